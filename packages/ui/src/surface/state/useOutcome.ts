import { log } from "@org/device/log";
import type { FieldError } from "@org/hvac-core/kernel";
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { presentation } from "@org/form/numbers";
import { beginWork } from "../../elements/pendingWork.ts";
import {
  changeWorkerCalculations,
  noWorkerCalculations,
  type WorkerCalculator,
  type WorkerCalculations,
  type WorkerEvent,
  type AnyCalculator,
  type AnyOutcome,
  type FormInput,
} from "@org/form/state";

// Names that are not fields belong to other versions and are ignored.
const readOptions = () => ({ ...presentation(), strict: false as const, partial: true as const });

/** An input with the unparsed texts of its fields. */
interface Entered {
  readonly input: FormInput;
  readonly unparsed: readonly FieldError[];
}

const outcomeOf = (definition: AnyCalculator, { input, unparsed }: Entered): AnyOutcome =>
  definition.calculate(input, { ...readOptions(), unparsed });

/** Before the first outcome of a slow calculation. */
const noOutcome: AnyOutcome = { ok: false, errors: [] };

type Calculations = WorkerCalculations<Entered, AnyOutcome>;

/** Calculates the running input in the worker. @returns the share that is done, if known */
function useRunning(
  worker: WorkerCalculator | undefined,
  { running, wanted }: Calculations,
  dispatch: (event: WorkerEvent<Entered, AnyOutcome>) => void,
): number | undefined {
  const [progress, setProgress] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => {
    if (running === undefined || !worker) return;
    let isCurrent = true;
    const controller = new AbortController();
    stop.current = controller;
    const task = { signal: controller.signal, onProgress: (share: number) => isCurrent && setProgress(share) };
    worker.calculate(running.input, { ...readOptions(), unparsed: running.unparsed }, task).then(
      (outcome) => isCurrent && dispatch(outcome ? { type: "answered", input: running, outcome } : { type: "cancelled", input: running }),
      (error: unknown) => {
        log.warn("The page calculates itself.", error);
        if (isCurrent) dispatch({ type: "failed" });
      },
    );
    return () => {
      isCurrent = false;
      setProgress(undefined);
      controller.abort();
    };
  }, [running, worker, dispatch]);
  // What is no longer wanted stops after the part that is being calculated.
  useEffect(() => {
    if (running !== undefined && wanted !== running) stop.current?.abort();
  }, [running, wanted]);
  return progress;
}

/**
 * The outcome of an input: at once, or for a large input as soon as the worker has calculated it; until then the outcome of the previous input.
 *
 * @param unparsed texts of fields that cannot be read
 */
export function useOutcome(
  definition: AnyCalculator,
  input: FormInput,
  unparsed: readonly FieldError[],
  worker: WorkerCalculator | undefined,
): { readonly outcome: AnyOutcome; readonly isCalculating: boolean; readonly progress: number | undefined } {
  const [calculations, dispatch] = useReducer(
    (before: Calculations, event: WorkerEvent<Entered, AnyOutcome>) => changeWorkerCalculations(before, event),
    noWorkerCalculations,
  );
  const { answer, hasFailed } = calculations;
  const progress = useRunning(worker, calculations, dispatch);
  const isLarge = worker !== undefined && !hasFailed && worker.isLarge(input);
  const entered = useMemo((): Entered => ({ input, unparsed }), [input, unparsed]);
  // A page that opens with a large input has no outcome to show meanwhile, so it calculates the first one itself, unless that takes seconds.
  const isInWorker = isLarge && (answer !== undefined || worker.isSlow);
  const pageOutcome = useMemo(() => (isInWorker ? undefined : outcomeOf(definition, entered)), [definition, entered, isInWorker]);

  // An input that has just become large has the results of the page until the worker answers.
  const [last, setLast] = useState(pageOutcome);
  if (pageOutcome && pageOutcome !== last) setLast(pageOutcome);

  const isOver = !isLarge && answer !== undefined;
  useEffect(() => {
    // After an input has become small, the worker's old answer must not appear when it is large again.
    if (isOver) dispatch({ type: "left" });
    if (!isLarge) return;
    dispatch(pageOutcome ? { type: "known", input: entered, outcome: pageOutcome } : { type: "asked", input: entered });
  }, [isOver, isLarge, pageOutcome, entered]);
  const isCalculating = !pageOutcome && answer?.input !== entered;
  useLayoutEffect(() => (isCalculating ? beginWork() : undefined), [isCalculating]);
  if (pageOutcome) return { outcome: pageOutcome, isCalculating, progress: undefined };
  return { outcome: answer?.outcome ?? last ?? noOutcome, isCalculating, progress: isCalculating ? progress : undefined };
}
