import { useEffect, useRef, useState, type RefObject } from "react";
import type { BuildingQuestion } from "../buildingMessages.ts";
import type { ResultsAnswer, ResultsProblem, ResultsQuestion, WrittenModel } from "./resultsMessages.ts";
import { texts } from "./texts.ts";

/** What the dialog shows. */
export type ModelState =
  | { readonly phase: "choosing"; readonly file?: File; readonly problem?: ResultsProblem }
  | { readonly phase: "unit"; readonly file: File }
  | { readonly phase: "reading"; readonly file: File; readonly progress: number }
  | { readonly phase: "written"; readonly file: File; readonly model: WrittenModel };

/** A heat load whose loads are written. */
type CalculatedLoads = Pick<ResultsQuestion, "calculated" | "input">;

function stop(worker: RefObject<Worker | undefined>): void {
  worker.current?.terminate();
  worker.current = undefined;
}

/** Writes the loads of rooms into one file at a time, in a worker that ends with the dialog. */
export function useModelResults(): {
  readonly shown: ModelState;
  readonly open: (file: File, loads: CalculatedLoads, lengthUnit?: string) => void;
  readonly cancel: () => void;
} {
  const [shown, setShown] = useState<ModelState>({ phase: "choosing" });
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => stop(worker), []);
  const open = (file: File, loads: CalculatedLoads, lengthUnit?: string): void => {
    stop(worker);
    setShown({ phase: "reading", file, progress: 0 });
    const started = new Worker(new URL("../building.worker.ts", import.meta.url), { type: "module" });
    worker.current = started;
    started.addEventListener("error", () =>
      setShown({ phase: "choosing", file, problem: { problem: "reader", message: texts.workerMissing } }),
    );
    started.addEventListener("message", ({ data }: MessageEvent<ResultsAnswer>) => {
      if ("progress" in data) return setShown({ phase: "reading", file, progress: data.progress });
      stop(worker);
      if ("written" in data) return setShown({ phase: "written", file, model: data.written });
      setShown(data.problem === "no-length-unit" ? { phase: "unit", file } : { phase: "choosing", file, problem: data });
    });
    const question: BuildingQuestion = { type: "results", file, lengthUnit, ...loads };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
    started.postMessage(question);
  };
  return {
    shown,
    open,
    cancel: () => {
      stop(worker);
      setShown({ phase: "choosing" });
    },
  };
}
