import { typedQuantity } from "../../kernel/index.ts";
import { defaultUnit, fromSI, type QuantityKind, type UnitSystem } from "../../quantity/index.ts";
import { beginnings, freeId, lessLoss, quieterRow, sizes } from "./remedyRows.ts";
import type { Remedy } from "./remedy.ts";
import { changedValues } from "./remedies.ts";
import type { AcousticInput, AcousticValues } from "./schema.ts";

type StatedElement = NonNullable<AcousticInput["elements"]>[number];
type Data = Readonly<Record<string, unknown>>;

/** Kinds of quantity of the numbers that remedies change. */
const kinds: Readonly<Record<string, QuantityKind>> = {
  liningThickness: "smallLength",
  width: "smallLength",
  height: "smallLength",
  diameter: "smallLength",
  damperLoss: "pressure",
  outletLoss: "pressure",
};

/**
 * An input with a remedy made: the changed fields of the element, or a silencer before it, which it stands after from then on.
 *
 * @param input as it was stated
 * @param values the same in SI, complete
 * @param remedy what is to change
 * @returns the input as stated, with the change in units of its unit system
 */
export function applyRemedy(input: AcousticInput, values: AcousticValues, remedy: Remedy): AcousticInput {
  const rows = (input.elements ?? []).map((row, index): StatedElement => ({ ...row, id: row.id ?? String(index + 1) }));
  const at = rows.findIndex(({ id }) => id === remedy.element);
  const row = rows[at];
  const inSI = values.elements.find(({ id }) => id === remedy.element);
  if (!row || !inSI) return input;
  const { kind, reduction } = remedy;
  if (kind === "silencer" && reduction)
    return { ...input, elements: rows.toSpliced(at, 1, ...silencerBefore(row, freeId(values.elements, remedy.element), reduction)) };
  const numbers: Data = { ...remedy.changes, ...lessLoss(inSI, remedy.changes) };
  const typed = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, stated(name, value, values.unitSystem)]));
  const quieter = kind === "quieter" && reduction ? quieterRow(inSI, reduction) : {};
  return { ...input, elements: rows.with(at, { ...row, ...quieter, ...typed }) };
}

/** An input with several remedies made, each of which was found in the system as those before it leave it. */
export const applyRemedies = (input: AcousticInput, values: AcousticValues, remedies: readonly Remedy[]): AcousticInput =>
  remedies.reduce(
    (before, remedy) => ({ input: applyRemedy(before.input, before.values, remedy), values: changedValues(before.values, remedy) }),
    { input, values },
  ).input;

/** A silencer that takes over where a row begins, with its size, and the row straight after it. */
function silencerBefore(row: StatedElement, id: string, insertionLoss: readonly number[]): readonly [StatedElement, StatedElement] {
  const all: Data = row;
  const taken = [...beginnings, ...sizes].filter((name) => all[name] !== undefined);
  // A row at its source has a shape without stating it; behind the silencer it has that of the silencer.
  const left = row.shape === undefined ? taken : taken.filter((name) => !(sizes as readonly string[]).includes(name));
  const silencer = { ...Object.fromEntries(taken.map((name) => [name, all[name]])), id, kind: "silencer", insertionLoss };
  const after = Object.fromEntries(Object.entries(all).filter(([name]) => !(left as readonly string[]).includes(name)));
  return [silencer as StatedElement, { ...after, parent: id }];
}

function stated(name: string, value: unknown, unitSystem: UnitSystem): unknown {
  const kind = kinds[name];
  if (typeof value !== "number" || !kind) return value;
  // Sizes are round in the unit system; a pressure needs no more digits than a gauge shows.
  const digits = kind === "pressure" ? 3 : 6;
  return typedQuantity(Number(fromSI(value, defaultUnit(kind, unitSystem)).toPrecision(digits)), kind, unitSystem);
}
