import { gravityConstant } from "../../flow/gravityConstant.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import { penaltyOf, type RefrigerantCalculation } from "./calculate.ts";
import type { Circuit, LineCalculation } from "./circuitTypes.ts";
import { describeCharge } from "./describeCharge.ts";
import { describeWarming } from "./describeWarming.ts";
import { describeLine } from "./describeLine.ts";
import { describeLineSet } from "./describeLineSet.ts";
import { lineTitle } from "./lineTitle.ts";
import type { LineKind, RefrigerantValues } from "./schema.ts";
import { equationOf, step, symbolsOf } from "./sheetSteps.ts";

/** States every step: the cycle, each line, what they come to, the compressor between them, and the charge. */
export function describe(calculation: RefrigerantCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  describeEnds(calculation, values, sheet);
  describeLines(calculation, values, sheet);
  describeCompressor(calculation, values, sheet);
  describeValve(calculation, values, sheet);
  describeLineSet(calculation, values, sheet);
  describeCharge(calculation, values, sheet);
}

function describeEnds({ circuit }: RefrigerantCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const { ends, evaporatorOutlet, condenserOutlet, massFlow, minimumMassFlow, warming } = circuit;
  const source = equationOf(values);
  sheet.part("Cycle");
  const read = (symbol: string, name: string, value: number, quantity: QuantityKind, by: readonly string[], result?: string): void =>
    sheet.lookup({ symbol, name, value, quantity, source, by, ...(result !== undefined && { result }) });
  const pressure = "refrigerantPressure";
  const condensing = ["refrigerant", "condensingTemperature", "condensingPoint"];
  read(
    "p_e",
    "Evaporating pressure, dew point",
    ends.evaporatingPressure,
    pressure,
    ["refrigerant", "evaporatingTemperature"],
    "evaporatingPressure",
  );
  read("p_c", "Condensing pressure", ends.condensingPressure, pressure, condensing, "condensingPressure");
  read("g_e", "Glide at the evaporating pressure", ends.evaporatingGlide, "temperatureDifference", [], "evaporatingGlide");
  read("g_c", "Glide at the condensing pressure", ends.condensingGlide, "temperatureDifference", [], "condensingGlide");
  read("h_1", "Enthalpy of the gas leaving the evaporator", evaporatorOutlet.enthalpy, "enthalpy", ["superheat"]);
  read("h_3", "Enthalpy of the liquid leaving the condenser", condenserOutlet.enthalpy, "enthalpy", ["subcooling"]);
  step(sheet, "q_e", "Refrigerating effect", "h_1 - h_3", {
    value: ends.refrigeratingEffect,
    quantity: "enthalpy",
    result: "refrigeratingEffect",
  });
  step(sheet, "m", "Mass flow", "Q / q_e", { value: massFlow, quantity: "massFlow", result: "massFlow" });
  step(sheet, "m_min", "Minimum mass flow", values.minimumCapacity === null ? "m" : "Q_min / q_e", {
    value: minimumMassFlow,
    quantity: "massFlow",
    result: "minimumMassFlow",
  });
  sheet.given("pickUpBy");
  if (values.pickUpBy === "stated") {
    read("h_pu", "Heat that the gas takes up along the suction lines", warming.total, "enthalpy", ["suctionPickUp"]);
    describeIntake(circuit, sheet);
  } else read("c_g", "Specific heat of the gas leaving the evaporator", warming.specificHeat, "specificHeat", []);
  sheet.constant(gravityConstant);
}

function describeIntake({ evaporatorOutlet, warming }: Circuit, sheet: SheetBuilder): void {
  step(sheet, "h_s", "Enthalpy of the gas at the compressor", "h_1 + h_pu", {
    value: evaporatorOutlet.enthalpy + warming.total,
    quantity: "enthalpy",
  });
}

function describeLines({ circuit, results }: RefrigerantCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const rows = new Map(values.lines.map((row) => [row.id, row]));
  const isWarmed = values.pickUpBy === "surroundings";
  const kinds = Object.entries(symbolsOf) as [keyof typeof symbolsOf, (typeof symbolsOf)[keyof typeof symbolsOf]][];
  const own = (kind: LineKind, value: (line: LineCalculation) => number) => (line: LineCalculation) =>
    line.kind === kind ? value(line) : undefined;
  sheet.part("Lines");
  sheet.rows<LineCalculation>({
    list: "lines",
    title: "Lines",
    rows: circuit.lines,
    rowTitle: lineTitle,
    values: {
      ...Object.fromEntries(
        kinds.flatMap(([kind, { drop, penalty, length, equivalent, rise }]) => [
          [drop, own(kind, (line) => line.loss.drop + rows.get(line.id)!.accessoryLoss)],
          [penalty, own(kind, (line) => line.penalty)],
          [length, own(kind, ({ id }) => rows.get(id)!.length)],
          [equivalent, own(kind, (line) => line.equivalentLength)],
          [rise, own(kind, ({ id }) => rows.get(id)!.rise)],
        ]),
      ),
      m_ci: (line) => line.charge,
      ...(isWarmed && { h_pi: (line: LineCalculation) => circuit.warming.lines.find(({ id }) => id === line.id)?.heat }),
    },
    quantities: {
      ...Object.fromEntries(
        kinds.flatMap(([, { drop, penalty, length, equivalent, rise }]) => [
          [drop, "refrigerantPressureDrop" as const],
          [penalty, "temperatureDifference" as const],
          ...[length, equivalent, rise].map((symbol) => [symbol, "length" as const]),
        ]),
      ),
      m_ci: "mass",
      ...(isWarmed && { h_pi: "enthalpy" as const }),
    },
    describe: (line, row) => {
      describeLine(line, rows.get(line.id)!, values, row);
      const warming = circuit.warming.lines.find(({ id }) => id === line.id);
      if (warming) describeWarming(line, warming, row);
    },
  });
  sheet.part("Lines of a kind together");
  if (isWarmed) {
    step(sheet, "h_pu", "Heat that the gas takes up along the suction lines", "sum(h_pi)", {
      value: circuit.warming.total,
      quantity: "enthalpy",
    });
    describeIntake(circuit, sheet);
  }
  const named = (kind: string): string => `Saturation temperature drop, ${kind}`;
  const symbols = { suction: "Δt_s", discharge: "Δt_d", liquid: "Δt_l" } as const;
  for (const [kind, { penalty }] of kinds)
    if (penaltyOf(circuit.lines, kind) !== undefined)
      step(sheet, symbols[kind], named(kind), `sum(${penalty})`, {
        value: results[`${kind}Penalty`]!,
        quantity: "temperatureDifference",
        result: `${kind}Penalty`,
      });
}

function describeCompressor({ circuit, results }: RefrigerantCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const { compressor, ideal } = circuit;
  const source = equationOf(values);
  sheet.part("Compressor");
  const read = (symbol: string, name: string, value: number, quantity: QuantityKind, result?: string): void =>
    sheet.lookup({ symbol, name, value, quantity, source, ...(result !== undefined && { result }) });
  const pressure = "refrigerantPressure";
  step(sheet, "p_s", "Pressure at the compressor, suction", "p_e - sum(p_si)", {
    value: compressor.suctionPressure,
    quantity: pressure,
    result: "suctionPressure",
  });
  read("t_s", "Temperature at the compressor, suction, of p_s and h_s", compressor.suctionTemperature, "temperature", "suctionTemperature");
  read("ρ_s", "Density of the gas there", compressor.density, "density");
  read("ρ_0", "Density of the gas that leaves the evaporator, of p_e and h_1", ideal.density, "density");
  step(sheet, "c_Q", "Compressor capacity change by the lines", "ρ_s / ρ_0 - 1", {
    value: results.capacityChange,
    quantity: "ratio",
    result: "capacityChange",
  });
  step(sheet, "p_d", "Pressure at the compressor, discharge", "p_c + sum(p_di)", {
    value: compressor.dischargePressure,
    quantity: pressure,
    result: "dischargePressure",
  });
  read("h_2s", "Enthalpy at p_d with the entropy of the suction gas", compressor.isentropicEnthalpy, "enthalpy");
  step(sheet, "w", "Work on each kg", "(h_2s - h_s) / η_i", { value: compressor.work, quantity: "enthalpy" });
  read(
    "t_d",
    "Temperature at the compressor, discharge, of p_d and h_s + w",
    compressor.dischargeTemperature,
    "temperature",
    "dischargeTemperature",
  );
  step(sheet, "P", "Power into the gas", "m * w", { value: results.compressorPower, quantity: "electricPower", result: "compressorPower" });
  read("h_0s", "The same enthalpy without lines, from p_e and h_1 to p_c", ideal.isentropicEnthalpy, "enthalpy");
  step(sheet, "w_0", "Work on each kg without lines", "(h_0s - h_1) / η_i", { value: ideal.work, quantity: "enthalpy" });
  step(sheet, "c_w", "Compressor power change by the lines, at the same capacity", "w / w_0 - 1", {
    value: results.powerChange,
    quantity: "ratio",
    result: "powerChange",
  });
}

function describeValve({ circuit, results }: RefrigerantCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const { valve } = circuit;
  if (!valve) return;
  const source = equationOf(values);
  sheet.part("Expansion valve");
  step(sheet, "p_v", "Pressure at the expansion valve", "p_c - sum(p_li)", {
    value: valve.pressure,
    quantity: "refrigerantPressure",
    result: "valvePressure",
  });
  sheet.lookup({
    symbol: "t_rs",
    name: "Subcooling at the expansion valve: bubble point of p_v less the temperature of p_v and h_3",
    value: valve.subcooling,
    quantity: "temperatureDifference",
    source,
    result: "residualSubcooling",
  });
  sheet.lookup({
    symbol: "x_v",
    name: "Flash gas at the valve, of p_v and h_3",
    value: results.flashQuality!,
    quantity: "ratio",
    source,
    result: "flashQuality",
  });
}
