// Starts the game in its page: fetches it with a progress bar, gives it the options of the address, and tells the players what
// the browser does not allow.
"use strict";

(() => {
	const { version, size, program, hashes, table, entries } = document.documentElement.dataset;
	const part = (id) => document.getElementById(id);
	const say = (sentence) => { part("says").textContent = sentence; };

	// stop covers the page with a sentence and a button that reloads it.
	function stop(sentence, button = "Try again") {
		say(sentence);
		part("progress").hidden = true;
		part("again").textContent = button;
		part("again").hidden = false;
		part("cover").hidden = false;
		part("again").focus();
	}
	part("again").onclick = () => location.reload();

	// notice says something beside the game, after what it says already, until it is dismissed. offer, if there is one, is what the second
	// button does.
	function notice(sentence, offer) {
		const said = part("notice").hidden ? "" : part("notices").textContent + "\n";
		part("notices").textContent = said + sentence;
		if (offer) part("reload").onclick = offer;
		part("reload").hidden = !offer && (!said || part("reload").hidden);
		part("dismiss").textContent = part("reload").hidden ? "Got it" : "Later";
		part("notice").hidden = false;
	}
	part("dismiss").onclick = () => { part("notice").hidden = true; };

	// options returns the flags in the address as those of a link, which the game then restricts, and takes them out of it: when the
	// page is reloaded the game goes on and does not begin anew.
	function options() {
		const list = [...new URLSearchParams(location.search)].map(([flag, value]) => `-link=${flag}=${value}`);
		if (location.search) history.replaceState(null, "", location.pathname + location.hash);
		return list;
	}

	// seat returns the flag that sits down at the table whose link this page was opened with, if it was. A reload sits down there again. What is behind
	// the # is the secret of a seat: no browser sends it, and nothing here prints it.
	function seat() {
		return /^#(table=)?\w+\.\w\.[\w-]+$/.test(location.hash) ? [`-table=${location.href}`] : [];
	}
	addEventListener("hashchange", () => location.reload()); // another link was opened in this tab

	// missing says what this browser lacks, or nothing.
	function missing() {
		if (typeof WebAssembly !== "object") return "Six Winters needs WebAssembly, which this browser does not have. Use a current browser.";
		if (!document.createElement("canvas").getContext("webgl2")) {
			return "Six Winters draws with WebGL 2, which this browser does not have or has turned off. Turn on hardware acceleration in its settings, or use another browser.";
		}
		return "";
	}

	// renew brings a newer version that is ready: at once if nobody has begun to play, or else once the players want it.
	let busy = Boolean(location.search || seat().length); // a link has begun something, or the players have
	for (const type of ["pointerdown", "keydown", "gamepadconnected", "drop"]) {
		addEventListener(type, () => { busy = true; }, { capture: true, once: true });
	}
	let renewed = version; // the version that was brought or offered last
	function renew(newer) {
		if (newer === renewed) return;
		renewed = newer;
		if (busy || sixwinters.unsaved) {
			notice("A new version of Six Winters is ready." + (sixwinters.unsaved ? "" : " Every move is saved."), () => location.reload());
			return;
		}
		try {
			if (sessionStorage.getItem("sixwinters renewed") === newer) return; // it was no use
			sessionStorage.setItem("sixwinters renewed", newer);
		} catch {
			return;
		}
		location.reload();
	}

	// look asks the server for its version of the page. That also replaces a copy which the browser has cached.
	async function look() {
		try {
			const answer = await fetch(location.pathname, { cache: "reload" });
			const [, newer] = (await answer.text()).match(/ data-version="([^"]*)"/) ?? [];
			if (answer.ok && newer) renew(newer);
		} catch { /* there is no network */ }
	}

	// keep has the service worker keep this page, and bring newer ones from now on.
	async function keep() {
		const workers = navigator.serviceWorker;
		if (!workers) return; // over plain HTTP it plays online only
		workers.addEventListener("message", (event) => renew(event.data.version));
		workers.startMessages();
		workers.controller?.postMessage({ started: version });
		const registration = await workers.register("sw.js", { updateViaCache: "none" });
		const looked = () => registration.update().catch(() => {}); // without a network it plays on
		looked();
		addEventListener("visibilitychange", () => { if (!document.hidden) looked(); }); // a page may stay open for weeks
	}

	// unpacked returns a stream without its compression. A server may send the file as it is, or as a compressed one that the
	// browser has unpacked: the first bytes tell.
	async function unpacked(stream) {
		const reader = stream.getReader();
		const first = await reader.read();
		const rest = new ReadableStream({
			start: (to) => { if (first.value) to.enqueue(first.value); },
			pull: async (to) => {
				const { done, value } = await reader.read();
				if (done) to.close(); else to.enqueue(value);
			},
			cancel: (why) => reader.cancel(why),
		});
		const zipped = first.value && first.value[0] === 0x1f && first.value[1] === 0x8b;
		return zipped ? rest.pipeThrough(new DecompressionStream("gzip")) : rest;
	}

	// counted shows how much of a stream has come.
	function counted(stream) {
		let come = 0;
		return stream.pipeThrough(new TransformStream({
			transform(chunk, to) {
				come += chunk.length;
				part("progress").value = Math.min(1, come / size);
				to.enqueue(chunk);
			},
		}));
	}

	// fetched returns the program, and a promise that its bytes are those that belong to this page. It throws if the server has none.
	async function fetched(cache) {
		const digests = globalThis.crypto?.subtle; // over plain HTTP there are none: then the browser checks, and gives all bytes at once
		const options = digests ? { cache } : { cache, integrity: hashes };
		let answer = { ok: false };
		if (typeof DecompressionStream === "function") answer = await fetch(`sixwinters.wasm.gz?${program}`, options);
		if (!answer.ok) answer = await fetch(`sixwinters.wasm?${program}`, options);
		if (!answer.ok) throw new Error(`the server answers ${answer.status} ${answer.statusText}`);
		if (!digests) return { stream: answer.body, whole: async () => {} };
		const chunks = [];
		const stream = answer.body.pipeThrough(new TransformStream({
			transform(chunk, to) {
				chunks.push(chunk);
				to.enqueue(chunk);
			},
		}));
		const whole = async () => {
			const digest = new Uint8Array(await digests.digest("SHA-256", await new Blob(chunks).arrayBuffer()));
			if (!hashes.includes(btoa(String.fromCharCode(...digest)))) throw new Error("the program on the server is of another version than the page");
		};
		return { stream, whole };
	}

	async function load(imports, cache = "default") {
		const { stream, whole } = await fetched(cache);
		const answer = new Response(counted(await unpacked(stream)), { headers: { "Content-Type": "application/wasm" } });
		const { instance } = await WebAssembly.instantiateStreaming(answer, imports);
		performance.mark("compiled");
		await whole();
		// The program comes without Go's table of functions: see tools/webpage/pack.go.
		const memory = new DataView(instance.exports.mem.buffer);
		for (let i = 0; i < entries; i++) memory.setUint32(+table + 20 * i, i >> 4, true);
		return instance;
	}

	// The game opens its canvas wide when it is about to draw its first picture.
	function uncover() {
		const canvas = document.querySelector("canvas");
		if (!canvas || canvas.width <= 16) {
			requestAnimationFrame(uncover);
			return;
		}
		requestAnimationFrame(() => requestAnimationFrame(() => {
			part("cover").hidden = true;
			performance.mark("picture");
			if (fs.errors.length) notice(fs.errors.join("\n")); // what of the link is ignored
			keep().catch(() => {}); // then it plays online only
		}));
	}

	async function run() {
		const lacks = missing();
		if (lacks) {
			stop(lacks);
			return;
		}
		checkStorage();
		if (!navigator.serviceWorker?.controller) look(); // the browser may have cached an older page
		const go = new Go();
		go.argv = ["sixwinters", ...options(), ...seat()];
		go.env = { HOME: "/", XDG_DATA_HOME: "/data", XDG_CONFIG_HOME: "/config", XDG_DOCUMENTS_DIR: "/Downloads" };
		let code = 0;
		go.exit = (c) => {
			code = c;
			go._resume = () => {}; // ignores callbacks that still come
		};
		let instance;
		try {
			// What the browser has cached may be from while the server was being renewed.
			instance = await load(go.importObject).catch(() => load(go.importObject, "reload"));
		} catch (error) {
			stop(`Six Winters could not be loaded: ${error.message}.`);
			look();
			return;
		}
		say("Laying out the table …");
		part("progress").removeAttribute("value");
		await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
		uncover();
		await go.run(instance);
		document.querySelector("canvas")?.remove();
		if (code === 0) {
			stop("The game has ended. " + (sixwinters.unsaved ? "The last moves are not saved." : "Every move is saved."), "Play");
			sixwinters.unsaved = false; // the game has asked before it ended
			return;
		}
		stop(fs.errors.slice(0, 3).join("\n") || "The game has failed.");
	}

	// checkStorage tells at once if nothing can be kept.
	async function checkStorage() {
		try {
			await fs.keep("/config/visited", new TextEncoder().encode(version));
		} catch (error) {
			notice(error.name === "QuotaExceededError"
				? "This browser has no room left for this page, so no move is saved. Free some space and reload the page."
				: "This browser keeps no data for this page, so no move is saved. Allow it to store data here and reload the page.");
		}
	}

	// Once a campaign has been written, the browser is asked once not to throw it away when it runs out of room.
	fs.onsaved = () => {
		fs.onsaved = null;
		try {
			if (localStorage.getItem("sixwinters asked to persist")) return;
			localStorage.setItem("sixwinters asked to persist", "yes");
		} catch { /* then it asks once a visit */ }
		navigator.storage?.persist?.();
	};

	addEventListener("beforeunload", (event) => {
		if (sixwinters.unsaved) event.preventDefault();
	});

	// isBrowserKey tells whether a key is the browser's: to reload, print or zoom, for its tabs, its address, its tools and its full screen.
	// The game must neither act on it nor keep the browser from it.
	function isBrowserKey(event) {
		const letter = String(event.key).toLowerCase();
		if (event.metaKey || ["F5", "F6", "F7", "F11", "F12"].includes(event.key)) return true;
		if (event.altKey) return ["ArrowLeft", "ArrowRight", "Home"].includes(event.key);
		if (!event.ctrlKey) return false;
		return (event.shiftKey ? "ijcnprtw" : "dfghjlnoprstw+-=0123456789").includes(letter) || ["Tab", "PageUp", "PageDown", "F4"].includes(event.key);
	}
	for (const type of ["keydown", "keyup"]) {
		addEventListener(type, (event) => { if (isBrowserKey(event)) event.stopImmediatePropagation(); }, true);
	}

	// A change of the pixel density alone, such as on a move to another screen, changes no size that would tell.
	function followDensity() {
		matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
			dispatchEvent(new Event("resize"));
			followDensity();
		}, { once: true });
	}
	followDensity();

	// bring keeps files where the game can read them, and gives it their folder.
	async function bring(files) {
		const folder = `/imports/${Date.now()}`;
		try {
			await fs.forget("/imports"); // those before have been read
			await fs.keep(folder);
			for (const file of files) await fs.keep(`${folder}/${file.name}`, new Uint8Array(await file.arrayBuffer()));
		} catch (error) {
			notice(`The file could not be read or kept: ${error.message}.`);
			return;
		}
		globalThis.sixwinters.onfiles(folder);
	}

	// What the game asks of the page, and what it is called back with.
	const sixwinters = globalThis.sixwinters = {
		onfiles: () => {}, // takes a folder with files of the players
		unsaved: false, // the game sets it while the last moves are not saved
		choose() {
			part("files").value = "";
			part("files").click();
		},
	};
	part("files").onchange = () => bring(part("files").files);

	// Ebitengine reads dropped files too, but sees them only with the next input, and never if reading fails.
	addEventListener("dragover", (event) => event.preventDefault());
	addEventListener("drop", (event) => {
		event.preventDefault();
		event.stopImmediatePropagation();
		if (event.dataTransfer.files.length) bring(event.dataTransfer.files);
	}, true);

	run();
})();
