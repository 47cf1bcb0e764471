import { readGbxml, type AccountEntry, type Building, type Finding } from "@org/hvac-core/building";
import { buildingRows } from "@org/hvac-core/exchange/building";
import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { accountTable, addsUp, fileAccount, outcomes } from "./account.ts";
import { findingText } from "./findingTexts.ts";
import { fileFindings, roomFacts } from "./roomFacts.ts";
import { shadeGroups } from "./shadeAccount.ts";
import { shadeText } from "./shadeTexts.ts";
import { accountIndex, questionReasons, surfaceLines } from "./surfaceLines.ts";
import { writerOf } from "./writer.ts";

const folder = new URL("../../../../../../../packages/hvac-core/test/gbxml/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".xml"));
const buildings = files.map((name) => [name, readGbxml(readFileSync(new URL(name, folder)))] as const);

const rowsOf = (building: Building) =>
  buildingRows(building, {
    unitSystem: "Metric",
    uValues: { wall: 0.3, roof: 0.2, floor: 0.3, partition: 2, door: 2 },
    unconditioned: { cooling: 30, heating: 10 },
    ground: { cooling: 15, heating: 10 },
    glass: { uValue: 1.3, shgc: 0.5 },
  });

const linesOf = (building: Building) => {
  const [index, reasons, placements] = [accountIndex(building), questionReasons(building), rowsOf(building).placements];
  return roomFacts(building).map((facts) => surfaceLines(facts, index, reasons, placements));
};

test("there are files", () => {
  expect(files.length).toBeGreaterThan(10);
});

describe.each(buildings)("the account of %s", (_, building) => {
  test("adds up to the file, and to the building", () => {
    const { surface, opening } = fileAccount(building);
    for (const sums of [surface, opening]) {
      expect(addsUp(sums)).toBe(true);
      expect(outcomes.reduce((sum, outcome) => sum + sums.outcomes[outcome].count, 0)).toBe(sums.file.count);
      expect(outcomes.reduce((sum, outcome) => sum + sums.outcomes[outcome].area, 0)).toBeCloseTo(sums.file.area, 6);
    }
  });

  test("a surface that is lost does not go unnoticed", () => {
    const lost = { ...building, surfaces: building.surfaces.slice(1) };
    expect(addsUp(fileAccount(lost).surface)).toBe(false);
  });

  test("the table has each surface and opening with its area", () => {
    for (const unitSystem of ["Metric", "Imperial"] as const) {
      const { columns, rows } = accountTable(building, unitSystem, rowsOf(building));
      const area = columns.findIndex(({ unit }) => unit !== undefined);
      expect(rows.every((row) => row.length === columns.length)).toBe(true);
      expect(rows.map(([, id]) => id)).toEqual(building.account.map(({ id }) => id));
      const sum = rows.reduce((total, row) => total + Number(row[area]), 0);
      const expected = building.account.reduce((total, entry) => total + entry.area, 0);
      // One square foot is 0.09290304 m².
      expect(unitSystem === "Metric" ? sum : sum * 0.09290304).toBeCloseTo(expected, 6);
    }
  });

  test("each surface and opening that is not left out is in the lines of its rooms", () => {
    const lines = linesOf(building).flat();
    const entries = new Set(lines.flatMap((line) => [...line.entries, ...line.openings.map(({ entry }) => entry)]));
    const shades = new Set(building.shades.map(({ id }) => id));
    const missing = building.account.filter((entry) => entry.outcome !== "left-out" && !shades.has(entry.id) && !entries.has(entry));
    expect(missing.map(({ id }) => id)).toEqual([]);
    for (const line of lines) {
      expect(line.entries[0]!.id).toBe(line.surface.id);
      expect(line.placement).toBeDefined();
      const taken = line.entries.filter(({ outcome }) => outcome !== "left-out");
      expect(taken.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(line.surface.grossArea, 6);
      expect(line.question === undefined).toBe(line.surface.boundary !== "unknown");
    }
  });

  test("each shade is in one group with its area, and in the table with its use", () => {
    const rows = rowsOf(building);
    const groups = shadeGroups(rows.shades);
    const ids = groups.flatMap(({ outcome, uses }) => (outcome === "surface" ? [] : uses.map(({ id }) => id)));
    expect(ids.toSorted()).toEqual(building.shades.map(({ id }) => id).toSorted());
    const area = groups.reduce((sum, group) => sum + group.area, 0);
    expect(area).toBeCloseTo(
      building.shades.reduce((sum, shade) => sum + shade.area, 0),
      6,
    );
    for (const { outcome, uses } of groups)
      for (const use of uses) expect(use.overhang + use.fin + use.obstruction > 0).toBe(outcome === "used" || outcome === "surface");
    const uses = new Map(accountTable(building, "Metric", rows).rows.map((row) => [row[1], row.at(-1)]));
    for (const use of rows.shades) if (use.kind === "shade") expect(uses.get(use.id)).toBe(shadeText(use));
  });

  test("each finding is a sentence", () => {
    const write = writerOf(building, "Metric");
    const all = [...fileFindings(building), ...roomFacts(building).flatMap(({ findings }) => findings)].map(({ finding }) => finding);
    for (const finding of all) expect(findingText(finding, write)).toMatch(/^[^\n]{15,}\.$/);
    expect(all.map((finding) => findingText(finding, write)).filter((text) => /undefined|NaN|Infinity/.test(text))).toEqual([]);
  });
});

/** Findings of all kinds; the type demands each. */
const examples: { readonly [K in Finding["kind"]]: Extract<Finding, { readonly kind: K }> } = {
  "not-closed": { kind: "not-closed", spaceId: "a", area: 12, share: 0.1, towards: "N" },
  "volume-differs": { kind: "volume-differs", spaceId: "a", entered: 90, computed: 110 },
  "area-differs": { kind: "area-differs", spaceId: "a", entered: 25, computed: 20 },
  "azimuth-differs": { kind: "azimuth-differs", surfaceId: "w", entered: 90, computed: 180 },
  "tilt-differs": { kind: "tilt-differs", surfaceId: "w", entered: 90, computed: 60 },
  "missing-neighbour": { kind: "missing-neighbour", surfaceId: "w", spaceId: "a", area: 12, missingId: "gone" },
  "interior-without-neighbour": { kind: "interior-without-neighbour", surfaceId: "w", spaceId: "a", area: 12 },
  "unknown-type": { kind: "unknown-type", surfaceId: "w", spaceId: "a", area: 12, type: "" },
  "type-corrected": { kind: "type-corrected", surfaceId: "w", from: "ExteriorWall", to: "Roof" },
  "openings-exceed-surface": { kind: "openings-exceed-surface", surfaceId: "w", area: 12, openings: 13 },
  "opening-outside": { kind: "opening-outside", surfaceId: "w", openingId: "o", area: 2, distance: 1.5 },
  "facing-each-other": { kind: "facing-each-other", surfaceId: "w", otherId: "v", area: 12, distance: 0.3 },
  "space-without-surfaces": { kind: "space-without-surfaces", spaceId: "a" },
  "same-space-twice": { kind: "same-space-twice", spaceId: "a", otherId: "b" },
  "repeated-id": { kind: "repeated-id", id: "w", renamed: "w-2" },
  "shared-air": { kind: "shared-air", spaceIds: ["a", "b", "c"], area: 60, volume: 180 },
  "unit-assumed": { kind: "unit-assumed", quantity: "area", unit: "SquareFeet" },
  unreadable: { kind: "unreadable", element: "Elevation", text: "ten" },
  "unknown-unit": { kind: "unknown-unit", element: "U-value", unit: "x" },
  "unit-doubtful": { kind: "unit-doubtful", quantity: "level", unit: "Meters", likely: "Feet", count: 3 },
  "height-doubtful": { kind: "height-doubtful", height: 12 },
  "unit-corrected": { kind: "unit-corrected", quantity: "volume", from: "Meters", to: "Decimeters" },
  "no-boundaries": { kind: "no-boundaries", spaceIds: ["a"] },
  "first-level-boundaries": { kind: "first-level-boundaries", spaceIds: ["a", "b"] },
  "boundaries-displaced": { kind: "boundaries-displaced", spaceId: "a", count: 2, area: 12, distance: 1.5 },
  "opening-size-differs": { kind: "opening-size-differs", spaceId: "a", name: "Window 1", count: 2, area: 5.6, size: 1.8 },
  "boundary-divided": { kind: "boundary-divided", surfaceId: "w", spaceId: "a", area: 12, interior: 3 },
  "virtual-element": { kind: "virtual-element", surfaceId: "w", spaceId: "a", area: 12, element: "Wall" },
  "ends-assumed": { kind: "ends-assumed", spaceId: "a", count: 2, area: 1.5 },
  "ground-assumed": { kind: "ground-assumed", surfaceId: "w", spaceId: "a", area: 12 },
  "space-left-out": { kind: "space-left-out", spaceId: "a", name: "Site", reason: "outdoors", area: 300 },
};

describe("sentences of findings", () => {
  const [, building] = buildings[0]!;

  test.each(Object.values(examples))("$kind has its numbers in the units of the user", (finding) => {
    const [metric, imperial] = [findingText(finding, writerOf(building, "Metric")), findingText(finding, writerOf(building, "Imperial"))];
    expect(metric).toMatch(/^\S.*\.$/);
    const isMeasured = ["area", "computed", "distance", "height"].some((field) => field in finding) && !finding.kind.match(/azimuth|tilt/);
    expect(metric === imperial).toBe(!isMeasured);
    if (isMeasured) expect(imperial).toContain("ft");
    expect(metric).not.toMatch(/undefined|NaN/);
  });

  test("say more or less, whichever it is", () => {
    const amounts = fc.double({ min: 1, max: 1000, noNaN: true });
    fc.assert(
      fc.property(amounts, amounts, (entered, computed) => {
        const text = findingText({ kind: "volume-differs", spaceId: "a", entered, computed }, writerOf(building, "Metric"));
        expect(text.includes(" less than")).toBe(entered < computed);
      }),
    );
  });

  test("say which sizes are used, and that opposite sides are missing", () => {
    const text = (finding: Finding): string => findingText(finding, writerOf(building, "Metric"));
    expect(text({ kind: "volume-differs", spaceId: "a", entered: 0, computed: 60 })).toMatch(/that of the shell, .*, is used\.$/);
    expect(text({ kind: "area-differs", spaceId: "a", entered: -4, computed: 20 })).toMatch(/that of the floor surfaces, .*, is used\.$/);
    const open = { kind: "not-closed", spaceId: "a", area: 20, share: 0.4, towards: "up" } as const;
    expect(text({ ...open, isOpposite: true })).toBe(text(open).replace(/\.$/, ", and as much on the opposite side."));
  });

  test("name a few rooms and count the others", () => {
    const spaceIds = Array.from({ length: 40 }, (_, index) => `room ${index}`);
    const text = findingText({ kind: "no-boundaries", spaceIds }, writerOf(building, "Metric"));
    expect(text).toContain("40 rooms");
    expect(text).toContain("and 34 more");
  });
});

test("the lines of twenty thousand surfaces are put in order once, and quickly for a room", () => {
  const [, { surfaces, account, ...rest }] = buildings[0]!;
  const copies = Array.from({ length: 2000 }, (_, index) => index);
  const large: Building = {
    ...rest,
    spaces: copies.flatMap((copy) => rest.spaces.map((space) => ({ ...space, id: `${space.id}-${copy}` }))),
    surfaces: copies.flatMap((copy) =>
      surfaces.map((surface) => ({
        ...surface,
        id: `${surface.id}-${copy}`,
        sourceIds: surface.sourceIds.map((id) => `${id}-${copy}`),
        spaceId: `${surface.spaceId}-${copy}`,
        ...(surface.neighbourId === undefined ? {} : { neighbourId: `${surface.neighbourId}-${copy}` }),
      })),
    ),
    account: copies.flatMap((copy) => account.map((entry): AccountEntry => ({ ...entry, id: `${entry.id}-${copy}` }))),
    findings: [],
  };
  expect(large.surfaces.length).toBeGreaterThan(20_000);
  const facts = roomFacts(large);
  const index = accountIndex(large);
  const lines = surfaceLines(facts.at(-1)!, index, questionReasons(large), []);
  expect(lines.map(({ entries }) => entries.length)).toEqual(lines.map(() => 1));
});
