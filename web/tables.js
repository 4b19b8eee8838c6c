// The connection of a page with a server for shared tables. NATS is spoken by its own client, nats.js, which is fetched once it is needed.
"use strict";

(() => {
	const FIRST = 100, MOST = 5000; // ms before the first attempt to connect again, and before each later one
	const { client, clientHash } = document.documentElement.dataset;

	let fetched = null; // the promise of the client
	function fetchedClient() {
		fetched ??= new Promise((resolve, reject) => {
			const script = document.createElement("script");
			script.src = `nats.js?${client}`;
			script.integrity = clientHash;
			script.onload = () => resolve(globalThis.nats);
			script.onerror = () => {
				fetched = null; // the next call tries again
				script.remove();
				reject(new Error("nats.js cannot be fetched"));
			};
			document.head.append(script);
		});
		return fetched;
	}

	const pause = (ms) => new Promise((done) => setTimeout(done, ms));
	const isUnknown = (error) => error?.name === "AuthorizationError";

	globalThis.tables = {
		// dial connects to a server and stays connected until it is closed. heard takes "up", "down", "unknown" if the server does not know
		// the link, and else the subject and the text of each message.
		dial(address, token, inboxPrefix, stored, signals, heard) {
			let connection = null, closed = false, attempts = 0;
			let lose = () => {}, lost = null;
			const hold = () => {
				lost = new Promise((_, reject) => { lose = () => reject(new Error("the connection is lost")); });
				lost.catch(() => {});
			};
			hold();
			const tell = (...words) => { if (!closed) heard(...words); };

			async function connected() {
				const { wsconnect } = await fetchedClient();
				return wsconnect({
					servers: address, token, inboxPrefix, name: "Six Winters", timeout: 5000, ignoreClusterUpdates: true,
					pingInterval: 20000, maxPingOut: 2, maxReconnectAttempts: -1,
					reconnectDelayHandler: () => Math.min(MOST, FIRST * 2 ** Math.min(10, attempts++)),
				});
			}

			async function run() {
				for (let wait = FIRST; !connection; wait = Math.min(MOST, 2 * wait)) {
					try {
						connection = await connected();
					} catch (error) {
						if (isUnknown(error)) throw error;
						await pause(wait);
					}
					if (closed) {
						connection?.close();
						return;
					}
				}
				for (const subject of [stored, signals]) {
					connection.subscribe(subject, { callback: (error, message) => { if (!error) tell(message.subject, message.string()); } });
				}
				tell("up");
				for await (const status of connection.status()) {
					if (status.type === "disconnect") {
						lose();
						hold();
						tell("down");
					} else if (status.type === "reconnect") {
						attempts = 0;
						tell("up");
					}
				}
				const error = await connection.closed();
				if (error) throw error;
			}
			run().catch((error) => {
				lose();
				if (isUnknown(error)) tell("unknown");
				else console.error(error);
			});

			return {
				// request calls back with true and the answer, or with false once it has not come in time or the connection is lost.
				request(subject, text, timeout, answer) {
					if (!connection) {
						answer(false, "");
						return;
					}
					Promise.race([connection.request(subject, text, { timeout }), lost])
						.then((message) => answer(true, message.string()), () => answer(false, ""));
				},
				publish(subject, text) {
					try {
						connection?.publish(subject, text);
					} catch { /* whoever misses it hears the next one */ }
				},
				close() {
					closed = true;
					lose();
					connection?.flush().catch(() => {}).then(() => connection.close()); // the last word tells others that this desk has left
				},
			};
		},

		// notice has the browser show a notice, if the players allow it. A click on it shows the page.
		notice(head, body) {
			if (globalThis.Notification?.permission !== "granted") return;
			const how = { body, icon: "icon-192.png", tag: "turn" };
			try {
				const shown = new Notification(head, how);
				shown.onclick = () => {
					window.focus();
					shown.close();
				};
			} catch { // some browsers let only a worker show it
				navigator.serviceWorker?.ready.then((worker) => worker.showNotification(head, how));
			}
		},

		// post sends a text to an address and calls back with the status and text of its answer, or with 0.
		async post(address, token, text, timeout, answer) {
			let status = 0, said = "";
			try {
				const headers = token ? { Authorization: `Bearer ${token}` } : {};
				const got = await fetch(address, { method: "POST", body: text, headers, signal: AbortSignal.timeout(timeout) });
				said = await got.text();
				status = got.status;
			} catch { /* it cannot be reached */ }
			answer(status, said);
		},
	};
})();
