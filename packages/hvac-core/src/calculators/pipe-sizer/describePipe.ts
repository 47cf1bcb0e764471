import { williamsHazen1920 } from "../../flow/sources.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { colebrook1939, moody1944, pipeStandards, type Citation } from "../../sources/index.ts";
import type { PipeCalculation } from "./results.ts";
import { describeFittingRows } from "./describeFittings.ts";
import { sectionFittings, type Leg } from "./leg.ts";
import type { SectionRow } from "./pipe.ts";
import type { PipeState } from "./pipeState.ts";
import type { PipeValues } from "./schema.ts";
import { darcy, returnLengthOf, sumOf } from "./stating.ts";
import type { SectionPipes } from "./system/losses.ts";

/* Steps of a pipe: on the sheet of a single pipe, and in the row of a section. */

/** Formula of the flow of a unit: as entered, or by its load. */
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

/** States velocity and friction rate; symbols of a return end in `_r`. */
export function describeVelocity({ option, area }: Leg, suffix: "" | "_r", sheet: SheetBuilder): void {
  const [flow, diameter, velocity] = [`Q${suffix}`, `D${suffix}`, `V${suffix}`];
  const suffixText = suffix === "" ? "" : " of the return";
  const results =
    suffix === ""
      ? { velocity: "velocity", reynolds: "reynolds", rate: "actualFrictionRate" }
      : { velocity: "returnVelocity", reynolds: "returnReynolds", rate: "returnFrictionRate" };
  sheet.formula(`A${suffix}`, `Cross section${suffixText}`, "area", `π * ${diameter}^2 / 4`, area);
  sheet.result(results.velocity, `${flow} / A${suffix}`);
  sheet.result(results.reynolds, `ρ * ${velocity} * ${diameter} / μ`, darcy);
  sheet.formula(
    `f${suffix}`,
    `Darcy friction factor${suffixText}`,
    "number",
    `frictionFactor(Re${suffix}, ε / ${diameter})`,
    option.friction,
    { source: colebrook1939 },
  );
  sheet.result(results.rate, `f${suffix} / ${diameter} * ρ * ${velocity}^2 / 2`, darcy);
}

/** States the lowest velocity limit. */
export function describeLimit({ pipes }: PipeState, sheet: SheetBuilder): void {
  const { citation } = pipes!.supply.velocityLimits[0]!;
  sheet.resultLookup("velocityLimit", citation, { by: ["operatingHours"] });
}

/** States the friction rate by Hazen and Williams, where it is compared. */
export function describeComparison(sheet: SheetBuilder): void {
  const source: Citation = { source: williamsHazen1920 };
  sheet.result("hazenWilliamsFrictionRate", "hazenWilliamsFrictionRate(Q, D, C_w)", source);
  sheet.result("hazenWilliamsDifference", "R_w / R - 1", source);
}

/** Ending of the symbols of a return: it has separate symbols where its flow is not that of the supply. */
const suffixOf = ({ isMain }: PipeState): "" | "_r" => (isMain ? "_r" : "");

/** "Riser", "Riser to Floor 4". */
function listed(rows: readonly number[], { sections }: PipeCalculation): string {
  const [first, last] = [sections[rows[0]!]!.name, sections[rows.at(-1)!]!.name];
  return rows.length === 1 ? first : `${first} to ${last}`;
}

/** States flow and pipe of a return whose flow is not that of the supply. */
export function describeReturn({ pipes }: PipeState, sheet: SheetBuilder): void {
  const back = pipes!.return;
  sheet.resultLookup("returnFlow");
  if (!back) return;
  sheet.resultLookup("returnDiameter", seriesOf(pipes!), { detail: back.option.size.name });
  describeVelocity(back, "_r", sheet);
}

/** States the loss of straight pipes, of supply and return. */
export function describeLosses(pipe: PipeState, calculation: PipeCalculation, sheet: SheetBuilder): void {
  const { return: back, adjacentSupplies } = pipe.pipes!;
  if (back && adjacentSupplies.length > 0)
    sheet.resultLookup("returnLength", undefined, { detail: `that of the supply of ${listed(adjacentSupplies, calculation)}` });
  sheet.result("pipePressureLoss", sumOf("R * L", back && `R${suffixOf(pipe)} * ${returnLengthOf(pipe.row, pipe.pipes!)}`), darcy);
}

/** States the fittings of supply and return, and the sum of their losses. */
export function describeFittingsOf(pipe: PipeState, { fluid, scope }: PipeCalculation, sheet: SheetBuilder): void {
  const { row, id } = pipe;
  const { supply, return: back, adjacentSupplies } = pipe.pipes!;
  describeFittingRows(
    {
      list: "fittings",
      results: "fittings",
      title: scope === "section" ? "Fittings" : "Supply fittings",
      rows: row.fittings,
      losses: sectionFittings(supply, id),
      size: supply.option.size,
      fluid,
      suffix: "",
      symbols: { coefficients: "k_i", loss: "Δp_i" },
    },
    sheet,
  );
  const list = row.returnAs === "same" ? "fittings" : "returnFittings";
  const returnFittings = back ? sectionFittings(back, id) : [];
  const others = (back?.fittings ?? []).flatMap(({ section, losses }) => (section === id ? [] : losses));
  const isListed = back !== undefined && (adjacentSupplies.length === 0 || returnFittings.length > 0);
  if (isListed)
    describeFittingRows(
      {
        list,
        results: "returnFittings",
        title: "Return fittings",
        rows: row[list],
        losses: returnFittings,
        size: back.option.size,
        fluid,
        suffix: suffixOf(pipe),
        symbols: { coefficients: "k_r", loss: "Δp_r" },
      },
      sheet,
    );
  if (others.length > 0) {
    const loss = others.reduce((all, { pressureLoss }) => all + pressureLoss, 0);
    sheet.lookup("Δp_rb", "Return fittings: those of the other supplies that it runs next to, at its velocity", "pressureWater", loss);
  }
  sheet.result("fittingsPressureLoss", sumOf("sum(Δp_i)", isListed && "sum(Δp_r)", others.length > 0 && "Δp_rb"));
}

/** States the volume of supply and return. */
export function describeVolume(pipe: PipeState, sheet: SheetBuilder): void {
  const { return: back } = pipe.pipes!;
  const expression = sumOf("A * L", back && `A${suffixOf(pipe)} * ${returnLengthOf(pipe.row, pipe.pipes!)}`);
  sheet.result("volume", expression);
}
