import type { LineCalculation } from "./circuitTypes.ts";
import type { LineKind } from "./schema.ts";

const kinds: Readonly<Record<LineKind, string>> = {
  suction: "Suction line",
  discharge: "Discharge line",
  liquid: "Liquid line",
  hotGas: "Hot gas line",
  condensate: "Condenser drain",
};

/** Name of a line, or its kind and position in the list. */
export function lineTitle({ name, kind }: { readonly name: string; readonly kind: LineKind }, index: number): string {
  return name.trim() || `${kinds[kind]}, no. ${index + 1}`;
}

const called = { suction: "suction", discharge: "discharge", liquid: "liquid", hotGas: "hot gas", condensate: "drain" } as const;

/** "suction 28 × 1.5 mm, then 35 × 1.5 mm, liquid 15 × 1 mm"; nothing where there is no line. */
export function sizesText(lines: readonly LineCalculation[]): string | undefined {
  const sizes = (Object.keys(called) as LineKind[]).flatMap((kind) => {
    const linesOfKind = lines.filter((line) => line.kind === kind);
    return linesOfKind.length === 0
      ? []
      : [
          `${called[kind]} ${[...new Set(linesOfKind.map(({ size, count }) => (count === 1 ? size : `${count} of ${size}`)))].join(", then ")}`,
        ];
  });
  return sizes.length === 0 ? undefined : sizes.join(", ");
}
