import type { Conductor } from "./conductor.ts";
import { naturalConvection, outerConvection, radiantCoefficient, windowConvection, type WindowFilm } from "./films.ts";

/** What an element exchanges with outdoors. */
export interface Outdoors {
  /** Convection of the wind at a smooth face by the hour, W/(m²·K); without wind, undefined. */
  readonly wind: Float64Array | undefined;
  readonly roughness: number;
  /** Shares of the radiation that come from the sky, and from the air and the ground, times the emissivity. */
  readonly toSky: number;
  readonly toAir: number;
}

/** A step outdoors. */
export class OutdoorStep {
  /** Hours that the step is between. */
  before = 0;
  hour = 0;
  /** Share of the way from one to the other, and air and sky, °C. */
  readonly #numbers = new Float64Array(3);

  get share(): number {
    return this.#numbers[0]!;
  }
  get air(): number {
    return this.#numbers[1]!;
  }
  get sky(): number {
    return this.#numbers[2]!;
  }

  set(share: number, air: number, sky: number): void {
    this.#numbers[0] = share;
    this.#numbers[1] = air;
    this.#numbers[2] = sky;
  }
}

/** A surface as a run sees it. */
export interface ElementInput {
  readonly area: number;
  readonly zone: number;
  /** Zone on the other side; −1 if none. */
  readonly farZone: number;
  readonly steps: Conductor;
  readonly tilt: number;
  /** Convection where it is given, W/(m²·K). */
  readonly insideConvection: number | undefined;
  readonly outsideConvection: number | undefined;
  /** Exchange factors of the faces with the radiation of their zones, 0 if they have none. */
  readonly insideExchange: number;
  readonly farExchange: number;
  readonly outdoors: Outdoors | undefined;
  readonly window: WindowFilm | undefined;
  /** Temperature at which the outer face is held, °C. */
  readonly ground: number | undefined;
  readonly start: number;
}

/** A coefficient that stands for a held face: its resistance is below rounding, W/(m²·K). */
const held = 1e12;

/** Places of an element's numbers: temperatures of the faces, heat to them, films, and the balance of a step. */
const places = {
  inside: 0,
  outside: 1,
  insideHeat: 2,
  outsideHeat: 3,
  convection: 4,
  radiation: 5,
  farConvection: 6,
  farRadiation: 7,
  total: 8,
  share: 9,
  rest: 10,
  outerTotal: 11,
  outerRest: 12,
  givenInside: 13,
  givenOutside: 14,
} as const;

/**
 * A surface in the steps of a year. Its faces' temperatures are linear in those of the air and of the radiation on both sides; coefficients are those at the
 * temperatures of the step before.
 */
export class Element {
  readonly area: number;
  readonly zone: number;
  readonly farZone: number;
  readonly steps: Conductor;
  readonly insideExchange: number;
  readonly farExchange: number;
  readonly #outdoors: Outdoors | undefined;
  readonly #window: WindowFilm | undefined;
  readonly #ground: number | undefined;
  /** Whether convection is given. */
  readonly #isInsideGiven: boolean;
  readonly #isOutsideGiven: boolean;
  /** Cosine of the tilt of the outer face. */
  readonly #up: number;
  readonly #numbers = new Float64Array(Object.keys(places).length);

  constructor(fixed: ElementInput) {
    this.area = fixed.area;
    this.zone = fixed.zone;
    this.farZone = fixed.farZone;
    this.steps = fixed.steps;
    this.insideExchange = fixed.insideExchange;
    this.farExchange = fixed.farExchange;
    this.#outdoors = fixed.outdoors;
    this.#window = fixed.window;
    this.#ground = fixed.ground;
    this.#isInsideGiven = fixed.insideConvection !== undefined;
    this.#isOutsideGiven = fixed.outsideConvection !== undefined;
    const up = Math.cos((fixed.tilt * Math.PI) / 180);
    this.#up = Math.abs(up) < 1e-9 ? 0 : up;
    this.#numbers[places.givenInside] = fixed.insideConvection ?? 0;
    this.#numbers[places.givenOutside] = fixed.outsideConvection ?? 0;
    this.#numbers[places.inside] = this.#numbers[places.outside] = fixed.start;
  }

  /** Faces, °C. */
  get inside(): number {
    return this.#numbers[places.inside]!;
  }
  get outside(): number {
    return this.#numbers[places.outside]!;
  }
  /** Films of the inner face, and of the outer one to the zone beyond, W/(m²·K). */
  get convection(): number {
    return this.#numbers[places.convection]!;
  }
  get radiation(): number {
    return this.#numbers[places.radiation]!;
  }
  get farConvection(): number {
    return this.#numbers[places.farConvection]!;
  }
  get farRadiation(): number {
    return this.#numbers[places.farRadiation]!;
  }
  /** Inner face = (convection·air + radiation·radiant + share·(far sides) + rest) / total. */
  get total(): number {
    return this.#numbers[places.total]!;
  }
  get share(): number {
    return this.#numbers[places.share]!;
  }
  get rest(): number {
    return this.#numbers[places.rest]!;
  }
  /** Outer face = (far sides + outerRest + cross·inner face) / outerTotal. */
  get outerTotal(): number {
    return this.#numbers[places.outerTotal]!;
  }
  get outerRest(): number {
    return this.#numbers[places.outerRest]!;
  }

  /** Sets the heat of the sun to both faces in an hour, W/m². */
  heat(inside: number, outside: number): void {
    this.#numbers[places.insideHeat] = inside;
    this.#numbers[places.outsideHeat] = outside;
  }

  /**
   * Sets the coefficients of a step by the temperatures before it: outdoors, of the zone and of the zone beyond.
   *
   * @param insideSpread gains that are spread over all faces of the zone, W/m², and `outsideSpread` over those of the zone beyond
   */
  prepare(out: OutdoorStep, air: Float64Array, radiant: Float64Array, insideSpread: number, outsideSpread: number): void {
    const numbers = this.#numbers;
    const { steps, zone } = this;
    steps.prepare();
    const inside = numbers[places.inside]!;
    const convection = this.#isInsideGiven
      ? numbers[places.givenInside]!
      : this.#window
        ? windowConvection(this.#window, inside, air[zone]!)
        : naturalConvection(-this.#up, inside - air[zone]!);
    const radiation = this.insideExchange * radiantCoefficient(inside, radiant[zone]!);
    this.#prepareOutside(out, air, radiant, outsideSpread);
    const share = steps.cross / numbers[places.outerTotal]!;
    numbers[places.convection] = convection;
    numbers[places.radiation] = radiation;
    numbers[places.share] = share;
    numbers[places.total] = steps.inner + convection + radiation - steps.cross * share;
    numbers[places.rest] = numbers[places.insideHeat]! + insideSpread + steps.innerHistory + share * numbers[places.outerRest]!;
  }

  #prepareOutside(out: OutdoorStep, air: Float64Array, radiant: Float64Array, spread: number): void {
    const numbers = this.#numbers;
    const { steps, farZone } = this;
    const outside = numbers[places.outside]!;
    let coefficient = 0;
    let drive = numbers[places.outsideHeat]! + spread;
    if (this.#outdoors) {
      const outdoorAir = out.air;
      const film = this.#outdoorFilm(this.#outdoors, out, outside) + this.#outdoors.toAir * radiantCoefficient(outside, outdoorAir);
      const skyFilm = this.#outdoors.toSky * radiantCoefficient(outside, out.sky);
      coefficient = film + skyFilm;
      drive += film * outdoorAir + skyFilm * out.sky;
    } else if (this.#ground !== undefined) {
      coefficient = held;
      drive += held * this.#ground;
    } else if (farZone >= 0) {
      const convection = this.#isOutsideGiven ? numbers[places.givenOutside]! : naturalConvection(this.#up, outside - air[farZone]!);
      const radiation = this.farExchange * radiantCoefficient(outside, radiant[farZone]!);
      numbers[places.farConvection] = convection;
      numbers[places.farRadiation] = radiation;
      coefficient = convection + radiation;
    }
    numbers[places.outerTotal] = steps.outer + coefficient;
    numbers[places.outerRest] = drive + steps.outerHistory;
  }

  /** Convection outdoors, W/(m²·K). */
  #outdoorFilm({ wind, roughness }: Outdoors, out: OutdoorStep, outside: number): number {
    if (this.#isOutsideGiven) return this.#numbers[places.givenOutside]!;
    const natural = naturalConvection(this.#up, outside - out.air);
    return wind ? outerConvection(natural, wind[out.before]! + out.share * (wind[out.hour]! - wind[out.before]!), roughness) : natural;
  }

  /** Ends the step with the temperatures of the zones. */
  finish(air: Float64Array, radiant: Float64Array): void {
    const numbers = this.#numbers;
    const { zone, farZone, steps } = this;
    const far = farZone < 0 ? 0 : numbers[places.farConvection]! * air[farZone]! + numbers[places.farRadiation]! * radiant[farZone]!;
    const inside =
      (numbers[places.convection]! * air[zone]! +
        numbers[places.radiation]! * radiant[zone]! +
        numbers[places.share]! * far +
        numbers[places.rest]!) /
      numbers[places.total]!;
    const outside = (far + numbers[places.outerRest]! + steps.cross * inside) / numbers[places.outerTotal]!;
    numbers[places.inside] = inside;
    numbers[places.outside] = outside;
    steps.advance(outside, inside);
  }
}
