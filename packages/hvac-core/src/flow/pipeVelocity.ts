import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { fundamentals2017, type Citation } from "../sources/index.ts";
import { erosionVelocityLimit, hydronicCriteria } from "./pipeLimits.ts";
import type { PipeKind } from "./pipeTables.ts";
import { copperTubeHandbook, harvelGuide } from "./sources.ts";
import { foot } from "../constants/inchPound.ts";

/** Maximum velocity of water in pipes of a material, up to a temperature. */
export interface MaterialVelocityLimit {
  readonly material: PipeKind;
  /** °C */
  readonly upTo: number;
  /** m/s */
  readonly velocity: number;
  readonly citation: Citation;
}

/** Maximum water temperature, °C. */
const maxTemperature = 200;

/**
 * The handbook does not say where cold water ends; 43.3 °C (110 °F) is the upper limit of tempered water in the International Plumbing Code 2009
 * (607.1). Above 60 °C the handbook gives 2 to 3 ft/s, of which the upper value is used. Steel has no limit by temperature; none was found for PEX
 * and polyethylene.
 */
export const materialVelocityLimits: readonly MaterialVelocityLimit[] = [
  {
    material: "copper",
    upTo: (110 - 32) / 1.8,
    velocity: 8 * foot,
    citation: { source: copperTubeHandbook, locator: "cold water, 8 ft/s" },
  },
  { material: "copper", upTo: 60, velocity: 5 * foot, citation: { source: copperTubeHandbook, locator: "hot water up to 140 °F, 5 ft/s" } },
  {
    material: "copper",
    upTo: maxTemperature,
    velocity: 3 * foot,
    citation: { source: copperTubeHandbook, locator: "above 140 °F, 2 to 3 ft/s" },
  },
  { material: "pvc", upTo: maxTemperature, velocity: 5 * foot, citation: { source: harvelGuide, locator: "5 ft/s" } },
  { material: "cpvc", upTo: maxTemperature, velocity: 5 * foot, citation: { source: harvelGuide, locator: "5 ft/s" } },
];

const kinds: readonly PipeKind[] = ["steel", "stainlessSteel", "copper", "pvc", "cpvc", "pex", "pe"];
const metals: readonly PipeKind[] = ["steel", "stainlessSteel", "copper"];

/** Largest inside diameter of a small pipe, m: DN 50 is 50 to 55 mm inside. */
const smallDiameter = 0.055;

const erosionCitation: Citation = {
  source: fundamentals2017,
  locator: "ch. 22, maximum water velocity to minimize erosion; typical values",
};
const noiseCitation: Citation = { source: fundamentals2017, locator: "ch. 22, common design velocities; typical values" };

export interface PipeVelocityInput {
  /** Material of the pipe, as `pipeMaterial(…).kind`. */
  readonly material: PipeKind;
  /** Temperature of the water, °C (−50…200). */
  readonly temperature: number;
  /** Inside diameter, m (1e-3…5). */
  readonly diameter: number;
  /** Hours of operation a year (0…8760). */
  readonly operatingHours: number;
  /** Whether the pipe may be heard in occupied rooms; true by default. */
  readonly occupied?: boolean;
}

/** A limit of the velocity and its reason. */
export interface PipeVelocityLimit {
  /** Wear of the wall by the limit of its material or by hours of operation, or noise in occupied rooms. */
  readonly reason: "material" | "erosion" | "noise";
  /** m/s */
  readonly velocity: number;
  readonly citation: Citation;
}

/**
 * All limits that apply to the velocity of water in a pipe, lowest first.
 *
 * Noise: 1.2 m/s up to DN 50, 3 m/s above. Hours of operation: metal pipes, see {@link erosionVelocityLimit}. Material: copper by temperature, PVC.
 *
 * @param input the pipe's material, inside diameter (m), the water's temperature (°C), hours of operation a year, and whether it may be heard
 * @returns the limits, each with velocity (m/s), reason and citation
 * @throws {OutOfRangeError} when a number is outside its range
 * @throws {UnknownNameError} when the material is unknown
 * @source copper-tube-handbook, velocity limitations
 * @source ashrae-hof-2017, ch. 22, maximum water velocity to minimize erosion
 * @example
 * ```ts
 * import { pipeVelocityLimits } from "@org/hvac-core/flow";
 * pipeVelocityLimits({ material: "copper", temperature: 70, diameter: 0.08, operatingHours: 8000 }).map(({ reason }) => reason); // ["material", "erosion", "noise"]
 * ```
 */
export function pipeVelocityLimits({
  material,
  temperature,
  diameter,
  operatingHours,
  occupied = true,
}: PipeVelocityInput): readonly PipeVelocityLimit[] {
  requireKnown("material", material, kinds);
  requireInRange("temperature", temperature, -50, maxTemperature, "°C");
  requireInRange("diameter", diameter, 1e-3, 5, "m");
  requireInRange("operatingHours", operatingHours, 0, 8760, "h");
  const limits: PipeVelocityLimit[] = [];
  const byMaterial = materialVelocityLimits.find((limit) => limit.material === material && temperature <= limit.upTo);
  if (byMaterial) limits.push({ reason: "material", velocity: byMaterial.velocity, citation: byMaterial.citation });
  if (metals.includes(material)) {
    limits.push({ reason: "erosion", velocity: erosionVelocityLimit(operatingHours), citation: erosionCitation });
  }
  if (occupied) {
    const velocity = diameter <= smallDiameter ? hydronicCriteria.maxVelocitySmall : hydronicCriteria.maxVelocityLarge;
    limits.push({ reason: "noise", velocity, citation: noiseCitation });
  }
  return limits.sort((a, b) => a.velocity - b.velocity);
}

/**
 * The lowest limit of the velocity of water in a pipe, with its reason; absent for PEX and polyethylene out of hearing.
 * @param input as for {@link pipeVelocityLimits}
 * @returns velocity (m/s), reason and citation
 * @throws {OutOfRangeError} when a number is outside its range
 * @throws {UnknownNameError} when the material is unknown
 * @source copper-tube-handbook, velocity limitations
 * @source ashrae-hof-2017, ch. 22, maximum water velocity to minimize erosion
 * @example
 * ```ts
 * import { pipeVelocityLimit } from "@org/hvac-core/flow";
 * pipeVelocityLimit({ material: "copper", temperature: 70, diameter: 0.08, operatingHours: 4000 })?.velocity; // 0.9144
 * pipeVelocityLimit({ material: "steel", temperature: 70, diameter: 0.08, operatingHours: 4000, occupied: false })?.velocity; // 3.6576
 * ```
 */
export function pipeVelocityLimit(input: PipeVelocityInput): PipeVelocityLimit | undefined {
  return pipeVelocityLimits(input)[0];
}
