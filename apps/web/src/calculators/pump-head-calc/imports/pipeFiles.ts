import { pipeDuties, type PipeDuty } from "@org/hvac-core/exchange/pumps";
import type { ImportableFiles } from "../../imports/importableFiles.ts";
import { texts } from "./dialogTexts.ts";

/** Pipe files, whose flows and heads pump calculations import. */
export const pipeFiles: ImportableFiles<readonly PipeDuty[]> = {
  collection: "pipeCalculations",
  name: texts.pipeFile,
  none: texts.none,
  read: pipeDuties,
};
