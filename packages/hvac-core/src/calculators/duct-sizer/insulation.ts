import {
  ductWall,
  insulatedPerimeter,
  nusseltInDuct,
  reynoldsNumber,
  type DuctWall,
  type DuctWallInput,
  type WallLayer,
} from "../../flow/index.ts";
import { saturationPressure } from "../../psychrometrics/index.ts";
import { saturationTemperature, specificHeat as specificHeatOfMoistAir } from "../../psychrometrics/quantities/index.ts";
import type { DuctAir } from "./air.ts";
import type { DuctShape, SectionRow } from "./duct.ts";
import type { DuctValues } from "./schema.ts";
import type { SizedDuct } from "./sizing.ts";
import { isRound, type Flow, type Size } from "./size.ts";

/** A straight duct of one shape and size, as its wall is built. */
export interface WalledDuct {
  readonly shape: DuctShape;
  /** Size of the sheet. */
  readonly sheet: Size;
  readonly flow: Flow;
  /** m. */
  readonly length: number;
  /** Thickness within the sheet, m. */
  readonly liner: number;
}

/** External insulation of a duct. */
export interface Insulation {
  readonly layer: WallLayer;
  /** Its outer surface along straight and flexible duct, m². */
  readonly area: number;
  /** Part of that along the flexible duct at the end. */
  readonly flexibleArea: number;
}

/** The film of air within a duct. */
interface Film {
  readonly prandtl: number;
  /** On the hydraulic diameter. */
  readonly reynolds: number;
  /** W/(m² K). */
  readonly coefficient: number;
}

/** Heat transfer between a duct and its surroundings, through its insulation. */
export interface WallHeat {
  readonly film: Film;
  readonly wall: DuctWall;
  /** Wall of the flexible duct at its end. */
  readonly flexible: DuctWall | undefined;
  /** Transmittance of the whole duct, W/K. */
  readonly conductance: number;
  /** Maximum share of the temperature difference between air and surroundings that is outside of the surface. */
  readonly surfaceShare: number;
}

const shapeOf = (shape: DuctShape) => (isRound(shape) ? "round" : shape === "oval" ? "oval" : "rectangular");

const perimeterOf = ({ shape, sheet }: WalledDuct, { thickness }: WallLayer): number =>
  insulatedPerimeter({ shape: shapeOf(shape), ...sheet }, thickness);

/** External insulation of a duct; undefined for a bare one. */
export function insulationAround(duct: WalledDuct, flexible: WalledDuct | undefined, layer: WallLayer): Insulation | undefined {
  if (layer.thickness === 0) return undefined;
  const flexibleArea = flexible ? perimeterOf(flexible, layer) * flexible.length : 0;
  return { layer, area: perimeterOf(duct, layer) * duct.length + flexibleArea, flexibleArea };
}

function filmIn({ section, velocity }: Flow, air: DuctAir): Film {
  const prandtl = (air.viscosity * specificHeatOf(air)) / air.conductivity;
  const reynolds = reynoldsNumber(velocity, section.hydraulicDiameter, air);
  return { prandtl, reynolds, coefficient: (nusseltInDuct(reynolds, prandtl) * air.conductivity) / section.hydraulicDiameter };
}

/** Specific heat of the moist air, J/(kg·K). */
export const specificHeatOf = ({ humidityRatio }: DuctAir): number => specificHeatOfMoistAir(humidityRatio) / (1 + humidityRatio);

type Coefficients = Pick<DuctValues, "linerConductivity" | "surfaceCoefficient">;

/** A duct's wall, as physics takes it. */
export function wallInput(
  { shape, sheet, liner }: WalledDuct,
  insulation: WallLayer,
  { coefficient }: Film,
  { linerConductivity, surfaceCoefficient }: Coefficients,
): DuctWallInput {
  return {
    shape: shapeOf(shape),
    width: sheet.width,
    height: sheet.height,
    liner: { thickness: liner, conductivity: linerConductivity },
    insulation,
    insideCoefficient: coefficient,
    surfaceCoefficient,
  };
}

/** Heat transfer of a duct through its films, liner and insulation; the flexible duct at its end has no liner. */
export function wallHeatOf(
  duct: WalledDuct,
  flexible: WalledDuct | undefined,
  insulation: WallLayer,
  values: Coefficients,
  air: DuctAir,
): WallHeat {
  const film = filmIn(duct.flow, air);
  const wallOf = (each: WalledDuct): DuctWall => ductWall(wallInput(each, insulation, film, values));
  const wall = wallOf(duct);
  const end = flexible && wallOf(flexible);
  return {
    film,
    wall,
    flexible: end,
    conductance: wall.conductance * duct.length + (end ? end.conductance * flexible.length : 0),
    surfaceShare: Math.max(wall.surfaceShare, end?.surfaceShare ?? 0),
  };
}

/** Whether heat passes by insulation and films. */
export const isByInsulation = ({ heatExchange, wallHeatBy }: DuctValues): boolean => heatExchange && wallHeatBy === "insulation";

/** Dew point of the air around the ducts, °C; undefined unless surface temperatures are calculated. */
export function ambientDewPoint(values: DuctValues): number | undefined {
  return isByInsulation(values)
    ? saturationTemperature(values.ambientHumidity * saturationPressure(values.surroundingTemperature))
    : undefined;
}

/** Insulation of a duct, and the heat transfer where it follows from the insulation. */
export interface SectionInsulation {
  readonly around: Insulation | undefined;
  readonly heat: WallHeat | undefined;
}

/** The insulation of a duct: that of its row, otherwise that of the system. */
export function layerOf({ insulationThickness, insulationConductivity }: SectionRow, values: DuctValues): WallLayer {
  return {
    thickness: insulationThickness ?? values.insulationThickness,
    conductivity: insulationConductivity ?? values.insulationConductivity,
  };
}

/** The straight duct with its wall. */
export function straightWall({ duct, sheet }: SizedDuct, flow: Flow): WalledDuct {
  return { shape: duct.ductShape, sheet, flow, length: duct.ductLength, liner: duct.built.liner };
}

/** The flexible duct at its end. */
export function flexibleWall({ duct, clear }: SizedDuct, flexible: Flow | undefined): WalledDuct | undefined {
  return flexible && { shape: "flexible", sheet: clear, flow: flexible, length: duct.row.flexibleLength, liner: 0 };
}

/** Insulation of a duct; undefined where it is bare and no heat is calculated. */
export function insulationOf(
  sized: SizedDuct,
  flow: Flow,
  flexible: Flow | undefined,
  values: DuctValues,
  air: DuctAir,
): SectionInsulation | undefined {
  const layer = layerOf(sized.duct.row, values);
  const passesHeat = isByInsulation(values);
  if (layer.thickness === 0 && !passesHeat) return undefined;
  const [straight, end] = [straightWall(sized, flow), flexibleWall(sized, flexible)];
  return { around: insulationAround(straight, end, layer), heat: passesHeat ? wallHeatOf(straight, end, layer, values, air) : undefined };
}
