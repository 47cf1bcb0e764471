import { typedQuantity } from "../../kernel/index.ts";
import { defaultUnit, fromSI, type QuantityKind } from "../../quantity/index.ts";
import { freeId, lessLoss, type Remedy } from "./remedies.ts";
import type { AcousticInput, AcousticValues } from "./schema.ts";

/** Kinds of quantity of the numbers that remedies change. */
const kinds = {
  liningThickness: "smallLength",
  width: "smallLength",
  height: "smallLength",
  diameter: "smallLength",
  damperLoss: "pressure",
  outletLoss: "pressure",
} as const satisfies Readonly<Record<string, QuantityKind>>;

/**
 * An input with a remedy made: the changed fields of the element, or a silencer after it, which what stood there stands after from then on.
 *
 * @param input as it was stated; every element with its id
 * @param values the same in SI, complete
 * @param remedy what is to change
 * @returns the input as stated, with the change in units of its unit system
 */
export function applyRemedy(input: AcousticInput, values: AcousticValues, remedy: Remedy): AcousticInput {
  const rows = input.elements ?? [];
  const at = rows.findIndex((row, index) => (row.id ?? String(index + 1)) === remedy.element);
  const row = rows[at];
  const inSI = values.elements.find(({ id }) => id === remedy.element);
  if (!row || !inSI) return input;
  if (remedy.kind === "silencer" && remedy.insertionLoss) {
    const id = freeId(values, `${remedy.element}-silencer`);
    const named = rows.map((each, index) => ({ ...each, id: each.id ?? String(index + 1) }));
    const silencer = { id, kind: "silencer", parent: remedy.element, insertionLoss: remedy.insertionLoss } as const;
    const after = named.slice(at + 1).map((each) => (each.parent === remedy.element ? { ...each, parent: id } : each));
    return { ...input, elements: [...named.slice(0, at + 1), silencer, ...after] };
  }
  const changes: Readonly<Record<string, number | boolean | null | undefined>> = { ...remedy.changes, ...lessLoss(inSI, remedy.changes) };
  const stated = Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, typeof value === "number" ? typed(value, name, values) : value]),
  );
  return { ...input, elements: rows.with(at, { ...row, ...stated }) };
}

function typed(value: number, name: string, { unitSystem }: AcousticValues): unknown {
  const kind = kinds[name as keyof typeof kinds];
  // What a change of size comes to is round in the unit system; a pressure needs no more digits than a gauge shows.
  const digits = kind === "pressure" ? 3 : 6;
  return typedQuantity(Number(fromSI(value, defaultUnit(kind, unitSystem)).toPrecision(digits)), kind, unitSystem);
}
