import { requireInRange } from "../../refusals/errors.ts";
import { icePoint, standardPressure } from "../../psychrometrics/internal.ts";
import { Conductor } from "./conductor.ts";
import { radiantCoefficient } from "./films.ts";
import { gasConductivity, rayleighNumber, type Gas } from "./gases.ts";

/** Values at equally distant angles of incidence from 0 to 90°, and for light from all of a hemisphere. */
export interface AngularTable {
  readonly atAngle: readonly number[];
  readonly hemispherical: number;
}

/** A pane. */
export interface Pane {
  /** Resistance of its glass, m²·K/W. */
  readonly resistance: number;
  /** Long-wave emissivity of the outer and of the inner face, 0…1. */
  readonly emissivities: readonly [number, number];
  /** Share of the light on the window that the pane absorbs. */
  readonly absorptance: AngularTable;
  /** Share of diffuse light from the room on the window that the pane absorbs. */
  readonly absorptanceFromInside: number;
}

/** A gap between panes: a gas and its width, m; or a resistance, m²·K/W. */
export type Gap = { readonly gas: Gas; readonly width: number } | { readonly resistance: number };

/** A window of panes, from outside to inside. */
export interface Glazing {
  readonly panes: readonly Pane[];
  readonly gaps: readonly Gap[];
  readonly transmittance: AngularTable;
  /** Share of diffuse light from the room that leaves it. */
  readonly transmittanceFromInside: number;
}

/** Rayleigh number times width over height below which a tall gap has a Nusselt number under 1, that is without effect. */
const slenderLimit = 184;

/**
 * Convection across a vertical gap, W/(m²·K).
 *
 * @param cold, warm temperatures of the faces, °C
 * @param height of the gap, m
 * @source iso-15099, 5.3.3, vertical cavities, and Annex B, gases
 */
function gapConvection({ gas, width }: Extract<Gap, { readonly gas: string }>, cold: number, warm: number, height: number): number {
  // A sealed gap has the pressure of the factory.
  const kelvin = (cold + warm) / 2 + icePoint;
  const rayleigh = rayleighNumber(gas, kelvin, standardPressure) * width * width * width * Math.abs(warm - cold);
  const slender = (rayleigh * width) / height;
  const tall = slender < slenderLimit ? 1 : 0.242 * slender ** 0.272;
  const wide =
    rayleigh > 5e4
      ? 0.0673838 * Math.cbrt(rayleigh)
      : rayleigh > 1e4
        ? 0.028154 * rayleigh ** 0.4134
        : 1 + 1.7596678e-10 * rayleigh ** 2.2984755;
  return (Math.max(wide, tall) * gasConductivity(gas, kelvin)) / width;
}

/** Value at a cosine of the angle of incidence: a cubic through the four nearest angles of the table, which is even about normal incidence. */
export function atIncidence({ atAngle }: AngularTable, cosine: number): number {
  const last = atAngle.length - 1;
  const position = (Math.acos(Math.min(1, Math.max(0, cosine))) / (Math.PI / 2)) * last;
  const below = Math.min(last - 1, Math.floor(position));
  const start = Math.min(below - 1, last - 3);
  let value = 0;
  for (let i = start; i < start + 4; i++) {
    let weight = 1;
    for (let j = start; j < start + 4; j++) if (j !== i) weight *= (position - j) / (i - j);
    value += weight * atAngle[Math.abs(i)]!;
  }
  return Math.min(1, Math.max(0, value));
}

/** Refuses a window whose parts do not fit. */
export function checkGlazing({ panes, gaps, transmittance }: Glazing): void {
  requireInRange("panes.length", panes.length, 1, 10, "");
  requireInRange("gaps.length", gaps.length, panes.length - 1, panes.length - 1, "");
  const tables = [transmittance, ...panes.map(({ absorptance }) => absorptance)];
  for (const { atAngle, hemispherical } of tables) {
    requireInRange("atAngle.length", atAngle.length, 4, 181, "");
    for (const value of [...atAngle, hemispherical]) requireInRange("share of light", value, 0, 1, "");
  }
}

/** Conduction of a window in one step: it stores no heat, and what its panes absorb flows to both sides by the resistances. */
export class GlazingSteps extends Conductor {
  readonly #glazing: Glazing;
  readonly #height: number;
  /** Temperatures of the faces from outside to inside, °C. */
  readonly #faces: Float64Array;
  /** Resistances between neighbouring faces, m²·K/W. */
  readonly #resistances: Float64Array;
  readonly #absorbed: Float64Array;

  constructor(glazing: Glazing, height: number, start: number) {
    super();
    this.#glazing = glazing;
    this.#height = height;
    this.#faces = new Float64Array(2 * glazing.panes.length).fill(start);
    this.#resistances = new Float64Array(2 * glazing.panes.length - 1);
    this.#absorbed = new Float64Array(glazing.panes.length);
  }

  /** Forgets the heat of the panes. */
  darken(): void {
    this.#absorbed.fill(0);
  }

  /** Adds heat that a pane absorbs, W/m². */
  absorb(pane: number, heat: number): void {
    this.#absorbed[pane] = this.#absorbed[pane]! + heat;
  }

  /** Adds the heat of diffuse light from the room, W/m² on the window. */
  absorbFromInside(light: number): void {
    const { panes } = this.#glazing;
    for (let pane = 0; pane < panes.length; pane++) this.absorb(pane, light * panes[pane]!.absorptanceFromInside);
  }

  /** Conductances by the temperatures of the step before. */
  prepare(): void {
    const { panes, gaps } = this.#glazing;
    const [faces, resistances] = [this.#faces, this.#resistances];
    let total = 0;
    for (let k = 0; k < resistances.length; k++) {
      const pane = k >> 1;
      const resistance = k % 2 === 0 ? panes[pane]!.resistance : this.#gapResistance(gaps[pane]!, pane, faces[k]!, faces[k + 1]!);
      resistances[k] = resistance;
      total += resistance;
    }
    this.conducts(1 / total, 1 / total, 1 / total);
    // Half of a pane's heat is released at each of its faces.
    let before = 0;
    let toInside = 0;
    let toOutside = 0;
    for (let k = 0; k < faces.length; k++) {
      const heat = this.#absorbed[k >> 1]! / 2;
      toInside += (heat * before) / total;
      toOutside += (heat * (total - before)) / total;
      if (k < resistances.length) before += resistances[k]!;
    }
    this.remembers(toInside, toOutside);
  }

  #gapResistance(gap: Gap, pane: number, left: number, right: number): number {
    if ("resistance" in gap) return gap.resistance;
    const { panes } = this.#glazing;
    const [first, second] = [panes[pane]!.emissivities[1], panes[pane + 1]!.emissivities[0]];
    const radiation = radiantCoefficient(left, right) / (1 / first + 1 / second - 1);
    return 1 / (gapConvection(gap, left, right, this.#height) + radiation);
  }

  advance(outside: number, inside: number): void {
    const [faces, resistances] = [this.#faces, this.#resistances];
    const last = faces.length - 1;
    // Heat inwards behind the outermost face.
    let flow = this.cross * (outside - inside) - this.outerHistory + this.#absorbed[0]! / 2;
    faces[0] = outside;
    for (let k = 1; k < last; k++) {
      faces[k] = faces[k - 1]! - flow * resistances[k - 1]!;
      flow += this.#absorbed[k >> 1]! / 2;
    }
    faces[last] = inside;
  }
}
