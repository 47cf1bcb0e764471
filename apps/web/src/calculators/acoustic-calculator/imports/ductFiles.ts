import { ductPaths, type DuctPaths } from "@org/hvac-core/exchange/sound";
import type { ImportableFiles } from "../../imports/importableFiles.ts";
import { texts } from "./texts.ts";

/** Duct files, whose ducts become sound paths. */
export const ductFiles: ImportableFiles<DuctPaths> = {
  collection: "ductCalculations",
  name: texts.file,
  none: texts.noFile,
  read: ductPaths,
};
