import { lazyPart } from "../elements/lazyPart.tsx";

/** Loaded on demand. */
export const ImportDialog = lazyPart(async () => (await import("./ImportDialog.tsx")).ImportDialog);
