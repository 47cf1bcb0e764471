import { acceptanceId, acceptanceOf } from "@org/hvac-core/internal";
import type { Warning } from "@org/hvac-core/kernel";
import type { AnySuccess } from "../state/formInput.ts";
import { texts } from "./texts.ts";

/** Id under which a warning can be accepted: notes need no acceptance, and a row that is left out has to be completed. */
export function acceptableId(warning: Warning): string | undefined {
  return warning.severity === "info" || warning.code === "left-out" ? undefined : acceptanceId(warning);
}

/** The message of a warning on paper, with the reason for which it was accepted. */
export function warningText(outcome: AnySuccess, warning: Warning): string {
  const accepted = acceptanceOf(outcome, warning);
  return accepted ? texts.accepted(warning.message, accepted.reason) : warning.message;
}
