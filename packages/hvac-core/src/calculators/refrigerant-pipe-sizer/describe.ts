import { gravityConstant } from "../../constants/gravityConstant.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { penaltyOf } from "./calculate.ts";
import type { RefrigerantCalculation } from "./results.ts";
import type { Circuit, LineCalculation } from "./circuitTypes.ts";
import { describeCharge } from "./describeCharge.ts";
import { describeWarming } from "./describeWarming.ts";
import { describeLine } from "./describeLine.ts";
import { describeLineSet } from "./describeLineSet.ts";
import { lineTitle } from "./lineTitle.ts";
import type { LineKind, RefrigerantValues } from "./schema.ts";
import { equationOf, symbolsOf } from "./sheetSteps.ts";

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
  const { evaporatorOutlet, condenserOutlet, warming } = circuit;
  const source = equationOf(values);
  sheet.part("Cycle");
  const condensing = ["refrigerant", "condensingTemperature", "condensingPoint"];
  sheet.resultLookup("evaporatingPressure", source, { by: ["refrigerant", "evaporatingTemperature"], detail: "dew point" });
  sheet.resultLookup("condensingPressure", source, { by: condensing });
  sheet.resultLookup("evaporatingGlide", source);
  sheet.resultLookup("condensingGlide", source);
  sheet.lookup("h_1", "Enthalpy of the gas leaving the evaporator", "enthalpy", evaporatorOutlet.enthalpy, source, { by: ["superheat"] });
  sheet.lookup("h_3", "Enthalpy of the liquid leaving the condenser", "enthalpy", condenserOutlet.enthalpy, source, { by: ["subcooling"] });
  sheet.result("refrigeratingEffect", "h_1 - h_3");
  sheet.result("massFlow", "Q / q_e");
  sheet.result("minimumMassFlow", values.minimumCapacity === null ? "m" : "Q_min / q_e");
  sheet.given("pickUpBy");
  if (values.pickUpBy === "rise") {
    sheet.lookup("h_pu", "Heat gain of the gas along the suction lines", "enthalpy", warming.total, source, { by: ["suctionPickUp"] });
    describeIntake(circuit, sheet);
  } else sheet.lookup("c_g", "Specific heat of the gas leaving the evaporator", "specificHeat", warming.specificHeat, source);
  sheet.constant(...gravityConstant);
}

function describeIntake({ evaporatorOutlet, warming }: Circuit, sheet: SheetBuilder): void {
  sheet.formula("h_s", "Enthalpy of the gas at the compressor", "enthalpy", "h_1 + h_pu", evaporatorOutlet.enthalpy + warming.total);
}

function describeLines({ circuit }: RefrigerantCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const rows = new Map(values.lines.map((row) => [row.id, row]));
  const isWarmed = values.pickUpBy === "surroundings";
  const kinds = Object.entries(symbolsOf) as [keyof typeof symbolsOf, (typeof symbolsOf)[keyof typeof symbolsOf]][];
  const ofKind = (kind: LineKind, value: (line: LineCalculation) => number) => (line: LineCalculation) =>
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
          [drop, ofKind(kind, (line) => line.loss.drop + rows.get(line.id)!.accessoryLoss)],
          [penalty, ofKind(kind, (line) => line.penalty)],
          [length, ofKind(kind, ({ id }) => rows.get(id)!.length)],
          [equivalent, ofKind(kind, (line) => line.equivalentLength)],
          [rise, ofKind(kind, ({ id }) => rows.get(id)!.rise)],
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
  sheet.part("Lines by kind");
  if (isWarmed) {
    sheet.formula("h_pu", "Heat gain of the gas along the suction lines", "enthalpy", "sum(h_pi)", circuit.warming.total);
    describeIntake(circuit, sheet);
  }
  for (const [kind, { penalty }] of kinds)
    if (penaltyOf(circuit.lines, kind) !== undefined) sheet.result(`${kind}Penalty`, `sum(${penalty})`);
}

function describeCompressor({ circuit }: RefrigerantCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const { compressor, ideal } = circuit;
  const source = equationOf(values);
  sheet.part("Compressor");
  sheet.result("suctionPressure", "p_e - sum(p_si)");
  sheet.resultLookup("suctionTemperature", source, { detail: "at p_s and h_s" });
  sheet.lookup("ρ_s", "Gas density at the compressor", "density", compressor.density, source);
  sheet.lookup("ρ_0", "Gas density at the evaporator outlet, at p_e and h_1", "density", ideal.density, source);
  sheet.result("capacityChange", "ρ_s / ρ_0 - 1");
  sheet.result("dischargePressure", "p_c + sum(p_di)");
  sheet.lookup("h_2s", "Enthalpy at p_d with the entropy of the suction gas", "enthalpy", compressor.isentropicEnthalpy, source);
  sheet.formula("w", "Specific work", "enthalpy", "(h_2s - h_s) / η_i", compressor.work);
  sheet.resultLookup("dischargeTemperature", source, { detail: "at p_d and h_s + w" });
  sheet.result("compressorPower", "m * w");
  sheet.lookup("h_0s", "Enthalpy at p_c with the entropy at p_e and h_1", "enthalpy", ideal.isentropicEnthalpy, source);
  sheet.formula("w_0", "Specific work without lines", "enthalpy", "(h_0s - h_1) / η_i", ideal.work);
  sheet.result("powerChange", "w / w_0 - 1");
}

function describeValve({ circuit }: RefrigerantCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const { valve } = circuit;
  if (!valve) return;
  const source = equationOf(values);
  sheet.part("Expansion valve");
  sheet.result("valvePressure", "p_c - sum(p_li)");
  sheet.resultLookup("residualSubcooling", source);
  sheet.resultLookup("flashQuality", source);
}
