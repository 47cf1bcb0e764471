import { lazyPart } from "@org/ui/elements";
import { loadBackend } from "../account/loadBackend.ts";

/** The dialog of a calculator's own page that saves into a project, loaded when it opens, and accounts with it. */
export const SaveDialog = lazyPart(async () => (await Promise.all([import("./SaveToProject.tsx"), loadBackend()]))[0].SaveToProject);
