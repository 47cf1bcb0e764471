import { ductFitting, ductFittings, pipeFitting, pipeFittings, type Fitting, type FittingParameter } from "@org/hvac-core/flow";
import type { QuantityKind } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { formatNumber } from "@org/form/numbers";
import type { UseTarget } from "../../targets.ts";
import { texts } from "./texts.ts";

export type Conduit = "duct" | "pipe";

/** A fitting among all of them. */
export interface FittingRow extends ReferenceRow {
  readonly key: string;
  readonly conduit: Conduit;
  readonly fitting: Fitting;
}

const rowOf =
  (conduit: Conduit) =>
  (fitting: Fitting): FittingRow => ({
    id: `${conduit}-${fitting.key}`,
    label: fitting.name,
    source: fitting.citation,
    ...(fitting.source.includes("verify") && { verify: true as const }),
    key: fitting.key,
    conduit,
    fitting,
  });

export const fittingRows: readonly FittingRow[] = [...ductFittings.map(rowOf("duct")), ...pipeFittings.map(rowOf("pipe"))];

/** The fitting that the address names; the first where it names none. */
export function readFitting(id: string | undefined): FittingRow {
  return fittingRows.find((row) => row.id === id) ?? fittingRows[0]!;
}

/** The fitting itself, as the engine finds it by its key. */
export const fittingOf = ({ key, conduit }: Pick<FittingRow, "key" | "conduit">): Fitting =>
  conduit === "duct" ? ductFitting(key) : pipeFitting(key);

const kinds: Readonly<Record<FittingParameter["quantity"], QuantityKind>> = {
  ratio: "number",
  angle: "angle",
  length: "smallLength",
  velocity: "velocity",
  count: "count",
  flowCoefficient: "flowCoefficient",
};

/** Quantity of a fitting's parameter. */
export const kindOf = ({ quantity }: FittingParameter): QuantityKind => kinds[quantity];

const greek: Readonly<Record<string, string>> = { theta: "θ", beta: "β" };
export const symbolOf = ({ symbol }: FittingParameter): string => greek[symbol] ?? symbol;

/** The velocity that a coefficient is multiplied with, in words. */
export const basisOf = ({ velocityBasis }: Fitting): string => texts.bases[velocityBasis];

/** Geometry as a row of a calculator's list states it; the duct's or pipe's own quantities are left to the calculator. */
function rowInput({ key, fitting }: FittingRow, geometry: Readonly<Record<string, number>>): Readonly<Record<string, unknown>> {
  const parameters = Object.entries(fitting.parameters).flatMap(([name, { quantity, conduit }]) => {
    const value = geometry[name];
    if (value === undefined || (conduit !== undefined && conduit !== "bendAspectRatio")) return [];
    return [[name, quantity === "angle" ? { value, unit: "deg" } : quantity === "flowCoefficient" ? { value, unit: "Kv" } : value]];
  });
  return { id: "fitting", fitting: key, quantity: 1, ...(Object.fromEntries(parameters) as Record<string, unknown>) };
}

/** The sizer that can begin with a fitting. */
export function targetsOf(row: FittingRow, geometry: Readonly<Record<string, number>> = {}): readonly UseTarget[] {
  const fittings = [rowInput(row, geometry)];
  if (row.conduit === "pipe") return [{ calculator: "pipe-sizer", input: { fittings } }];
  const ductShape = row.fitting.shape === "rectangular" ? "rectangular" : "round";
  return [{ calculator: "duct-sizer", input: { ductShape, fittings } }];
}

/** A coefficient as it is quoted. */
export const coefficientText = (value: number): string => formatNumber(value, { digits: 3 });
