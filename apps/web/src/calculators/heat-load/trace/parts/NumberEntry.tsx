import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import { defaultUnit, convert, siUnit, unitSymbol } from "@org/hvac-core/quantity";
import { formatNumber, parseQuantity, prose } from "@org/form/numbers";
import { createContext, memo, use, useId, useState, type Dispatch, type ReactNode } from "react";
import type { TraceEvent, TraceState } from "../state/traceState.ts";
import { texts } from "../texts.ts";
import styles from "../trace.module.css";

/** Texts of fields that are no values of them. */
interface UnreadTexts {
  readonly unread: TraceState["unread"];
  readonly dispatch: Dispatch<TraceEvent>;
}

const UnreadContext = createContext<UnreadTexts>({ unread: {}, dispatch: () => {} });
export const UnreadTextsOf = UnreadContext.Provider;

/** Name of a field of a room, a storey or another part of the drawing. */
export const fieldName = (id: string, field: string): string => [id, field].join(" ");

interface NumberEntryProps {
  readonly label: string;
  /** Name under which a text that is no value is kept. */
  readonly field: string;
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

/** Limits of a field in words; empty without any. */
function rangeText(minimum: number, maximum: number, shown: (value: number) => string): string {
  if (minimum === -Infinity) return texts.entries.notRead;
  return texts.entries.range(shown(minimum), shown(maximum));
}

/** A number with its unit, which applies while it is typed. A text that is no such number is marked, and has no effect; it stays until it is mended. */
export function NumberEntry({
  label,
  field,
  value,
  kind,
  unitSystem,
  minimum = -Infinity,
  maximum = Infinity,
  onClear,
  onChange,
}: NumberEntryProps): ReactNode {
  const id = useId();
  const { unread, dispatch } = use(UnreadContext);
  const [text, setText] = useState<string | undefined>(unread[field]);
  const unit = defaultUnit(kind, unitSystem);
  const textOf = (number: number): string => formatNumber(Number(convert(number, siUnit(kind), unit).toPrecision(6)), { digits: "full" });
  const shown = value === undefined ? "" : textOf(value);
  const valueOf = (typed: string): number | undefined => {
    const read = parseQuantity(typed, kind, unitSystem);
    return read.ok && read.value >= minimum && read.value <= maximum ? read.value : undefined;
  };
  const isUnread = (typed: string): boolean => typed.trim() !== "" && valueOf(typed) === undefined;
  const isRefused = text !== undefined && isUnread(text);
  const type = (typed: string): void => {
    setText(typed);
    const typedValue = valueOf(typed);
    dispatch({ type: "unread", field, ...(isUnread(typed) && { text: typed }) });
    if (typedValue !== undefined) onChange(typedValue);
    else if (typed.trim() === "") onClear?.();
  };
  const symbol = unitSymbol(unit);
  return (
    <label className={styles.field} htmlFor={id}>
      <span>{prose(symbol ? `${label}, ${symbol}` : label)}</span>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className="numbers"
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-range` : undefined}
        value={text ?? shown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          if (!isRefused) setText(undefined);
        }}
      />
      {isRefused && (
        <small id={`${id}-range`} className={styles.error}>
          {rangeText(minimum, maximum, textOf)}
        </small>
      )}
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

/** Options of a choice, of which a choice of space types has hundreds. */
const Options = memo(function Options({ options }: { readonly options: Readonly<Record<string, string>> }): ReactNode {
  return Object.entries(options).map(([option, text]) => (
    <option key={option} value={option}>
      {text}
    </option>
  ));
});

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
        <Options options={options} />
      </select>
    </label>
  );
}
