// Starts the game in its page: fetches it with a progress bar, gives it the options of the address, and tells the players what
// the browser does not allow.
"use strict";

(() => {
	const { version, size } = document.documentElement.dataset;
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

	// notice says something beside the game until it is dismissed.
	function notice(sentence) {
		part("notice").firstChild.textContent = sentence;
		part("notice").hidden = false;
	}
	part("notice").lastChild.onclick = () => { part("notice").hidden = true; };

	// options returns the flags in the address as those of a link, which the game then restricts, and takes them out of it: when the
	// page is reloaded the game goes on and does not begin anew.
	function options() {
		const list = [...new URLSearchParams(location.search)].map(([flag, value]) => `-link=${flag}=${value}`);
		if (location.search) history.replaceState(null, "", location.pathname + location.hash);
		return list;
	}

	// missing says what this browser lacks, or nothing.
	function missing() {
		if (typeof WebAssembly !== "object") return "Six Winters needs WebAssembly, which this browser does not have. Use a current browser.";
		if (!document.createElement("canvas").getContext("webgl2")) {
			return "Six Winters draws with WebGL 2, which this browser does not have or has turned off. Turn on hardware acceleration in its settings, or use another browser.";
		}
		return "";
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

	async function load(imports) {
		let answer = { ok: false };
		if (typeof DecompressionStream === "function") answer = await fetch("sixwinters.wasm.gz");
		if (!answer.ok) answer = await fetch("sixwinters.wasm");
		if (!answer.ok) throw new Error(`the server answers ${answer.status} ${answer.statusText}`);
		const program = new Response(counted(await unpacked(answer.body)), { headers: { "Content-Type": "application/wasm" } });
		return (await WebAssembly.instantiateStreaming(program, imports)).instance;
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
		}));
	}

	async function run() {
		const lacks = missing();
		if (lacks) {
			stop(lacks);
			return;
		}
		checkStorage();
		const go = new Go();
		go.argv = ["sixwinters", ...options()];
		go.env = { HOME: "/", XDG_DATA_HOME: "/data", XDG_CONFIG_HOME: "/config", XDG_DOCUMENTS_DIR: "/Downloads" };
		let code = 0;
		go.exit = (c) => {
			code = c;
			go._resume = () => {}; // ignores callbacks that still come
		};
		let instance;
		try {
			instance = await load(go.importObject);
		} catch (error) {
			stop(`Six Winters could not be loaded: ${error.message}.`);
			return;
		}
		say("Laying out the table …");
		part("progress").removeAttribute("value");
		await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
		uncover();
		await go.run(instance);
		document.querySelector("canvas")?.remove();
		if (code === 0) stop("The game has ended. Every move is saved.", "Play");
		else stop(fs.errors.slice(0, 3).join("\n") || "The game has failed.");
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
		if (fs.unsaved) event.preventDefault();
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
	globalThis.sixwinters = {
		onfiles: () => {}, // takes a folder with files of the players
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

	if ("serviceWorker" in navigator) {
		addEventListener("load", () => navigator.serviceWorker.register("sw.js").catch(() => {})); // then it plays online only
	}
	run();
})();
