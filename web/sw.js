// Keeps the whole page, so that it starts without a network once it has been visited. A new version is fetched beside the old
// one, and takes over when no tab shows that any more, so that its files always fit together.
"use strict";

const CACHE = "sixwinters @VERSION@";
const FILES = ["./", "files.js", "page.js", "wasm_exec.js", "sixwinters.wasm.gz", "manifest.webmanifest",
	"icon-32.png", "icon-128.png", "icon-192.png", "icon-512.png"];

addEventListener("install", (event) => {
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener("activate", (event) => {
	event.waitUntil((async () => {
		for (const name of await caches.keys()) {
			if (name.startsWith("sixwinters ") && name !== CACHE) await caches.delete(name);
		}
		await clients.claim();
	})());
});

addEventListener("fetch", (event) => {
	if (event.request.method !== "GET") return;
	event.respondWith((async () => {
		const cache = await caches.open(CACHE);
		return await cache.match(event.request, { ignoreSearch: true }) ?? fetch(event.request);
	})());
});
