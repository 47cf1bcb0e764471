import { BuildingFileError } from "../../errors.ts";
import type { Point } from "../../model/building.ts";
import { afterComment, afterSpace, afterText, asciiIn, character, isDigit, isOfName } from "./bytes.ts";
import { lineAt, ValueReader } from "./parse.ts";
import { Instance } from "./value.ts";

/** Bytes between two reports of progress: some milliseconds. */
const bytesPerStep = 2 ** 20;
/** More instances are refused; files of 250 MB have about 5 million. */
const maxInstances = 12_000_000;
/** Objects within objects, such as placements in placements; files have up to 20. */
const maxNesting = 200;
/** Objects that one shape may be made of. */
const maxParts = 200_000;

/** Positions of the instances of a file. */
interface StepIndex {
  readonly ids: readonly number[];
  readonly types: readonly string[];
  /** Index of the type of each instance. */
  readonly typeOf: readonly number[];
  /** Position of the values of each instance. */
  readonly positions: readonly number[];
  readonly header: ReadonlyMap<string, Instance>;
}

const capital = (byte: number): number => (byte >= 0x61 && byte <= 0x7a ? byte - 0x20 : byte);

/** Looks up positions by numbers: in an array where numbers are dense, or else in a map. The first of equal numbers is referred to. */
function lookUp(ids: readonly number[]): (id: number) => number | undefined {
  const highest = ids.reduce((high, id) => Math.max(high, id), 0);
  if (highest > 8 * ids.length + 1e6) {
    const map = new Map<number, number>();
    ids.forEach((id, position) => {
      if (!map.has(id)) map.set(id, position);
    });
    return (id) => map.get(id);
  }
  const positions = new Int32Array(highest + 1).fill(-1);
  for (let position = ids.length - 1; position >= 0; position--) positions[ids[position]!] = position;
  return (id) => {
    const position = positions[id] ?? -1;
    return position < 0 ? undefined : position;
  };
}

/** Reads where the instances of a file are, statement by statement. */
class StatementReader {
  readonly bytes: Uint8Array;
  position = 0;
  readonly ids: number[] = [];
  readonly types: string[] = [];
  readonly typeOf: number[] = [];
  readonly positions: number[] = [];
  readonly header = new Map<string, Instance>();
  /** Types by a sum of their characters. */
  readonly #typesBySum = new Map<number, number[]>();
  #hasEnd = false;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  refuse(message: string, position = this.position): never {
    throw new BuildingFileError("not-step", message, lineAt(this.bytes, position));
  }

  /** Position of the semicolon that ends a statement. */
  #endOf(start: number): number {
    const { bytes } = this;
    for (let position = start; position < bytes.length; position++) {
      const byte = bytes[position]!;
      if (byte === character.semicolon) return position;
      if (byte === character.quote) {
        position = afterText(bytes, position + 1) - 1;
        if (position < 0) this.refuse("a text is not closed", start);
      } else if (byte === character.slash && bytes[position + 1] === character.star) position = afterComment(bytes, position) - 1;
    }
    return this.refuse("the file ends within a statement; it is not complete", start);
  }

  #nameAt(start: number): string {
    let end = start;
    while (isOfName(this.bytes[end] ?? -1)) end++;
    return asciiIn(this.bytes, start, end).toUpperCase();
  }

  /** Index of the type at a position. Its text is made once. */
  #typeAt(start: number): number {
    const { bytes, types } = this;
    let sum = 0;
    let end = start;
    for (; isOfName(bytes[end] ?? -1); end++) sum = (sum * 31 + (bytes[end]! & 0x5f)) % 0x3fffffff;
    const isAt = (type: number): boolean => {
      const name = types[type]!;
      if (name.length !== end - start) return false;
      for (let index = 0; index < name.length; index++) if (name.charCodeAt(index) !== capital(bytes[start + index]!)) return false;
      return true;
    };
    const known = this.#typesBySum.get(sum) ?? [];
    const type = known.find(isAt);
    if (type !== undefined) return type;
    const added = types.push(this.#nameAt(start)) - 1;
    this.#typesBySum.set(sum, [...known, added]);
    return added;
  }

  #instance(start: number): void {
    const { bytes } = this;
    let position = start + 1;
    let id = 0;
    for (; isDigit(bytes[position] ?? -1); position++) id = id * 10 + (bytes[position]! - 0x30);
    position = afterSpace(bytes, position);
    if (bytes[position] !== character.equals) this.refuse("an instance must have an equals sign after its number", start);
    position = afterSpace(bytes, position + 1);
    const type = this.#typeAt(position);
    if (this.ids.length >= maxInstances)
      throw new BuildingFileError("size", `the file has more than ${maxInstances} objects; export fewer rooms or less detail`);
    this.ids.push(id);
    this.typeOf.push(type);
    this.positions.push(afterSpace(bytes, position + this.types[type]!.length));
  }

  /** Reads the next statement; false at the end of the file. */
  next(): boolean {
    const start = afterSpace(this.bytes, this.position);
    if (start >= this.bytes.length) {
      if (!this.#hasEnd) this.refuse("the file ends without ENDSEC; it is not complete");
      return false;
    }
    this.position = start;
    const end = this.#endOf(start);
    if (this.bytes[start] === character.hash) this.#instance(start);
    else {
      const name = this.#nameAt(start);
      const next = afterSpace(this.bytes, start + name.length);
      if (this.bytes[next] === character.open && name.startsWith("FILE_"))
        this.header.set(name, new Instance(0, name, new ValueReader(this.bytes).listAt(next)));
      if (name.startsWith("END-ISO-10303-21")) {
        this.#hasEnd = true;
        this.position = this.bytes.length;
        return false;
      }
      this.#hasEnd = name === "ENDSEC";
    }
    this.position = end + 1;
    return true;
  }
}

/** A STEP file (ISO 10303-21): where its instances are; each is read when it is asked for. */
export class StepFile {
  readonly #index: StepIndex;
  readonly #byType = new Map<string, readonly number[]>();
  readonly #positionOf: (id: number) => number | undefined;
  readonly #values: ValueReader;
  readonly #path = new Set<number>();
  #parts = 0;

  constructor(bytes: Uint8Array, index: StepIndex) {
    this.#values = new ValueReader(bytes);
    this.#index = index;
    this.#positionOf = lookUp(index.ids);
    const lists = index.types.map((): number[] => []);
    index.typeOf.forEach((type, position) => lists[type]!.push(position));
    index.types.forEach((type, position) => this.#byType.set(type, lists[position]!));
  }

  /** An entry of the header. */
  header(name: string): Instance | undefined {
    return this.#index.header.get(name);
  }

  /** The instance at a position among all of the file. */
  instanceAt(position: number): Instance {
    const { ids, types, typeOf, positions } = this.#index;
    return new Instance(ids[position]!, types[typeOf[position]!]!, this.#values.listAt(positions[position]!));
  }

  /** An instance by its number; undefined where the file has none. */
  get(id: number | undefined): Instance | undefined {
    const position = id === undefined ? undefined : this.#positionOf(id);
    return position === undefined ? undefined : this.instanceAt(position);
  }

  /** Type of an instance, without reading it. */
  typeOf(id: number): string | undefined {
    const position = this.#positionOf(id);
    return position === undefined ? undefined : this.#index.types[this.#index.typeOf[position]!];
  }

  /** Positions of the instances of types, in the order of the file. */
  positionsOf(...types: readonly string[]): readonly number[] {
    const [first = [], ...more] = types.flatMap((type) => (this.#byType.has(type) ? [this.#byType.get(type)!] : []));
    return more.length === 0 ? first : [first, ...more].flat().toSorted((a, b) => a - b);
  }

  /** Instances of types, in the order of the file. */
  ofType(...types: readonly string[]): Instance[] {
    return this.positionsOf(...types).map((position) => this.instanceAt(position));
  }

  /** Coordinates of a point or ratios of a direction; those that are missing are 0. */
  coordinates(id: number | undefined): Point | undefined {
    const position = id === undefined ? undefined : this.#positionOf(id);
    if (position === undefined) return undefined;
    const coordinates = this.#values.coordinatesAt(this.#index.positions[position]!);
    if (coordinates !== undefined) return coordinates;
    const [x = 0, y = 0, z = 0] = this.instanceAt(position).numbers(0);
    return [x, y, z];
  }

  /** Coordinates of the point or direction that a value of an instance refers to. */
  point(instance: Instance | undefined, index: number): Point | undefined {
    return this.coordinates(instance?.references(index)[0]);
  }

  /** Coordinates of all points that a value of an instance refers to. */
  points(instance: Instance, index: number): Point[] {
    return instance.references(index).flatMap((id) => {
      const point = this.coordinates(id);
      return point === undefined ? [] : [point];
    });
  }

  /** The instance that a value of another one refers to. */
  target(instance: Instance | undefined, index: number): Instance | undefined {
    return this.get(instance?.references(index)[0]);
  }

  /** All instances that a value of another one refers to. */
  targets(instance: Instance | undefined, index: number): Instance[] {
    return (instance?.references(index) ?? []).flatMap((id) => this.get(id) ?? []);
  }

  /** Reads the parts of an instance. References in a circle, too deep ones and too many parts are refused. */
  within<T>({ id, type }: Instance, read: () => T): T {
    if (this.#path.has(id)) this.#refuse("cycle", `#${id} (${type}) refers to itself`);
    if (this.#path.size >= maxNesting) this.#refuse("depth", `#${id} (${type}) is nested more than ${maxNesting} deep`);
    if (this.#path.size === 0) this.#parts = 0;
    if (++this.#parts > maxParts) this.#refuse("size", `the object of #${id} (${type}) has more than ${maxParts} parts`);
    this.#path.add(id);
    try {
      return read();
    } finally {
      this.#path.delete(id);
    }
  }

  #refuse(problem: "cycle" | "depth" | "size", message: string): never {
    this.#path.clear();
    throw new BuildingFileError(problem, message);
  }
}

/** Reads where the instances of a STEP file are, in steps. */
export function* readStepInSteps(source: Uint8Array | string): Generator<number, StepFile> {
  const bytes = typeof source === "string" ? new TextEncoder().encode(source) : source;
  const reader = new StatementReader(bytes);
  const start = asciiIn(bytes, 0, Math.min(bytes.length, 4096)).toUpperCase().indexOf("ISO-10303-21");
  if (start < 0) reader.refuse("the file does not begin with ISO-10303-21");
  reader.position = start;
  let reported = start;
  while (reader.next())
    if (reader.position - reported > bytesPerStep) {
      reported = reader.position;
      yield reported / bytes.length;
    }
  return new StepFile(bytes, reader);
}
