import { lazyPart } from "@org/ui/elements";
import { loadBackend } from "../account/loadBackend.ts";

/** The dialog that saves a calculator's page to a project; loaded with accounts when it opens. */
export const SaveDialog = lazyPart(async () => (await Promise.all([import("./SaveToProject.tsx"), loadBackend()]))[0].SaveToProject);
