/**
 * What is between the faces of a surface, in steps of time. Heat flows into it at the end of a step: at the inner face `inner·t_i − cross·t_o − innerHistory`, at
 * the outer face `outer·t_o − cross·t_i − outerHistory`, W/m². Its numbers are in one array, since each change of a number in a field of an object would be an allocation.
 */
export abstract class Conductor {
  readonly #numbers = new Float64Array(5);

  get inner(): number {
    return this.#numbers[0]!;
  }
  get cross(): number {
    return this.#numbers[1]!;
  }
  get outer(): number {
    return this.#numbers[2]!;
  }
  get innerHistory(): number {
    return this.#numbers[3]!;
  }
  get outerHistory(): number {
    return this.#numbers[4]!;
  }

  protected conducts(inner: number, cross: number, outer: number): void {
    this.#numbers[0] = inner;
    this.#numbers[1] = cross;
    this.#numbers[2] = outer;
  }

  protected remembers(inner: number, outer: number): void {
    this.#numbers[3] = inner;
    this.#numbers[4] = outer;
  }

  /** Begins a step. */
  abstract prepare(): void;

  /** Ends a step with the temperatures of the faces, °C. */
  abstract advance(outside: number, inside: number): void;
}
