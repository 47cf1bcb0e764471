import { heatLoad, type HeatLoadInput } from "@org/hvac-core/calculators/heat-load";
import { displayedQuantity, isTypedQuantity, tableTexts, type Outcome } from "@org/hvac-core/kernel";
import { defaultUnit, formatNumber, quantityText, unitSymbol } from "@org/hvac-core/quantity";

/** A part of the load as the instrument shows it. */
export interface RoomPart {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** Share of the largest part, 0…1. */
  readonly length: number;
}

/** Display of an input: an answer, or errors by field. */
export type RoomAnswer =
  | {
      readonly ok: true;
      readonly sentence: string;
      readonly total: { readonly value: string; readonly unit: string };
      readonly parts: readonly RoomPart[];
      readonly unit: string;
      /** Used values without a field here. */
      readonly assumed: string;
    }
  | { readonly ok: false; readonly errors: Extract<Outcome, { readonly ok: false }>["errors"] };

/** From the complete input, the field that moves the answer most and has no field here. */
const assumedFields = ["wallArea", "indoorTemp", "latitude", "altitude"] as const;

function assumedText(input: HeatLoadInput): string {
  const complete = heatLoad.complete(input);
  const assumed = assumedFields.map((name) => {
    const label = heatLoad.fields[name].label.toLowerCase();
    const entry: unknown = complete[name];
    if (!isTypedQuantity(entry)) return label;
    const { value, unit } = displayedQuantity(entry);
    return `${label} ${formatNumber(value, { digits: 4, trimZeros: true })}\u202f${unitSymbol(unit)}`;
  });
  return `Assumed: ${assumed.join(", ")}. The calculator has a field for each.`;
}

/** Possible parts of the room; others are always empty. */
const shown = new Set(["wall", "window", "sun", "people", "lighting", "equipment", "ventilation"]);

export function answerOf(input: HeatLoadInput): RoomAnswer {
  const outcome = heatLoad.calculate(input);
  if (!outcome.ok) return outcome;
  const { unitSystem } = outcome.values;
  const [breakdown] = heatLoad.tables(outcome);
  const texts = tableTexts(breakdown!, { unitSystem }).rows;
  const rows = breakdown!.rows.map((row, index) => ({
    id: String(row["id"]),
    label: String(row["label"]),
    total: Number(row["total"]),
    text: texts[index]!["total"]!,
  }));
  const most = Math.max(...rows.map(({ total }) => total));
  const { value, unit } = quantityText(outcome.results.totalLoad.value, "power", unitSystem);
  return {
    ok: true,
    sentence: `${heatLoad.answer(outcome)}.`,
    total: { value, unit },
    unit: unitSymbol(defaultUnit("power", unitSystem)),
    assumed: assumedText(input),
    parts: rows
      .filter(({ id }) => shown.has(id))
      .map(({ id, label, total, text }) => ({ id, label, text, length: most > 0 ? Math.max(0, total / most) : 0 })),
  };
}
