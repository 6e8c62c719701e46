import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { show } from "./settings.svelte";

show();

/** Browsers give a service worker to safe addresses only: https, and this computer. */
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined));

export default mount(App, { target: document.getElementById("app")! });
