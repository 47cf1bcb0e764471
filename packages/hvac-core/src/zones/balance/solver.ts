import type { BalanceZone } from "./building.ts";
import type { Element, OutdoorStep } from "./element.ts";

/** Control of a zone in a step: floating, held at a set point, or at the limit of its power. */
const [floating, isHeld, limited] = [0, 1, 2];

/** Balances of the zones' air and of their radiation in one step: linear equations of the temperatures of all zones. */
export class ZoneSolver {
  /** Set before each step, by zone: W, W/K, °C. */
  readonly airHeat: Float64Array;
  readonly radiantHeat: Float64Array;
  readonly airConductance: Float64Array;
  readonly heatingSetPoint: Float64Array;
  readonly coolingSetPoint: Float64Array;
  /** Results of a step: °C and W, positive for heating. */
  readonly air: Float64Array;
  readonly radiant: Float64Array;
  readonly power: Float64Array;
  readonly fromSurfaces: Float64Array;
  readonly fromAir: Float64Array;
  readonly #zones: readonly BalanceZone[];
  readonly #elements: readonly Element[];
  readonly #step: number;
  /** Two equations for each zone, of its air and of its radiation: coefficients of all temperatures, then the right side. */
  readonly #equations: Float64Array;
  readonly #work: Float64Array;
  readonly #solution: Float64Array;
  readonly #control: Int8Array;
  readonly #target: Float64Array;
  /** Areas of the faces of each zone, m². */
  readonly #areas: Float64Array;
  /** Whether the faces of a zone exchange no radiation. */
  readonly #isDark: Uint8Array;

  constructor(zones: readonly BalanceZone[], elements: readonly Element[], step: number, start: number) {
    const count = zones.length;
    const series = (): Float64Array => new Float64Array(count);
    this.#zones = zones;
    this.#elements = elements;
    this.#step = step;
    this.airHeat = series();
    this.radiantHeat = series();
    this.airConductance = series();
    this.heatingSetPoint = series();
    this.coolingSetPoint = series();
    this.air = series().fill(start);
    this.radiant = series().fill(start);
    this.power = series();
    this.fromSurfaces = series();
    this.fromAir = series();
    this.#equations = new Float64Array(2 * count * (2 * count + 1));
    this.#work = new Float64Array(this.#equations.length);
    this.#solution = new Float64Array(2 * count);
    this.#control = new Int8Array(count);
    this.#target = series();
    this.#areas = series();
    this.#isDark = new Uint8Array(count).fill(1);
    for (const { zone, farZone, area, insideExchange, farExchange } of elements) {
      if (insideExchange > 0) this.#isDark[zone] = 0;
      if (farZone >= 0 && farExchange > 0) this.#isDark[farZone] = 0;
      this.#areas[zone] = this.#areas[zone]! + area;
      if (farZone >= 0) this.#areas[farZone] = this.#areas[farZone]! + area;
    }
  }

  step(out: OutdoorStep): void {
    for (const element of this.#elements) {
      const { zone, farZone } = element;
      element.prepare(out, this.air, this.radiant, this.#spread(zone), farZone < 0 ? 0 : this.#spread(farZone));
    }
    this.#assemble(out);
    this.#controlled();
    for (let z = 0; z < this.air.length; z++) {
      this.air[z] = this.#solution[2 * z]!;
      this.radiant[z] = this.#solution[2 * z + 1]!;
    }
    this.fromSurfaces.fill(0);
    for (const element of this.#elements) {
      element.finish(this.air, this.radiant);
      const { area, zone, farZone } = element;
      this.fromSurfaces[zone] = this.fromSurfaces[zone]! + area * element.convection * (element.inside - this.air[zone]!);
      if (farZone >= 0)
        this.fromSurfaces[farZone] = this.fromSurfaces[farZone]! + area * element.farConvection * (element.outside - this.air[farZone]!);
    }
    for (let z = 0; z < this.air.length; z++) this.fromAir[z] = this.airConductance[z]! * (out.air - this.air[z]!);
  }

  /** Radiant heat that is spread by area because the faces of a zone exchange no radiation, W/m². */
  #spread(zone: number): number {
    return this.#isDark[zone] === 1 ? this.radiantHeat[zone]! / this.#areas[zone]! : 0;
  }

  #assemble(out: OutdoorStep): void {
    const equations = this.#equations;
    equations.fill(0);
    for (const element of this.#elements) {
      this.#addInside(element);
      if (element.farZone >= 0) this.#addFarSide(element);
    }
    const count = 2 * this.air.length;
    const width = count + 1;
    for (let z = 0; z < this.air.length; z++) {
      const ofAir = 2 * z * width;
      const ofRadiation = ofAir + width;
      const stored = this.#zones[z]!.airCapacity / this.#step;
      const exchange = this.airConductance[z]!;
      equations[ofAir + 2 * z] = equations[ofAir + 2 * z]! + exchange + stored;
      equations[ofAir + count] = equations[ofAir + count]! + exchange * out.air + this.airHeat[z]! + stored * this.air[z]!;
      if (this.#isDark[z] === 0) equations[ofRadiation + count] = equations[ofRadiation + count]! + this.radiantHeat[z]!;
      else {
        // Without radiation its temperature is that of the air.
        equations[ofRadiation + 2 * z + 1] = 1;
        equations[ofRadiation + 2 * z] = -1;
      }
    }
  }

  /** Heat from the inner face of an element to the air and the radiation of its zone. */
  #addInside(element: Element): void {
    const { area, zone, convection, radiation, total, rest } = element;
    const equations = this.#equations;
    const count = 2 * this.air.length;
    const width = count + 1;
    const near = 2 * zone;
    const ofAir = near * width;
    const ofRadiation = ofAir + width;
    const byAir = convection / total;
    const byRadiant = radiation / total;
    const constant = rest / total;
    const toAir = area * convection;
    const toRadiation = area * radiation;
    equations[ofAir + near] = equations[ofAir + near]! + toAir * (1 - byAir);
    equations[ofAir + near + 1] = equations[ofAir + near + 1]! - toAir * byRadiant;
    equations[ofAir + count] = equations[ofAir + count]! + toAir * constant;
    equations[ofRadiation + near] = equations[ofRadiation + near]! - toRadiation * byAir;
    equations[ofRadiation + near + 1] = equations[ofRadiation + near + 1]! + toRadiation * (1 - byRadiant);
    equations[ofRadiation + count] = equations[ofRadiation + count]! + toRadiation * constant;
  }

  /** Heat from both faces of an element between zones, as far as it depends on the zone beyond, and from its outer face to that zone. */
  #addFarSide(element: Element): void {
    const { area, zone, farZone, convection, radiation, total, rest, share } = element;
    const { farConvection, farRadiation, outerTotal, outerRest, steps } = element;
    const count = 2 * this.air.length;
    const [near, beyond] = [2 * zone, 2 * farZone];
    const [farByAir, farByRadiant] = [(share * farConvection) / total, (share * farRadiation) / total];
    // Outer face: (farConvection·air + farRadiation·radiant + outerRest + cross·inner) / outerTotal.
    const through = steps.cross / outerTotal;
    const [outAir, outRadiant] = [farConvection / outerTotal + through * farByAir, farRadiation / outerTotal + through * farByRadiant];
    const [inAir, inRadiant] = [(through * convection) / total, (through * radiation) / total];
    const constant = outerRest / outerTotal + (through * rest) / total;
    const rows = [
      [near, area * convection],
      [near + 1, area * radiation],
    ] as const;
    for (const [row, film] of rows) {
      this.#add(row, beyond, -film * farByAir);
      this.#add(row, beyond + 1, -film * farByRadiant);
    }
    const farRows = [
      [beyond, area * farConvection],
      [beyond + 1, area * farRadiation],
    ] as const;
    for (const [row, film] of farRows) {
      this.#add(row, row, film);
      this.#add(row, beyond, -film * outAir);
      this.#add(row, beyond + 1, -film * outRadiant);
      this.#add(row, near, -film * inAir);
      this.#add(row, near + 1, -film * inRadiant);
      this.#add(row, count, film * constant);
    }
  }

  #add(row: number, column: number, value: number): void {
    const index = row * (2 * this.air.length + 1) + column;
    this.#equations[index] = this.#equations[index]! + value;
  }

  /** Solves the step with the control of each zone that its set points and limits ask for. */
  #controlled(): void {
    const count = this.air.length;
    const width = 2 * count + 1;
    this.#control.fill(floating);
    this.power.fill(0);
    for (let round = 0; round <= 3 * count; round++) {
      this.#solve();
      let isChanged = false;
      for (let z = 0; z < count; z++) {
        const control = this.#control[z]!;
        if (control === floating) {
          const air = this.#solution[2 * z]!;
          const target =
            air < this.heatingSetPoint[z]! ? this.heatingSetPoint[z]! : air > this.coolingSetPoint[z]! ? this.coolingSetPoint[z]! : air;
          if (target === air) continue;
          this.#control[z] = isHeld;
          this.#target[z] = target;
          isChanged = true;
        } else if (control === isHeld) {
          const row = 2 * z * width;
          let power = -this.#equations[row + 2 * count]!;
          for (let column = 0; column < 2 * count; column++) power += this.#equations[row + column]! * this.#solution[column]!;
          const { heatingLimit = Infinity, coolingLimit = Infinity } = this.#zones[z]!;
          this.power[z] = Math.max(-coolingLimit, Math.min(heatingLimit, power));
          if (this.power[z] === power) continue;
          this.#control[z] = limited;
          isChanged = true;
        }
      }
      if (!isChanged) return;
    }
  }

  /** Elimination with pivots. */
  #solve(): void {
    const count = 2 * this.air.length;
    const width = count + 1;
    const work = this.#work;
    work.set(this.#equations);
    for (let z = 0; z < this.air.length; z++) {
      const row = 2 * z * width;
      if (this.#control[z] === isHeld) {
        work.fill(0, row, row + width);
        work[row + 2 * z] = 1;
        work[row + count] = this.#target[z]!;
      } else work[row + count] = work[row + count]! + this.power[z]!;
    }
    for (let k = 0; k < count; k++) {
      let pivot = k;
      for (let i = k + 1; i < count; i++) if (Math.abs(work[i * width + k]!) > Math.abs(work[pivot * width + k]!)) pivot = i;
      if (pivot !== k)
        for (let j = k; j < width; j++) {
          const value = work[k * width + j]!;
          work[k * width + j] = work[pivot * width + j]!;
          work[pivot * width + j] = value;
        }
      for (let i = k + 1; i < count; i++) {
        const factor = work[i * width + k]! / work[k * width + k]!;
        if (factor === 0) continue;
        for (let j = k; j < width; j++) work[i * width + j] = work[i * width + j]! - factor * work[k * width + j]!;
      }
    }
    for (let i = count - 1; i >= 0; i--) {
      let sum = work[i * width + count]!;
      for (let j = i + 1; j < count; j++) sum -= work[i * width + j]! * this.#solution[j]!;
      this.#solution[i] = sum / work[i * width + i]!;
    }
  }
}
