import { limits } from "@org/data";
import { useState } from "react";
import type { ReportOptions } from "../../reports/keptOptions.ts";
import { lengthError } from "../lengthError.ts";
import type { Stated } from "./issueFile.ts";
import { texts } from "./texts.ts";

/** What the form of an issue asks for, as it is typed. */
export interface StatedFields extends Stated {
  readonly change: (changed: Partial<Stated>) => void;
  readonly revisionFault: string | undefined;
  readonly purposeFault: string | undefined;
  /** Somebody asks to issue it. @returns whether it may be */
  readonly ask: () => boolean;
  /** The designation that stands there is taken, in words. It is told until another is typed. */
  readonly refuseRevision: (fault: string) => void;
}

/** Holds what is stated of what is issued, and what is wrong with it. @param options what the title block says so far */
export function useStated(options: ReportOptions): StatedFields {
  const [stated, setStated] = useState<Stated>({ options, purpose: "" });
  const [taken, setTaken] = useState<{ readonly revision: string; readonly fault: string }>();
  const [isAsked, setAsked] = useState(false);
  const { revision } = stated.options;
  const purposeFault = lengthError(stated.purpose, limits.noteLength);
  const hasRevision = revision.trim() !== "";
  return {
    ...stated,
    change: (changed) => setStated((before) => ({ ...before, ...changed })),
    revisionFault: isAsked && !hasRevision ? texts.noRevision : taken?.revision === revision ? taken.fault : undefined,
    purposeFault,
    ask: () => {
      setAsked(true);
      setTaken(undefined);
      return hasRevision && purposeFault === undefined;
    },
    refuseRevision: (fault) => setTaken({ revision, fault }),
  };
}
