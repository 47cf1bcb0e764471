import {
  displayedQuantity,
  type Path,
  type QuantityField,
  type ResultLink,
  type TypedQuantity,
  type Warning,
  enteredKind,
} from "@org/hvac-core/kernel";
import { defaultUnit, isUnitOf, stepOf, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import { memo, use, useState, type Dispatch, type KeyboardEvent, type ReactNode } from "react";
import { formatNumber, formatQuantity } from "@org/form/numbers";
import { notify } from "../../elements/notifications/notify.ts";
import { readFieldText, unknownResult, type Change } from "@org/form/state";
import { ResultLinksContext } from "../state/resultLinksContext.ts";
import { blankText, inputText, pointText, stepped, type DefaultOrigin } from "@org/form/fields";
import { inputId } from "./fieldIds.ts";
import { describedBy, FieldRow } from "./FieldRow.tsx";
import { hasSameProps } from "./hasSameProps.ts";
import { useMixedPlaceholder } from "./mixedFields.ts";
import { helpLine } from "./helpLineStore.ts";
import { UnitMenu } from "./UnitMenu.tsx";
import { useCurrency } from "../state/currencyContext.ts";
import { texts } from "./texts.ts";
import styles from "./fields.module.css";

export interface QuantityInputProps {
  readonly field: QuantityField;
  readonly path: Path;
  /** In the displayed unit. */
  readonly value: number | null;
  /** Typed in the displayed unit and not linked to a result. */
  readonly isTyped: boolean;
  /** The result of another file that the number is linked to. */
  readonly link: ResultLink | undefined;
  readonly unparsed: string | undefined;
  readonly unit: string;
  /** Whether the quantity that the number may be entered per is given: without it no number is converted between its kinds of unit. */
  readonly isPerGiven: boolean;
  readonly unitSystem: UnitSystem;
  /** Whether the field has a default, which it gets when its number is cleared. */
  readonly hasDefault: boolean;
  /** Nobody entered the number. */
  readonly isDefault: boolean;
  readonly error: string | undefined;
  readonly remarks: readonly Warning[] | undefined;
  readonly change: Dispatch<Change>;
  readonly origin: DefaultOrigin | undefined;
}

/** Typed text and the value it was read as: once the value differs, after an undo for example, the text no longer applies. */
interface Typed {
  readonly text: string;
  readonly value: number | null;
  /** The text was an expression: the field says so even while it shows the value. */
  readonly isComputed: boolean;
  /** The user is still typing in the field. */
  readonly isOpen: boolean;
}

function helpLines(field: QuantityField, unitSystem: UnitSystem, unit: string): string[] {
  const { usual, help, optional, quantity, per } = field;
  const sides = texts.quantity.sides[quantity];
  // The range of a number entered per another applies to the number itself.
  const shownIn = isUnitOf(unit, quantity) ? { unit } : {};
  const show = (value: number): string => formatQuantity(value, quantity, unitSystem, { ...shownIn, trimZeros: true });
  return [
    ...(help ? [help] : []),
    ...(usual ? [texts.quantity.usual(show(usual[0]), show(usual[1]))] : []),
    ...(optional && !help ? [texts.quantity.optional] : []),
    ...(per ? [texts.quantity.per(per.label, unitSymbol(defaultUnit(per.quantity, unitSystem)))] : []),
    ...(sides === undefined ? [] : [sides]),
  ];
}

/** Why the unit of a number does not change; `undefined` if it does. */
function unitLack({ field, path, unit, isPerGiven, origin }: QuantityInputProps, text: string, wanted: string) {
  if (enteredKind(field, wanted) === enteredKind(field, unit)) return undefined;
  const { label, per } = field;
  // A column of rows has no unit for the defaults in it: they stay per the other quantity.
  if (origin && path.includes("."))
    return { key: "per-default", message: texts.quantity.perDefault(label, origin.words, unitSymbol(unit)) };
  if (isPerGiven || text.trim() === "") return undefined;
  const number = `${text}\u202f${unitSymbol(unit)}`;
  return { key: "per-missing", message: texts.quantity.perMissing({ label, number, per: per?.label ?? "", unit: unitSymbol(wanted) }) };
}

/** Opens the unit menu of a number. */
function openUnits(input: HTMLInputElement): void {
  input.parentElement?.querySelector<HTMLButtonElement>("button[aria-haspopup=menu]")?.click();
}

/** Typed text of a number field, and the actions that change it. */
function useTyping({ field, path, value, isTyped, unparsed, unit, unitSystem, hasDefault, change }: QuantityInputProps) {
  const [typed, setTyped] = useState<Typed>();
  const isCurrent = typed !== undefined && unparsed === undefined && Object.is(typed.value, value);

  const enter = (text: string): void => {
    const read = text.trim() === "" && field.optional ? undefined : readFieldText(text, field, unitSystem, unit);
    if (read?.ok === false) {
      change({ type: "unparsed", path, text });
      return;
    }
    // A unit typed with a number stays with it; the field shows the number in the field's unit.
    const isOtherUnit = read !== undefined && read.unit !== unit && enteredKind(field, read.unit) === enteredKind(field, unit);
    const quantity = read && ({ value: read.typed, unit: read.unit, ...(isOtherUnit && { displayUnit: unit }) } as TypedQuantity);
    const shown = quantity ? displayedQuantity(quantity).value : null;
    setTyped({ text, value: shown, isComputed: read?.computed === true, isOpen: true });
    if (read?.computed) helpLine.set(`${text} = ${inputText(shown, !isOtherUnit)} ${unitSymbol(isOtherUnit ? unit : read.unit)}`.trim());
    change({ type: "value", path, value: quantity ?? null });
  };
  const step = (direction: 1 | -1, isLarge: boolean): void => {
    setTyped(undefined);
    const size = field.integer || field.quantity === "count" ? 1 : stepOf(enteredKind(field, unit) ?? field.quantity, unitSystem, unit);
    change({ type: "value", path, value: { value: stepped(value ?? 0, isLarge ? size * 10 : size, direction), unit } });
  };
  const leave = (): void => {
    if (hasDefault && (unparsed ?? (isCurrent && typed.isOpen ? typed.text : undefined))?.trim() === "")
      change({ type: "value", path, value: undefined });
    setTyped((before) => before && { ...before, isOpen: false });
    change({ type: "settle" });
  };
  const full = value === null ? "" : formatNumber(value, { digits: "full" });
  const point = value === null ? undefined : pointText(field, { value, unit });
  const shownText = isCurrent && typed.isOpen ? typed.text : (point ?? inputText(value, isTyped));
  const typedTitle = isCurrent && typed.isComputed ? texts.quantity.typed(typed.text) : isCurrent || shownText === full ? undefined : full;
  const isPoint = unparsed === undefined && shownText === point;
  return {
    text: unparsed ?? shownText,
    title: isPoint ? formatQuantity(value!, field.quantity, unitSystem, { unit, trimZeros: true }) : typedTitle,
    isPoint,
    enter,
    step,
    leave,
    forget: () => setTyped(undefined),
  };
}

/**
 * A number with its unit. Typed text, an expression too, stays as typed until the field loses the focus; the unit at its edge opens the other units,
 * by click or by Alt and the down arrow.
 */
export const QuantityInput = memo(function QuantityInput(props: QuantityInputProps): ReactNode {
  const { field, path, link, unparsed, unit, unitSystem, isDefault, error, remarks, change, origin } = props;
  const { text, title, isPoint, enter, step, leave, forget } = useTyping(props);
  const links = use(ResultLinksContext);
  const mixed = useMixedPlaceholder(path);
  const inCurrency = useCurrency();
  const symbol = inCurrency(unitSymbol(unit));
  const frame = {
    id: inputId(path),
    label: field.label,
    symbol: field.symbol,
    help: helpLines(field, unitSystem, unit).map(inCurrency),
    source: origin?.given.source ?? field.source,
    error,
    remarks,
    note: link ? (links ? links.renderNote(path, link) : texts.quantity.linkedTo(unknownResult)) : origin?.words,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (links && event.altKey && !event.ctrlKey && event.code === "KeyL") {
      event.preventDefault();
      links.choose(path);
      return;
    }
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (direction === undefined || event.ctrlKey || event.metaKey || (event.altKey && direction === 1)) return;
    event.preventDefault();
    if (event.altKey) openUnits(event.currentTarget);
    else step(direction, event.shiftKey);
  };

  return (
    <FieldRow {...frame}>
      {/* Its menu of units belongs to the field: a number that was cleared is read in the unit chosen there. */}
      <div className={styles.box} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && leave()}>
        <input
          id={frame.id}
          className={`${styles.input} ${styles.number}`}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          aria-label={symbol && !isPoint ? `${field.label}, ${symbol}` : field.label}
          {...describedBy(frame)}
          placeholder={mixed ?? (field.optional && blankText(field))}
          title={title}
          value={text}
          onChange={(event) => enter(event.target.value)}
          onKeyDown={onKeyDown}
          data-default={(isDefault && unparsed === undefined) || undefined}
        />
        <UnitMenu
          label={field.label}
          field={field}
          unit={unit}
          unitSystem={unitSystem}
          isTabStop={false}
          isShown={!isPoint}
          more={links && { label: link ? texts.quantity.changeLink : texts.quantity.link, onSelect: () => links.choose(path) }}
          choose={(each) => {
            const lack = unitLack(props, text, each);
            if (lack) {
              notify(lack);
              return;
            }
            forget();
            change({ type: "unit", path, unit: each });
          }}
        />
      </div>
    </FieldRow>
  );
}, hasSameProps);
