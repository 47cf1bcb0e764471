import { insertionLosses } from "../../reference/index.ts";
import { joinPath, type Description, type Measured, type MeasuredElement, type Success } from "../../kernel/index.ts";
import type { AcousticCalculation, results } from "./results.ts";
import type { DuctSize } from "./ducts.ts";
import type { PassedElement } from "./propagation.ts";
import type { fields } from "./schema.ts";

function sizeText(size: DuctSize): Description {
  if (size.shape === "round") return ["Ø ", { quantity: "smallLength", values: [size.diameter] }];
  return [{ quantity: "smallLength", values: [size.width, size.height] }];
}

function elementOf({ row, size }: PassedElement): MeasuredElement[] {
  const base = { path: joinPath("elements", row.id), work: "silencers", kind: "count", amount: 1, tag: row.name } as const;
  if (row.kind === "silencer") return [{ ...base, part: "silencer", description: ["Silencer, ", ...sizeText(size)] }];
  if (row.kind !== "louvre") return [];
  const name = insertionLosses.find(({ id }) => id === row.louvre)?.label ?? "Acoustic louvre";
  return [{ ...base, part: "louvre", list: "louvres", description: [`${name}, `, ...sizeText(size)] }];
}

/** Silencers and acoustic louvres of sound paths. */
export function quantities({ calculation }: Success<typeof results, AcousticCalculation, typeof fields>): Measured {
  return {
    elements: calculation.elements.flatMap(elementOf),
    notMeasured: ["Ducts, elbows, dampers, plenums, terminal units and outlets of sound paths: duct files have the same ones."],
  };
}
