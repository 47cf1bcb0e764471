import type { SheetBuilder } from "../../../kernel/index.ts";
import {
  absorptanceRatio,
  longwaveCorrection,
  radiantFractions,
  radiantFractionsCitation,
  solAirCitation,
  solAirTemperature,
  transmissionCitation,
  type DesignDays,
  type OpaqueSurface,
} from "../../../loads/index.ts";
import { surfaceIrradiance } from "../../../solar/index.ts";
import { describeIncidence, describeOutsideFilm } from "../describeSun.ts";
import { seriesCitation } from "./citations.ts";
import type { Library } from "./library.ts";
import type { RoomSurfaceValues } from "./roomModel.ts";
import type { LoadedRoom } from "./rooms.ts";
import type { SharedSeries } from "./sharedSeries.ts";

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

/** Reflectance of the ground as the sheet states it. */
export const groundReflectance = ["its reflectance", "ρ_g"] as const;

type Kind = RoomSurfaceValues["kind"];

/** Symbol of the load of a surface, by its kind. */
const symbols: Readonly<Record<Exclude<Kind, "ground">, string>> = { wall: "q_wi", roof: "q_ri", floor: "q_fi", partition: "q_pi" };

/** Whether the sun is up: its altitude, azimuth, beam and diffuse irradiance are on the sheet. */
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
    const opaqueSurface = model.room.surfaces[opaque++]!;
    const { transmittance } = opaqueSurface.conduction;
    const load = part.scale * part.hours[k]! + part.constant;
    return {
      id,
      values: surface,
      arriving: part.hours[k]!,
      model: opaqueSurface,
      transmittance,
      load,
      loss: transmittance * area * (heatingTemp - heatingDryBulb),
    };
  });
}

/** States the surfaces of a room: symbols q_wi, q_ri, q_fi, q_pi, and Φ_Ti for heating. */
export function describeSurfaces(room: LoadedRoom, hour: DescribedHour, sheet: SheetBuilder): void {
  const loadOf = (kind: Kind) => (surface: DescribedSurface) => (surface.values.kind === kind ? surface.load : undefined);
  sheet.rows({
    list: "surfaces",
    title: "Surfaces",
    rows: surfacesOf(room, hour),
    rowTitle: ({ values }, index) => values.name || `Surface ${index + 1}`,
    values: { q_wi: loadOf("wall"), q_ri: loadOf("roof"), q_fi: loadOf("floor"), q_pi: loadOf("partition"), Φ_Ti: ({ loss }) => loss },
    quantities: { q_wi: "power", q_ri: "power", q_fi: "power", q_pi: "power", Φ_Ti: "power" },
    describe: (surface, rowSheet) => describeSurface(surface, room, hour, rowSheet),
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
  const lossOf = (expression: string): void => sheet.formula("Φ_Ti", "Heat loss", "power", expression, loss, transmissionCitation);
  if (kind === "ground") {
    lossOf("F_s * P_s * (t_ih - t_oh)");
    return;
  }
  sheet.given("construction");
  if (values.uValue === null)
    sheet.lookup("U", "U-value of the construction", "uValue", transmittance, undefined, { by: ["construction"] });
  const gain = (expression: string): void => sheet.formula(symbols[kind], "Load", "power", expression, load, transmissionCitation);
  if (kind === "partition") {
    gain("U * A * (t_x - t_i)");
    lossOf(`U * A * (t_ih - ${values.heatingAdjacentTemp === null ? "t_x" : "t_xh"})`);
    return;
  }
  describeSolAir(values, hour, sheet);
  describeRadiantShare(radiantFractions[kind], sheet);
  const conducted = hour.series.conducted(Math.floor(hour.k / 24), values, model!);
  const name = `Effective sol-air temperature: ${spreadBy(conducted, hour.series.radiant(room).nonSolar)}`;
  sheet.lookup("t_m", name, "temperature", arriving, seriesCitation);
  gain("U * A * (t_m - t_i)");
  lossOf("U * A * (t_ih - t_oh)");
}

export function describeRadiantShare(value: number, sheet: SheetBuilder): void {
  sheet.lookup("f_r", "Radiant share of its heat", "ratio", value, radiantFractionsCitation);
}

/** In words what has become load at the hour of a day's heat: the rest of the radiant share at once, the radiant share by a series. */
export function spreadBy(day: string, series: string): string {
  return `${day}, of which the share f_r is spread over 24 hours by ${series}`;
}

/** States the tilt and azimuth of a surface that has no field for them. */
export function describeDirection(tilt: number | undefined, azimuth: number | undefined, sheet: SheetBuilder): void {
  const lookup = (symbol: string, name: string, value: number | undefined, field: string): void => {
    if (value === undefined) sheet.given(field);
    else sheet.lookup(symbol, name, "angle", value);
  };
  lookup("ψ", "Azimuth of the surface, clockwise from north", azimuth, "azimuth");
  lookup("Σ", "Tilt: 0° faces up, 90° is upright", tilt, "tilt");
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
    sheet.formula("t_e", "Outside temperature, in the shade", "temperature", "t_o", hour.days.dryBulb[hour.k]!, solAirCitation);
    return;
  }
  const tilt = kind === "wall" ? 90 : kind === "roof" ? surface.tilt : 180;
  const azimuth = kind === "floor" ? 0 : surface.azimuth;
  describeDirection(kind === "roof" ? undefined : tilt, kind === "floor" ? 0 : undefined, sheet);
  const absorbed = absorptanceRatio(surface.colour);
  describeOutsideFilm(absorbed, longwaveCorrection(tilt), "colour", sheet);
  const up = isSunUp(hour);
  const irradiance = irradianceOn(tilt, azimuth, hour);
  if (up) describeIncidence(irradiance, groundReflectance, sheet);
  const temperature = solAirTemperature({
    outdoorDryBulb: hour.days.dryBulb[hour.k]!,
    irradiance: up ? irradiance.total : 0,
    absorptanceRatio: absorbed,
    longwaveCorrection: longwaveCorrection(tilt),
  });
  const expression = up ? "t_o + a_h * (E_tb + E_td + E_tr) - ΔR" : "t_o - ΔR";
  sheet.formula("t_e", "Sol-air temperature of this hour", "temperature", expression, temperature, solAirCitation);
}
