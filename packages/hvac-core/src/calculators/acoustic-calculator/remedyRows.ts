import type { OctaveSpectrum } from "../../acoustics/index.ts";
import type { ElementValues } from "./schema.ts";

/** Fields of the beginning of a row, which move to a silencer upstream of it. */
export const beginnings = ["parent", "source", "side", "connection", "edgeRadius", "turbulence", "otherArea"] as const;
export const sizes = ["shape", "width", "height", "diameter"] as const;

/** A free id for a new element. */
export function freeId(elements: readonly { readonly id: string }[], element: string): string {
  const taken = new Set(elements.map(({ id }) => id));
  const wanted = `${element.slice(0, 28)}-silencer`;
  let [id, number] = [wanted, 2];
  while (taken.has(id)) id = `${wanted}-${number++}`;
  return id;
}

/** Fields of a silencer upstream of a row, and the changed fields of the row, which follows the silencer straight on. */
export function withSilencer(
  row: ElementValues,
  id: string,
  insertionLoss: OctaveSpectrum,
): readonly [Partial<ElementValues> & { readonly id: string }, Partial<ElementValues>] {
  const taken = Object.fromEntries([...beginnings, ...sizes].map((name) => [name, row[name]]));
  const none = insertionLoss.map(() => null);
  const silencer = {
    ...taken,
    id,
    name: "",
    kind: "silencer",
    airflow: null,
    insertionLoss,
    regeneratedNoise: none,
    testedArea: null,
  } as const;
  return [silencer, { parent: id, connection: "straight", edgeRadius: 0, turbulence: false, otherArea: 0 }];
}

/** Fields of a row whose entered noise is reduced. */
export function quieterRow(row: ElementValues, reduction: OctaveSpectrum): Partial<ElementValues> {
  const fall = (levels: readonly (number | null)[]): readonly (number | null)[] =>
    levels.map((level, band) => (level === null ? null : level - reduction[band]!));
  if (row.kind !== "outlet") return { regeneratedNoise: fall(row.regeneratedNoise) };
  return row.noiseBy === "rating" ? { outletRating: row.outletRating - Math.max(...reduction) } : { outletNoise: fall(row.outletNoise) };
}

/** Pressure loss of an outlet with a larger neck, Pa. */
export function lessLoss(
  row: ElementValues,
  changes: Partial<Pick<ElementValues, "width" | "height" | "diameter">>,
): { readonly outletLoss?: number } {
  if (row.kind !== "outlet" || row.noiseBy !== "pressure") return {};
  const { width = row.width, height = row.height, diameter = row.diameter } = changes;
  const larger = row.shape === "round" ? (diameter / row.diameter) ** 2 : (width * height) / (row.width * row.height);
  return larger === 1 || !Number.isFinite(larger) ? {} : { outletLoss: Math.max(0.1, row.outletLoss / larger ** 2) };
}

/** A duct in two rows: the lined part, then the rest unchanged. */
export function partlyLined(
  row: ElementValues,
  id: string,
  lined: { readonly length: number; readonly liningThickness?: number },
): readonly [ElementValues, ElementValues] {
  const rest = {
    parent: row.id,
    connection: "straight",
    otherArea: 0,
    airflow: null,
    shape: "same",
    breakout: false,
    breakIn: false,
  } as const;
  return [
    { ...row, ...lined, exposedLength: row.exposedLength ?? row.length, breakInLength: row.breakInLength ?? row.length },
    { ...row, ...rest, id, length: row.length - lined.length },
  ];
}
