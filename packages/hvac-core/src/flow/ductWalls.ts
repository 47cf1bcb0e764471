import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import { iso12241, type Citation } from "../sources/index.ts";
import { gnielinski2013 } from "./sources.ts";

/** Source of the film of air inside a duct. */
export const nusseltCitation: Citation = { source: gnielinski2013 };
/** Source of the layers of a duct's wall. */
export const ductWallCitation: Citation = {
  source: iso12241,
  locator: "linear thermal resistance of hollow cylinders and of ducts with rectangular cross-section",
};

const [laminarUpTo, turbulentFrom] = [2300, 4000];
/** Nusselt number of developed laminar flow at a constant wall temperature. */
const laminarNusselt = 3.66;

/** Gnielinski, with the friction factor of a smooth duct by Konakov. */
function turbulentNusselt(reynolds: number, prandtl: number): number {
  const friction = (1.8 * Math.log10(reynolds) - 1.5) ** -2 / 8;
  return (friction * (reynolds - 1000) * prandtl) / (1 + 12.7 * Math.sqrt(friction) * (prandtl ** (2 / 3) - 1));
}

/**
 * Nusselt number of developed flow in a duct: laminar up to a Reynolds number of 2300, turbulent from 4000 on, on the straight line between them.
 * Both numbers are on the hydraulic diameter. Entrances and rough walls transfer more.
 *
 * @param reynolds 0…1e9; published up to 1e6
 * @param prandtl 0.1…1000
 * @returns heat transfer coefficient × hydraulic diameter / conductivity of the fluid
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source gnielinski-2013, laminar, transitional and turbulent flow
 * @example
 * ```ts
 * import { nusseltInDuct } from "@org/hvac-core/flow";
 * nusseltInDuct(1e5, 0.71); // 177.95
 * nusseltInDuct(1000, 0.71); // 3.66
 * ```
 */
export function nusseltInDuct(reynolds: number, prandtl: number): number {
  requireInRange("reynolds", reynolds, 0, 1e9, "");
  requireInRange("prandtl", prandtl, 0.1, 1000, "");
  if (reynolds <= laminarUpTo) return laminarNusselt;
  if (reynolds >= turbulentFrom) return turbulentNusselt(reynolds, prandtl);
  const share = (reynolds - laminarUpTo) / (turbulentFrom - laminarUpTo);
  return (1 - share) * laminarNusselt + share * turbulentNusselt(turbulentFrom, prandtl);
}

/** A layer of a duct's wall. */
export interface WallLayer {
  /** m; 0 without the layer. */
  readonly thickness: number;
  /** At the mean temperature of the layer, W/(m K). */
  readonly conductivity: number;
}

/** A duct's wall: sheet with a liner within and insulation around it. */
export interface DuctWallInput {
  readonly shape: "round" | "rectangular" | "oval";
  /** Width of the sheet, m (0.001…100); the diameter, or the major dimension of a flat oval duct. */
  readonly width: number;
  /** Height of the sheet, m (0.001…100); the diameter, or the minor dimension of a flat oval duct. */
  readonly height: number;
  /** Within the sheet: 0 to less than half of its height. */
  readonly liner: WallLayer;
  /** Around the sheet: 0…1 m. */
  readonly insulation: WallLayer;
  /** From the air in the duct to its wall, W/(m² K) (0.01…10 000). */
  readonly insideCoefficient: number;
  /** From the surface to the surroundings, by convection and radiation, W/(m² K) (0.1…1000). */
  readonly surfaceCoefficient: number;
}

/** Heat transmission of a duct's wall. */
export interface DuctWall {
  /** Perimeter of the airway, m. */
  readonly insidePerimeter: number;
  /** Outer perimeter of the insulation, or of bare sheet, m. */
  readonly outsidePerimeter: number;
  /** Through a metre of duct, between its air and the surroundings, W/(m K). */
  readonly conductance: number;
  /** Share of the temperature difference between the air and the surroundings that the surface film takes. */
  readonly surfaceShare: number;
}

type Sheet = Pick<DuctWallInput, "shape" | "width" | "height">;

/** Perimeter of straight sides, m, which no layer changes; the rest is a circle. Rectangles have corners instead. */
const straightOf = ({ shape, width, height }: Sheet): number => (shape === "oval" ? 2 * (width - height) : 0);

/** Growth of the perimeter with thickness, m/m. */
const growth = { round: 2 * Math.PI, rectangular: 8, oval: 2 * Math.PI } as const;

const perimeterOf = (sheet: Sheet): number =>
  sheet.shape === "rectangular" ? 2 * (sheet.width + sheet.height) : Math.PI * sheet.height + straightOf(sheet);

/**
 * Outer perimeter of insulation around a duct: its corners are square around a rectangular duct, and round otherwise.
 *
 * @param sheet shape, with width and height of the sheet, m (0.001…100)
 * @param thickness thickness of the insulation, m (0…1)
 * @returns m
 * @throws {OutOfRangeError} when an argument is outside its range
 * @throws {UnknownNameError} when the shape is unknown
 * @source iso-12241, outer perimeter of ducts with rectangular cross-section
 * @example
 * ```ts
 * import { insulatedPerimeter } from "@org/hvac-core/flow";
 * insulatedPerimeter({ shape: "rectangular", width: 0.6, height: 0.3 }, 0.04); // 2.12
 * ```
 */
export function insulatedPerimeter(sheet: Pick<DuctWallInput, "shape" | "width" | "height">, thickness: number): number {
  requireKnown("shape", sheet.shape, growth);
  requireInRange("width", sheet.width, 0.001, 100, "m");
  requireInRange("height", sheet.height, 0.001, 100, "m");
  if (sheet.shape === "oval") requireInRange("width", sheet.width, sheet.height, 100, "m");
  requireInRange("insulationThickness", thickness, 0, 1, "m");
  return perimeterOf(sheet) + growth[sheet.shape] * thickness;
}

/** Resistance of a metre of a layer between two perimeters, K·m/W. */
function layerResistance(
  { thickness, conductivity }: WallLayer,
  inner: number,
  outer: number,
  { shape, straight }: { readonly shape: DuctWallInput["shape"]; readonly straight: number },
): number {
  if (thickness === 0) return 0;
  if (shape === "rectangular") return (2 * thickness) / (conductivity * (inner + outer));
  // Flat sides and the two halves of a cylinder in parallel.
  return 1 / (conductivity * (straight / thickness + (2 * Math.PI) / Math.log((outer - straight) / (inner - straight))));
}

/**
 * Heat transmission of a metre of duct per kelvin between its air and the surroundings, through the inside film, liner, insulation and outside
 * film. Layers around a round duct are cylinders, of a rectangular one flat with the mean of their perimeters, of a flat oval one both in parallel.
 * The resistance of the sheet is neglected.
 *
 * @param input sizes (m), layers (m and W/(m K)) and film coefficients (W/(m² K)) within the ranges of {@link DuctWallInput}
 * @returns perimeters (m), conductance (W/(m K)) and the surface's share of the difference
 * @throws {OutOfRangeError} when a number is outside its range
 * @throws {UnknownNameError} when the shape is unknown
 * @source iso-12241, linear thermal resistances
 * @example
 * ```ts
 * import { ductWall } from "@org/hvac-core/flow";
 * const none = { thickness: 0, conductivity: 0.036 };
 * const wall = ductWall({
 *   shape: "round",
 *   width: 0.3,
 *   height: 0.3,
 *   liner: none,
 *   insulation: { thickness: 0.05, conductivity: 0.04 },
 *   insideCoefficient: 20,
 *   surfaceCoefficient: 9,
 * });
 * wall.conductance; // 0.7775
 * ```
 */
export function ductWall(input: DuctWallInput): DuctWall {
  const { shape, width, height, liner, insulation, insideCoefficient, surfaceCoefficient } = input;
  const outsidePerimeter = insulatedPerimeter(input, insulation.thickness);
  requireInRange("insulationConductivity", insulation.conductivity, 0.005, 2, "W/(m·K)");
  requireInRange("linerConductivity", liner.conductivity, 0.005, 2, "W/(m·K)");
  requireInRange("insideCoefficient", insideCoefficient, 0.01, 10_000, "W/(m²·K)");
  requireInRange("surfaceCoefficient", surfaceCoefficient, 0.1, 1000, "W/(m²·K)");
  const within = Math.min(width, height) / 2;
  requireInRange("linerThickness", liner.thickness, 0, within, "m");
  if (liner.thickness === within)
    throw new OutOfRangeError({
      parameter: "linerThickness",
      value: within,
      min: 0,
      max: within,
      unit: "m",
      reason: "the liner would fill the duct",
    });

  const straight = straightOf(input);
  const perimeter = perimeterOf(input);
  const insidePerimeter = perimeter - growth[shape] * liner.thickness;
  const surface = 1 / (surfaceCoefficient * outsidePerimeter);
  const resistance =
    1 / (insideCoefficient * insidePerimeter) +
    layerResistance(liner, insidePerimeter, perimeter, { shape, straight }) +
    layerResistance(insulation, perimeter, outsidePerimeter, { shape, straight }) +
    surface;
  return { insidePerimeter, outsidePerimeter, conductance: 1 / resistance, surfaceShare: surface / resistance };
}
