import { failureText, isRetryable } from "../failures.ts";
import type { FileTime } from "../device/draft.ts";
import type { StoreFailure, StoreRequest, StoreResult } from "./fileModel.ts";
import type { FileMachine, FileOptions } from "./fileMachine.ts";
import { MissingFileError, storeFile } from "./storeFile.ts";
import { storeAccepted } from "./storeAccepted.ts";
import { versionOccasion, type VersionLook } from "./versionPlan.ts";

/** Stores an open file, one store at a time. */
export interface Storing {
  /** Brings `due` after a time in milliseconds, in place of an earlier wait. */
  readonly wake: (after: number) => void;
  readonly store: (request: StoreRequest) => void;
  /** Stores due changes; resolves when no store is running. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

export function createStoring({ context, ref, calculator }: FileOptions, file: FileMachine): Storing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storing: Promise<void> | undefined;
  let lastLook: VersionLook | undefined;
  const storePart = async (part: StoreRequest): Promise<StoreResult> => {
    const { openedAt } = file.model();
    // Not `performance.now()`, which stands still while a computer sleeps.
    const occasion = versionOccasion(lastLook, openedAt && millisecondsOf(openedAt), Date.now());
    const { versionWaitMs, ...stored } = await storeFile(context, ref, calculator, part, occasion);
    if (occasion && versionWaitMs !== undefined) lastLook = { time: occasion.now, waitMs: versionWaitMs };
    return stored;
  };
  const store = async (request: StoreRequest): Promise<void> => {
    try {
      const stored = await storeAccepted(storePart, request);
      file.dispatch({ type: "stored", stored });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== "unreachable") context.report.error("A file could not be stored.", error);
      file.dispatch({ type: "store failed", failure });
    }
  };
  return {
    wake: (after) => {
      clearTimeout(timer);
      timer = setTimeout(() => file.dispatch({ type: "due" }), after);
    },
    store: (request) => {
      storing = store(request);
    },
    flush: async () => {
      await storing;
      file.dispatch({ type: "due" });
      await storing;
    },
    stop: () => clearTimeout(timer),
  };
}

/** Milliseconds since 1970, rounded down as in stored times. */
const millisecondsOf = ({ seconds, nanoseconds }: FileTime): number => seconds * 1000 + Math.floor(nanoseconds / 1e6);

function failureOf(error: unknown): StoreFailure {
  const kind = error instanceof MissingFileError ? "gone" : isRetryable(error) ? "unreachable" : "refused";
  return { kind, message: failureText(error) };
}
