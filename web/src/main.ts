import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { show } from "./settings.svelte";

show();

export default mount(App, { target: document.getElementById("app")! });
