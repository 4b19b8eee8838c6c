// The files of the game in IndexedDB: campaigns, their backups, and the settings. Go's package os calls globalThis.fs as it
// calls that of Node.js, so that the game reads and writes files here as on a disk. A file is on the disk, in the sense of the
// game, when the transaction that wrote it is complete with strict durability: fsync and rename call back only then. Nothing is
// kept in memory between two calls, so two tabs see the same files.
"use strict";

(() => {
	const STORE = "files"; // path → {data: Uint8Array, time: ms} or, for a folder, {time: ms}
	const APPEND = 1024, CREATE = 64, EXCLUSIVE = 128, TRUNCATE = 512, DIRECTORY = 65536;
	const FOLDER_MODE = 0o40777, FILE_MODE = 0o100666;

	const failed = (code) => Object.assign(new Error(code), { code });

	// codeOf returns the code that Go knows for what an operation has failed with.
	function codeOf(error) {
		if (error && error.code && typeof error.code === "string") return error.code;
		switch (error && error.name) {
			case "QuotaExceededError": return "ENOSPC";
			case "SecurityError": case "NotAllowedError": case "InvalidStateError": return "EACCES";
		}
		return "EIO";
	}

	let opened = null; // the promise of the database
	function database() {
		opened ??= new Promise((resolve, reject) => {
			const request = indexedDB.open("sixwinters", 1);
			request.onupgradeneeded = () => request.result.createObjectStore(STORE);
			request.onerror = () => reject(request.error);
			request.onsuccess = () => {
				const db = request.result;
				db.onclose = () => { opened = null; };
				db.onversionchange = () => { db.close(); opened = null; };
				resolve(db);
			};
		}).catch((error) => {
			opened = null; // the next call tries again
			throw codeOf(error) === "EIO" ? failed("EACCES") : error;
		});
		return opened;
	}

	const answer = (request) => new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

	// transact runs work on the store in one transaction, and returns once it is on the disk: all of it, or nothing.
	async function transact(mode, work) {
		const t = (await database()).transaction(STORE, mode, { durability: "strict" });
		const complete = new Promise((resolve, reject) => {
			t.oncomplete = resolve;
			t.onabort = () => reject(t.error || failed("EIO"));
		});
		complete.catch(() => {});
		let result;
		try {
			result = await work(t.objectStore(STORE));
		} catch (error) {
			try { t.abort(); } catch { /* it has ended already, with its error */ }
			throw t.error || error;
		}
		await complete;
		return result;
	}

	const find = (path) => transact("readonly", (store) => answer(store.get(path)));

	// clean returns a path without a slash at its end and without empty parts or dots; "" is the root.
	const clean = (path) => path.split("/").filter((part) => part && part !== ".").map((part) => "/" + part).join("");

	async function entryOf(path) {
		if (path === "" || isDownloadFolder(path)) return { time: 0 };
		const entry = pending.has(path) ? { data: pending.get(path), time: 0 } : isDownload(path) ? null : await find(path);
		if (!entry) throw failed("ENOENT");
		return entry;
	}

	// What is written to these folders is not kept: the browser saves it as a download.
	const downloadFolders = ["/Downloads", "/data/sixwinters/campaigns/reports"];
	const pending = new Map(); // downloads by their path until they are written whole
	const isDownloadFolder = (path) => downloadFolders.includes(path);
	const isDownload = (path) => downloadFolders.some((folder) => path.startsWith(folder + "/"));

	function download(path, data) {
		const link = document.createElement("a");
		link.download = path.slice(path.lastIndexOf("/") + 1);
		link.href = URL.createObjectURL(new Blob([data], { type: "application/octet-stream" }));
		link.click();
		setTimeout(() => URL.revokeObjectURL(link.href), 60000);
	}

	function put(path, data) {
		return transact("readwrite", (store) => answer(store.put({ data, time: Date.now() }, path)));
	}

	// joined returns the data of a file with what was written to it since.
	function joined(data, pieces) {
		for (const piece of pieces) {
			const at = piece.at ?? data.length;
			const longer = new Uint8Array(Math.max(data.length, at + piece.bytes.length));
			longer.set(data);
			longer.set(piece.bytes, at);
			data = longer;
		}
		return data;
	}

	const open = new Map(); // the open files by their number
	let next = 3; // number; those before are the standard ones

	function file(fd) {
		const f = open.get(fd);
		if (!f) throw failed("EBADF");
		return f;
	}

	// flush brings what was written to an open file to the disk.
	async function flush(f) {
		const pieces = f.pieces;
		f.pieces = []; // after a failure they may be on the disk or not: the game writes the whole file again
		if (!pieces.length || f.path === null) return;
		if (f.isDownload) {
			pending.set(f.path, joined(pending.get(f.path), pieces));
			return;
		}
		await transact("readwrite", async (store) => {
			const entry = await answer(store.get(f.path));
			if (!entry || !entry.data) throw failed("ENOENT");
			await answer(store.put({ data: joined(entry.data, pieces), time: Date.now() }, f.path));
		});
		if (f.path.startsWith("/data/")) fs.onsaved?.();
	}

	// numberOf returns the number by which Go tells one file from another. A renamed file keeps it.
	const numbers = new Map(); // by path
	let lastNumber = 0;
	function numberOf(path) {
		if (!numbers.has(path)) numbers.set(path, ++lastNumber);
		return numbers.get(path);
	}

	const statOf = (entry, ino) => ({
		dev: 0, ino, mode: entry.data ? FILE_MODE : FOLDER_MODE, nlink: 1, uid: 0, gid: 0, rdev: 0,
		size: entry.data ? entry.data.length : 0, blksize: 4096, blocks: 0,
		atimeMs: entry.time, mtimeMs: entry.time, ctimeMs: entry.time,
		isDirectory: () => !entry.data,
	});

	// later calls a callback of Go with the value of a promise, or with the code of its failure.
	const later = (callback, work) => {
		work().then((value) => callback(null, value), (error) => callback(failed(codeOf(error))));
	};
	const fails = (code) => (...args) => args.at(-1)(failed(code));

	const lines = { 1: "", 2: "" }; // the unfinished last line of each output
	const decoder = new TextDecoder();

	const fs = globalThis.fs = {
		constants: { O_WRONLY: 1, O_RDWR: 2, O_CREAT: CREATE, O_TRUNC: TRUNCATE, O_APPEND: APPEND, O_EXCL: EXCLUSIVE, O_DIRECTORY: DIRECTORY },

		onsaved: null, // called after a campaign has been written
		errors: [], // the last lines printed to the standard error

		writeSync(fd, bytes) {
			const parts = (lines[fd] + decoder.decode(bytes)).split("\n");
			lines[fd] = parts.pop();
			for (const line of parts) {
				if (fd === 1) {
					console.log(line);
				} else {
					console.error(line);
					fs.errors = [...fs.errors.slice(-20), line];
				}
			}
			return bytes.length;
		},

		open(path, flags, mode, callback) {
			later(callback, async () => {
				path = clean(path);
				const f = { path, pieces: [], at: 0, append: Boolean(flags & APPEND), isDownload: isDownload(path) };
				let entry = await entryOf(path).catch((error) => {
					if (codeOf(error) !== "ENOENT" || !(flags & CREATE)) throw error;
				});
				if (entry && flags & CREATE && flags & EXCLUSIVE) throw failed("EEXIST");
				if (entry && !entry.data && flags & 3) throw failed("EISDIR");
				if (!entry || flags & TRUNCATE) {
					entry = { data: new Uint8Array(), time: Date.now() };
					if (f.isDownload) pending.set(path, entry.data);
					else await put(path, entry.data);
				}
				f.entry = entry;
				f.ino = numberOf(path);
				open.set(next, f);
				return next++;
			});
		},

		close(fd, callback) {
			later(callback, async () => {
				const f = file(fd);
				open.delete(fd);
				const written = f.isDownload && (f.pieces.length || f.synced);
				await flush(f);
				if (written && f.path && !f.path.endsWith(".new")) {
					download(f.path, pending.get(f.path));
					pending.delete(f.path);
				}
			});
		},

		read(fd, buffer, offset, length, position, callback) {
			later(callback, async () => {
				const f = file(fd);
				if (!f.entry.data) throw failed("EISDIR");
				const from = position ?? f.at;
				const part = f.entry.data.subarray(from, from + length);
				buffer.set(part, offset);
				if (position === null) f.at += part.length;
				return part.length;
			});
		},

		write(fd, buffer, offset, length, position, callback) {
			if (fd === 1 || fd === 2) {
				callback(null, fs.writeSync(fd, buffer.subarray(offset, offset + length)));
				return;
			}
			later(callback, async () => {
				const f = file(fd);
				const at = f.append ? null : position ?? f.at;
				f.pieces.push({ at, bytes: buffer.slice(offset, offset + length) });
				if (position === null) f.at += length;
				return length;
			});
		},

		fsync(fd, callback) {
			later(callback, async () => {
				const f = file(fd);
				f.synced = true;
				await flush(f);
			});
		},

		rename(from, to, callback) {
			later(callback, async () => {
				[from, to] = [clean(from), clean(to)];
				if (pending.has(from)) {
					download(to, pending.get(from));
					pending.delete(from);
					return;
				}
				await transact("readwrite", async (store) => {
					const entry = await answer(store.get(from));
					if (!entry) throw failed("ENOENT");
					if (!entry.data) throw failed("ENOSYS"); // the game renames no folders
					if (from === to) return;
					await answer(store.put(entry, to));
					await answer(store.delete(from));
				});
				if (from === to) return;
				numbers.set(to, numberOf(from));
				numbers.delete(from);
				for (const f of open.values()) {
					if (f.path === to) f.path = null;
					if (f.path === from) f.path = to;
				}
			});
		},

		unlink(path, callback) {
			later(callback, async () => {
				path = clean(path);
				if (pending.delete(path)) return;
				await transact("readwrite", async (store) => {
					const entry = await answer(store.get(path));
					if (!entry) throw failed("ENOENT");
					if (!entry.data) throw failed("EISDIR");
					await answer(store.delete(path));
				});
				numbers.delete(path);
				for (const f of open.values()) {
					if (f.path === path) f.path = null;
				}
			});
		},

		mkdir(path, mode, callback) {
			later(callback, () => transact("readwrite", async (store) => {
				path = clean(path);
				if (await answer(store.get(path))) throw failed("EEXIST");
				await answer(store.put({ time: Date.now() }, path));
			}));
		},

		rmdir(path, callback) {
			later(callback, async () => {
				path = clean(path);
				if ((await names(path)).length) throw failed("ENOTEMPTY");
				await transact("readwrite", (store) => answer(store.delete(path)));
			});
		},

		readdir(path, callback) {
			later(callback, async () => names(clean(path)));
		},

		stat(path, callback) {
			later(callback, async () => statOf(await entryOf(clean(path)), numberOf(clean(path))));
		},

		lstat(path, callback) {
			fs.stat(path, callback);
		},

		fstat(fd, callback) {
			later(callback, async () => statOf(file(fd).entry, file(fd).ino));
		},

		truncate(path, length, callback) {
			later(callback, () => transact("readwrite", async (store) => {
				const entry = await answer(store.get(clean(path)));
				if (!entry || !entry.data) throw failed("ENOENT");
				const data = new Uint8Array(length);
				data.set(entry.data.subarray(0, length));
				await answer(store.put({ data, time: Date.now() }, clean(path)));
			}));
		},

		utimes(path, accessed, modified, callback) {
			later(callback, () => transact("readwrite", async (store) => {
				const entry = await answer(store.get(clean(path)));
				if (!entry) throw failed("ENOENT");
				await answer(store.put({ ...entry, time: modified * 1000 }, clean(path)));
			}));
		},

		chmod: (path, mode, callback) => callback(null),
		fchmod: (fd, mode, callback) => callback(null),
		chown: fails("ENOSYS"), fchown: fails("ENOSYS"), lchown: fails("ENOSYS"), ftruncate: fails("ENOSYS"),
		link: fails("ENOSYS"), symlink: fails("ENOSYS"), readlink: fails("ENOSYS"),

		// lock takes a lock of the browser, which other tabs cannot have meanwhile and which ends with this tab. It calls back
		// with a function that gives it back, with null if another tab has it, or with nothing if there are no locks.
		lock(name, callback) {
			let given = null;
			const ended = navigator.locks.request("sixwinters:" + name, { ifAvailable: true }, (held) => held && new Promise((giveBack) => {
				given = true;
				callback((then) => {
					giveBack();
					ended.then(then);
				});
			}));
			ended.then(() => given || callback(null), () => given || callback());
		},

		// keep writes a file at once, or makes a folder if there is no data: for what the players bring here.
		keep: (path, data) => put(path, data),

		// forget deletes everything in a folder.
		forget: (path) => transact("readwrite", (store) => answer(store.delete(IDBKeyRange.bound(path + "/", path + "0", true, true)))),
	};

	// names returns the names of what is in a folder.
	async function names(path) {
		const keys = await transact("readonly", (store) => answer(store.getAllKeys(IDBKeyRange.bound(path + "/", path + "0", true, true))));
		if (!keys.length && path !== "") await entryOf(path); // there may be no such folder
		return keys.map((key) => key.slice(path.length + 1)).filter((name) => !name.includes("/"));
	}

	globalThis.process = {
		getuid: () => -1, getgid: () => -1, geteuid: () => -1, getegid: () => -1, pid: -1, ppid: -1,
		getgroups() { throw failed("ENOSYS"); },
		umask() { throw failed("ENOSYS"); },
		cwd: () => "/",
		chdir() { throw failed("ENOSYS"); },
	};
})();
