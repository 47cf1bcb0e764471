import { naturalConvection, outerConvection, radiantCoefficient, windowConvection, type WindowFilm } from "./films.ts";
import type { GlazingSteps } from "./glazing.ts";
import type { WallSteps } from "./conduction.ts";

/** What an element exchanges with outdoors. */
export interface Outdoors {
  /** Convection of the wind at a smooth face by the hour, W/(m²·K); without wind, undefined. */
  readonly wind: Float64Array | undefined;
  readonly roughness: number;
  /** Shares of the radiation that come from the sky, from the air above the horizon and from the ground, times the emissivity. */
  readonly toSky: number;
  readonly toAir: number;
}

/** Outdoor temperatures in a step, °C. */
export interface OutdoorStep {
  /** Hours that the step is between, and the share of the way from one to the other. */
  before: number;
  hour: number;
  share: number;
  air: number;
  sky: number;
}

/** A coefficient that stands for a held face: its resistance is below rounding, W/(m²·K). */
const held = 1e12;

/**
 * A surface in the steps of a year. Its faces' temperatures are linear in those of the air and of the radiation on both sides; coefficients are those at the
 * temperatures of the step before.
 */
export class Element {
  readonly area: number;
  readonly zone: number;
  /** Zone on the other side; −1 if none. */
  readonly farZone: number;
  readonly steps: WallSteps | GlazingSteps;
  /** Cosines of the tilts of the faces. */
  readonly #insideUp: number;
  readonly #outsideUp: number;
  readonly #insideConvection: number | undefined;
  readonly #window: WindowFilm | undefined;
  readonly #outsideConvection: number | undefined;
  /** Exchange factors of the faces with the radiation of their zones, 0 if they have none. */
  readonly insideExchange: number;
  readonly farExchange: number;
  readonly #outdoors: Outdoors | undefined;
  /** Temperature at which the outer face is held, °C. */
  readonly #ground: number | undefined;
  /** Faces, °C. */
  inside: number;
  outside: number;
  /** Heat to the faces in this hour, W/m². */
  insideHeat = 0;
  outsideHeat = 0;
  /** Heat of gains that is spread over all faces of the zone, W/m². */
  insideSpread = 0;
  outsideSpread = 0;
  /** Of this step, W/(m²·K): convection and radiation inside, and of the outer face to the other zone. */
  convection = 0;
  radiation = 0;
  farConvection = 0;
  farRadiation = 0;
  /** Inner face = (convection·air + radiation·radiant + share·(far sides) + rest) / total. */
  total = 1;
  share = 0;
  rest = 0;
  /** Outer face = (far sides + outerRest + cross·inner face) / outerTotal. */
  outerTotal = 1;
  outerRest = 0;

  constructor(fixed: {
    readonly area: number;
    readonly zone: number;
    readonly farZone: number;
    readonly steps: WallSteps | GlazingSteps;
    readonly tilt: number;
    readonly insideConvection: number | undefined;
    readonly outsideConvection: number | undefined;
    readonly insideRadiation: number;
    readonly farRadiation: number;
    readonly outdoors: Outdoors | undefined;
    readonly ground: number | undefined;
    readonly window: WindowFilm | undefined;
    readonly start: number;
  }) {
    this.area = fixed.area;
    this.zone = fixed.zone;
    this.farZone = fixed.farZone;
    this.steps = fixed.steps;
    const up = Math.cos((fixed.tilt * Math.PI) / 180);
    this.#outsideUp = Math.abs(up) < 1e-9 ? 0 : up;
    this.#insideUp = -this.#outsideUp;
    this.#insideConvection = fixed.insideConvection;
    this.#outsideConvection = fixed.outsideConvection;
    this.insideExchange = fixed.insideRadiation;
    this.farExchange = fixed.farRadiation;
    this.#outdoors = fixed.outdoors;
    this.#ground = fixed.ground;
    this.#window = fixed.window;
    this.inside = this.outside = fixed.start;
  }

  /** Sets the coefficients of a step by the temperatures before it: outdoors, of the zone and of the zone beyond. */
  prepare(out: OutdoorStep, air: Float64Array, radiant: Float64Array): void {
    const { steps, zone, farZone } = this;
    if ("prepare" in steps) steps.prepare();
    this.convection =
      this.#insideConvection ??
      (this.#window
        ? windowConvection(this.#window, this.inside, air[zone]!)
        : naturalConvection(this.#insideUp, this.inside - air[zone]!));
    this.radiation = this.insideExchange === 0 ? 0 : this.insideExchange * radiantCoefficient(this.inside, radiant[zone]!);
    let [coefficient, drive] = [0, this.outsideHeat + this.outsideSpread];
    if (this.#outdoors) {
      const { wind, roughness, toSky, toAir } = this.#outdoors;
      let film = this.#outsideConvection;
      if (film === undefined) {
        const natural = naturalConvection(this.#outsideUp, this.outside - out.air);
        film = wind ? outerConvection(natural, wind[out.before]! + out.share * (wind[out.hour]! - wind[out.before]!), roughness) : natural;
      }
      const skyFilm = toSky === 0 ? 0 : toSky * radiantCoefficient(this.outside, out.sky);
      const airFilm = toAir === 0 ? 0 : toAir * radiantCoefficient(this.outside, out.air);
      coefficient = film + airFilm + skyFilm;
      drive += (film + airFilm) * out.air + skyFilm * out.sky;
    } else if (this.#ground !== undefined) {
      coefficient = held;
      drive += held * this.#ground;
    } else if (farZone >= 0) {
      this.farConvection = this.#outsideConvection ?? naturalConvection(this.#outsideUp, this.outside - air[farZone]!);
      this.farRadiation = this.farExchange === 0 ? 0 : this.farExchange * radiantCoefficient(this.outside, radiant[farZone]!);
      coefficient = this.farConvection + this.farRadiation;
    }
    this.outerTotal = steps.outer + coefficient;
    this.outerRest = drive + steps.outerHistory;
    this.share = steps.cross / this.outerTotal;
    this.total = steps.inner + this.convection + this.radiation - steps.cross * this.share;
    this.rest = this.insideHeat + this.insideSpread + steps.innerHistory + this.share * this.outerRest;
  }

  /** Ends the step with the temperatures of the zones. */
  finish(air: Float64Array, radiant: Float64Array): void {
    const { zone, farZone, steps } = this;
    const far = farZone < 0 ? 0 : this.farConvection * air[farZone]! + this.farRadiation * radiant[farZone]!;
    this.inside = (this.convection * air[zone]! + this.radiation * radiant[zone]! + this.share * far + this.rest) / this.total;
    this.outside = (far + this.outerRest + steps.cross * this.inside) / this.outerTotal;
    steps.advance(this.outside, this.inside);
  }
}
