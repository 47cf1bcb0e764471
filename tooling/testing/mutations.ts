import fc from "fast-check";
import { extent } from "./extent.ts";
import { limit } from "./slowness.ts";

/** Number of damaged texts for each reader: a thousand in `pnpm test`, a hundred thousand in the nightly run. */
export const mutationRuns = extent === "night" ? 100_000 : 1000;
/** Time limit of a test with so many, ms. */
export const mutationLimitMs = limit(extent === "night" ? 1800 : 90);

/** Texts that readers have failed place: numbers out of range, unclosed brackets, repetitions, and characters that are not letters. */
const pieces = [
  "1e999",
  "-1e308",
  "9".repeat(400),
  "0.1.2",
  "4.5.6'",
  "-0",
  "NaN",
  "Infinity",
  "１２",
  "°",
  "µ",
  '"',
  "'",
  "{",
  "}",
  "[",
  "(",
  ",",
  ";",
  "\t",
  "\n",
  "\r",
  "\0",
  "\uFEFF",
  "\uFFFD",
  "\uD83D",
  "\u202E",
  "e\u0301",
  "İ",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "null",
  "true",
  "%",
  "<c ",
  "&amp;",
] as const;

/** One change of a text. */
type Mutation = (text: string) => string;

/** A place of a text as a share of its length, so that a smaller text has it too. */
const share = fc.double({ min: 0, max: 1, noNaN: true });
const between = (text: string, from: number, to: number): readonly [number, number] => {
  const [first, second] = [Math.round(from * text.length), Math.round(to * text.length)];
  return first < second ? [first, second] : [second, first];
};
const inserted = (text: string, place: number, piece: string): string => {
  const index = Math.round(place * text.length);
  return text.slice(0, index) + piece + text.slice(index);
};

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  // Cut off, at the end or at the beginning.
  share.map(
    (place): Mutation =>
      (text) =>
        text.slice(0, Math.round(place * text.length)),
  ),
  share.map(
    (place): Mutation =>
      (text) =>
        text.slice(Math.round(place * text.length)),
  ),
  // A part is missing, or there twice or many times.
  fc.tuple(share, share).map(([from, to]): Mutation => (text) => {
    const [begin, end] = between(text, from, to);
    return text.slice(0, begin) + text.slice(end);
  }),
  fc.tuple(share, share, fc.nat(5)).map(([from, to, times]): Mutation => (text) => {
    const [begin, end] = between(text, from, to);
    return inserted(text, to, text.slice(begin, end).repeat(times));
  }),
  // A bit is another.
  fc.tuple(share, fc.nat(15)).map(([place, bit]): Mutation => (text) => {
    const index = Math.min(text.length - 1, Math.floor(place * text.length));
    return index < 0 ? text : text.slice(0, index) + String.fromCharCode(text.charCodeAt(index) ^ (1 << bit)) + text.slice(index + 1);
  }),
  fc.tuple(share, fc.constantFrom(...pieces)).map(
    ([place, piece]): Mutation =>
      (text) =>
        inserted(text, place, piece),
  ),
  // Runs: blanks, tabs, one sign, brackets in brackets.
  fc.tuple(share, fc.constantFrom(" ", "\t", ...pieces), fc.constantFrom(10, 100, 1000)).map(
    ([place, piece, times]): Mutation =>
      (text) =>
        inserted(text, place, piece.slice(0, 4).repeat(times)),
  ),
  fc.tuple(share, fc.constantFrom("[]", "{}", "()", '""'), fc.constantFrom(30, 300, 3000)).map(
    ([place, [open, close], depth]): Mutation =>
      (text) =>
        inserted(text, place, open!.repeat(depth) + close!.repeat(depth)),
  ),
  // A number or word is another.
  fc.tuple(share, fc.constantFrom(...pieces)).map(([place, piece]): Mutation => (text) => {
    const begin = Math.round(place * text.length);
    const [word = ""] = /^[-+\w.]+/.exec(text.slice(begin)) ?? [];
    return text.slice(0, begin) + piece + text.slice(begin + word.length);
  }),
);

/** Damaged copies of texts that a reader takes: each with a few changes. */
export const mutatedText = (seeds: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...seeds), fc.array(mutation, { minLength: 1, maxLength: 4 }))
    .map(([seed, changes]) => changes.reduce((text, change) => change(text), seed).slice(0, 100_000));

/** Damaged copies of the bytes of files. */
export const mutatedBytes = (seeds: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> =>
  mutatedText(seeds.map((bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))).map((text) =>
    Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff),
  );

type PlainObject = Readonly<Record<string, unknown>>;
type Data = PlainObject | readonly unknown[];
const isList = (value: Data): value is readonly unknown[] => Array.isArray(value);
const hasMembers = (value: unknown): value is Data => typeof value === "object" && value !== null;
const nestedIn = (open: (inner: unknown) => unknown, levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = open(value);
  return value;
};

/** Values of the wrong type or out of range. */
const otherValues: readonly unknown[] = [
  null,
  "",
  "x",
  0,
  -1,
  1e308,
  5e-324,
  true,
  [],
  {},
  [1],
  [null],
  [{}],
  { value: null },
  { values: [] },
  { value: 1, unit: "furlong" },
  { value: "1", unit: "m" },
  { value: 1, unit: 5 },
  { value: 1, unit: "m", displayUnit: "K" },
  { values: [1, "a", null], unit: "m" },
  { values: 3, unit: null },
  { value: 1, unit: "m", link: 7 },
  { value: 1, quantity: "power" },
  { value: 1, quantity: "furlongs" },
  { values: ["a"], quantity: "power" },
  "x".repeat(3000),
  "2026-13-45T99:99",
  "\uD83D",
  "a\0b",
  "__x__",
  nestedIn((value) => ({ a: value }), 15),
  nestedIn((value) => ({ a: [value] }), 200),
];
const otherNames = ["constructor", "toString", "hasOwnProperty", "__x__", "", "id", "value", "unit", "units", "a.b", "x".repeat(1600)];

/** Data with one change, in the member with this index in the order of the text: another value, none, another name, or the member twice. */
function changedAt(data: unknown, place: number, change: (owner: Data, name: string) => Data): unknown {
  let index = 0;
  const walk = (value: unknown): unknown => {
    if (!hasMembers(value)) return value;
    let changed: Data = value;
    for (const [name, member] of Object.entries(value)) {
      if (index++ === place) return change(value, name);
      const inside = walk(member);
      if (inside !== member) {
        changed = isList(value) ? value.map((each, index) => (String(index) === name ? inside : each)) : { ...value, [name]: inside };
        break;
      }
    }
    return changed;
  };
  return walk(data);
}

const countPlaces = (value: unknown): number =>
  hasMembers(value) ? Object.values(value).reduce<number>((sum, member) => sum + 1 + countPlaces(member), 0) : 0;

type DataChange = (owner: Data, name: string) => Data;
const dataChange: fc.Arbitrary<DataChange> = fc.oneof(
  fc.oneof(fc.constantFrom(...otherValues), fc.jsonValue()).map(
    (other): DataChange =>
      (owner, name) =>
        isList(owner) ? owner.map((each, index) => (String(index) === name ? other : each)) : { ...owner, [name]: other },
  ),
  fc.constant<DataChange>((owner, name) =>
    isList(owner)
      ? owner.filter((_, index) => String(index) !== name)
      : Object.fromEntries(Object.entries(owner).filter(([member]) => member !== name)),
  ),
  fc.constantFrom(...otherNames).map(
    (other): DataChange =>
      (owner, name) =>
        isList(owner) ? [...owner, owner[Number(name)]] : { ...owner, [other]: owner[name] },
  ),
);

/** Changed copies of data: with other values, without some, with other names. */
export const mutatedData = (seeds: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...seeds), fc.array(fc.tuple(fc.nat(), dataChange), { minLength: 1, maxLength: 4 }))
    .map(([seed, changes]) =>
      changes.reduce((data, [place, change]) => changedAt(data, place % Math.max(1, countPlaces(data)), change), seed),
    );

/** A sample of such copies, for packages that draw nothing else. */
export const sampleOfMutatedData = (seeds: readonly unknown[], count: number): readonly unknown[] => fc.sample(mutatedData(seeds), count);

/** All numbers in the result of a reader. */
export function numbersIn(value: unknown): readonly number[] {
  if (typeof value === "number") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}
