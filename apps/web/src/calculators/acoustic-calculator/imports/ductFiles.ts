import { ductPaths, type DuctPaths } from "@org/hvac-core/exchange/sound";
import type { ImportableFiles } from "../../imports/importableFiles.ts";

/** Duct files, whose ducts become sound paths. */
export const ductFiles: ImportableFiles<DuctPaths> = {
  collection: "ductCalculations",
  name: "duct file",
  none: "This project has no duct file yet. Save one to the project, then import its paths.",
  read: ductPaths,
};
