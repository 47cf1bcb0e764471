import { pipeFitting, type PipeFitting } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { colebrook1939, fundamentals2021, mathematics, moody1944, pipeStandards, type Citation } from "../../sources/index.ts";
import type { PumpCalculation } from "./calculate.ts";
import type { SegmentFitting, SegmentLoss, SegmentPipe } from "./circuit.ts";
import type { PumpValues } from "./schema.ts";

const algebra: Citation = { source: mathematics };
const darcy: Citation = { source: fundamentals2021, locator: "ch. 22, Darcy-Weisbach" };
const valves: Citation = { source: mathematics, locator: "definition of the flow coefficient" };

/** States what the critical circuit loses. */
export function describeCircuit(calculation: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  const { circuit, results } = calculation;
  sheet.part("Circuit losses");
  sheet.given("flowRate");
  sheet.rows<SegmentLoss>({
    list: "segments",
    title: "Segments",
    rows: circuit.segments,
    rowTitle: ({ name }) => name,
    values: { h_i: ({ headLoss }) => headLoss, h_is: ({ isSuction, headLoss }) => (isSuction ? headLoss : undefined) },
    quantities: { h_i: "head", h_is: "head" },
    describe: (row, own) => describeSegment(row, values, own),
  });
  sheet.rows({
    list: "equipment",
    title: "Equipment",
    rows: circuit.equipment,
    rowTitle: ({ name }) => name,
    values: { h_e: ({ headLoss }) => headLoss, h_es: ({ isSuction, headLoss }) => (isSuction ? headLoss : undefined) },
    quantities: { h_e: "head", h_es: "head" },
    describe: (row, own) => {
      const stated = values.equipment.find(({ id }) => id === row.id)!;
      own.given("side");
      own.formula({
        symbol: "h_e",
        name: "Head loss",
        expression: stated.ratedFlow === null ? "Δp_r / (ρ * g)" : `Δp_r * (${stated.flow === null ? "Q_d" : "Q_i"} / Q_r)^2 / (ρ * g)`,
        value: row.headLoss,
        quantity: "head",
        source: algebra,
        result: "headLoss",
      });
      if (row.isSuction) sameOnSuction("h_es", "h_e", row.headLoss, own);
    },
  });
  const terms = ["sum(h_i)", "sum(h_e)"];
  if (values.headLoss !== null) terms.unshift("h_st");
  sheet.given("controlValveBy");
  if (circuit.valveLoss !== undefined) terms.push(describeValve(circuit.valveLoss, calculation, values, sheet));
  if (values.strainerLoss !== null) {
    sheet.formula({
      symbol: "h_w",
      name: "Head loss of the strainer",
      expression: "Δp_s / (ρ * g)",
      value: circuit.strainerHead,
      quantity: "head",
      source: algebra,
    });
    terms.push("h_w");
  }
  sheet.formula({
    symbol: "h_l",
    name: "Losses",
    expression: terms.join(" + "),
    value: results.losses,
    quantity: "head",
    source: algebra,
    result: "losses",
  });
}

function sameOnSuction(symbol: string, of: string, value: number, sheet: SheetBuilder): void {
  sheet.formula({ symbol, name: "Of this on the suction side", expression: of, value, quantity: "head", source: algebra });
}

function describeValve(loss: number, { circuit, results }: PumpCalculation, values: PumpValues, sheet: SheetBuilder): string {
  if (values.controlValveBy === "kv")
    sheet.formula({
      symbol: "Δp_v",
      name: "Pressure loss of the control valve",
      expression: `100 * ρ * (3600 * ${values.controlValveFlow === null ? "Q_d" : "Q_v"} / K_v)^2`,
      value: loss,
      quantity: "pressureWater",
      source: valves,
    });
  sheet.formula({
    symbol: "h_v",
    name: "Head loss of the control valve",
    expression: "Δp_v / (ρ * g)",
    value: circuit.valveHead,
    quantity: "head",
    source: algebra,
  });
  if (results.valveAuthority !== undefined)
    sheet.formula({
      symbol: "N_v",
      name: "Authority of the valve",
      expression: "Δp_v / (Δp_v + Δp_k)",
      value: results.valveAuthority,
      quantity: "authority",
      source: algebra,
      result: "valveAuthority",
    });
  return "h_v";
}

function describeSegment(row: SegmentLoss, values: PumpValues, sheet: SheetBuilder): void {
  const stated = values.segments.find(({ id }) => id === row.id)!;
  sheet.given("lossBy");
  sheet.given("side");
  const head = { symbol: "h_i", name: "Head loss", value: row.headLoss, quantity: "head", result: "headLoss" } as const;
  if (row.pipe) {
    describePipe(row.pipe, stated, sheet);
    sheet.formula({ ...head, expression: "(R * L + ΣK * ρ * V^2 / 2) / (ρ * g)", source: darcy });
  } else sheet.formula({ ...head, expression: "h_o", source: algebra });
  if (row.isSuction) sameOnSuction("h_is", "h_i", row.headLoss, sheet);
}

function describePipe(pipe: SegmentPipe, stated: PumpValues["segments"][number], sheet: SheetBuilder): void {
  const wall = { symbol: "ε", name: "Roughness", value: pipe.roughness, quantity: "roughness", by: ["pipeMaterial"] } as const;
  if (stated.roughness === null) sheet.lookup({ ...wall, source: { source: moody1944 } });
  else sheet.formula({ ...wall, expression: "ε_o", source: algebra });
  const diameter = { symbol: "D", value: pipe.diameter, quantity: "smallLength", by: ["sizeBy"] } as const;
  if (pipe.sizeName === undefined) sheet.formula({ ...diameter, name: "Inside diameter", expression: "D_i", source: algebra });
  else
    sheet.lookup({ ...diameter, name: `Inside diameter of ${pipe.sizeName}`, source: { source: pipeStandards }, by: ["sizeBy", "size"] });
  sheet.formula({ symbol: "A", name: "Cross section", expression: "π * D^2 / 4", value: pipe.area, quantity: "area", source: algebra });
  sheet.formula({
    symbol: "V",
    name: "Velocity",
    expression: `${stated.flow === null ? "Q_d" : "Q_i"} / A`,
    value: pipe.velocity,
    quantity: "waterVelocity",
    source: algebra,
    result: "velocity",
  });
  sheet.formula({
    symbol: "Re",
    name: "Reynolds number",
    expression: "ρ * V * D / μ",
    value: pipe.reynolds,
    quantity: "number",
    source: darcy,
  });
  sheet.formula({
    symbol: "f",
    name: "Darcy friction factor",
    expression: "frictionFactor(Re, ε / D)",
    value: pipe.friction,
    quantity: "number",
    source: { source: colebrook1939 },
  });
  sheet.formula({
    symbol: "R",
    name: "Friction rate",
    expression: "f / D * ρ * V^2 / 2",
    value: pipe.frictionRate,
    quantity: "frictionRateWater",
    source: darcy,
    result: "frictionRate",
  });
  sheet.rows<SegmentFitting>({
    list: "fittings",
    title: "Fittings",
    rows: pipe.fittings,
    rowTitle: ({ name, number }) => `${number} × ${name}`,
    values: { k_i: ({ number, coefficient }) => number * coefficient },
    quantities: { k_i: "number" },
    describe: describeFitting,
  });
  sheet.formula({
    symbol: "ΣK",
    name: "Sum of the loss coefficients",
    expression: "sum(k_i)",
    value: pipe.coefficient,
    quantity: "number",
    source: algebra,
  });
}

function describeFitting(row: SegmentFitting, sheet: SheetBuilder): void {
  const fitting: PipeFitting = pipeFitting(row.key);
  sheet.given("fitting");
  sheet.given("coefficient");
  sheet.given("kv");
  const coefficient = { symbol: "K", name: "Loss coefficient", value: row.coefficient, quantity: "number" } as const;
  const names = Object.keys(fitting.parameters);
  if (Object.keys(row.geometry).length === 0 && names.length > 0) sheet.formula({ ...coefficient, expression: "K_own", source: algebra });
  else if (names.length === 0) sheet.lookup({ ...coefficient, source: fitting.citation });
  else {
    const symbols = names.map((name) => {
      if (name === "diameter") return "D";
      const symbol = `x_${name}`;
      sheet.lookup({
        symbol,
        name: fitting.parameters[name]!.name,
        value: row.geometry[name]!,
        quantity: name === "angle" ? "angle" : name === "kv" ? "flowCoefficient" : "number",
        source: fitting.citation,
      });
      return symbol;
    });
    sheet.formula({ ...coefficient, expression: `${fitting.key}(${symbols.join(", ")})`, source: fitting.citation });
  }
  sheet.formula({
    symbol: "k_i",
    name: "Coefficients of the row",
    expression: "n * K",
    value: row.number * row.coefficient,
    quantity: "number",
    source: algebra,
  });
}
