import { williamsHazen1920 } from "../../flow/sources.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { colebrook1939, moody1944, pipeStandards, type Citation } from "../../sources/index.ts";
import type { PipeCalculation } from "./results.ts";
import { describeFittingRows } from "./describeFittings.ts";
import { lossesOfSection, type Leg } from "./leg.ts";
import type { SectionRow } from "./pipe.ts";
import type { PipeState } from "./pipeState.ts";
import type { PipeValues } from "./schema.ts";
import { darcy, returnLengthOf, sumOf } from "./stating.ts";
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
  const { pipe, supply } = pipes!;
  const { size } = supply.option;
  const by = ["pipeMaterial"];
  if (row.roughness !== null) sheet.formula("ε", "Roughness", "roughness", "ε_i", pipe.roughness, undefined, { by });
  else if (values.roughness !== null) sheet.formula("ε", "Roughness", "roughness", "ε_o", pipe.roughness, undefined, { by });
  else sheet.lookup("ε", "Roughness", "roughness", pipe.roughness, { source: moody1944 }, { by });
  sheet.resultLookup("diameter", seriesOf(pipes!), {
    by: ["pipeMaterial", "maxVelocity", "pipeSizes", "sizeChoice", "customSize", "frictionRate"],
    detail: `of ${size.name}`,
  });
  sheet.resultLookup("outsideDiameter", seriesOf(pipes!));
}

/** States what a flow makes of a pipe; symbols of a return end in `_r`. */
export function describeVelocity({ option, area }: Leg, suffix: "" | "_r", sheet: SheetBuilder): void {
  const [flow, diameter, velocity] = [`Q${suffix}`, `D${suffix}`, `V${suffix}`];
  const of = suffix === "" ? "" : " of the return";
  const results =
    suffix === ""
      ? { velocity: "velocity", reynolds: "reynolds", rate: "actualFrictionRate" }
      : { velocity: "returnVelocity", reynolds: "returnReynolds", rate: "returnFrictionRate" };
  sheet.formula(`A${suffix}`, `Cross section${of}`, "area", `π * ${diameter}^2 / 4`, area);
  sheet.result(results.velocity, `${flow} / A${suffix}`);
  sheet.result(results.reynolds, `ρ * ${velocity} * ${diameter} / μ`, darcy);
  sheet.formula(`f${suffix}`, `Darcy friction factor${of}`, "number", `frictionFactor(Re${suffix}, ε / ${diameter})`, option.friction, {
    source: colebrook1939,
  });
  sheet.result(results.rate, `f${suffix} / ${diameter} * ρ * ${velocity}^2 / 2`, darcy);
}

/** States the lowest of the limits of velocity. */
export function describeLimit({ pipes }: PipeState, sheet: SheetBuilder): void {
  const { citation } = pipes!.supply.velocityLimits[0]!;
  sheet.resultLookup("velocityLimit", citation, { by: ["operatingHours"] });
}

/** States what Hazen and Williams would say, where it is asked for. */
export function describeComparison(sheet: SheetBuilder): void {
  const source: Citation = { source: williamsHazen1920 };
  sheet.result("hazenWilliamsFrictionRate", "hazenWilliamsFrictionRate(Q, D, C_w)", source);
  sheet.result("hazenWilliamsDifference", "R_w / R - 1", source);
}

/** What the symbols of the return end in: it has its own where it carries another flow than the supply. */
const suffixOf = ({ isMain }: PipeState): "" | "_r" => (isMain ? "_r" : "");

/** "Riser", "Riser to Floor 4". */
function listed(rows: readonly number[], { sections }: PipeCalculation): string {
  const [first, last] = [sections[rows[0]!]!.name, sections[rows.at(-1)!]!.name];
  return rows.length === 1 ? first : `${first} to ${last}`;
}

/** States the flow and the pipe of a return that carries another flow than the supply. */
export function describeReturn({ pipes }: PipeState, sheet: SheetBuilder): void {
  const back = pipes!.return;
  sheet.resultLookup("returnFlow");
  if (!back) return;
  sheet.resultLookup("returnDiameter", seriesOf(pipes!), { detail: back.option.size.name });
  describeVelocity(back, "_r", sheet);
}

/** States what straight pipes lose, supply and return together where there are both. */
export function describeLosses(pipe: PipeState, calculation: PipeCalculation, sheet: SheetBuilder): void {
  const { return: back, returnBeside } = pipe.pipes!;
  if (back && returnBeside.length > 0)
    sheet.resultLookup("returnLength", undefined, { detail: `that of the supply of ${listed(returnBeside, calculation)}` });
  sheet.result("pipePressureLoss", sumOf("R * L", back && `R${suffixOf(pipe)} * ${returnLengthOf(pipe.row, pipe.pipes!)}`), darcy);
}

/** States the fittings of supply and return, and what they lose together. */
export function describeFittingsOf(pipe: PipeState, { fluid, scope }: PipeCalculation, sheet: SheetBuilder): void {
  const { row, id } = pipe;
  const { supply, return: back, returnBeside } = pipe.pipes!;
  describeFittingRows(
    {
      list: "fittings",
      results: "fittings",
      title: scope === "section" ? "Fittings" : "Fittings of the supply",
      rows: row.fittings,
      losses: lossesOfSection(supply, id),
      size: supply.option.size,
      fluid,
      suffix: "",
      symbols: { coefficients: "k_i", loss: "Δp_i" },
    },
    sheet,
  );
  const list = row.returnAs === "same" ? "fittings" : "returnFittings";
  const own = back ? lossesOfSection(back, id) : [];
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
    sheet.lookup(
      "Δp_rb",
      "Fittings of the return: those of the other supplies that it runs next to, at its velocity",
      "pressureWater",
      loss,
    );
  }
  sheet.result("fittingsPressureLoss", sumOf("sum(Δp_i)", hasOwn && "sum(Δp_r)", others.length > 0 && "Δp_rb"));
}

/** States what supply and return hold. */
export function describeVolume(pipe: PipeState, sheet: SheetBuilder): void {
  const { return: back } = pipe.pipes!;
  const expression = sumOf("A * L", back && `A${suffixOf(pipe)} * ${returnLengthOf(pipe.row, pipe.pipes!)}`);
  sheet.result("volume", expression);
}
