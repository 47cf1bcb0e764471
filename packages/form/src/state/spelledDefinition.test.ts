import { catalogue } from "@org/hvac-core";
import { describe, expect, test } from "vitest";
import { isRecord, type AnyCalculator } from "./formInput.ts";
import { spelledDefinition } from "./spelledDefinition.ts";

const all = catalogue as unknown as readonly AnyCalculator[];

/** Words of either spelling that occur in the field, from dictionaries and not from the table of the engine. */
const british =
  /\b(?:\w*vapour|colour|labour|odour|neighbour|behaviour|favour|glass fibre|fibres?\b|fibreboard|centres?\b|centred|(?:kilo|centi|milli)?metres?\b|(?:milli)?litres?\b|theatres?\b|louvres?\b|mitred?\b|galvanis|sterilis|organis|optimis|utilis|recognis|normalis|analysed|mould|aluminium|draught|storeys?\b|catalogue|programme|cancelled|labelled|modelling|travelling|grey|sulphur|plough)/i;
const american =
  /\b(?:\w*vapor\b|colors?\b|labor\b|odors?\b|neighbor|behavior|favor|fibers?\b|fiberboard|centers?\b|centered|(?:kilo|centi|milli)meters?\b|(?:milli)?liters?\b|theaters?\b|louvers?\b|mitered|galvaniz|steriliz|organiz|optimiz|utiliz|recogniz|normaliz|analyzed|molds?\b|aluminum|catalogs?\b|canceled|labeled|modeling|traveling|gray|sulfur|plow)/i;

/** All texts at the places of a definition that people read. */
function wordsOf(part: unknown, isWords = false): readonly string[] {
  if (typeof part === "string") return isWords ? [part.replaceAll(/\{[^}]*\}/g, "")] : [];
  if (Array.isArray(part)) return part.flatMap((each) => wordsOf(each, isWords));
  if (!isRecord(part)) return [];
  return Object.entries(part)
    .flatMap(([key, value]) =>
      key === "source"
        ? []
        : wordsOf(value, ["label", "help", "title", "summary", "rowLabel", "group"].includes(key) || (isWords && key !== "source")),
    )
    .concat(isRecord(part["options"]) ? Object.values(part["options"]).filter((label) => typeof label === "string") : []);
}

/** Everything but the words: keys, ids, limits, defaults. */
const bones = (part: unknown): unknown =>
  Array.isArray(part)
    ? part.map(bones)
    : isRecord(part)
      ? Object.fromEntries(Object.entries(part).map(([key, value]) => [key, bones(value)]))
      : typeof part === "string"
        ? ""
        : part;

describe.each(all.map((definition) => [definition.id, definition] as const))("%s", (_, definition) => {
  const parts = ({ title, summary, sections, fields, results }: AnyCalculator): readonly unknown[] => [
    { title, summary },
    sections,
    fields,
    results,
  ];

  test("its words are American in Imperial and British in Metric", () => {
    const imperial = wordsOf(parts(spelledDefinition(definition, "Imperial")));
    const metric = wordsOf(parts(spelledDefinition(definition, "Metric")));
    expect(imperial.length).toBeGreaterThan(20);
    expect(imperial.filter((text) => british.test(text))).toEqual([]);
    expect(metric.filter((text) => american.test(text))).toEqual([]);
  });

  test("nothing but words differs, and the definition is the same object each time", () => {
    const imperial = spelledDefinition(definition, "Imperial");
    expect(bones(parts(imperial))).toEqual(bones(parts(definition)));
    expect(spelledDefinition(definition, "Imperial")).toBe(imperial);
    expect(spelledDefinition(definition, "Metric")).toBe(definition);
    const { input } = definition.examples[0]!;
    expect(imperial.calculate(input.Imperial, { spelling: "american" }).ok).toBe(true);
  });
});
