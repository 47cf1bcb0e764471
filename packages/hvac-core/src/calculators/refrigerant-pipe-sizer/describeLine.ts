import type { SheetBuilder } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import { annealedCopperStress, horizontalShare, tubeRuleShares, tubeSeries } from "../../refrigerant-lines/index.ts";
import { jacobs1976, tranePiping } from "../../refrigerant-lines/sources.ts";
import { colebrook1939, crane410, mathematics, type Citation } from "../../sources/index.ts";
import { fittingLength, isRiser } from "./candidates.ts";
import type { LineCalculation } from "./circuitTypes.ts";
import { derived, equationOf, step, symbolsOf } from "./sheetSteps.ts";
import { lineFittings } from "./lineFields.ts";
import type { LineFittingValues, LineValues, RefrigerantValues } from "./schema.ts";

const darcy: Citation = { source: colebrook1939, locator: "friction of Darcy, with the factor of Colebrook" };
const along: Citation = { source: mathematics, locator: "followed along the line in steps until the loss stands to 1e-6" };

/** What the size of a line was found by. */
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
  const { tube, second, equivalentLength, budget } = line;
  const source = tubeSeries[tube.series].citation;
  sheet.lookup({
    symbol: "B_i",
    name: "Saturation temperature drop allowed",
    value: budget,
    quantity: "temperatureDifference",
    source: derived,
    result: "budget",
    by: ["penaltyBudget", line.kind === "suction" ? "suctionBudget" : line.isGas ? "dischargeBudget" : "liquidBudget"],
  });
  sheet.lookup({
    symbol: "D_i",
    name: second ? "Inside diameter of the small tube" : "Inside diameter",
    value: tube.insideDiameter,
    quantity: "smallLength",
    source,
    result: "insideDiameter",
    by: sizedBy,
  });
  if (row.fittings.length > 0)
    sheet.rows<LineFittingValues>({
      list: "fittings",
      results: "fittings",
      title: "Fittings",
      rows: row.fittings,
      rowTitle: ({ fitting }, index) => (fitting === "stated" ? `Fitting ${index + 1}` : lineFittings[fitting].label),
      values: { l_i: (fitting) => fittingLength(fitting, tube.insideDiameter) },
      quantities: { l_i: "length" },
      describe: (fitting, own) => describeFitting(fitting, tube.insideDiameter, own),
    });
  step(sheet, "L_ei", "Equivalent length", row.fittings.length > 0 ? "L_i + sum(l_i)" : "L_i", {
    value: equivalentLength,
    quantity: "length",
    result: "equivalentLength",
  });
  step(sheet, "m_1", "Mass flow of each line", "φ_i * m / n_ti", { value: line.massFlow, quantity: "massFlow" });
  if (!second) return;
  sheet.lookup({
    symbol: "x_i",
    name: "Share of the small tube, at which both tubes take the same pressure",
    value: second.firstShare,
    quantity: "ratio",
    source: along,
    result: "flowInSmall",
  });
}

function describeFitting(fitting: LineFittingValues, insideDiameter: number, sheet: SheetBuilder): void {
  sheet.given("fitting");
  const said = { value: fittingLength(fitting, insideDiameter), quantity: "length", source: { source: crane410 } } as const;
  if (fitting.fitting === "stated") {
    step(sheet, "l_i", "Equivalent length", "n_i * L_fi", { ...said, source: derived });
    return;
  }
  const { diameters } = lineFittings[fitting.fitting];
  sheet.lookup({
    symbol: "k_i",
    name: "Equivalent length in diameters",
    value: diameters,
    quantity: "number",
    source: { source: crane410 },
  });
  step(sheet, "l_i", "Equivalent length", "n_i * k_i * D_i", said);
}

function describeLoss(line: LineCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const { loss, tube, second, velocity, massFlow } = line;
  const source = equationOf(values);
  const area = (Math.PI / 4) * tube.insideDiameter ** 2;
  const flow = second ? "x_i * m_1" : "m_1";
  const own = massFlow * (second ? second.firstShare : 1);
  const read = (symbol: string, name: string, value: number, quantity: QuantityKind, from: Citation): void =>
    sheet.lookup({ symbol, name, value, quantity, source: from });
  step(sheet, "A_i", "Cross-section", "π * D_i^2 / 4", { value: area, quantity: "area" });
  read("p_1i", "Pressure at the entry", line.pressureIn, "refrigerantPressure", along);
  read("v_1i", "Specific volume at the entry", loss.specificVolumeIn, "specificVolume", source);
  read("v_2i", "Specific volume at the end", loss.specificVolumeOut, "specificVolume", along);
  step(sheet, "V_1i", "Velocity at the entry", `${flow} * v_1i / A_i`, { value: loss.velocityIn, quantity: "velocity" });
  step(sheet, "V_ei", "Velocity at the end", `${flow} * v_2i / A_i`, { value: loss.velocityOut, quantity: "velocity" });
  step(sheet, "V_i", "Velocity at the faster end", "max(V_1i, V_ei)", { value: velocity, quantity: "velocity", result: "velocity" });
  read("v_mi", "Mean specific volume along the line", loss.meanSpecificVolume, "specificVolume", along);
  read("f_i", "Mean friction factor, drawn copper of 1.5 µm", loss.meanFrictionFactor, "number", along);
  const mean = (own * loss.meanSpecificVolume) / area;
  step(sheet, "V_ai", "Mean velocity", `${flow} * v_mi / A_i`, { value: mean, quantity: "velocity" });
  const pressure = "refrigerantPressureDrop";
  step(sheet, "Δp_fi", "Friction of wall and fittings", "f_i * L_ei / D_i * V_ai^2 / (2 * v_mi)", {
    value: loss.friction,
    quantity: pressure,
    source: darcy,
    result: "friction",
  });
  read("ρ_mi", "Mean density along the line", loss.meanDensity, "density", along);
  step(sheet, "Δp_zi", "Weight of the fluid", "g * z_i * ρ_mi", { value: loss.lift, quantity: pressure, result: "lift" });
  step(sheet, "Δp_ai", "Acceleration", "(V_1i / v_1i)^2 * (v_2i - v_1i)", { value: loss.acceleration, quantity: pressure });
  step(sheet, "Δp_i", "Pressure drop", "Δp_fi + Δp_zi + Δp_ai", { value: loss.drop, quantity: pressure, result: "pressureDrop" });
  step(sheet, "p_2i", "Pressure at the end, after the accessories", "p_1i - Δp_i - p_ai", {
    value: line.pressureOut,
    quantity: "refrigerantPressure",
    result: "pressureOut",
  });
  if (!second) return;
  sheet.lookup({
    symbol: "D_2i",
    name: "Inside diameter of the large tube",
    value: second.tube.insideDiameter,
    quantity: "smallLength",
    source: tubeSeries[second.tube.series].citation,
  });
  read("v_3i", "Specific volume at its faster end", second.specificVolume, "specificVolume", along);
  step(sheet, "V_2i", "Velocity in the large tube", "(1 - x_i) * m_1 * v_3i / (π * D_2i^2 / 4)", {
    value: second.velocity,
    quantity: "velocity",
    result: "secondVelocity",
  });
}

function describePenalty(line: LineCalculation, row: LineValues, values: RefrigerantValues, sheet: SheetBuilder): void {
  const source = equationOf(values);
  const point = line.isGas ? "Dew point" : "Bubble point";
  const counted = line.isGas ? "p_1i - Δp_i" : "p_1i - Δp_fi - Δp_ai";
  sheet.lookup({ symbol: "t_1i", name: `${point} at the entry`, value: line.saturationIn, quantity: "temperature", source });
  step(sheet, "p_fi", line.isGas ? "Pressure at the end, before accessories" : "Pressure without the lift", counted, {
    value: line.pressureIn - (line.isGas ? line.loss.drop : line.loss.friction + line.loss.acceleration),
    quantity: "refrigerantPressure",
  });
  sheet.lookup({
    symbol: "t_2i",
    name: `${point} at the end, of p_fi`,
    value: line.saturationOut,
    quantity: "temperature",
    source,
  });
  step(sheet, "Δt_i", "Saturation temperature drop", "t_1i - t_2i", {
    value: line.penalty,
    quantity: "temperatureDifference",
    result: "penalty",
  });
  if (line.kind === "hotGas" || line.kind === "condensate") return;
  const { drop, penalty, length, equivalent, rise } = symbolsOf[line.kind];
  step(sheet, penalty, "Share in the lines of its kind", "Δt_i", { value: line.penalty, quantity: "temperatureDifference" });
  step(sheet, drop, "Pressure drop with accessories", "Δp_i + p_ai", {
    value: line.loss.drop + accessoryOf(line),
    quantity: "refrigerantPressureDrop",
  });
  step(sheet, length, "Length in the lines of its kind", "L_i", { value: row.length, quantity: "length" });
  step(sheet, equivalent, "Equivalent length in them", "L_ei", { value: line.equivalentLength, quantity: "length" });
  step(sheet, rise, "Rise in them", "z_i", { value: row.rise, quantity: "length" });
}

const accessoryOf = ({ loss, pressureOut }: LineCalculation): number => loss.pressureOut - pressureOut;

function describeOil(line: LineCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const { oil, oilShare, minimumVelocity, minimumMassFlow, massFlow, specificVolumeAtLeast: volume } = line;
  const row = values.lines.find(({ id }) => id === line.id)!;
  const area = (Math.PI / 4) * line.tube.insideDiameter ** 2;
  sheet.lookup({
    symbol: "v_oi",
    name: "Specific volume at the minimum capacity, without losses",
    value: volume,
    quantity: "specificVolume",
    source: equationOf(values),
  });
  step(sheet, "V_mi", "Velocity at the minimum capacity", "φ_i * m_min / n_ti * v_oi / A_i", {
    value: (minimumMassFlow * volume) / area,
    quantity: "velocity",
    ...(minimumVelocity !== undefined && { result: "minimumVelocity" }),
  });
  const full = (massFlow * volume) / area;
  step(sheet, "V_oi", "Velocity of the whole flow at that density", "m_1 * v_oi / A_i", { value: full, quantity: "velocity" });
  const share = isRiser(row) ? "" : `${horizontalShare} * `;
  step(sheet, "V_ji", "Oil returns from, by the onset of flooding", `${share}0.85^2 * sqrt(g * D_i * (ρ_o - 1 / v_oi) * v_oi)`, {
    value: oil!.flooding,
    quantity: "velocity",
    source: { source: jacobs1976 },
    result: "oilFlooding",
  });
  step(sheet, "c_ji", "Minimum load for it", "V_ji / V_oi", { value: oilShare!.flooding, quantity: "ratio", result: "oilLoadFlooding" });
  sheet.lookup({
    symbol: "V_ti",
    name: `${isRiser(row) ? "Oil returns from, in a riser of this outside diameter" : "Oil returns from, three quarters of a riser's velocity"}${oil!.isBeyondTable ? ", continued beyond the table" : ""}`,
    value: oil!.tabulated,
    quantity: "velocity",
    source: { source: tranePiping, locator: "minimum velocities" },
    result: "oilTabulated",
  });
  step(sheet, "c_ti", "Minimum load for it", "V_ti / V_oi", { value: oilShare!.tabulated, quantity: "ratio", result: "oilLoadTabulated" });
}

function describeStrength(line: LineCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  const { rating, tube, second, temperature, designPressure } = line;
  if (rating === undefined) return;
  const by = [line.kind === "suction" ? "lowSideDesignTemperature" : "highSideDesignTemperature"];
  sheet.lookup({
    symbol: "p_Di",
    name: "Pressure at the design temperature, which the tube must bear",
    value: designPressure,
    quantity: "refrigerantPressure",
    source: equationOf(values),
    by,
  });
  const weaker = second && second.tube.wall / second.tube.outsideDiameter < tube.wall / tube.outsideDiameter ? second.tube : tube;
  const { citation, rule, ruleCitation } = tubeSeries[weaker.series];
  const size = { quantity: "smallLength", source: citation } as const;
  const { wallShare, wallInDiameter } = tubeRuleShares(rule);
  const wall = wallShare === 1 ? "w_i" : `${wallShare} * w_i`;
  sheet.lookup({
    symbol: "S_i",
    name: "Allowable stress of annealed copper at the temperature of the line",
    value: annealedCopperStress(temperature, rule),
    quantity: "refrigerantPressureDrop",
    by,
    source: ruleCitation,
  });
  sheet.lookup({ ...size, symbol: "d_i", name: "Outside diameter", value: weaker.outsideDiameter });
  sheet.lookup({ ...size, symbol: "w_i", name: "Wall", value: weaker.wall });
  const name = wallShare === 1 ? "Working pressure of the tube" : "Working pressure of the tube, with a wall 10 % thinner";
  step(sheet, "p_ri", name, `2 * S_i * ${wall} / (d_i - ${wallInDiameter === 1 ? "" : `${wallInDiameter} * `}${wall})`, {
    value: rating,
    quantity: "refrigerantPressureDrop",
    source: ruleCitation,
    result: "ratedPressure",
  });
}

function describeLineCharge(line: LineCalculation, sheet: SheetBuilder): void {
  const { second } = line;
  if (second)
    sheet.lookup({ symbol: "ρ_2i", name: "Mean density in the large tube", value: second.meanDensity, quantity: "density", source: along });
  step(sheet, "m_ci", "Charge", second ? "n_ti * L_i * (A_i * ρ_mi + π * D_2i^2 / 4 * ρ_2i)" : "n_ti * L_i * A_i * ρ_mi", {
    value: line.charge,
    quantity: "mass",
    result: "charge",
  });
}
