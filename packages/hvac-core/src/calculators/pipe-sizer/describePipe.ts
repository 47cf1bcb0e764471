import { williamsHazen1920 } from "../../flow/sources.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { colebrook1939, moody1944, pipeStandards, type Citation } from "../../sources/index.ts";
import type { PipeCalculation } from "./calculate.ts";
import { describeFittingRows } from "./describeFittings.ts";
import { hazenWilliams } from "./hazenWilliams.ts";
import { ownLosses, type Leg } from "./leg.ts";
import type { SectionRow } from "./pipe.ts";
import type { PipeState } from "./pipeState.ts";
import type { PipeValues } from "./schema.ts";
import { darcy, returnLengthOf, statingOn, sumOf } from "./stating.ts";
import type { SectionPipes } from "./system/losses.ts";

/* Steps of a pipe: on the sheet of one pipe, and in the row of a section. */

/** The flow of a unit: as entered, or what carries its load. */
export function flowFromUnit({ unit, temperatureDifference }: SectionRow, isHeating: boolean): string {
  if (unit === "flow") return "Q_i";
  return `${isHeating ? "q_j" : "q_i"} / (ρ * c_p * ${temperatureDifference === null ? "Δt_d" : "Δt_i"})`;
}

const seriesOf = ({ pipe: { material } }: SectionPipes): Citation => ({
  source: pipeStandards,
  locator: `${material.name}: ${material.standard}`,
});

/** States the roughness and the size. */
export function describeSize({ row, pipes }: PipeState, values: PipeValues, sheet: SheetBuilder): void {
  const { formula, lookup } = statingOn(sheet);
  const { pipe, supply } = pipes!;
  const { size } = supply.option;
  const by = { by: ["pipeMaterial"] };
  if (row.roughness !== null) formula("ε", "Roughness", "ε_i", pipe.roughness, "roughness", by);
  else if (values.roughness !== null) formula("ε", "Roughness", "ε_o", pipe.roughness, "roughness", by);
  else lookup("ε", "Roughness", pipe.roughness, "roughness", { source: { source: moody1944 }, ...by });
  lookup("D", `Inside diameter of ${size.name}`, size.insideDiameter, "smallLength", {
    source: seriesOf(pipes!),
    result: "diameter",
    by: ["pipeMaterial", "maxVelocity", "pipeSizes", "sizeChoice", "customSize", "frictionRate"],
  });
  lookup("D_o", "Outside diameter", size.outsideDiameter, "smallLength", { source: seriesOf(pipes!), result: "outsideDiameter" });
}

/** States what a flow makes of a pipe; symbols of a return end in `_r`. */
export function describeVelocity({ option, area }: Leg, suffix: "" | "_r", sheet: SheetBuilder): void {
  const { formula } = statingOn(sheet);
  const [flow, diameter, velocity] = [`Q${suffix}`, `D${suffix}`, `V${suffix}`];
  const of = suffix === "" ? "" : " of the return";
  const results =
    suffix === ""
      ? { velocity: "velocity", reynolds: "reynolds", rate: "actualFrictionRate" }
      : { velocity: "returnVelocity", reynolds: "returnReynolds", rate: "returnFrictionRate" };
  formula(`A${suffix}`, `Cross section${of}`, `π * ${diameter}^2 / 4`, area, "area");
  formula(velocity, `Velocity${of}`, `${flow} / A${suffix}`, option.velocity, "waterVelocity", { result: results.velocity });
  formula(`Re${suffix}`, `Reynolds number${of}`, `ρ * ${velocity} * ${diameter} / μ`, option.reynolds, "number", {
    result: results.reynolds,
    source: darcy,
  });
  formula(`f${suffix}`, `Darcy friction factor${of}`, `frictionFactor(Re${suffix}, ε / ${diameter})`, option.friction, "number", {
    source: { source: colebrook1939 },
  });
  formula(
    `R${suffix}`,
    `Friction rate${of}`,
    `f${suffix} / ${diameter} * ρ * ${velocity}^2 / 2`,
    option.frictionRate,
    "frictionRateWater",
    { result: results.rate, source: darcy },
  );
}

/** States the lowest of the limits of velocity. */
export function describeLimit({ pipes }: PipeState, sheet: SheetBuilder): void {
  const { velocity, citation } = pipes!.supply.velocityLimits[0]!;
  statingOn(sheet).lookup("V_m", "Velocity limit", velocity, "waterVelocity", {
    result: "velocityLimit",
    source: citation,
    by: ["operatingHours"],
  });
}

/** States what Hazen and Williams would say, where it is asked for. */
export function describeComparison({ pipes }: PipeState, values: PipeValues, sheet: SheetBuilder): void {
  const { flow, option } = pipes!.supply;
  const compared = hazenWilliams(values, flow, option.size.insideDiameter, option.frictionRate);
  if (!compared) return;
  const { formula } = statingOn(sheet);
  const source: Citation = { source: williamsHazen1920 };
  formula("R_w", "Friction rate by Hazen-Williams", "hazenWilliamsFrictionRate(Q, D, C_w)", compared.frictionRate, "frictionRateWater", {
    source,
    result: "hazenWilliamsFrictionRate",
  });
  formula("e_w", "Difference from Darcy-Weisbach", "R_w / R - 1", compared.difference, "ratio", {
    source,
    result: "hazenWilliamsDifference",
  });
}

/** What the symbols of the return end in: it has its own where it carries another flow than the supply. */
const suffixOf = ({ isMain }: PipeState): "" | "_r" => (isMain ? "_r" : "");

/** "Riser", "Riser to Floor 4". */
function listed(rows: readonly number[], { sections }: PipeCalculation): string {
  const [first, last] = [sections[rows[0]!]!.name, sections[rows.at(-1)!]!.name];
  return rows.length === 1 ? first : `${first} to ${last}`;
}

/** States the flow and the pipe of a return that carries another flow than the supply. */
export function describeReturn({ pipes, returnFlow }: PipeState, sheet: SheetBuilder): void {
  const { lookup } = statingOn(sheet);
  const back = pipes!.return;
  lookup("Q_r", "Flow of the return: of the units that have joined so far", returnFlow, "waterFlow", { result: "returnFlow" });
  if (!back) return;
  lookup("D_r", `Inside diameter of the return, ${back.option.size.name}`, back.option.size.insideDiameter, "smallLength", {
    source: seriesOf(pipes!),
    result: "returnDiameter",
  });
  describeVelocity(back, "_r", sheet);
}

/** States what straight pipes lose, supply and return together where there are both. */
export function describeLosses(pipe: PipeState, calculation: PipeCalculation, sheet: SheetBuilder): void {
  const { formula, lookup } = statingOn(sheet);
  const { supply, return: back, returnBeside } = pipe.pipes!;
  if (back && returnBeside.length > 0)
    lookup("L_r", `Length of the return: of the supply of ${listed(returnBeside, calculation)}`, back.length, "length", {
      result: "returnLength",
    });
  formula(
    "Δp_p",
    "Straight pipe",
    sumOf("R * L", back && `R${suffixOf(pipe)} * ${returnLengthOf(pipe.row, pipe.pipes!)}`),
    supply.pipeLoss + (back?.pipeLoss ?? 0),
    "pressureWater",
    { result: "pipePressureLoss", source: darcy },
  );
}

/** States the fittings of supply and return, and what they lose together. */
export function describeFittingsOf(pipe: PipeState, { fluid, scope }: PipeCalculation, sheet: SheetBuilder): void {
  const { formula, lookup } = statingOn(sheet);
  const { row, id } = pipe;
  const { supply, return: back, returnBeside } = pipe.pipes!;
  describeFittingRows(
    {
      list: "fittings",
      results: "fittings",
      title: scope === "section" ? "Fittings" : "Fittings of the supply",
      rows: row.fittings,
      losses: ownLosses(supply, id),
      size: supply.option.size,
      fluid,
      suffix: "",
      symbols: { coefficients: "k_i", loss: "Δp_i" },
    },
    sheet,
  );
  const list = row.returnAs === "same" ? "fittings" : "returnFittings";
  const own = back ? ownLosses(back, id) : [];
  const others = (back?.fittings ?? []).flatMap(({ section, losses }) => (section === id ? [] : losses));
  const hasOwn = back !== undefined && (returnBeside.length === 0 || own.length > 0);
  if (hasOwn)
    describeFittingRows(
      {
        list,
        results: "returnFittings",
        title: "Fittings of the return",
        rows: row[list],
        losses: own,
        size: back.option.size,
        fluid,
        suffix: suffixOf(pipe),
        symbols: { coefficients: "k_r", loss: "Δp_r" },
      },
      sheet,
    );
  if (others.length > 0) {
    const loss = others.reduce((all, { pressureLoss }) => all + pressureLoss, 0);
    lookup("Δp_rb", "Fittings of the return: those of the other supplies that it runs next to, at its velocity", loss, "pressureWater");
  }
  formula(
    "Δp_f",
    "Pressure loss of all fittings",
    sumOf("sum(Δp_i)", hasOwn && "sum(Δp_r)", others.length > 0 && "Δp_rb"),
    supply.fittingsLoss + (back?.fittingsLoss ?? 0),
    "pressureWater",
    { result: "fittingsPressureLoss" },
  );
}

/** States what supply and return hold. */
export function describeVolume(pipe: PipeState, sheet: SheetBuilder): void {
  const { return: back } = pipe.pipes!;
  const expression = sumOf("A * L", back && `A${suffixOf(pipe)} * ${returnLengthOf(pipe.row, pipe.pipes!)}`);
  statingOn(sheet).formula("V_f", "Volume of fluid", expression, pipe.volume, "liquidVolume", { result: "volume" });
}
