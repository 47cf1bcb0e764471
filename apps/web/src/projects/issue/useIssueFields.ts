import { isBlank, limits } from "@org/data";
import { useState } from "react";
import type { ReportOptions } from "../../reports/reportOptions.ts";
import { lengthError } from "../lengthError.ts";
import type { IssueDetails } from "./issueFile.ts";
import { texts } from "./texts.ts";

/** Fields of the form of an issue, and their errors. */
export interface IssueFormState extends IssueDetails {
  readonly change: (changed: Partial<IssueDetails>) => void;
  readonly revisionError: string | undefined;
  readonly purposeError: string | undefined;
  /** Validates the form when the user asks to issue. @returns whether the fields are valid */
  readonly ask: () => boolean;
  /** Shows that the entered revision is already used, until another one is entered. */
  readonly refuseRevision: (error: string) => void;
}

/** State of an issue's form. @param options the texts of the title block so far */
export function useIssueFields(options: ReportOptions): IssueFormState {
  const [details, setDetails] = useState<IssueDetails>({ options, purpose: "" });
  const [taken, setTaken] = useState<{ readonly revision: string; readonly error: string }>();
  const [isAsked, setAsked] = useState(false);
  const { revision } = details.options;
  const purposeError = lengthError(details.purpose, limits.noteLength);
  const hasRevision = !isBlank(revision);
  return {
    ...details,
    change: (changed) => setDetails((before) => ({ ...before, ...changed })),
    revisionError: isAsked && !hasRevision ? texts.noRevision : taken?.revision === revision ? taken.error : undefined,
    purposeError,
    ask: () => {
      setAsked(true);
      setTaken(undefined);
      return hasRevision && purposeError === undefined;
    },
    refuseRevision: (error) => setTaken({ revision, error }),
  };
}
