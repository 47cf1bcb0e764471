import fc from "fast-check";
import { expect, test } from "vitest";
import { after, file, first, imported, metric, pathsOf, sound } from "../../../test/soundImports.ts";
import type { DuctPaths } from "./ductPaths.ts";
import { importedId } from "../index.ts";

/* Laws of imported sound paths, over random trees of ducts. */

interface RandomSection {
  readonly parent: number;
  readonly ductLength: number;
  readonly ductShape: "rectangular" | "round" | "oval";
  readonly airflow: number;
}

/** Airflows in L/s for ducts within the sizes of elements. */
const airflow = fc.integer({ min: 20, max: 400 });
const systems: fc.Arbitrary<readonly RandomSection[]> = fc
  .integer({ min: 1, max: 7 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        fc.record({
          parent: fc.integer({ min: -1, max: index - 1 }),
          ductLength: fc.integer({ min: 1, max: 15 }),
          ductShape: fc.constantFrom("rectangular", "round", "oval"),
          airflow,
        }),
      ),
    ),
  );
const idOf = (index: number): string => `s${index}`;

/** Every second section with others after it delivers air at the junction as well. */
function sectionsOf(rows: readonly RandomSection[]) {
  return rows.map(({ parent, ...row }, index) => {
    const isEnd = rows.every((other) => other.parent !== index);
    return {
      ...row,
      id: idOf(index),
      name: `Section ${index}`,
      airflow: isEnd || index % 2 === 1 ? row.airflow : 0,
      parent: parent >= 0 ? idOf(parent) : undefined,
    };
  });
}

const pathsOfSections = (sections: readonly object[]): DuctPaths =>
  pathsOf({ ...metric, scope: "system", sections: JSON.parse(JSON.stringify(sections)) });

/** Sound of all ducts of a file, and the attenuation of each path from its source to an outlet, by run. */
function soundOf(paths: DuctPaths) {
  const { elements, outcome } = sound(after(metric, imported(paths, metric)));
  const rows = outcome.calculation.elements;
  const attenuation = new Map<string, readonly number[]>();
  for (const { id } of paths.runs) {
    let total = [0, 0, 0, 0, 0, 0, 0, 0];
    let element = elements.get(importedId(file, id, "outlet"));
    if (!element) continue;
    for (; element; element = rows[element.parent]) total = total.map((sum, band) => sum + element!.attenuation[band]! + element!.division);
    attenuation.set(id, total);
  }
  return { elements, attenuation };
}

test("a junction conserves sound power: the shares of its ducts and of its outlet add up to one", () => {
  fc.assert(
    fc.property(systems, (rows) => {
      const paths = pathsOfSections(sectionsOf(rows));
      const { runs } = paths;
      const { elements } = soundOf(paths);
      const shareOf = (id: string): number | undefined => {
        const element = elements.get(id);
        return element && 10 ** (-element.division / 10);
      };
      for (const parent of [-1, ...runs.keys()]) {
        const ducts = runs.filter((run) => run.parent === parent);
        if (ducts.length === 0) continue;
        const run = runs[parent];
        const [damper, outlet] = ["balance-end", "outlet"].map((part) => shareOf(importedId(file, run?.id ?? "", part)));
        const shares = [...ducts.map(({ id }) => shareOf(first(id))!), damper ?? outlet ?? 0];
        // An outlet below the sizes of elements is not imported, but takes its share.
        const area = ducts.reduce((sum, duct) => sum + duct.area, 0);
        const outletArea = run && outlet === undefined ? (run.area * run.delivered) / run.airflow.value : 0;
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(area / (area + outletArea), 8);
      }
    }),
  );
});

test("a duct in two parts attenuates as the whole duct does", () => {
  fc.assert(
    fc.property(systems, fc.nat(), fc.double({ min: 0.1, max: 0.9, noNaN: true }), (rows, seed, share) => {
      const index = seed % rows.length;
      const whole = sectionsOf(rows);
      const { ductLength, ductShape } = rows[index]!;
      const { parent, ...others } = whole[index]!;
      const before = { id: "before", name: "Before", parent, ductShape, ductLength: share * ductLength };
      const split = whole.flatMap((section, place) =>
        place === index ? [before, { ...others, parent: "before", ductLength: (1 - share) * ductLength }] : [section],
      );
      const [expected, actual] = [soundOf(pathsOfSections(whole)).attenuation, soundOf(pathsOfSections(split)).attenuation];
      expect([...actual.keys()]).toEqual([...expected.keys()]);
      for (const [id, bands] of expected) bands.forEach((value, band) => expect(actual.get(id)![band]).toBeCloseTo(value, 6));
    }),
  );
});

test("the order of the sections in the duct file does not matter", () => {
  const priorities = fc.infiniteStream(fc.integer({ min: 0, max: 99 }));
  fc.assert(
    fc.property(systems, priorities, (rows, stream) => {
      const sections = sectionsOf(rows);
      /** A section before all sections after it, in random order otherwise. */
      const inOrder = (parent: string | undefined): readonly object[] => {
        const next = sections.filter((section) => section.parent === parent).map((section) => ({ section, priority: stream.next().value }));
        return next.toSorted((a, b) => a.priority - b.priority).flatMap(({ section }) => [section, ...inOrder(section.id)]);
      };
      const [expected, actual] = [sections, inOrder(undefined)].map((each) => soundOf(pathsOfSections(each)).attenuation);
      expect(new Set(actual!.keys())).toEqual(new Set(expected!.keys()));
      for (const [id, bands] of expected!) bands.forEach((value, band) => expect(actual!.get(id)![band]).toBeCloseTo(value, 6));
    }),
  );
});
