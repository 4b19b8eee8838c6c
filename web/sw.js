// Keeps the whole page, so that it starts without a network once it has been visited, and renews it. A new version is fetched beside the
// old one, from the server if what the browser has cached is of another version, and serves the next page that is opened only once all
// of it is there. Pages that are open stay as they are and are told.
"use strict";

const VERSION = "@VERSION@";
const PREFIX = "sixwinters ", CACHE = PREFIX + VERSION;
const PAGE = "./";
const FILES = @FILES@; // the other files of this version: path → the hashes that they may have

// fetched returns the file of this version at a path.
async function fetched(path) {
	for (const cache of ["default", "reload"]) { // whatever the server said about caching, the hash tells whether a copy will do
		const answer = await fetch(path, { cache, integrity: FILES[path] }).catch(() => null);
		if (!answer?.ok) continue;
		if (path !== PAGE) return answer;
		const text = await answer.text();
		if (text.includes(`data-version="${VERSION}"`)) return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
	}
	throw new Error(`${path} of version ${VERSION} is not there`);
}

addEventListener("install", (event) => {
	event.waitUntil((async () => {
		const cache = await caches.open(CACHE);
		await Promise.all([PAGE, ...Object.keys(FILES)].map(async (path) => {
			if (await cache.match(path)) return; // from a download that was cut off
			await cache.put(path, await fetched(path));
		}));
		await skipWaiting();
	})());
});

addEventListener("activate", (event) => {
	event.waitUntil((async () => {
		await clients.claim();
		for (const page of await clients.matchAll()) page.postMessage({ version: VERSION });
	})());
});

// A page that has started says so. It may have missed that there is a newer version. If not it needs no other one, but another page may
// still be starting.
addEventListener("message", (event) => {
	event.waitUntil((async () => {
		if (event.data.started !== VERSION) {
			event.source.postMessage({ version: VERSION });
			return;
		}
		if ((await clients.matchAll()).length > 1) return;
		for (const name of await caches.keys()) {
			if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
		}
	})());
});

async function answered(request, path) {
	const cache = await caches.open(CACHE);
	if (request.mode === "navigate" && [PAGE, "./index.html"].includes(path)) return await cache.match(PAGE) ?? fetch(request);
	// The program is asked for by its hash, of this version or of the one before.
	return await cache.match(request) ?? await caches.match(request) ?? fetch(request);
}

addEventListener("fetch", (event) => {
	const { request } = event, { pathname } = new URL(request.url), scope = new URL(registration.scope);
	if (request.method !== "GET" || !request.url.startsWith(scope.href)) return;
	if (request.cache === "reload" && request.mode !== "navigate") return; // it asks the server
	event.respondWith(answered(request, "./" + pathname.slice(scope.pathname.length)));
});
