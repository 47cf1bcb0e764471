import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import { defaultUnit, convert, siUnit, unitSymbol } from "@org/hvac-core/quantity";
import { formatNumber, parseQuantity } from "@org/form/numbers";
import { useId, useState, type ReactNode } from "react";
import styles from "../trace.module.css";

interface NumberEntryProps {
  readonly label: string;
  /** In SI; `undefined` where it is empty. */
  readonly value: number | undefined;
  readonly kind: QuantityKind;
  readonly unitSystem: UnitSystem;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Without it an empty field takes back its value. */
  readonly onClear?: () => void;
  readonly onChange: (value: number) => void;
}

/** A number with its unit, which applies while it is typed. A text that is no such number is marked, and has no effect. */
export function NumberEntry({
  label,
  value,
  kind,
  unitSystem,
  minimum = -Infinity,
  maximum = Infinity,
  onClear,
  onChange,
}: NumberEntryProps): ReactNode {
  const id = useId();
  const [text, setText] = useState<string>();
  const unit = defaultUnit(kind, unitSystem);
  const shown = value === undefined ? "" : formatNumber(Number(convert(value, siUnit(kind), unit).toPrecision(6)), { digits: "full" });
  const valueOf = (typed: string): number | undefined => {
    const read = parseQuantity(typed, kind, unitSystem);
    return read.ok && read.value >= minimum && read.value <= maximum ? read.value : undefined;
  };
  const isRefused = text !== undefined && text.trim() !== "" && valueOf(text) === undefined;
  const type = (typed: string): void => {
    setText(typed);
    const typedValue = valueOf(typed);
    if (typedValue !== undefined) onChange(typedValue);
    else if (typed.trim() === "") onClear?.();
  };
  const symbol = unitSymbol(unit);
  return (
    <label className={styles.field} htmlFor={id}>
      <span>{symbol ? `${label}, ${symbol}` : label}</span>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className="numbers"
        aria-invalid={isRefused || undefined}
        value={text ?? shown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setText(undefined)}
      />
    </label>
  );
}

interface TextEntryProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly onChange: (text: string) => void;
}

export function TextEntry({ label, value, maxLength = 80, onChange }: TextEntryProps): ReactNode {
  const id = useId();
  return (
    <label className={styles.field} htmlFor={id}>
      <span>{label}</span>
      <input id={id} autoComplete="off" maxLength={maxLength} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

interface ChoiceEntryProps {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (id: string) => void;
}

export function ChoiceEntry({ label, value, options, onChange }: ChoiceEntryProps): ReactNode {
  const id = useId();
  return (
    <label className={styles.field} htmlFor={id}>
      <span>{label}</span>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
