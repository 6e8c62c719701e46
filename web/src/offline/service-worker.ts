// Works between the pages and the network: keeps the files of this build, and shows a page of its own while the hall does not answer.
// Pages always come from the hall, answers of the hall are never kept, and every kept file has the hash of its content in its name. So nobody gets a
// page of one build with files of another, and whoever has an old page open goes on with the old files until its last tab is closed.

/** Both are put in by the build. */
declare const __FILES__: string[];
declare const __VERSION__: string;
declare const clients: { claim(): Promise<void> };

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const OFFLINE = "/offline.html";
const CACHE = `pixelhall-${__VERSION__}`;
/** What a proxy says when there is no hall behind it. */
const CLOSED = [502, 503, 504];

addEventListener("install", (event) => {
  (event as Extendable).waitUntil(caches.open(CACHE).then((cache) => cache.addAll(__FILES__)));
});

addEventListener("activate", (event) => {
  (event as Extendable).waitUntil(forgetOlder().then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event as Asked;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") (event as Asked).respondWith(page(request));
  else if (pathname.startsWith("/assets/")) (event as Asked).respondWith(file(request));
});

async function forgetOlder(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("pixelhall-") && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    return CLOSED.includes(answer.status) ? await offline(answer) : answer;
  } catch {
    return offline(Response.error());
  }
}

async function offline(otherwise: Response): Promise<Response> {
  return (await kept(OFFLINE)) ?? otherwise;
}

async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

const kept = (what: Request | string) => caches.match(what, { cacheName: CACHE, ignoreVary: true });
