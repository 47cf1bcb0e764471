import { isActive, isTypedQuantity, valueAt, type CompleteInput, type Field, type Section } from "@org/hvac-core/kernel";
import { fieldAt } from "@org/hvac-core/internal";
import { prose, typedText } from "../numbers/numbers.ts";
import type { AnyCalculator } from "../state/formInput.ts";
import { pointText } from "./pointText.ts";
import { flagText, texts } from "./texts.ts";

const properNoun = /^(?:(?:Jan|Febr)uary|March|April|May|June|July|August|October|(?:Sept|Nov|Dec)ember|\w+[nsir]day)\b/;

/** A label inside a sentence: "West" is "west", while "July", "PVC" and "DW/144" stay. */
export function inSentence(label: string): string {
  const [word = ""] = label.split(/[\s,]/);
  return /[A-Z0-9]/.test(word.slice(1)) || properNoun.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** A value in words; `undefined` for a blank. */
function valueInWords(field: Field, value: unknown): string | undefined {
  if (isTypedQuantity(value)) return value.value === null ? undefined : (pointText(field, value) ?? typedText(value));
  switch (field.type) {
    case "choice":
      return inSentence(prose(field.options[String(value)] ?? String(value)));
    case "flag":
      return flagText(value);
    case "list": {
      const count = Array.isArray(value) ? value.length : 0;
      return texts.rows(count, field.rowLabel);
    }
    default:
      return typeof value === "string" && value !== "" ? value : undefined;
  }
}

/** A clause with its values; `undefined` where a field that it names does not count or is blank. */
function clauseText(clause: string, { fields }: AnyCalculator, complete: CompleteInput): string | undefined {
  let isWhole = true;
  const text = clause.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const field = fieldAt(fields, path);
    const words = field && isActive(field, { values: complete }) ? valueInWords(field, valueAt(complete, path)) : undefined;
    isWhole &&= words !== undefined;
    return words ?? "";
  });
  return isWhole ? text : undefined;
}

/** Assumed values of a fold, in one line: "40 % outdoors, altitude 0 ft". Empty without any. */
export function summaryText({ summary = [] }: Section, definition: AnyCalculator, complete: CompleteInput): string {
  const line = summary.flatMap((clause) => clauseText(clause, definition, complete) ?? []).join(", ");
  return line.charAt(0).toUpperCase() + line.slice(1);
}
