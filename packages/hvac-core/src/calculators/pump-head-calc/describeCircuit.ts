import { pipeFitting, type PipeFitting } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { colebrook1939, fundamentals2021, mathematics, moody1944, pipeStandards, type Citation } from "../../sources/index.ts";
import type { PumpCalculation } from "./results.ts";
import type { SegmentFitting, SegmentLoss, SegmentPipe } from "./circuit.ts";
import type { PumpValues } from "./schema.ts";

const darcy: Citation = { source: fundamentals2021, locator: "ch. 22, Darcy-Weisbach" };
const valves: Citation = { source: mathematics, locator: "definition of the flow coefficient" };

/** Losses of the critical circuit. */
export function describeCircuit(calculation: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  const { circuit } = calculation;
  sheet.part("Circuit losses");
  sheet.given("flowRate");
  sheet.rows<SegmentLoss>({
    list: "segments",
    title: "Segments",
    rows: circuit.segments,
    rowTitle: ({ name }) => name,
    values: { h_i: ({ headLoss }) => headLoss, h_is: ({ isSuction, headLoss }) => (isSuction ? headLoss : undefined) },
    quantities: { h_i: "head", h_is: "head" },
    describe: (row, rowSheet) => describeSegment(row, values, rowSheet),
  });
  sheet.rows({
    list: "equipment",
    title: "Equipment",
    rows: circuit.equipment,
    rowTitle: ({ name }) => name,
    values: { h_e: ({ headLoss }) => headLoss, h_es: ({ isSuction, headLoss }) => (isSuction ? headLoss : undefined) },
    quantities: { h_e: "head", h_es: "head" },
    describe: (row, rowSheet) => {
      const entered = values.equipment.find(({ id }) => id === row.id)!;
      rowSheet.given("side");
      rowSheet.result(
        "headLoss",
        entered.ratedFlow === null ? "Δp_r / (ρ * g)" : `Δp_r * (${entered.flow === null ? "Q_d" : "Q_i"} / Q_r)^2 / (ρ * g)`,
      );
      if (row.isSuction) sameOnSuction("h_es", "h_e", row.headLoss, rowSheet);
    },
  });
  const terms = ["sum(h_i)", "sum(h_e)"];
  if (values.headLoss !== null) terms.unshift("h_st");
  sheet.given("controlValveBy");
  if (circuit.valveLoss !== undefined) terms.push(describeValve(circuit.valveLoss, calculation, values, sheet));
  if (values.strainerLoss !== null) {
    sheet.formula("h_w", "Head loss of the strainer", "head", "Δp_s / (ρ * g)", circuit.strainerHead);
    terms.push("h_w");
  }
  sheet.result("losses", terms.join(" + "));
}

function sameOnSuction(symbol: string, expression: string, value: number, sheet: SheetBuilder): void {
  sheet.formula(symbol, "Head loss on the suction side", "head", expression, value);
}

function describeValve(loss: number, { circuit }: PumpCalculation, values: PumpValues, sheet: SheetBuilder): string {
  if (values.controlValveBy === "kv")
    sheet.formula(
      "Δp_v",
      "Pressure loss of the control valve",
      "pressureWater",
      `100 * ρ * (3600 * ${values.controlValveFlow === null ? "Q_d" : "Q_v"} / K_v)^2`,
      loss,
      valves,
    );
  sheet.formula("h_v", "Head loss of the control valve", "head", "Δp_v / (ρ * g)", circuit.valveHead);
  sheet.result("valveAuthority", "Δp_v / (Δp_v + Δp_k)");
  return "h_v";
}

function describeSegment(row: SegmentLoss, values: PumpValues, sheet: SheetBuilder): void {
  const entered = values.segments.find(({ id }) => id === row.id)!;
  sheet.given("lossBy");
  sheet.given("side");
  if (row.pipe) {
    describePipe(row.pipe, entered, sheet);
    sheet.result("headLoss", "(R * L + ΣK * ρ * V^2 / 2) / (ρ * g)", darcy);
  } else sheet.result("headLoss", "h_o");
  if (row.isSuction) sameOnSuction("h_is", "h_i", row.headLoss, sheet);
}

function describePipe(pipe: SegmentPipe, entered: PumpValues["segments"][number], sheet: SheetBuilder): void {
  if (entered.roughness === null)
    sheet.lookup("ε", "Roughness", "roughness", pipe.roughness, { source: moody1944 }, { by: ["pipeMaterial"] });
  else sheet.formula("ε", "Roughness", "roughness", "ε_o", pipe.roughness, undefined, { by: ["pipeMaterial"] });
  if (pipe.sizeName === undefined)
    sheet.formula("D", "Inside diameter", "smallLength", "D_i", pipe.diameter, undefined, { by: ["sizeBy"] });
  else
    sheet.lookup(
      "D",
      `Inside diameter of ${pipe.sizeName}`,
      "smallLength",
      pipe.diameter,
      { source: pipeStandards },
      { by: ["sizeBy", "size"] },
    );
  sheet.formula("A", "Cross section", "area", "π * D^2 / 4", pipe.area);
  sheet.result("velocity", `${entered.flow === null ? "Q_d" : "Q_i"} / A`);
  sheet.formula("Re", "Reynolds number", "number", "ρ * V * D / μ", pipe.reynolds, darcy);
  sheet.formula("f", "Darcy friction factor", "number", "frictionFactor(Re, ε / D)", pipe.friction, { source: colebrook1939 });
  sheet.result("frictionRate", "f / D * ρ * V^2 / 2", darcy);
  sheet.rows<SegmentFitting>({
    list: "fittings",
    title: "Fittings",
    rows: pipe.fittings,
    rowTitle: ({ name, number }) => `${number} × ${name}`,
    values: { k_i: ({ number, coefficient }) => number * coefficient },
    quantities: { k_i: "number" },
    describe: describeFitting,
  });
  sheet.formula("ΣK", "Sum of the loss coefficients", "number", "sum(k_i)", pipe.coefficient);
}

function describeFitting(row: SegmentFitting, sheet: SheetBuilder): void {
  const fitting: PipeFitting = pipeFitting(row.key);
  sheet.given("fitting");
  sheet.given("coefficient");
  sheet.given("kv");
  const names = Object.keys(fitting.parameters);
  if (Object.keys(row.geometry).length === 0 && names.length > 0)
    sheet.formula("K", "Loss coefficient", "number", "K_own", row.coefficient);
  else if (names.length === 0) sheet.lookup("K", "Loss coefficient", "number", row.coefficient, fitting.citation);
  else {
    const symbols = names.map((name) => {
      if (name === "diameter") return "D";
      const symbol = `x_${name}`;
      sheet.lookup(
        symbol,
        fitting.parameters[name]!.name,
        name === "angle" ? "angle" : name === "kv" ? "flowCoefficient" : "number",
        row.geometry[name]!,
        fitting.citation,
      );
      return symbol;
    });
    sheet.formula("K", "Loss coefficient", "number", `${fitting.key}(${symbols.join(", ")})`, row.coefficient, fitting.citation);
  }
  sheet.formula("k_i", "Loss coefficient of the row", "number", "n * K", row.number * row.coefficient);
}
