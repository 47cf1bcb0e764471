import path from "node:path";
import { sharedBrowser } from "@tooling/browser/shared";

export const setup = sharedBrowser(path.join(import.meta.dirname, "page.ts"), ["source", "browser"]);
