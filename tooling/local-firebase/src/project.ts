import path from "node:path";

/** Folder of the repository. */
export const repository = path.join(import.meta.dirname, "../../..");

/** Firebase takes a project whose id starts with `demo-` as one without production behind it: nothing is looked up or signed in to. */
export const localProjectId = "demo-plenum";

/** The app id under which local data stands: the product's built-in one. */
export const localAppId = "plenum";

/** Emulators listen here and nowhere else. */
export const host = "127.0.0.1";
