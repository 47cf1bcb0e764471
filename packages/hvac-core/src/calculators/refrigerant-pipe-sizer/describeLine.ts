import type { SheetBuilder } from "../../kernel/index.ts";
import { annealedCopperStress, horizontalShare, tubeRuleShares, tubeSeries } from "../../refrigerant-lines/index.ts";
import { jacobs1976, tranePiping } from "../../refrigerant-lines/sources.ts";
import { colebrook1939, crane410, mathematics, type Citation } from "../../sources/index.ts";
import { fittingLength, isRiser } from "./candidates.ts";
import type { LineCalculation } from "./circuitTypes.ts";
import { equationOf, symbolsOf } from "./sheetSteps.ts";
import { lineFittings } from "./lineFields.ts";
import type { LineFittingValues, LineValues, RefrigerantValues } from "./schema.ts";

const darcy: Citation = { source: colebrook1939, locator: "friction of Darcy, with the factor of Colebrook" };
const along: Citation = { source: mathematics, locator: "followed along the line in steps until the loss stands to 1e-6" };

/** Criterion of a line's size. */
const sizedBy = [
  "sizing",
  "tube",
  "tubeSeries",
  "penaltyBudget",
  "suctionBudget",
  "dischargeBudget",
  "liquidBudget",
  "oilMethod",
  "oilDensity",
  "highSideDesignTemperature",
  "lowSideDesignTemperature",
] as const;

/** States a line: its flow, size, losses, penalty, oil return and charge. */
export function describeLine(line: LineCalculation, row: LineValues, values: RefrigerantValues, sheet: SheetBuilder): void {
  sheet.given("kind");
  describeSize(line, row, sheet);
  describeLoss(line, values, sheet);
  describePenalty(line, row, values, sheet);
  if (line.isGas) describeOil(line, values, sheet);
  describeStrength(line, values, sheet);
  describeLineCharge(line, sheet);
}

function describeSize(line: LineCalculation, row: LineValues, sheet: SheetBuilder): void {
  const { tube, second } = line;
  const source = tubeSeries[tube.series].citation;
  sheet.resultLookup("budget", undefined, {
    by: ["penaltyBudget", line.kind === "suction" ? "suctionBudget" : line.isGas ? "dischargeBudget" : "liquidBudget"],
  });
  sheet.resultLookup("insideDiameter", source, { ...(second && { detail: "of the small tube" }), by: sizedBy });
  if (row.fittings.length > 0)
    sheet.rows<LineFittingValues>({
      list: "fittings",
      results: "fittings",
      title: "Fittings",
      rows: row.fittings,
      rowTitle: ({ fitting }, index) => (fitting === "other" ? `Fitting ${index + 1}` : lineFittings[fitting].label),
      values: { l_i: (fitting) => fittingLength(fitting, tube.insideDiameter) },
      quantities: { l_i: "length" },
      describe: (fitting, rowSheet) => describeFitting(fitting, tube.insideDiameter, rowSheet),
    });
  sheet.result("equivalentLength", row.fittings.length > 0 ? "L_i + sum(l_i)" : "L_i");
  sheet.formula("m_1", "Mass flow of each line", "massFlow", "φ_i * m / n_ti", line.massFlow);
  if (!second) return;
  sheet.resultLookup("flowInSmall", along);
}

function describeFitting(fitting: LineFittingValues, insideDiameter: number, sheet: SheetBuilder): void {
  sheet.given("fitting");
  const length = fittingLength(fitting, insideDiameter);
  if (fitting.fitting === "other") {
    sheet.formula("l_i", "Equivalent length", "length", "n_i * L_fi", length);
    return;
  }
  const { diameters } = lineFittings[fitting.fitting];
  sheet.lookup("k_i", "Equivalent length in diameters", "number", diameters, { source: crane410 });
  sheet.formula("l_i", "Equivalent length", "length", "n_i * k_i * D_i", length, { source: crane410 });
}

function describeLoss(line: LineCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const { loss, tube, second, massFlow } = line;
  const source = equationOf(values);
  const area = (Math.PI / 4) * tube.insideDiameter ** 2;
  const flow = second ? "x_i * m_1" : "m_1";
  const firstFlow = massFlow * (second ? second.firstShare : 1);
  sheet.formula("A_i", "Cross-section", "area", "π * D_i^2 / 4", area);
  sheet.lookup("p_1i", "Pressure at the entry", "refrigerantPressure", line.pressureIn, along);
  sheet.lookup("v_1i", "Specific volume at the entry", "specificVolume", loss.specificVolumeIn, source);
  sheet.lookup("v_2i", "Specific volume at the end", "specificVolume", loss.specificVolumeOut, along);
  sheet.formula("V_1i", "Velocity at the entry", "velocity", `${flow} * v_1i / A_i`, loss.velocityIn);
  sheet.formula("V_ei", "Velocity at the end", "velocity", `${flow} * v_2i / A_i`, loss.velocityOut);
  sheet.result("velocity", "max(V_1i, V_ei)");
  sheet.lookup("v_mi", "Mean specific volume along the line", "specificVolume", loss.meanSpecificVolume, along);
  sheet.lookup("f_i", "Mean friction factor, drawn copper of 1.5 µm", "number", loss.meanFrictionFactor, along);
  const mean = (firstFlow * loss.meanSpecificVolume) / area;
  sheet.formula("V_ai", "Mean velocity", "velocity", `${flow} * v_mi / A_i`, mean);
  const pressure = "refrigerantPressureDrop";
  sheet.result("friction", "f_i * L_ei / D_i * V_ai^2 / (2 * v_mi)", darcy);
  sheet.lookup("ρ_mi", "Mean density along the line", "density", loss.meanDensity, along);
  sheet.result("lift", "g * z_i * ρ_mi");
  sheet.formula("Δp_ai", "Acceleration", pressure, "(V_1i / v_1i)^2 * (v_2i - v_1i)", loss.acceleration);
  sheet.result("pressureDrop", "Δp_fi + Δp_zi + Δp_ai");
  sheet.result("pressureOut", "p_1i - Δp_i - p_ai", undefined, { detail: "after the accessories" });
  if (!second) return;
  sheet.lookup(
    "D_2i",
    "Inside diameter of the large tube",
    "smallLength",
    second.tube.insideDiameter,
    tubeSeries[second.tube.series].citation,
  );
  sheet.lookup("v_3i", "Specific volume at its faster end", "specificVolume", second.specificVolume, along);
  sheet.result("secondVelocity", "(1 - x_i) * m_1 * v_3i / (π * D_2i^2 / 4)");
}

function describePenalty(line: LineCalculation, row: LineValues, values: RefrigerantValues, sheet: SheetBuilder): void {
  const source = equationOf(values);
  const point = line.isGas ? "Dew point" : "Bubble point";
  const counted = line.isGas ? "p_1i - Δp_i" : "p_1i - Δp_fi - Δp_ai";
  sheet.lookup("t_1i", `${point} at the entry`, "temperature", line.saturationIn, source);
  sheet.formula(
    "p_fi",
    line.isGas ? "Pressure at the end, before accessories" : "Pressure without the lift",
    "refrigerantPressure",
    counted,
    line.pressureIn - (line.isGas ? line.loss.drop : line.loss.friction + line.loss.acceleration),
  );
  sheet.lookup("t_2i", `${point} at the end, of p_fi`, "temperature", line.saturationOut, source);
  sheet.result("penalty", "t_1i - t_2i");
  if (line.kind === "hotGas" || line.kind === "condensate") return;
  const { drop, penalty, length, equivalent, rise } = symbolsOf[line.kind];
  sheet.formula(penalty, "Share in the lines of its kind", "temperatureDifference", "Δt_i", line.penalty);
  sheet.formula(drop, "Pressure drop with accessories", "refrigerantPressureDrop", "Δp_i + p_ai", line.loss.drop + accessoryOf(line));
  sheet.formula(length, "Length in the lines of its kind", "length", "L_i", row.length);
  sheet.formula(equivalent, "Equivalent length in them", "length", "L_ei", line.equivalentLength);
  sheet.formula(rise, "Rise in them", "length", "z_i", row.rise);
}

const accessoryOf = ({ loss, pressureOut }: LineCalculation): number => loss.pressureOut - pressureOut;

function describeOil(line: LineCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const { oil, minimumVelocity, minimumMassFlow, massFlow, specificVolumeAtMinimum: volume } = line;
  const row = values.lines.find(({ id }) => id === line.id)!;
  const area = (Math.PI / 4) * line.tube.insideDiameter ** 2;
  sheet.lookup("v_oi", "Specific volume at the minimum capacity, without losses", "specificVolume", volume, equationOf(values));
  const swept = "φ_i * m_min / n_ti * v_oi / A_i";
  if (minimumVelocity === undefined)
    sheet.formula("V_mi", "Velocity at the minimum capacity", "velocity", swept, (minimumMassFlow * volume) / area);
  else sheet.result("minimumVelocity", swept);
  const full = (massFlow * volume) / area;
  sheet.formula("V_oi", "Velocity of the whole flow at that density", "velocity", "m_1 * v_oi / A_i", full);
  const share = isRiser(row) ? "" : `${horizontalShare} * `;
  sheet.result("oilFlooding", `${share}0.85^2 * sqrt(g * D_i * (ρ_o - 1 / v_oi) * v_oi)`, { source: jacobs1976 });
  sheet.result("oilLoadFlooding", "V_ji / V_oi");
  sheet.resultLookup(
    "oilTabulated",
    { source: tranePiping, locator: "minimum velocities" },
    {
      detail: `${isRiser(row) ? "of a riser of this outside diameter" : "three quarters of that of a riser"}${oil!.isBeyondTable ? ", continued beyond the table" : ""}`,
    },
  );
  sheet.result("oilLoadTabulated", "V_ti / V_oi");
}

function describeStrength(line: LineCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const { rating, tube, second, temperature, designPressure } = line;
  if (rating === undefined) return;
  const by = [line.kind === "suction" ? "lowSideDesignTemperature" : "highSideDesignTemperature"];
  sheet.lookup(
    "p_Di",
    "Pressure at the design temperature, which the tube must bear",
    "refrigerantPressure",
    designPressure,
    equationOf(values),
    { by },
  );
  const weaker = second && second.tube.wall / second.tube.outsideDiameter < tube.wall / tube.outsideDiameter ? second.tube : tube;
  const { citation, rule, ruleCitation } = tubeSeries[weaker.series];
  const { wallShare, wallInDiameter } = tubeRuleShares(rule);
  const wall = wallShare === 1 ? "w_i" : `${wallShare} * w_i`;
  sheet.lookup(
    "S_i",
    "Allowable stress of annealed copper at the temperature of the line",
    "refrigerantPressureDrop",
    annealedCopperStress(temperature, rule),
    ruleCitation,
    { by },
  );
  sheet.lookup("d_i", "Outside diameter", "smallLength", weaker.outsideDiameter, citation);
  sheet.lookup("w_i", "Wall", "smallLength", weaker.wall, citation);
  sheet.result("ratedPressure", `2 * S_i * ${wall} / (d_i - ${wallInDiameter === 1 ? "" : `${wallInDiameter} * `}${wall})`, ruleCitation);
}

function describeLineCharge(line: LineCalculation, sheet: SheetBuilder): void {
  const { second } = line;
  if (second) sheet.lookup("ρ_2i", "Mean density in the large tube", "density", second.meanDensity, along);
  sheet.result("charge", second ? "n_ti * L_i * (A_i * ρ_mi + π * D_2i^2 / 4 * ρ_2i)" : "n_ti * L_i * A_i * ρ_mi");
}
