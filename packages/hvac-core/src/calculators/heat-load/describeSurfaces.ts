import type { SheetBuilder } from "../../kernel/index.ts";
import { solAirCitation, type OpaqueSurfaceGain, type WindowGain, absorptanceRatio } from "../../loads/index.ts";
import { angularCurves, type SurfaceIrradiance } from "../../solar/index.ts";
import { arasteh2009, fundamentals2017, mathematics, type Citation } from "../../sources/index.ts";
import type { HeatLoadCalculation } from "./quick/calculate.ts";
import type { HeatLoadValues } from "./schema.ts";
import type { SimpleSurface, Surface, SurfaceLoad } from "./quick/surfaces.ts";

const transmission: Citation = { source: fundamentals2017, locator: "ch. 18, q = U A Δt" };
const sky = (locator: string): Citation => ({ source: fundamentals2017, locator: `ch. 14, ${locator}` });
const glazing: Citation = { source: arasteh2009 };
const sum: Citation = { source: mathematics };

/** Symbols and fields of a surface: those of its row, or of the form's fields that hold it. */
interface Names {
  readonly area: string;
  readonly uValue: string;
  readonly orientation: string;
  readonly colour: string;
}

const rowNames: Names = { area: "A", uValue: "U", orientation: "orientation", colour: "colour" };
const simpleNames: Readonly<Record<SimpleSurface, Names>> = {
  wall: { area: "A_w", uValue: "U_w", orientation: "wallOrientation", colour: "wallColour" },
  window: { area: "A_g", uValue: "U_g", orientation: "windowOrientation", colour: "" },
  roof: { area: "A_r", uValue: "U_r", orientation: "", colour: "roofColour" },
};

const symbols: Readonly<Record<Surface["kind"], string>> = { wall: "q_wi", window: "q_gi", roof: "q_ri", door: "q_di", floor: "q_fi" };

/** States each surface on its own, then the sums by kind. */
export function describeSurfaces({ surfaces, results }: HeatLoadCalculation, values: HeatLoadValues, sheet: SheetBuilder): void {
  const cooling = values.calculationMode === "Cooling";
  sheet.part("Surfaces");
  for (const area of ["wallArea", "windowArea", "roofArea"]) sheet.given(area);
  const ofKind =
    (kind: Surface["kind"]) =>
    (row: SurfaceLoad): number | undefined =>
      row.surface.kind === kind ? row.load : undefined;
  sheet.rows<SurfaceLoad>({
    list: "surfaces",
    title: "Surfaces",
    rows: surfaces,
    rowTitle: ({ surface }) => surface.name,
    values: {
      q_wi: ofKind("wall"),
      q_gi: ofKind("window"),
      q_ri: ofKind("roof"),
      q_di: ofKind("door"),
      q_fi: ofKind("floor"),
      ...(cooling && {
        q_gsi: ({ surface, sunLoad }: SurfaceLoad) => (surface.kind === "window" ? (sunLoad ?? undefined) : undefined),
        q_osi: ({ surface, sunLoad }: SurfaceLoad) => (surface.kind === "window" ? undefined : (sunLoad ?? undefined)),
      }),
    },
    quantities: { q_wi: "power", q_gi: "power", q_ri: "power", q_di: "power", q_fi: "power", q_gsi: "power", q_osi: "power" },
    describe: (row, own) => describeSurface(row, cooling, own),
  });
  const add = (symbol: string, name: string, expression: string, value: number | undefined, result: string): void => {
    if (value !== undefined) sheet.formula({ symbol, name, expression, value, quantity: "power", source: sum, result });
  };
  add("q_w", "Walls", "sum(q_wi)", results.wallLoad, "wallLoad");
  add("q_g", "Windows", "sum(q_gi)", results.windowLoad, "windowLoad");
  add("q_gs", "Windows, sun", "sum(q_gsi)", results.windowSolarLoad, "windowSolarLoad");
  add("q_gt", "Windows, transmission", cooling ? "q_g - q_gs" : "q_g", results.windowTransmissionLoad, "windowTransmissionLoad");
  add("q_r", "Roof", "sum(q_ri)", results.roofLoad, "roofLoad");
  add("q_d", "Doors", "sum(q_di)", results.doorLoad, "doorLoad");
  add("q_f", "Floor", "sum(q_fi)", results.floorLoad, "floorLoad");
  add("q_os", "Sun on walls, roof and doors, included above", "sum(q_osi)", results.opaqueSolarLoad, "opaqueSolarLoad");
  add("q_sl", "Slab edge", "F_s * P_s * Δt", results.slabLoad, "slabLoad");
}

function describeSurface(row: SurfaceLoad, cooling: boolean, sheet: SheetBuilder): void {
  const { surface, load, outsideTemperature, opaque, window } = row;
  const names = surface.simple === null ? rowNames : simpleNames[surface.simple];
  if (surface.simple === null) for (const field of ["kind", "exposure"]) sheet.given(field);
  if (surface.construction)
    sheet.lookup({
      symbol: "U",
      name: "U-value of the construction, from its layers",
      value: surface.uValue,
      quantity: "uValue",
      source: surface.construction.source,
      by: ["construction"],
    });
  const symbol = symbols[surface.kind];
  const result = { result: "load" } as const;
  if (window) {
    describeWindow(row, window, names, sheet);
    sheet.formula({
      symbol,
      name: "Transmission and sun",
      expression: `${names.uValue} * ${names.area} * (t_e - t_i) + q_gsi`,
      value: load,
      quantity: "power",
      source: transmission,
      ...result,
    });
    return;
  }
  if (opaque) describeSolAir(row, opaque, names, sheet);
  else {
    sheet.formula({
      symbol: "t_e",
      name: "Temperature outside",
      expression: surface.hasOwnTemperature ? "t_x" : "t_o",
      value: outsideTemperature,
      quantity: "temperature",
      source: sum,
      result: "outsideTemperature",
    });
  }
  const difference = cooling ? "(t_e - t_i)" : "(t_i - t_e)";
  sheet.formula({
    symbol,
    name: opaque ? "Transmission and sun" : "Transmission",
    expression: `${names.uValue} * ${names.area} * ${difference}`,
    value: load,
    quantity: "power",
    source: transmission,
    ...result,
  });
  if (opaque)
    sheet.formula({
      symbol: "q_osi",
      name: "Of it by the sun, less what goes to the sky",
      expression: `${names.uValue} * ${names.area} * (t_e - t_o)`,
      value: row.sunLoad!,
      quantity: "power",
      source: solAirCitation,
      result: "sunLoad",
    });
}

/** States the irradiance on a surface: ψ, Σ, cosθ, E_tb, E_td, E_tr. */
function describeIrradiance({ surface }: SurfaceLoad, irradiance: SurfaceIrradiance, names: Names, sheet: SheetBuilder): void {
  const by = names.orientation === "" ? {} : { by: [names.orientation] };
  sheet.lookup({
    symbol: "ψ",
    name: "Azimuth that it faces, clockwise from north",
    value: surface.azimuth,
    quantity: "angle",
    source: sum,
    ...by,
  });
  if (surface.simple !== null)
    sheet.lookup({
      symbol: "Σ",
      name: "Tilt: 0° faces up, 90° stands upright",
      value: surface.tilt,
      quantity: "angle",
      source: sum,
      ...by,
    });
  describeIncidence(irradiance, "20 %", "0.2", sheet);
}

/**
 * States what of the sun and sky falls on a surface with the azimuth ψ and the tilt Σ: symbols cosθ, E_tb, Y, E_td, E_tr.
 *
 * @param words how the ground reflects
 * @param reflectance the same in the formula
 */
export function describeIncidence(irradiance: SurfaceIrradiance, words: string, reflectance: string, sheet: SheetBuilder): void {
  sheet.formula({
    symbol: "cosθ",
    name: "Cosine of the angle of incidence",
    expression: "cos(β) * cos(φ - ψ) * sin(Σ) + sin(β) * cos(Σ)",
    value: Math.cos((irradiance.incidenceAngle * Math.PI) / 180),
    quantity: "number",
    source: sky("eq. 22"),
  });
  sheet.formula({
    symbol: "E_tb",
    name: "Beam on the surface",
    expression: "E_b * max(0, cosθ)",
    value: irradiance.beam,
    quantity: "irradiance",
    source: sky("eq. 26"),
  });
  sheet.formula({
    symbol: "Y",
    name: "Ratio of sky diffuse, vertical to horizontal",
    expression: "max(0.45, 0.55 + 0.437 * cos(β) * cos(φ - ψ) + 0.313 * (cos(β) * cos(φ - ψ))^2)",
    value: irradiance.diffuseRatio,
    quantity: "number",
    source: sky("eq. 28"),
  });
  sheet.formula({
    symbol: "E_td",
    name: "Sky diffuse on the surface",
    expression: "E_d * (Y * sin(Σ) + max(0, cos(Σ)))",
    value: irradiance.skyDiffuse,
    quantity: "irradiance",
    source: sky("eqs. 27, 29 and 30"),
  });
  sheet.formula({
    symbol: "E_tr",
    name: `Reflected by the ground (${words})`,
    expression: `${reflectance} * (E_b * sin(β) + E_d) * (1 - cos(Σ)) / 2`,
    value: irradiance.groundReflected,
    quantity: "irradiance",
    source: sky("eq. 31"),
  });
}

function describeSolAir(row: SurfaceLoad, opaque: OpaqueSurfaceGain, names: Names, sheet: SheetBuilder): void {
  describeIrradiance(row, opaque.irradiance, names, sheet);
  const absorbed = absorptanceRatio(row.surface.colour);
  sheet.lookup({
    symbol: "a_h",
    name: "Absorptance over outside film",
    value: absorbed,
    quantity: "thermalResistance",
    source: solAirCitation,
    by: [names.colour],
  });
  sheet.formula({
    symbol: "ΔR",
    name: "Radiation to the sky, as a temperature",
    expression: "4 * max(0, cos(Σ))",
    value: opaque.longwaveCorrection,
    quantity: "temperatureDifference",
    source: solAirCitation,
  });
  sheet.formula({
    symbol: "t_e",
    name: "Sol-air temperature",
    expression: "t_o + a_h * (E_tb + E_td + E_tr) - ΔR",
    value: opaque.solAirTemperature,
    quantity: "temperature",
    source: solAirCitation,
    result: "outsideTemperature",
  });
}

function describeWindow(row: SurfaceLoad, window: WindowGain, names: Names, sheet: SheetBuilder): void {
  const { surface } = row;
  describeIrradiance(row, window.irradiance, names, sheet);
  describeAngularCurve(window, sheet);
  // That a row has no overhang is an input too.
  if (surface.simple === null && surface.tilt === 90 && !surface.overhang) sheet.given("overhangDepth");
  if (surface.overhang)
    sheet.formula({
      symbol: "F_s",
      name: "Share of the glass that the beam reaches under the overhang",
      expression: `sunlitFraction(${names.area} / h_g, h_g, d_o, g_o, β, φ, ψ)`,
      value: window.sunlitFraction,
      quantity: "number",
      source: { source: fundamentals2017, locator: "ch. 15, exterior shading" },
    });
  sheet.formula({
    symbol: "q_gsi",
    name: "Sun through the window",
    expression: `${names.area} * IAC * (E_tb * ${surface.overhang ? "F_s * " : ""}SHGC_b + (E_td + E_tr) * SHGC_d)`,
    value: window.solar,
    quantity: "power",
    source: { source: fundamentals2017, locator: "ch. 15 and 18" },
    result: "sunLoad",
  });
  sheet.formula({
    symbol: "t_e",
    name: "Temperature outside",
    expression: "t_o",
    value: row.outsideTemperature,
    quantity: "temperature",
    source: sum,
    result: "outsideTemperature",
  });
}

/** States what the glazing passes at the angle of incidence and of diffuse light: symbols τ_n, SHGC_b and SHGC_d, of SHGC. */
export function describeAngularCurve(window: WindowGain, sheet: SheetBuilder): void {
  const [a0, a1, a2, a3, a4] = angularCurves[window.glazing].transmittance;
  const text = (expression: string): string => expression.replaceAll("+ -", "- ");
  sheet.formula({
    symbol: "τ_n",
    name: `Sum of the curve's coefficients: ${angularCurves[window.glazing].label}`,
    expression: text(`${a0} + ${a1} + ${a2} + ${a3} + ${a4}`),
    value: a0 + a1 + a2 + a3 + a4,
    quantity: "number",
    source: glazing,
  });
  const polynomial = text(`(${a0} + cosθ * (${a1} + cosθ * (${a2} + cosθ * (${a3} + cosθ * ${a4}))))`);
  sheet.formula({
    symbol: "SHGC_b",
    name: "Solar heat gain coefficient of the beam",
    expression: window.irradiance.incidenceAngle >= 90 ? "0 * SHGC" : `SHGC * max(0, ${polynomial} / τ_n)`,
    value: window.beamShgc,
    quantity: "number",
    source: glazing,
  });
  sheet.formula({
    symbol: "SHGC_d",
    name: "Solar heat gain coefficient of diffuse radiation, hemispherical mean",
    expression: text(`SHGC * 2 * (${a0} / 2 + ${a1} / 3 + ${a2} / 4 + ${a3} / 5 + ${a4} / 6) / τ_n`),
    value: window.diffuseShgc,
    quantity: "number",
    source: glazing,
  });
}
