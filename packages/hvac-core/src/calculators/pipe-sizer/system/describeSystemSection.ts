import type { SheetBuilder } from "../../../kernel/index.ts";
import { colebrook1939, moody1944, pipeStandards, type Citation } from "../../../sources/index.ts";
import { williamsHazen1920 } from "../../../flow/sources.ts";
import { describeFittingRows } from "../describeFittings.ts";
import { hazenWilliams } from "../hazenWilliams.ts";
import type { PipeValues } from "../schema.ts";
import type { PipeSystemCalculation } from "./calculateSystem.ts";
import type { SectionCalculation } from "./sectionCalculation.ts";
import { circuitSymbols } from "./circuitSymbols.ts";
import { describeSectionHeat } from "./describeSectionHeat.ts";
import { describeUnit } from "./describeUnit.ts";
import { describeJunctions } from "./describeJunctions.ts";
import { isShared } from "./flows.ts";
import { darcy, returnLengthOf, statingOn, sumOf } from "./stating.ts";
import type { SectionPipes } from "./losses.ts";
import { ownLosses, type Leg } from "./sectionPipe.ts";
import { limitOf } from "./velocities.ts";

/** States what flows in a section, its pipes, what they lose, and the unit at its end. */
export function describeSystemSection(
  section: SectionCalculation,
  system: PipeSystemCalculation,
  values: PipeValues,
  sheet: SheetBuilder,
): void {
  const { pipes, index, row } = section;
  sheet.given("parent");
  sheet.given("circuit");
  describeFlow(section, system, values, sheet);
  if (!pipes) {
    sheet.constant({
      symbol: "Δp_s",
      name: "Section: nothing flows in it",
      value: 0,
      quantity: "pressureWater",
      source: darcy,
      result: "loss",
    });
    return;
  }
  describePipe(pipes, row.ownRoughness !== null, values, sheet);
  describeLeg(pipes.supply, "", sheet);
  describeLimit(pipes, values, sheet);
  if (system.flows.isMain[index]) describeReturn(system, section, pipes, sheet);
  describeLosses(section, pipes, system, sheet);
  describeJunctions(section, system, sheet);
  describeSection(section, sheet);
  describeUnit(section, system, sheet);
  describeVolume(section, pipes, system, sheet);
  describeSectionHeat(section, pipes, system, values, sheet);
}

function describeFlow({ row, index }: SectionCalculation, { flows }: PipeSystemCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const { formula, lookup } = statingOn(sheet);
  const { flow } = circuitSymbols[flows.circuits[index]!]!;
  const hasUnit = row.unit !== "none";
  sheet.given("unit");
  if (hasUnit) {
    const rise = row.unitTemperatureDifference === null ? "Δt_d" : "Δt_i";
    const load = values.service === "heating" ? "q_j" : "q_i";
    const expression = row.unit === "flow" ? "Q_i" : `${load} / (ρ * c_p * ${rise})`;
    formula(flow, "Flow of the unit", expression, flows.unitFlows[index]!, "waterFlow", { result: "unitFlow" });
  }
  lookup("Q_b", "Flows of the units downstream", flows.unitSums[index]! - flows.unitFlows[index]!, "waterFlow");
  const all = sumOf("Q_b", hasUnit && flow);
  if (!isShared(values, flows.circuits[index]!, flows.units[index]!)) {
    formula("Q", "Flow", all, flows.flows[index]!, "waterFlow", { result: "flow" });
    return;
  }
  lookup("Q_x", "Largest of the flows downstream", flows.largest[index]!, "waterFlow");
  formula("Q", "Flow", `max(s_d * (${all}), Q_x)`, flows.flows[index]!, "waterFlow", { result: "flow" });
}

function describePipe({ pipe, supply }: SectionPipes, isOwn: boolean, values: PipeValues, sheet: SheetBuilder): void {
  const { formula, lookup } = statingOn(sheet);
  const { material, roughness } = pipe;
  if (isOwn) formula("ε", "Roughness", "ε_i", roughness, "roughness");
  else if (values.roughness !== null) formula("ε", "Roughness", "ε_o", roughness, "roughness");
  else lookup("ε", "Roughness", roughness, "roughness", { source: { source: moody1944 }, by: ["material"] });
  lookup("D", `Inside diameter of ${supply.option.size.name}`, supply.option.size.insideDiameter, "smallLength", {
    source: { source: pipeStandards, locator: `${material.name}: ${material.standard}` },
    result: "diameter",
    by: ["material", "sizedBy", "chosenSize", "ownFrictionRate"],
  });
}

/** States what a flow makes of a pipe; symbols of a return end in `_r`. */
function describeLeg({ option, area }: Leg, suffix: "" | "_r", sheet: SheetBuilder): void {
  const { formula } = statingOn(sheet);
  const result = (name: string): string => (suffix === "" ? name : `return${name[0]!.toUpperCase()}${name.slice(1)}`);
  const [flow, diameter, velocity] = [`Q${suffix}`, `D${suffix}`, `V${suffix}`];
  const of = suffix === "" ? "" : " of the return";
  formula(`A${suffix}`, `Cross section${of}`, `π * ${diameter}^2 / 4`, area, "area");
  formula(velocity, `Velocity${of}`, `${flow} / A${suffix}`, option.velocity, "waterVelocity", { result: result("velocity") });
  formula(`Re${suffix}`, `Reynolds number${of}`, `ρ * ${velocity} * ${diameter} / μ`, option.reynolds, "number", {
    result: result("reynolds"),
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
    {
      result: result("frictionRate"),
      source: darcy,
    },
  );
}

function describeLimit({ pipe, supply }: SectionPipes, values: PipeValues, sheet: SheetBuilder): void {
  const { formula, lookup } = statingOn(sheet);
  const { velocity, citation } = limitOf(pipe.material, supply.option.size, values);
  lookup("V_m", "Velocity limit", velocity, "waterVelocity", { result: "velocityLimit", source: citation, by: ["operatingHours"] });
  const compared = hazenWilliams(values, supply.flow, supply.option.size.insideDiameter, supply.option.frictionRate);
  if (!compared) return;
  const source: Citation = { source: williamsHazen1920 };
  formula("R_w", "Friction rate by Hazen-Williams", "hazenWilliamsFrictionRate(Q, D, C_w)", compared.frictionRate, "frictionRateWater", {
    result: "hazenWilliamsFrictionRate",
    source,
  });
  formula("e_w", "Hazen-Williams beyond Darcy", "R_w / R - 1", compared.difference, "ratio", { result: "hazenWilliamsDifference", source });
}

function describeReturn(
  { flows }: PipeSystemCalculation,
  { index }: SectionCalculation,
  { return: back, pipe }: SectionPipes,
  sheet: SheetBuilder,
): void {
  const { lookup } = statingOn(sheet);
  lookup("Q_r", "Flow of the return: of the units that have joined so far", flows.returnFlows[index]!, "waterFlow", {
    result: "returnFlow",
  });
  if (!back) return;
  lookup("D_r", `Inside diameter of the return, ${back.option.size.name}`, back.option.size.insideDiameter, "smallLength", {
    source: { source: pipeStandards, locator: `${pipe.material.name}: ${pipe.material.standard}` },
    result: "returnDiameter",
  });
  describeLeg(back, "_r", sheet);
}

/** What the symbols of the return end in: it has its own where it carries another flow than the supply. */
function suffixOf({ index }: SectionCalculation, { flows }: PipeSystemCalculation): "" | "_r" {
  return flows.isMain[index] ? "_r" : "";
}

/** "Riser", "Riser to Floor 4". */
function listed(rows: readonly number[], { sections }: PipeSystemCalculation): string {
  const [first, last] = [sections[rows[0]!]!.name, sections[rows.at(-1)!]!.name];
  return rows.length === 1 ? first : `${first} to ${last}`;
}

function describeLosses(section: SectionCalculation, pipes: SectionPipes, system: PipeSystemCalculation, sheet: SheetBuilder): void {
  const { formula, lookup } = statingOn(sheet);
  const { row, id } = section;
  const { supply, return: back } = pipes;
  const suffix = suffixOf(section, system);
  sheet.given("returnAs");
  const length = returnLengthOf(row, pipes);
  const isBeside = pipes.returnBeside.length > 0;
  if (back && isBeside)
    lookup("L_r", `Length of the return: of the supply of ${listed(pipes.returnBeside, system)}`, back.length, "length", {
      result: "returnLength",
    });
  formula(
    "Δp_p",
    "Straight pipe of supply and return",
    sumOf("R * L", back && `R${suffix} * ${length}`),
    supply.pipeLoss + (back?.pipeLoss ?? 0),
    "pressureWater",
    {
      result: "pipeLoss",
      source: darcy,
    },
  );
  const shared = { fluid: system.fluid } as const;
  describeFittingRows(
    {
      ...shared,
      list: "fittings",
      results: "fittings",
      title: "Fittings of the supply",
      rows: row.fittings,
      losses: ownLosses(supply, id),
      size: supply.option.size,
      suffix: "",
      symbols: { coefficients: "k_i", loss: "Δp_i" },
    },
    sheet,
  );
  const list = row.returnAs === "same" ? "fittings" : "returnFittings";
  const own = back ? ownLosses(back, id) : [];
  const others = (back?.fittings ?? []).flatMap((each) => (each.section === id ? [] : each.losses));
  const hasOwn = back !== undefined && (!isBeside || own.length > 0);
  if (hasOwn)
    describeFittingRows(
      {
        ...shared,
        list,
        results: "returnFittings",
        title: "Fittings of the return",
        rows: row[list],
        losses: own,
        size: back.option.size,
        suffix,
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
    "Fittings of supply and return",
    sumOf("sum(Δp_i)", hasOwn && "sum(Δp_r)", others.length > 0 && "Δp_rb"),
    supply.fittingsLoss + (back?.fittingsLoss ?? 0),
    "pressureWater",
    {
      result: "fittingsLoss",
    },
  );
}

function describeSection({ losses }: SectionCalculation, sheet: SheetBuilder): void {
  const { formula } = statingOn(sheet);
  sheet.given("branchValve");
  formula("Δp_s", "Section", sumOf("Δp_p", "Δp_f", "Δp_j", losses.valve > 0 && "Δp_y"), losses.section, "pressureWater", {
    result: "loss",
  });
}

function describeVolume(section: SectionCalculation, pipes: SectionPipes, system: PipeSystemCalculation, sheet: SheetBuilder): void {
  const { formula } = statingOn(sheet);
  const length = returnLengthOf(section.row, pipes);
  const { return: back } = pipes;
  formula(
    "V_f",
    "Volume of supply and return",
    sumOf("A * L", back && `A${suffixOf(section, system)} * ${length}`),
    section.volume,
    "liquidVolume",
    { result: "volume" },
  );
}
