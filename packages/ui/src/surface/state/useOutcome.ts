import type { FieldError } from "@org/hvac-core/kernel";
import { useEffect, useMemo, useReducer } from "react";
import { decimalMark } from "../../elements/numbers.ts";
import { beginWork } from "../../elements/pendingWork.ts";
import type { ApartCalculator } from "./apart.ts";
import { changeApart, nothingApart, type ApartCalculations, type ApartEvent } from "./apartCalculations.ts";
import type { AnyCalculator, AnyOutcome, FormInput } from "./formInput.ts";

// Names that are no fields are of other versions, and left alone.
const readOptions = (): { readonly decimalMark: "." | ","; readonly strict: false; readonly partial: true } => ({
  decimalMark: decimalMark(),
  strict: false,
  partial: true,
});

const outcomeOf = (definition: AnyCalculator, input: FormInput, unread: readonly FieldError[]): AnyOutcome =>
  definition.calculate(input, { ...readOptions(), unread });

type Calculations = ApartCalculations<FormInput, AnyOutcome>;

/**
 * The outcome of an input: at once, or of a large one as soon as it was calculated apart, and that of the input before until then.
 *
 * @param unread what stands in fields and cannot be read
 */
export function useOutcome(
  definition: AnyCalculator,
  input: FormInput,
  unread: readonly FieldError[],
  apart: ApartCalculator | undefined,
): { readonly outcome: AnyOutcome; readonly isCalculating: boolean } {
  const [calculations, dispatch] = useReducer(
    (before: Calculations, event: ApartEvent<FormInput, AnyOutcome>) => changeApart(before, event),
    nothingApart,
  );
  const { running, answer, hasFailed } = calculations;
  const isLarge = apart !== undefined && !hasFailed && apart.isLarge(input);
  const isRefused = unread.length > 0;
  // The page that opens with a large input has no outcome to show meanwhile.
  const isApart = isLarge && answer !== undefined;
  const ownOutcome = useMemo(() => (isApart ? undefined : outcomeOf(definition, input, unread)), [definition, input, unread, isApart]);
  const refused = useMemo((): AnyOutcome => ({ ok: false, errors: [...unread] }), [unread]);

  const isOver = !isLarge && answer !== undefined;
  useEffect(() => {
    // Of an input that has become small, nothing is shown when it is large again.
    if (isOver) dispatch({ type: "left" });
    if (!isLarge || isRefused) return;
    dispatch(ownOutcome ? { type: "known", input, outcome: ownOutcome } : { type: "asked", input });
  }, [isOver, isLarge, isRefused, ownOutcome, input]);
  useEffect(() => {
    if (running === undefined || !apart) return;
    let isCurrent = true;
    const end = beginWork();
    apart.calculate(running, readOptions()).then(
      (outcome) => isCurrent && dispatch({ type: "answered", input: running, outcome }),
      (error: unknown) => {
        globalThis.console.warn("The page calculates itself.", error);
        if (isCurrent) dispatch({ type: "failed" });
      },
    );
    return () => {
      isCurrent = false;
      end();
    };
  }, [running, apart]);

  if (ownOutcome) return { outcome: ownOutcome, isCalculating: false };
  if (isRefused) return { outcome: refused, isCalculating: false };
  return { outcome: answer!.outcome, isCalculating: answer!.input !== input };
}
