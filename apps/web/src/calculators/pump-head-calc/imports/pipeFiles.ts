import { pipeDuties, type PipeDuty } from "@org/hvac-core/exchange/pumps";
import type { ImportableFiles } from "../../imports/importableFiles.ts";

/** Pipe files, whose flows and heads pump calculations import. */
export const pipeFiles: ImportableFiles<readonly PipeDuty[]> = {
  collection: "pipeCalculations",
  name: "pipe file",
  none: "This project has no pipe file yet. Save one to the project, then import its flow and head.",
  read: pipeDuties,
};
