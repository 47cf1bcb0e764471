import type { Table } from "../../kernel/index.ts";
import { gravity, type PipeCalculation } from "./calculate.ts";
import type { FittingLoss } from "./fittingLosses.ts";
import { pipeStandards } from "../../sources/index.ts";

/** Where a coefficient comes from, in words. */
function sourceText({ method, source }: FittingLoss): string {
  return { given: "as given", crane: source, equivalentLength: "Crane TP-410, L/D times the friction factor of the flow", twoK: "Hooper, two-K method", threeK: "Darby, three-K method" }[method];
}

/** The size that meets the target with its neighbours, and the fittings one by one. */
export function tables({ options, option, material, losses }: PipeCalculation): Table[] {
  const sizes: Table = {
    id: "sizes",
    title: "Sizes beside it",
    columns: [
      { key: "label", label: "Size", quantity: "text" },
      { key: "insideDiameter", label: "Inside diameter", quantity: "smallLength" },
      { key: "velocity", label: "Velocity", quantity: "waterVelocity" },
      { key: "frictionRate", label: "Friction rate", quantity: "frictionRateWater" },
    ],
    rows: options.map(({ size, velocity, frictionRate }) => ({ label: size.name, insideDiameter: size.insideDiameter, velocity, frictionRate })),
    chosen: options.findIndex(({ size }) => size.label === option.size.label),
    source: { source: pipeStandards, locator: `${material.name}: ${material.standard}` },
  };
  if (losses.length === 0) return [sizes];
  const fittings: Table = {
    id: "fittings",
    title: "Fittings",
    columns: [
      { key: "name", label: "Fitting", quantity: "text" },
      { key: "number", label: "Number", quantity: "count" },
      { key: "coefficient", label: "K", quantity: "number" },
      { key: "headLoss", label: "Head loss", quantity: "head" },
      { key: "source", label: "Source", quantity: "text" },
    ],
    rows: losses.map((loss) => ({
      name: loss.name,
      number: loss.number,
      coefficient: loss.coefficient,
      headLoss: (loss.number * loss.coefficient * option.velocity ** 2) / (2 * gravity),
      source: sourceText(loss),
    })),
  };
  return [sizes, fittings];
}
