import { convert, defaultUnit, siUnit, stepOf, unitSymbol, type QuantityKind, type UnitId } from "@org/hvac-core/quantity";
import { parseQuantity, quantityText } from "@org/form/numbers";
import { TextInput } from "@org/ui/kit";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { useReferenceUnits } from "../topicState.ts";
import { texts } from "../texts.ts";
import styles from "./referenceFields.module.css";

interface QuantityFieldProps {
  readonly label: string;
  readonly kind: QuantityKind;
  /** SI. */
  readonly value: number;
  /** SI. */
  readonly min: number;
  readonly max: number;
  /** Unit of the field, instead of the default of the unit system. */
  readonly unit?: UnitId;
  readonly onChange: (value: number) => void;
}

/** Quantity input of a topic; every readable value within the limits takes effect immediately. */
export function QuantityField({ label, kind, value, min, max, unit: customUnit, onChange }: QuantityFieldProps): ReactNode {
  const unitSystem = useReferenceUnits();
  const unit = customUnit ?? defaultUnit(kind, unitSystem);
  const symbol = unitSymbol(unit);
  const unitWidth = Math.max(62, 20 + 8 * symbol.length);
  const [draft, setDraft] = useState<string>();
  const textOf = (si: number): string => quantityText(si, kind, unitSystem, { unit, digits: 6, trimZeros: true }).value;
  const limits = texts.fields.between(textOf(min), textOf(max), symbol);

  const read = (text: string): { readonly si: number } | { readonly problem: string } => {
    const parsed = parseQuantity(text, kind, unitSystem, { unit });
    if (!parsed.ok) return { problem: parsed.message };
    // A limit is entered as it is shown, and rounding may put it slightly out of range.
    const slack = 1e-5 * Math.max(Math.abs(min), Math.abs(max));
    if (parsed.value < min - slack || parsed.value > max + slack) return { problem: limits };
    return { si: Math.min(Math.max(parsed.value, min), max) };
  };
  const problem = draft === undefined ? undefined : read(draft);
  const type = (text: string): void => {
    setDraft(text);
    const reading = read(text);
    if ("si" in reading) onChange(reading.si);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    const base = siUnit(kind);
    const step = stepOf(kind, unitSystem, unit);
    // To the next multiple of the step, so that a converted number becomes a round one.
    const steps = convert(value, base, unit) / step;
    const next = convert((way > 0 ? Math.floor(steps + 1 + 1e-9) : Math.ceil(steps - 1 - 1e-9)) * step, unit, base);
    setDraft(undefined);
    onChange(Math.min(Math.max(next, min), max));
  };
  return (
    <TextInput
      className={styles.quantity}
      // A long unit still leaves space for six digits.
      miw={unitWidth + 78}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? textOf(value)}
      rightSection={<span className={styles.unit}>{symbol}</span>}
      rightSectionWidth={unitWidth}
      rightSectionPointerEvents="none"
      error={problem && "problem" in problem ? problem.problem : undefined}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (problem === undefined || "si" in problem) setDraft(undefined);
      }}
    />
  );
}
