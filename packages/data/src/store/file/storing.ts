import { failureText, isRetryable } from "../failures.ts";
import type { StoreFailure, StoreRequest } from "./fileModel.ts";
import type { FileMachine, FileOptions } from "./fileMachine.ts";
import { MissingFileError, storeFile } from "./storeFile.ts";
import { storeAccepted } from "./storeAccepted.ts";

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
  const store = async (request: StoreRequest): Promise<void> => {
    try {
      const stored = await storeAccepted((part) => storeFile(context, ref, calculator, part), request);
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

function failureOf(error: unknown): StoreFailure {
  const kind = error instanceof MissingFileError ? "gone" : isRetryable(error) ? "unreachable" : "refused";
  return { kind, message: failureText(error) };
}
