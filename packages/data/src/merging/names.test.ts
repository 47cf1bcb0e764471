import { describe, expect, test } from "vitest";
import { canonicalJson } from "../documents/canonicalJson.ts";
import { checkContent, inputOfText, inputText, plainData, dataInRows, storableData, type PlainRecord } from "../documents/index.ts";
import { conflictsOf, createWorkingCopy, differences, edit, inputToStore, mergeTheirs, resolve } from "./index.ts";

/** Names of properties of every object: input fields with these names must work like any other, or be refused with a message. */
const names = Object.getOwnPropertyNames(Object.prototype);
const places = [
  '{ KEY: VALUE, "area": 1 }',
  '{ "site": { KEY: VALUE, "area": 1 } }',
  '{ "rows": [{ "id": "a", KEY: VALUE }, { "id": "b", "area": 1 }] }',
  '{ "rows": [{ "id": "a", "inner": [{ "id": "b", "deep": { KEY: VALUE } }] }] }',
];
const put = (place: string, name: string, value: unknown): PlainRecord =>
  JSON.parse(place.replace("KEY", () => JSON.stringify(name)).replace("VALUE", () => JSON.stringify(value))) as PlainRecord;
const text = (value: PlainRecord): string => canonicalJson(value);

describe.each(names)("a field called %s", (name) => {
  test.each(places)("in %s is kept by drafts and merged like any other", (place) => {
    const [base, mine, theirs] = [1, { value: 2, unit: "m" }, "three"].map((value) => put(place, name, value)) as [
      PlainRecord,
      PlainRecord,
      PlainRecord,
    ];
    expect(text(inputOfText(inputText(mine))!)).toBe(text(mine));
    expect(text((dataInRows(plainData({ input: mine, results: {} })) as { input: PlainRecord }).input)).toBe(text(mine));
    const alone = mergeTheirs(createWorkingCopy(base), theirs);
    expect(text(inputToStore(alone))).toBe(text(theirs));
    const both = mergeTheirs(edit(createWorkingCopy(base), mine), theirs);
    const [conflict] = conflictsOf(both);
    expect(conflict).toBeDefined();
    expect(text(resolve(both, conflict!, "mine").mine)).toBe(text(mine));
    expect(text(resolve(both, conflict!, "theirs").mine)).toBe(text(theirs));
    expect(differences(base, mine)).not.toEqual([]);
  });

  test.each(places)("in %s is not stored, and the refusal says why", (place) => {
    for (const data of [
      { input: put(place, name, 1), results: {} },
      { input: {}, results: put(place, name, 1) },
    ])
      expect(() => checkContent(storableData, data)).toThrow("holds a name or a text that cannot be stored");
  });
});
