import { typedQuantity } from "../../kernel/index.ts";
import { defaultUnit, fromSI, type QuantityKind, type UnitSystem } from "../../quantity/index.ts";
import { beginnings, freeId, lessLoss, quieterRow, sizes } from "./remedyRows.ts";
import type { Remedy } from "./remedy.ts";
import { changedValues } from "./remedies.ts";
import type { AcousticInput, AcousticValues } from "./schema.ts";

type ElementRow = NonNullable<AcousticInput["elements"]>[number];
type Data = Readonly<Record<string, unknown>>;

/** Quantity kinds of the numbers that remedies change. */
const quantityKinds: Readonly<Record<string, QuantityKind>> = {
  liningThickness: "smallLength",
  width: "smallLength",
  height: "smallLength",
  diameter: "smallLength",
  damperLoss: "pressure",
  outletLoss: "pressure",
};

/**
 * Applies a remedy to an input: changed fields of an element, or a new silencer upstream of it.
 *
 * @param input the input as entered
 * @param values the same in SI, complete
 * @param remedy the change
 * @returns the input with the change, in units of its unit system
 */
export function applyRemedy(input: AcousticInput, values: AcousticValues, remedy: Remedy): AcousticInput {
  const rows = (input.elements ?? []).map((row, place): ElementRow => ({ ...row, id: row.id ?? String(place + 1) }));
  const index = rows.findIndex(({ id }) => id === remedy.element);
  const row = rows[index];
  const inSI = values.elements.find(({ id }) => id === remedy.element);
  if (!row || !inSI) return input;
  const { kind, reduction } = remedy;
  if (kind === "silencer" && reduction)
    return { ...input, elements: rows.toSpliced(index, 1, ...silencerBefore(row, freeId(values.elements, remedy.element), reduction)) };
  const numbers: Data = { ...remedy.changes, ...lessLoss(inSI, remedy.changes) };
  const typed = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, entered(name, value, values.unitSystem)]));
  const quieter = kind === "quieter" && reduction ? quieterRow(inSI, reduction) : {};
  return { ...input, elements: rows.with(index, { ...row, ...quieter, ...typed }) };
}

/** Applies several remedies in order; each was calculated with those before it. */
export const applyRemedies = (input: AcousticInput, values: AcousticValues, remedies: readonly Remedy[]): AcousticInput =>
  remedies.reduce(
    (before, remedy) => ({ input: applyRemedy(before.input, before.values, remedy), values: changedValues(before.values, remedy) }),
    { input, values },
  ).input;

/** A silencer in place of the beginning of a row, with its size, and the row straight after it. */
function silencerBefore(row: ElementRow, id: string, insertionLoss: readonly number[]): readonly [ElementRow, ElementRow] {
  const all: Data = row;
  const taken = [...beginnings, ...sizes].filter((name) => all[name] !== undefined);
  // A row at a source has a default shape; after the silencer it has the shape of the silencer.
  const left = row.shape === undefined ? taken : taken.filter((name) => !(sizes as readonly string[]).includes(name));
  const silencer = { ...Object.fromEntries(taken.map((name) => [name, all[name]])), id, kind: "silencer", insertionLoss };
  const after = Object.fromEntries(Object.entries(all).filter(([name]) => !(left as readonly string[]).includes(name)));
  return [silencer as ElementRow, { ...after, parent: id }];
}

/** A number in the unit of the unit system, as it would be entered. */
function entered(name: string, value: unknown, unitSystem: UnitSystem): unknown {
  const kind = quantityKinds[name];
  if (typeof value !== "number" || !kind) return value;
  // Sizes are rounded in the unit system; a pressure has the digits of a gauge.
  const digits = kind === "pressure" ? 3 : 6;
  return typedQuantity(Number(fromSI(value, defaultUnit(kind, unitSystem)).toPrecision(digits)), kind, unitSystem);
}
