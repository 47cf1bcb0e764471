import { BuildingFileError } from "../../errors.ts";
import { afterSpace, afterText, asciiIn, character, isDigit, isOfName } from "./bytes.ts";
import { charactersOf, unescaped } from "./text.ts";
import { StepEnumeration, StepReference, StepTyped, type StepValue } from "./value.ts";

/** Depth of lists and typed values; files of IFC have up to 4. */
const maxDepth = 32;

const powersOfTen = Array.from({ length: 16 }, (_, power) => Number(`1e${power}`));

/** Line of a position, counted from 1. */
export function lineAt(bytes: Uint8Array, position: number): number {
  let line = 1;
  for (let next = bytes.indexOf(10); next >= 0 && next < position; next = bytes.indexOf(10, next + 1)) line++;
  return line;
}

/** Reads the values of instances, each from its opening parenthesis on. */
export class ValueReader {
  readonly #bytes: Uint8Array;
  #position = 0;
  #depth = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Values of the instance at a position. */
  listAt(position: number): readonly StepValue[] {
    this.#position = position;
    this.#depth = 0;
    return this.#list();
  }

  /** Up to three numbers of the instance at a position that has nothing but one list of them, as points and directions are; undefined for others. */
  coordinatesAt(position: number): readonly [number, number, number] | undefined {
    this.#position = position;
    if (!this.#skip(character.open) || !this.#skip(character.open)) return undefined;
    const coordinates: [number, number, number] = [0, 0, 0];
    for (let axis = 0; axis < 3; axis++) {
      this.#next();
      const value = this.#decimal();
      if (value === undefined) return undefined;
      coordinates[axis] = value;
      if (this.#skip(character.close)) return this.#next() === character.close ? coordinates : undefined;
      if (!this.#skip(character.comma)) return undefined;
    }
    return undefined;
  }

  /** Moves past a character if it is next. @returns whether it is */
  #skip(expected: number): boolean {
    if (this.#next() !== expected) return false;
    this.#position++;
    return true;
  }

  #refuse(problem: "not-step" | "depth", message: string): never {
    throw new BuildingFileError(problem, message, lineAt(this.#bytes, this.#position));
  }

  #next(): number {
    this.#position = afterSpace(this.#bytes, this.#position);
    return this.#bytes[this.#position] ?? -1;
  }

  /** Values in parentheses. */
  #list(): readonly StepValue[] {
    if (this.#next() !== character.open) this.#refuse("not-step", "a list must begin with a parenthesis");
    if (++this.#depth > maxDepth) this.#refuse("depth", `lists are nested more than ${maxDepth} deep`);
    this.#position++;
    const values: StepValue[] = [];
    for (;;) {
      const byte = this.#next();
      if (byte === character.close) break;
      if (byte === character.comma) this.#position++;
      else values.push(this.#valueAt(byte));
      // An empty place is as one without a value.
      if (byte === character.comma && this.#next() === character.comma) values.push(null);
    }
    this.#position++;
    this.#depth--;
    return values;
  }

  #valueAt(byte: number): StepValue {
    const next = this.#bytes[this.#position + 1] ?? -1;
    if (byte === character.dollar || byte === character.star) {
      this.#position++;
      return null;
    }
    if (byte === character.hash) return this.#reference();
    if (byte === character.quote) return this.#text();
    if (byte === character.open) return this.#list();
    if (byte === character.point && !isDigit(next)) return this.#enumeration();
    if (isDigit(byte) || byte === character.plus || byte === character.minus || byte === character.point) return this.#number();
    if (byte === character.doubleQuote) return this.#binary();
    if (isOfName(byte)) return this.#typed();
    return this.#refuse("not-step", byte < 0 ? "the file ends within an instance" : `unexpected character "${String.fromCharCode(byte)}"`);
  }

  #while(isPart: (byte: number) => boolean): string {
    const start = this.#position;
    while (isPart(this.#bytes[this.#position] ?? -1)) this.#position++;
    return asciiIn(this.#bytes, start, this.#position);
  }

  #reference(): StepReference {
    const bytes = this.#bytes;
    let id = 0;
    let position = this.#position + 1;
    for (; isDigit(bytes[position] ?? -1); position++) id = id * 10 + (bytes[position]! - 0x30);
    this.#position = position;
    return new StepReference(id);
  }

  #number(): number {
    const start = this.#position;
    const value = this.#decimal();
    if (value !== undefined) return value;
    this.#position = start;
    return this.#longNumber();
  }

  /**
   * A number with up to 15 digits and no exponent, as most are; undefined for others. Its digits as an integer and the power of ten are exact, so that
   * the quotient is the number that `Number` gives.
   */
  #decimal(): number | undefined {
    const bytes = this.#bytes;
    let position = this.#position;
    const sign = bytes[position];
    if (sign === character.minus || sign === character.plus) position++;
    let [digits, mantissa, decimals] = [0, 0, -1];
    for (; ; position++) {
      const byte = bytes[position] ?? -1;
      if (isDigit(byte)) {
        mantissa = mantissa * 10 + (byte - 0x30);
        digits++;
        if (decimals >= 0) decimals++;
      } else if (byte === character.point && decimals < 0) decimals = 0;
      else if (byte === 0x45 || byte === 0x65 || byte === character.point) return undefined;
      else break;
    }
    if (digits === 0 || digits > 15) return undefined;
    this.#position = position;
    const value = decimals > 0 ? mantissa / powersOfTen[decimals]! : mantissa;
    return sign === character.minus ? -value : value;
  }

  #longNumber(): number {
    const text = this.#while(
      (byte) =>
        isDigit(byte) || byte === character.point || byte === character.plus || byte === character.minus || byte === 0x45 || byte === 0x65,
    );
    const value = Number(text);
    if (!Number.isFinite(value)) this.#refuse("not-step", `"${text.slice(0, 40)}" is not a number`);
    return value;
  }

  #enumeration(): StepEnumeration {
    this.#position++;
    const name = this.#while(isOfName).toUpperCase();
    if (this.#bytes[this.#position] === character.point) this.#position++;
    else this.#refuse("not-step", "an enumeration must end with a point");
    return new StepEnumeration(name);
  }

  #text(): string {
    const start = this.#position + 1;
    const end = afterText(this.#bytes, start);
    if (end < 0) this.#refuse("not-step", "a text is not closed");
    this.#position = end;
    return unescaped(charactersOf(this.#bytes.subarray(start, end - 1)));
  }

  #binary(): null {
    const end = this.#bytes.indexOf(character.doubleQuote, this.#position + 1);
    if (end < 0) this.#refuse("not-step", "a binary value is not closed");
    this.#position = end + 1;
    return null;
  }

  #typed(): StepTyped {
    const type = this.#while(isOfName).toUpperCase();
    if (this.#next() !== character.open) this.#refuse("not-step", `the value of ${type.slice(0, 40)} is missing`);
    return new StepTyped(type, this.#list());
  }
}
