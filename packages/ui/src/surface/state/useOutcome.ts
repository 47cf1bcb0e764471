import { log } from "@org/device/log";
import type { FieldError } from "@org/hvac-core/kernel";
import { useEffect, useMemo, useReducer } from "react";
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

type Calculations = WorkerCalculations<Entered, AnyOutcome>;

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
): { readonly outcome: AnyOutcome; readonly isCalculating: boolean } {
  const [calculations, dispatch] = useReducer(
    (before: Calculations, event: WorkerEvent<Entered, AnyOutcome>) => changeWorkerCalculations(before, event),
    noWorkerCalculations,
  );
  const { running, answer, hasFailed } = calculations;
  const isLarge = worker !== undefined && !hasFailed && worker.isLarge(input);
  const entered = useMemo((): Entered => ({ input, unparsed }), [input, unparsed]);
  // A page that opens with a large input has no outcome to show meanwhile, so it calculates the first one itself.
  const isInWorker = isLarge && answer !== undefined;
  const pageOutcome = useMemo(() => (isInWorker ? undefined : outcomeOf(definition, entered)), [definition, entered, isInWorker]);

  const isOver = !isLarge && answer !== undefined;
  useEffect(() => {
    // After an input has become small, the worker's old answer must not appear when it is large again.
    if (isOver) dispatch({ type: "left" });
    if (!isLarge) return;
    dispatch(pageOutcome ? { type: "known", input: entered, outcome: pageOutcome } : { type: "asked", input: entered });
  }, [isOver, isLarge, pageOutcome, entered]);
  useEffect(() => {
    if (running === undefined || !worker) return;
    let isCurrent = true;
    const end = beginWork();
    worker.calculate(running.input, { ...readOptions(), unparsed: running.unparsed }).then(
      (outcome) => isCurrent && dispatch({ type: "answered", input: running, outcome }),
      (error: unknown) => {
        log.warn("The page calculates itself.", error);
        if (isCurrent) dispatch({ type: "failed" });
      },
    );
    return () => {
      isCurrent = false;
      end();
    };
  }, [running, worker]);

  if (pageOutcome) return { outcome: pageOutcome, isCalculating: false };
  return { outcome: answer!.outcome, isCalculating: answer!.input !== entered };
}
