import { displayedQuantity, isTypedQuantity, type Field } from "@org/hvac-core/kernel";
import { unitSymbol } from "@org/hvac-core/quantity";
import { prose } from "../../elements/numbers.ts";
import { inputText } from "../fields/inputText.ts";
import { isRecord } from "../state/formInput.ts";

const blank = "–";

/** A number as the form shows it, with its unit. */
function quantityIn(value: number, unit: string, displayUnit?: string): string {
  const shown = displayedQuantity({ value, unit, ...(displayUnit !== undefined && { displayUnit }) } as Parameters<
    typeof displayedQuantity
  >[0]);
  return `${inputText(shown.value)}\u202f${unitSymbol(shown.unit)}`.trim();
}

function cellsText({ values, unit }: Readonly<Record<string, unknown>>): string {
  if (!Array.isArray(values)) return blank;
  const cells = values
    .flat()
    .map((cell: unknown) => (typeof cell === "number" ? inputText(cell) : typeof cell === "string" ? cell : blank));
  return `${cells.join("; ")} ${typeof unit === "string" ? unitSymbol(unit) : ""}`.trim();
}

/** The value of a field as it stands on paper: a number as the form shows it, with its unit; a choice by its label. */
export function printedValue(field: Field, value: unknown): string {
  if (isTypedQuantity(value)) return value.value === null ? blank : quantityIn(value.value, value.unit, value.displayUnit);
  switch (field.type) {
    case "choice":
      return prose(field.options[String(value)] ?? String(value));
    case "flag":
      return value === true ? "Yes" : "No";
    case "series":
    case "matrix":
      return isRecord(value) ? cellsText(value) : blank;
    default:
      return typeof value === "string" && value !== "" ? value : blank;
  }
}
