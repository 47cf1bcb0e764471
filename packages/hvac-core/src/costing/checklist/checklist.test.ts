import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { measures, workSections, type WorkSectionStandardId } from "../index.ts";
import { checklist, projectTypes, suggestedItems, type ProjectType } from "./index.ts";

const types = Object.keys(projectTypes) as ProjectType[];
const idsOf = (projectType: ProjectType, ...descriptions: readonly string[]): readonly string[] =>
  suggestedItems({ projectType, present: descriptions.map((description) => ({ description })) }).map(({ id }) => id);

describe("every item", () => {
  test("has a unique id, a reason, and a number of MasterFormat of its section", () => {
    expect(new Set(checklist.map(({ id }) => id)).size).toBe(checklist.length);
    for (const { id, reason, source, description } of checklist) {
      expect(reason, id).toMatch(/^\p{Lu}.{15,}[.]$/u);
      expect(description, id).toMatch(/^\p{Lu}[^.]{5,}$/u);
      expect(source.locator, id).toMatch(/^\d\d \d\d( \d\d(\.\d\d)?)? \p{Lu}/u);
    }
  });

  test("is in a section that each standard has, in a unit that bills know", () => {
    for (const { id, sections, unit } of checklist) {
      for (const [standard, code] of Object.entries(sections))
        expect(
          workSections[standard as WorkSectionStandardId].sections.map((section) => section.code),
          `${id} by ${standard}`,
        ).toContain(code);
      expect(Object.keys(measures), id).toEqual(expect.arrayContaining(Object.values(unit)));
    }
  });
});

describe.each(types)("the checklist of %s", (projectType) => {
  const all = idsOf(projectType);

  test("is offered whole to an empty bill", () => {
    expect(all.length).toBeGreaterThan(15);
    expect(idsOf(projectType, "", "  ", "–")).toEqual(all);
  });

  test("recognizes each of its items in its own words, and takes it for no other", () => {
    for (const item of checklist.filter(({ projects }) => projects.includes(projectType))) {
      const expected = all.filter((id) => id !== item.id);
      expect(idsOf(projectType, item.description), item.description).toEqual(expected);
      expect(idsOf(projectType, item.description.toUpperCase()), item.description).toEqual(expected);
    }
  });

  test("has nothing left once all of them are accepted, in any order", () => {
    const descriptions = checklist.map(({ description }) => description);
    fc.assert(
      fc.property(fc.shuffledSubarray(descriptions), (some) => {
        const left = idsOf(projectType, ...some);
        expect(left).toEqual(all.filter((id) => left.includes(id)));
        expect(left.length).toBeGreaterThanOrEqual(all.length - some.length);
      }),
    );
    expect(idsOf(projectType, ...descriptions)).toEqual([]);
  });
});

describe("lines in an engineer's own words", () => {
  test.each<[ProjectType, string, string]>([
    ["office", "Galvanised steel duct, rectangular, 0.8 mm", "ducts"],
    ["office", "AHU-1, 1.2 m³/s", "air-handler"],
    ["office", "Mineral wool on ducts, 40 mm", "duct-insulation"],
    ["office", "Swirl diffuser, 600 × 600 mm, with plenum", "diffusers"],
    ["office", "Testing, adjusting and balancing", "air-balancing"],
    ["office", "Weather louvre 1200 × 900", "louvers"],
    ["heating", "Condensing boiler, 80 kW", "heat-source"],
    ["heating", "Black steel pipe, DN 50, welded", "pipes"],
    ["heating", "Pipe insulation, 40 mm on DN 50", "pipe-insulation"],
    ["heating", "Twin-head circulator, 3.5 L/s at 60 kPa", "pumps"],
    ["chilledWater", "PICV DN 25", "balancing-valves"],
    ["refrigerant", "VRF outdoor unit, 28 kW", "outdoor-units"],
    ["restaurant", "Canopy over range, 3 m", "kitchen-hood"],
  ])("%s: %s", (projectType, line, id) => {
    expect(idsOf(projectType)).toContain(id);
    expect(idsOf(projectType, line)).not.toContain(id);
  });

  test("that only sound similar are not taken for what is missing", () => {
    expect(idsOf("heating", "Heat pump, 40 kW")).toContain("pumps");
    expect(idsOf("office", "Insulation of rectangular duct")).toContain("ducts");
    expect(idsOf("restaurant", "Access doors in kitchen exhaust duct")).toContain("grease-duct");
  });
});
