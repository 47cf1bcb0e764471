import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inputTables, labelOf } from "./inputTables.ts";
import {
  caseTitle,
  distanceText,
  groupsOf,
  inSentence,
  missesOf,
  numberText,
  provingSchema,
  shortened,
  verdictText,
  type ProvingResult,
} from "./provingSets.ts";

const folder = new URL("../../../../docs/proving/", import.meta.url);
const sets = globSync("*.json", { cwd: folder.pathname }).map(
  (file) => [file.replace(".json", ""), provingSchema.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8")))] as const,
);

describe("sets of the proving ground", () => {
  test.each(sets)("%s has its misses with reasons, and inputs that are read", (id, set) => {
    const misses = missesOf(id, set);
    expect(misses.length).toBe(set.counts["compared"]! - set.counts["within"]!);
    for (const { result } of misses) expect(result.reason).toBeTruthy();
    const groups = groupsOf(misses);
    const grouped = groups.flatMap((group) => group.misses);
    expect([grouped.length, misses.every((miss) => grouped.includes(miss))]).toEqual([misses.length, true]);
    for (const group of groups) expect(new Set(group.misses.map(({ result }) => result.reason))).toEqual(new Set([group.reason]));
    for (const { inputs } of set.cases)
      for (const { columns, rows } of inputTables(inputs)) {
        for (const row of rows) expect(row.length).toBe(columns.length);
        expect([...columns, ...rows.flat()].filter((text) => /_|undefined|null|\[object/.test(text))).toEqual([]);
      }
  });

  test("have names that keep their capitals within a sentence", () => {
    expect(["Case CE100", "COP", "Heat of the floor by ISO 13370"].map(inSentence)).toEqual([
      "case CE100",
      "COP",
      "heat of the floor by ISO 13370",
    ]);
  });

  test("have a title for each page, within what search engines show", () => {
    const titles = sets.flatMap(([, set]) => set.cases.map(({ title }) => caseTitle(set.title, title, 61)));
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter(({ length }) => length > 61)).toEqual([]);
    expect(caseTitle("Water networks", "a long name of a case that ends with variation 2", 40)).toBe(
      "…of a case that ends with variation 2",
    );
  });

  test("are of more than one standard", () => expect(sets.length).toBeGreaterThan(5));
});

const result: ProvingResult = {
  quantity: "Peak heating",
  unit: "kW",
  ours: 4.347,
  programs: [4.1, null],
  band: [4.1, 4.316],
  beyond: { band: 0.031 },
};

describe("texts of results", () => {
  test.each([
    [0, "0"],
    [1650, "1650"],
    [4.34718, "4.347"],
    [-18.25, "−18.25"],
    [0.000_012_34, "1.234·10⁻⁵"],
    [-3e-9, "−3·10⁻⁹"],
  ])("%d is %s", (value, text) => expect(numberText(value)).toBe(text));

  test("name the distance from a range, as a share where zero is nothing", () => {
    expect(distanceText(result)).toBe("outside by 0.031 kW (0.71 %)");
    expect(distanceText({ ...result, unit: "°C" })).toBe("outside by 0.031 °C");
  });

  test("count what is within", () => {
    const provingCase = { id: "1", title: "One", description: "", programs: [], results: [result], inputs: {} };
    expect(verdictText(provingCase)).toBe("0 of 1 within");
    expect(verdictText({ ...provingCase, isHeldBack: true })).toBe("results of others held back");
  });

  test("are cut at a word", () => {
    expect(shortened("pressure drop in lines", 40)).toBe("pressure drop in lines");
    expect(shortened("pressure drop, in lines", 16)).toBe("pressure drop…");
  });
});

describe("inputs as tables", () => {
  test.each([
    ["outdoor_air_m3_s", "Outdoor air, m³/s"],
    ["inside_convection_W_m2K", "Inside convection, W/(m²·K)"],
    ["kind", "Kind"],
    ["floor_area_ft2", "Floor area, ft²"],
  ])("the key %s is “%s”", (key, label) => expect(labelOf(key)).toBe(label));

  test("values stand together, lists of records alone", () => {
    expect(
      inputTables({
        room_C: 20,
        layers: [
          { name: "brick", thickness_m: 0.1 },
          { name: "air", resistance_m2K_W: 0.18 },
        ],
      }),
    ).toEqual([
      { heading: "", columns: ["Input", "Value"], rows: [["Room, °C", "20"]] },
      {
        heading: "Layers",
        columns: ["Name", "Thickness, m", "Resistance, m²·K/W"],
        rows: [
          ["brick", "0.1", "–"],
          ["air", "–", "0.18"],
        ],
      },
    ]);
  });
});
