import type { SheetBuilder } from "../../../kernel/index.ts";
import {
  absorptanceRatio,
  longwaveCorrection,
  solAirCitation,
  solAirTemperature,
  transmissionCitation,
  type DesignDays,
  type OpaqueSurface,
  radiantFractions,
  radiantFractionsCitation,
  windowGain,
} from "../../../loads/index.ts";
import { windowRadiantFraction } from "../../../loads/internal.ts";
import { surfaceIrradiance } from "../../../solar/index.ts";
import { fundamentals2017, fundamentals2021, mathematics, type Citation } from "../../../sources/index.ts";
import { describeAngularCurve, describeIncidence } from "../describeSurfaces.ts";
import { projectionsOf, windowOf, type RoomSurfaceValues, type RoomWindowValues } from "./roomModel.ts";
import type { Library } from "./library.ts";
import type { LoadedRoom } from "./rooms.ts";
import type { SharedSeries } from "./sharedSeries.ts";

export const seriesCitation: Citation = { source: fundamentals2021, locator: "ch. 18, eqs. 30, 31 and 33" };
const sum: Citation = { source: mathematics };

/** The hour that a room is described at. */
export interface DescribedHour {
  /** Counted from 0. */
  readonly k: number;
  readonly days: DesignDays;
  readonly library: Library;
  /** Series and design days that rooms share. */
  readonly series: SharedSeries;
  /** Outdoor design temperature for heating, °C. */
  readonly heatingDryBulb: number;
}

type Kind = RoomSurfaceValues["kind"];

/** Symbol of the load of a surface, by its kind. */
const symbols: Readonly<Record<Exclude<Kind, "ground">, string>> = { wall: "q_wi", roof: "q_ri", floor: "q_fi", partition: "q_pi" };

/** Whether the sun is up: its height, azimuth, beam and diffuse irradiance stand on the sheet. */
export function isSunUp({ k, days }: DescribedHour): boolean {
  return days.sunAltitude[k]! > 0;
}

/** A surface with what it brings and loses. */
interface DescribedSurface {
  readonly id: string;
  readonly values: RoomSurfaceValues;
  /** Response of 1 W/K of it at the hour, °C, and the model that it is of; of walls, roofs and floors. */
  readonly arriving: number;
  readonly model?: OpaqueSurface;
  readonly transmittance: number;
  readonly load: number;
  readonly loss: number;
}

function surfacesOf({ values, model, hours }: LoadedRoom, { k, heatingDryBulb, library }: DescribedHour): DescribedSurface[] {
  const { indoorTemp, heatingTemp } = values;
  let opaque = 0;
  return values.surfaces.map((surface): DescribedSurface => {
    const { id, kind, area } = surface;
    if (kind === "ground")
      return {
        id,
        values: surface,
        arriving: 0,
        transmittance: 0,
        load: 0,
        loss: surface.lossFactor * surface.perimeter * (heatingTemp - heatingDryBulb),
      };
    if (kind === "partition") {
      const { transmittance } = library.conduction("wall", surface.construction, surface.uValue);
      const beyond = surface.heatingAdjacentTemp ?? surface.adjacentTemp;
      const load = transmittance * area * (surface.adjacentTemp - indoorTemp);
      return { id, values: surface, arriving: 0, transmittance, load, loss: transmittance * area * (heatingTemp - beyond) };
    }
    const part = hours.parts.sensible[opaque]!;
    const own = model.room.surfaces[opaque++]!;
    const { transmittance } = own.conduction;
    const load = part.scale * part.hours[k]! + part.constant;
    return {
      id,
      values: surface,
      arriving: part.hours[k]!,
      model: own,
      transmittance,
      load,
      loss: transmittance * area * (heatingTemp - heatingDryBulb),
    };
  });
}

/** States the surfaces of a room: symbols q_wi, q_ri, q_fi, q_pi, and Φ_Ti for heating. */
export function describeSurfaces(room: LoadedRoom, hour: DescribedHour, sheet: SheetBuilder): void {
  const of = (kind: Kind) => (surface: DescribedSurface) => (surface.values.kind === kind ? surface.load : undefined);
  sheet.rows({
    list: "surfaces",
    title: "Surfaces",
    rows: surfacesOf(room, hour),
    rowTitle: ({ values }, index) => values.name || `Surface ${index + 1}`,
    values: { q_wi: of("wall"), q_ri: of("roof"), q_fi: of("floor"), q_pi: of("partition"), Φ_Ti: ({ loss }) => loss },
    quantities: { q_wi: "power", q_ri: "power", q_fi: "power", q_pi: "power", Φ_Ti: "power" },
    describe: (surface, own) => describeSurface(surface, room, hour, own),
  });
}

function describeSurface(
  { values, model, arriving, transmittance, load, loss }: DescribedSurface,
  room: LoadedRoom,
  hour: DescribedHour,
  sheet: SheetBuilder,
): void {
  const { kind } = values;
  sheet.given("kind");
  const lossOf = (expression: string): void =>
    sheet.formula({ symbol: "Φ_Ti", name: "Heat loss", expression, value: loss, quantity: "power", source: transmissionCitation });
  if (kind === "ground") {
    lossOf("F_s * P_s * (t_ih - t_oh)");
    return;
  }
  sheet.given("construction");
  if (values.uValue === null)
    sheet.lookup({
      symbol: "U",
      name: "U-value of the construction",
      value: transmittance,
      quantity: "uValue",
      source: sum,
      by: ["construction"],
    });
  const gain = { symbol: symbols[kind], value: load, quantity: "power", source: transmissionCitation } as const;
  if (kind === "partition") {
    sheet.formula({ ...gain, name: "Load", expression: "U * A * (t_x - t_i)" });
    lossOf(`U * A * (t_ih - ${values.heatingAdjacentTemp === null ? "t_x" : "t_xh"})`);
    return;
  }
  describeSolAir(values, hour, sheet);
  describeRadiantShare(radiantFractions[kind], sheet);
  const conducted = hour.series.conducted(Math.floor(hour.k / 24), values, model!);
  sheet.lookup({
    symbol: "t_m",
    name: `Sol-air temperatures as they arrive: ${spreadBy(conducted, hour.series.radiant(room).nonSolar)}`,
    value: arriving,
    quantity: "temperature",
    source: seriesCitation,
  });
  sheet.formula({ ...gain, name: "Load", expression: "U * A * (t_m - t_i)" });
  lossOf("U * A * (t_ih - t_oh)");
}

function describeRadiantShare(value: number, sheet: SheetBuilder): void {
  sheet.lookup({ symbol: "f_r", name: "Radiant share of its heat", value, quantity: "ratio", source: radiantFractionsCitation });
}

/** In words what has become load at the hour of a day's heat: the rest of the radiant share at once, the radiant share by a series. */
function spreadBy(day: string, series: string): string {
  return `${day} of this hour, but for the share f_r, which comes by ${series} of this hour and the 23 before it`;
}

/** States the tilt and azimuth of a surface that has no field for them. */
function describeDirection(tilt: number | undefined, azimuth: number | undefined, sheet: SheetBuilder): void {
  const lookup = (symbol: string, name: string, value: number | undefined, field: string): void => {
    if (value === undefined) sheet.given(field);
    else sheet.lookup({ symbol, name, value, quantity: "angle", source: sum });
  };
  lookup("ψ", "Azimuth that it faces, clockwise from north", azimuth, "azimuth");
  lookup("Σ", "Tilt: 0° faces up, 90° stands upright", tilt, "tilt");
}

function irradianceOn(tilt: number, azimuth: number, { k, days }: DescribedHour): ReturnType<typeof surfaceIrradiance> {
  return surfaceIrradiance({
    sunAltitude: days.sunAltitude[k]!,
    sunAzimuth: days.sunAzimuth[k]!,
    surfaceTilt: tilt,
    surfaceAzimuth: azimuth,
    beamNormal: days.beamNormal[k]!,
    diffuseHorizontal: days.diffuseHorizontal[k]!,
    groundReflectance: days.groundReflectance,
  });
}

function describeSolAir(surface: RoomSurfaceValues, hour: DescribedHour, sheet: SheetBuilder): void {
  const { kind, exposure } = surface;
  sheet.given("exposure");
  if (exposure === "shade") {
    sheet.formula({
      symbol: "t_e",
      name: "Temperature outside, in the shade",
      expression: "t_o",
      value: hour.days.dryBulb[hour.k]!,
      quantity: "temperature",
      source: solAirCitation,
    });
    return;
  }
  const tilt = kind === "wall" ? 90 : kind === "roof" ? surface.tilt : 180;
  const azimuth = kind === "floor" ? 0 : surface.azimuth;
  describeDirection(kind === "roof" ? undefined : tilt, kind === "floor" ? 0 : undefined, sheet);
  const absorbed = absorptanceRatio(surface.colour);
  sheet.lookup({
    symbol: "a_h",
    name: "Absorptance over outside film",
    value: absorbed,
    quantity: "thermalResistance",
    source: solAirCitation,
    by: ["colour"],
  });
  sheet.formula({
    symbol: "ΔR",
    name: "Radiation to the sky, as a temperature",
    expression: "4 * max(0, cos(Σ))",
    value: longwaveCorrection(tilt),
    quantity: "temperatureDifference",
    source: solAirCitation,
  });
  const up = isSunUp(hour);
  const irradiance = irradianceOn(tilt, azimuth, hour);
  if (up) describeIncidence(irradiance, "its reflectance", "ρ_g", sheet);
  const outdoorDryBulb = hour.days.dryBulb[hour.k]!;
  sheet.formula({
    symbol: "t_e",
    name: "Sol-air temperature of this hour",
    expression: up ? "t_o + a_h * (E_tb + E_td + E_tr) - ΔR" : "t_o - ΔR",
    value: solAirTemperature({
      outdoorDryBulb,
      irradiance: up ? irradiance.total : 0,
      absorptanceRatio: absorbed,
      longwaveCorrection: longwaveCorrection(tilt),
    }),
    quantity: "temperature",
    source: solAirCitation,
  });
}

/** Windows of a row with what they bring and lose. */
interface DescribedWindow {
  readonly id: string;
  readonly values: RoomWindowValues;
  /** Outdoor temperatures as they arrive, °C. */
  readonly arriving: number;
  /** Sunlight for an SHGC of 1 as it arrives, W/m². */
  readonly sunlight: number;
  readonly conduction: number;
  readonly solar: number;
  readonly loss: number;
}

/** States the windows of a room: symbols q_gti, q_gsi, and Φ_gi for heating. */
export function describeWindows(room: LoadedRoom, hour: DescribedHour, sheet: SheetBuilder): void {
  const { values, model, hours } = room;
  const opaque = model.room.surfaces.length;
  const rows = values.windows.map((window, i): DescribedWindow => {
    const [conducted, solar] = [hours.parts.sensible[opaque + 2 * i]!, hours.parts.sensible[opaque + 2 * i + 1]!];
    const { area, transmittance } = model.room.windows[i]!;
    return {
      id: window.id,
      values: window,
      arriving: conducted.hours[hour.k]!,
      sunlight: solar.hours[hour.k]!,
      conduction: conducted.scale * conducted.hours[hour.k]! + conducted.constant,
      solar: solar.scale * solar.hours[hour.k]!,
      loss: transmittance * area * (values.heatingTemp - hour.heatingDryBulb),
    };
  });
  sheet.rows({
    list: "windows",
    title: "Windows",
    rows,
    rowTitle: ({ values: { name } }, index) => name || `Window ${index + 1}`,
    values: { q_gti: ({ conduction }) => conduction, q_gsi: ({ solar }) => solar, Φ_gi: ({ loss }) => loss },
    quantities: { q_gti: "power", q_gsi: "power", Φ_gi: "power" },
    describe: (window, own) => describeWindow(window, room, hour, own),
  });
}

function describeWindow(row: DescribedWindow, room: LoadedRoom, hour: DescribedHour, sheet: SheetBuilder): void {
  const { values } = row;
  const { indoorTemp } = room.values;
  const window = windowOf(values, hour.library);
  sheet.given("kind");
  sheet.formula({ symbol: "A_g", name: "Area", expression: "w_g * h_g * n_g", value: window.area, quantity: "area", source: sum });
  const type = (symbol: string, name: string, value: number, quantity: "uValue" | "number"): void =>
    sheet.lookup({ symbol, name, value, quantity, source: sum, by: ["type"] });
  type("U_g", "U-value of its type", window.transmittance, "uValue");
  type("SHGC", "Solar heat gain coefficient of its type", window.shgc, "number");
  describeDirection(values.kind === "window" ? 90 : undefined, undefined, sheet);
  if (values.kind === "window")
    for (const field of ["overhangDepth", "overhangGap", "overhangReach", "finDepth", "finGap"]) sheet.given(field);
  if (isSunUp(hour)) describeSunlight(values, hour, indoorTemp, sheet);
  const m = Math.floor(hour.k / 24);
  const radiant = hour.series.radiant(room);
  const { beam, diffuse } = hour.series.sunlight(m, values);
  const arrivingSun = window.interiorShade
    ? `beam and diffuse light, ${spreadBy(`${beam} + ${diffuse}`, radiant.nonSolar)}`
    : `without an interior shade all of it is radiant, the beam ${beam} by ${radiant.solar} and the diffuse light ${diffuse} by ${radiant.nonSolar} of this hour and the 23 before it`;
  describeRadiantShare(windowRadiantFraction(window.shgc), sheet);
  sheet.lookup({
    symbol: "t_m",
    name: `Outdoor temperatures as they arrive: ${spreadBy(hour.series.outdoors(m), radiant.nonSolar)}`,
    value: row.arriving,
    quantity: "temperature",
    source: seriesCitation,
  });
  sheet.formula({
    symbol: "q_gti",
    name: "Transmission",
    expression: "U_g * A_g * (t_m - t_i)",
    value: row.conduction,
    quantity: "power",
    source: transmissionCitation,
  });
  sheet.lookup({
    symbol: "E_m",
    name: `Sunlight for an SHGC of one as it arrives: ${arrivingSun}`,
    value: row.sunlight,
    quantity: "irradiance",
    source: seriesCitation,
  });
  sheet.formula({
    symbol: "q_gsi",
    name: "Sun",
    expression: "A_g * SHGC * E_m",
    value: row.solar,
    quantity: "power",
    source: seriesCitation,
  });
  sheet.formula({
    symbol: "Φ_gi",
    name: "Heat loss",
    expression: "U_g * A_g * (t_ih - t_oh)",
    value: row.loss,
    quantity: "power",
    source: transmissionCitation,
  });
}

/** States the sun that comes through a window within the hour. */
function describeSunlight(values: RoomWindowValues, hour: DescribedHour, indoorTemp: number, sheet: SheetBuilder): void {
  const { k, days, library } = hour;
  const window = windowOf(values, library);
  const gain = windowGain(
    window,
    {
      dryBulb: days.dryBulb[k]!,
      sunAltitude: days.sunAltitude[k]!,
      sunAzimuth: days.sunAzimuth[k]!,
      beamNormal: days.beamNormal[k]!,
      diffuseHorizontal: days.diffuseHorizontal[k]!,
      groundReflectance: days.groundReflectance,
    },
    indoorTemp,
  );
  describeIncidence(gain.irradiance, "its reflectance", "ρ_g", sheet);
  describeAngularCurve(gain, sheet);
  const shading: Citation = { source: fundamentals2017, locator: "ch. 15, exterior shading" };
  const lookup = (symbol: string, name: string, value: number, by: readonly string[], source: Citation): void =>
    sheet.lookup({ symbol, name, value, quantity: "number", source, by });
  const projections = projectionsOf(values);
  if (projections && !projections.leftFin && projections.overhang?.reach === undefined)
    sheet.formula({
      symbol: "F_s",
      name: "Share of the glass that the beam reaches",
      expression: "sunlitFraction(w_g, h_g, d_o, g_o, β, φ, ψ)",
      value: gain.sunlitFraction,
      quantity: "number",
      source: shading,
    });
  else lookup("F_s", "Share of the glass that the beam reaches past overhang and fins", gain.sunlitFraction, [], shading);
  lookup("IAC_b", "Interior attenuation of the beam", window.interiorShade?.beam ?? 1, ["type"], shading);
  lookup("IAC_d", "Interior attenuation of diffuse light", window.interiorShade?.diffuse ?? 1, ["type"], shading);
  sheet.formula({
    symbol: "q_gs0",
    name: "Sun through the glass within this hour",
    expression: "A_g * (IAC_b * E_tb * F_s * SHGC_b + IAC_d * (E_td + E_tr) * SHGC_d)",
    value: gain.solar,
    quantity: "power",
    source: { source: fundamentals2017, locator: "ch. 15 and 18" },
  });
}
