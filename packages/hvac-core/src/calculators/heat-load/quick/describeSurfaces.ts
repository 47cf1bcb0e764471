import type { SheetBuilder } from "../../../kernel/index.ts";
import { solAirCitation, type OpaqueSurfaceGain, type WindowGain, absorptanceRatio } from "../../../loads/index.ts";
import type { SurfaceIrradiance } from "../../../solar/index.ts";
import { fundamentals2017, type Citation } from "../../../sources/index.ts";
import { describeAngularCurve, describeIncidence, describeOutsideFilm } from "../describeSun.ts";
import type { HeatLoadValues } from "../schema.ts";
import type { RoomCalculation } from "../roomResults.ts";
import type { SimpleSurface, Surface, SurfaceLoad } from "./surfaces.ts";

const transmission: Citation = { source: fundamentals2017, locator: "ch. 18, q = U A Δt" };

/** Symbols and fields of a surface: those of its row, or of the fields of the form that describe it. */
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

type Kind = Surface["kind"];
const loadSymbols: Readonly<Record<Kind, string>> = { wall: "q_wi", window: "q_gi", roof: "q_ri", door: "q_di", floor: "q_fi" };
const solarSymbol = ({ kind }: Surface): string => (kind === "window" ? "q_gsi" : "q_osi");

/** States each surface by itself, then the sums by kind. */
export function describeSurfaces({ surfaces }: RoomCalculation, values: HeatLoadValues, sheet: SheetBuilder): void {
  const cooling = values.calculationMode === "Cooling";
  sheet.part("Surfaces");
  for (const area of ["wallArea", "windowArea", "roofArea"]) sheet.given(area);
  const loads = Object.values(loadSymbols).map((symbol) => [
    symbol,
    ({ surface, load }: SurfaceLoad) => (loadSymbols[surface.kind] === symbol ? load : undefined),
  ]);
  const solar = ["q_gsi", "q_osi"].map((symbol) => [
    symbol,
    ({ surface, sunLoad }: SurfaceLoad) => (solarSymbol(surface) === symbol ? (sunLoad ?? undefined) : undefined),
  ]);
  sheet.rows<SurfaceLoad>({
    list: "surfaces",
    title: "Surfaces",
    rows: surfaces,
    rowTitle: ({ surface }) => surface.name,
    values: Object.fromEntries(cooling ? [...loads, ...solar] : loads),
    quantities: Object.fromEntries([...loads, ...solar].map(([symbol]) => [symbol, "power"])),
    describe: (row, rowSheet) => describeSurface(row, cooling, rowSheet),
  });
  sheet.result("wallLoad", "sum(q_wi)");
  sheet.result("windowLoad", "sum(q_gi)");
  sheet.result("windowSolarLoad", "sum(q_gsi)");
  sheet.result("windowTransmissionLoad", cooling ? "q_g - q_gs" : "q_g");
  sheet.result("roofLoad", "sum(q_ri)");
  sheet.result("doorLoad", "sum(q_di)");
  sheet.result("floorLoad", "sum(q_fi)");
  sheet.result("opaqueSolarLoad", "sum(q_osi)");
  sheet.result("slabLoad", "F_s * P_s * Δt");
}

function describeSurface(row: SurfaceLoad, cooling: boolean, sheet: SheetBuilder): void {
  const { surface, opaque, window } = row;
  const names = surface.simple === null ? rowNames : simpleNames[surface.simple];
  if (surface.simple === null) for (const field of ["kind", "exposure"]) sheet.given(field);
  if (surface.construction) {
    const name = "U-value of the construction, from its layers";
    sheet.lookup("U", name, "uValue", surface.uValue, surface.construction.source, { by: ["construction"] });
  }
  const [heat, symbol] = [`${names.uValue} * ${names.area}`, loadSymbols[surface.kind]];
  if (window) {
    describeWindow(row, window, names, sheet);
    sheet.result("load", `${heat} * (t_e - t_i) + q_gsi`, transmission, { symbol, detail: "with the sun" });
    return;
  }
  if (opaque) describeSolAir(row, opaque, names, sheet);
  else sheet.result("outsideTemperature", surface.hasOwnTemperature ? "t_x" : "t_o");
  const detail = opaque ? { detail: "with the sun" } : {};
  sheet.result("load", `${heat} * ${cooling ? "(t_e - t_i)" : "(t_i - t_e)"}`, transmission, { symbol, ...detail });
  if (opaque) sheet.result("sunLoad", `${heat} * (t_e - t_o)`, solAirCitation, { symbol: "q_osi", detail: "less radiation to the sky" });
}

/** States the irradiance on a surface: ψ, Σ, cosθ, E_tb, E_td, E_tr. */
function describeIrradiance({ surface }: SurfaceLoad, irradiance: SurfaceIrradiance, { orientation }: Names, sheet: SheetBuilder): void {
  const by = orientation === "" ? {} : { by: [orientation] };
  sheet.lookup("ψ", "Azimuth of the surface, clockwise from north", "angle", surface.azimuth, undefined, by);
  if (surface.simple !== null) sheet.lookup("Σ", "Tilt: 0° faces up, 90° is upright", "angle", surface.tilt, undefined, by);
  describeIncidence(irradiance, ["20 %", "0.2"], sheet);
}

function describeSolAir(row: SurfaceLoad, opaque: OpaqueSurfaceGain, names: Names, sheet: SheetBuilder): void {
  describeIrradiance(row, opaque.irradiance, names, sheet);
  describeOutsideFilm(absorptanceRatio(row.surface.colour), opaque.longwaveCorrection, names.colour, sheet);
  sheet.result("outsideTemperature", "t_o + a_h * (E_tb + E_td + E_tr) - ΔR", solAirCitation, { detail: "sol-air" });
}

function describeWindow(row: SurfaceLoad, window: WindowGain, names: Names, sheet: SheetBuilder): void {
  const { surface } = row;
  describeIrradiance(row, window.irradiance, names, sheet);
  describeAngularCurve(window, sheet);
  // That a row has no overhang is an input too.
  if (surface.simple === null && surface.tilt === 90 && !surface.overhang) sheet.given("overhangDepth");
  if (surface.overhang) {
    const name = "Share of the glass that the beam reaches under the overhang";
    const expression = `sunlitFraction(${names.area} / h_g, h_g, d_o, g_o, β, φ, ψ)`;
    const source: Citation = { source: fundamentals2017, locator: "ch. 15, exterior shading" };
    sheet.formula("F_s", name, "number", expression, window.sunlitFraction, source);
  }
  const beam = surface.overhang ? "E_tb * F_s * SHGC_b" : "E_tb * SHGC_b";
  const source: Citation = { source: fundamentals2017, locator: "ch. 15 and 18" };
  sheet.result("sunLoad", `${names.area} * IAC * (${beam} + (E_td + E_tr) * SHGC_d)`, source, { symbol: "q_gsi" });
  sheet.result("outsideTemperature", "t_o");
}
