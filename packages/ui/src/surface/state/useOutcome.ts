import { log } from "@org/device/log";
import type { FieldError } from "@org/hvac-core/kernel";
import { useEffect, useMemo, useReducer } from "react";
import { decimalMark } from "@org/form/numbers";
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

// Names that are no fields are of other versions, and left alone.
const readOptions = (): { readonly decimalMark: "." | ","; readonly strict: false; readonly partial: true } => ({
  decimalMark: decimalMark(),
  strict: false,
  partial: true,
});

/** An input, and what stands in its fields and cannot be read. */
interface Entered {
  readonly input: FormInput;
  readonly unparsed: readonly FieldError[];
}

const outcomeOf = (definition: AnyCalculator, { input, unparsed }: Entered): AnyOutcome =>
  definition.calculate(input, { ...readOptions(), unparsed });

type Calculations = WorkerCalculations<Entered, AnyOutcome>;

/**
 * The outcome of an input: at once, or of a large one as soon as it was calculated worker, and that of the input before until then.
 *
 * @param unparsed what stands in fields and cannot be read
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
  // The page that opens with a large input has no outcome to show meanwhile.
  const isApart = isLarge && answer !== undefined;
  const ownOutcome = useMemo(() => (isApart ? undefined : outcomeOf(definition, entered)), [definition, entered, isApart]);

  const isOver = !isLarge && answer !== undefined;
  useEffect(() => {
    // Of an input that has become small, nothing is shown when it is large again.
    if (isOver) dispatch({ type: "left" });
    if (!isLarge) return;
    dispatch(ownOutcome ? { type: "known", input: entered, outcome: ownOutcome } : { type: "asked", input: entered });
  }, [isOver, isLarge, ownOutcome, entered]);
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

  if (ownOutcome) return { outcome: ownOutcome, isCalculating: false };
  return { outcome: answer!.outcome, isCalculating: answer!.input !== entered };
}
