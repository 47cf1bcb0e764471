import { lazyPart } from "@org/ui/elements";
import { loadSession } from "../account/loadSession.ts";

/** The dialog of a calculator's own page that saves into a project, loaded when it opens, and accounts with it. */
export const SaveDialog = lazyPart(async () => (await Promise.all([import("./SaveToProject.tsx"), loadSession()]))[0].SaveToProject);
