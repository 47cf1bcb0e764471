import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choiceOf, file, first, imported, metric, pathsOf } from "../../../test/soundImports.ts";
import { acousticCalculator } from "../../calculators/acoustic-calculator/index.ts";
import { ductSizer } from "../../calculators/duct-sizer/index.ts";
import { pipeSizer } from "../../calculators/pipe-sizer/index.ts";
import { pumpHeadCalc } from "../../calculators/pump-head-calc/index.ts";
import { withEntered, type Calculator } from "../../kernel/index.ts";
import { checkLinks, updateLinks, type LinkedFile } from "../../links/index.ts";
import { defaultUnit } from "../../quantity/index.ts";
import { compareDuty, dutyValues, pipeDuties, recordDuty } from "../pumps/index.ts";
import { firstPathChoice, importPaths, pathOptions, type AcousticForm, type ImportedPaths } from "../sound/index.ts";
import { comparedImports, outOfDateFiles } from "./index.ts";

/* Sound paths and pump duties that were imported, after edits of their files. */

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
interface Section {
  readonly id: string;
  readonly ductLength: number;
  readonly airflow: number;
  readonly elbows: number;
}

/** Branches at one main: whichever has the largest loss needs no damper. */
const ids = ["a", "b", "c", "d"];
const section = (id: string): fc.Arbitrary<Section> =>
  fc.record({
    id: fc.constant(id),
    ductLength: fc.integer({ min: 1, max: 20 }),
    airflow: fc.integer({ min: 20, max: 400 }),
    elbows: fc.integer({ min: 0, max: 2 }),
  });
const some = fc.subarray(ids, { minLength: 1 }).chain((chosen) => fc.tuple(...chosen.map(section)));
const ends = fc.subarray(ids);

const ductsOf = (sections: readonly Section[]) => ({
  ...metric,
  scope: "system",
  sections: [
    { id: "main", name: "Main", ductLength: 10 },
    ...sections.map(({ elbows, ...each }) => ({
      ...each,
      name: `Room ${each.id}`,
      parent: "main",
      terminalPressureDrop: 20,
      fittings: elbows === 0 ? [] : [{ id: "e", fitting: "elbowVanesSingle114", quantity: elbows }],
    })),
  ],
});
const fileOf = (collection: string, id: string, calculator: Calculator, input: object): LinkedFile => ({
  collection,
  id,
  calculator,
  input: calculator.complete({ unitSystem: "Metric", ...input }),
});
const duct = (sections: readonly Section[]): LinkedFile => fileOf(file.collection, file.fileId, ductSizer, ductsOf(sections));
const soundOf = (input: object): LinkedFile => fileOf(acousticCalculator.collection, "sound", acousticCalculator, input);
const formOf = ({ input }: LinkedFile): AcousticForm => input;
const withImport = ({ input }: LinkedFile, { values, imports }: ImportedPaths): LinkedFile => soundOf({ ...input, ...values, imports });

/** An import as the dialog begins, with elements that are gone removed. */
function importedAgain(target: LinkedFile, sections: readonly Section[], more: object = { removesGone: true }): LinkedFile {
  const request = { paths: pathsOf(ductsOf(sections)), input: formOf(target), file, projectId: "p" };
  return withImport(target, importPaths({ ...request, choice: { ...firstPathChoice(request), ...more } }));
}
const firstImport = (sections: readonly Section[], leftOut: readonly string[] = []): LinkedFile =>
  withImport(soundOf({}), imported(pathsOf(ductsOf(sections)), formOf(soundOf({})), leftOut));
const rows = (target: LinkedFile): readonly Row[] => target.input["elements"] as readonly Row[];
const differing = (target: LinkedFile, source: LinkedFile): number => outOfDateFiles([source, target], []).get(target.id)?.rows ?? 0;
const updated = (target: LinkedFile, source: LinkedFile): LinkedFile => {
  const { changed } = updateLinks([source, target]);
  return { ...target, input: changed.find((each) => each.file === target.id)?.input ?? target.input };
};
const statesOf = (target: LinkedFile, source: LinkedFile): ReadonlySet<string> =>
  new Set(checkLinks([source, target]).numbers.map(({ state }) => state));
/** Rows by id without silent dampers, which a fresh import does not have. */
const heard = (target: LinkedFile): ReadonlyMap<string, Row> =>
  new Map(
    rows(target).flatMap((row) => {
      const loss = row["damperLoss"] as { readonly value: number } | null;
      return row["kind"] === "damper" && loss !== null && loss.value < 0.1 ? [] : [[row.id, row]];
    }),
  );

describe("imported sound paths", () => {
  test("are up to date after an import, whatever was left out", () => {
    fc.assert(
      fc.property(some, ends, (sections, leftOut) => {
        const target = firstImport(sections, leftOut);
        expect(differing(target, duct(sections))).toBe(0);
        if (leftOut.length >= sections.length) return;
        const again = importedAgain(target, sections);
        expect(differing(again, duct(sections))).toBe(0);
        expect(rows(again)).toEqual(rows(target));
      }),
    );
  });

  test("are current again after any edit of the ducts, an update of links and an import of what is said to differ", () => {
    fc.assert(
      fc.property(some, some, (before, after) => {
        const source = duct(after);
        const update = updated(firstImport(before), source);
        const target = differing(update, source) === 0 ? update : importedAgain(update, after);
        expect(differing(target, source)).toBe(0);
        // No number is left that can no longer be updated.
        expect([...statesOf(target, source)].filter((state) => state !== "current")).toEqual([]);
        const fresh = heard(firstImport(after));
        expect(new Set(heard(target).keys())).toEqual(new Set(fresh.keys()));
        for (const [id, row] of fresh)
          for (const name of ["width", "height", "length", "airflow", "damperLoss", "connection"])
            expect(heard(target).get(id)?.[name], `${id} ${name}`).toEqual(row[name]);
      }),
    );
  });

  test("that were left out, deleted or entered here stay so, and do not make the file out of date", () => {
    fc.assert(
      fc.property(fc.tuple(...ids.map(section)), fc.constantFrom(...ids), fc.constantFrom(...ids), (sections, leftOut, edited) => {
        const elbow = (id: string): boolean => rows(imports).find((row) => row.id === id)?.["kind"] === "elbow";
        const imports = firstImport(sections, [leftOut]);
        const edit = rows(imports).map((row) => (row.id === first(edited) ? { ...row, length: { value: 33, unit: "m" } } : row));
        const withoutElbows = edit.filter(({ id }) => !elbow(id));
        const parents = new Map(edit.map(({ id, parent }) => [id, parent]));
        const joined = withoutElbows.map((row) => {
          let parent = row["parent"] as string | undefined;
          while (parent !== undefined && parent !== null && elbow(parent)) parent = parents.get(parent) as string | undefined;
          return { ...row, parent };
        });
        const target = soundOf({ ...imports.input, elements: joined });
        expect(differing(target, duct(sections))).toBe(0);
        const again = importedAgain(target, sections);
        expect(rows(again)).toEqual(rows(target));
        expect(differing(again, duct(sections))).toBe(0);
      }),
    );
  });

  test("that are new or gone count, until they are imported, left out or kept", () => {
    const sections = ids.slice(0, 3).map((id): Section => ({ id, ductLength: 5, airflow: 100, elbows: 0 }));
    const [a, b] = [sections.slice(0, 2), sections.slice(1)];
    const target = firstImport(a);
    // Ducts and outlets of the section that is new and of the one that is gone; all three have the same loss.
    expect(differing(updated(target, duct(b)), duct(b))).toBe(4);
    for (const removesGone of [true, false]) {
      const request = { paths: pathsOf(ductsOf(b)), input: formOf(target), file, projectId: "p" };
      const without = { ...choiceOf(pathOptions(request.paths, request.input, file), ["c"]), removesGone };
      const next = withImport(target, importPaths({ ...request, choice: without }));
      expect(differing(next, duct(b))).toBe(0);
      expect(rows(next).some(({ id }) => id === first("a"))).toBe(!removesGone);
      expect(rows(next).some(({ id }) => id === first("c"))).toBe(false);
    }
  });

  test("of another project, or rows that a user deleted altogether, are of no import", () => {
    const sections: readonly Section[] = [{ id: "a", ductLength: 5, airflow: 100, elbows: 1 }];
    const target = firstImport(sections);
    const emptied = soundOf({ ...target.input, elements: [] });
    expect(comparedImports(emptied, [duct(sections)])).toEqual([]);
    // Who begins again gets everything.
    expect(rows(importedAgain(emptied, sections)).map(({ id }) => id)).toEqual(rows(target).map(({ id }) => id));
    const paths = pathsOf(ductsOf(sections));
    const elsewhere = importPaths({ paths, input: metric, choice: choiceOf(pathOptions(paths, metric, file)), file, projectId: "q" });
    expect(elsewhere.imports).toEqual([]);
  });
});

describe("an imported pump duty", () => {
  const pipeFile = { projectId: "p", collection: pipeSizer.collection, fileId: "pipes" };
  const example = pipeSizer.examples.find(({ id }) => id === "chilled-water-system")!.input.Metric;
  const pipes = (more: object = {}): LinkedFile => fileOf(pipeFile.collection, pipeFile.fileId, pipeSizer, { ...example, ...more });
  const pumpOf = (input: object): LinkedFile => fileOf(pumpHeadCalc.collection, "pump", pumpHeadCalc, input);
  const unitOf = (field: string): string => {
    const definition = pumpHeadCalc.fields[field as keyof typeof pumpHeadCalc.fields];
    return "quantity" in definition ? defaultUnit(definition.quantity, "Metric") : "";
  };
  function withDuty({ input }: LinkedFile, source: LinkedFile, isTaken = true): LinkedFile {
    const read = pipeDuties({ input: source.input, calculatorVersion: pipeSizer.version });
    if ("problem" in read) throw new Error(read.problem);
    const [duty] = read.content;
    const imports = recordDuty(input, { duty: duty!, file: pipeFile, isTaken });
    return pumpOf({ ...(isTaken ? withEntered(input, dutyValues(duty!, pipeFile, unitOf)) : input), imports });
  }
  const glycol = { fluid: "ethylene", glycolMassFraction: 0.3 };

  test("with another fluid in the pipe file is out of date, which no link shows, until it is imported or left", () => {
    const pump = withDuty(pumpOf({}), pipes());
    expect(differing(pump, pipes())).toBe(0);
    const other = updated(pump, pipes(glycol));
    expect(statesOf(other, pipes(glycol))).toEqual(new Set(["current"]));
    // Fluid and share of glycol.
    expect(differing(other, pipes(glycol))).toBe(2);
    const taken = withDuty(other, pipes(glycol));
    expect([differing(taken, pipes(glycol)), taken.input["fluid"]]).toEqual([0, "ethylene"]);
    const left = withDuty(other, pipes(glycol), false);
    expect([differing(left, pipes(glycol)), left.input["fluid"]]).toEqual([0, "water"]);
  });

  test("whose fluid a user changed is not out of date; numbers linked by hand are of no import", () => {
    const pump = withDuty(pumpOf({}), pipes());
    expect(differing(pumpOf({ ...pump.input, fluid: "propylene" }), pipes())).toBe(0);
    const { imports: _, ...byHand } = pump.input;
    expect(comparedImports(pumpOf(byHand), [pipes(glycol)])).toEqual([]);
    const read = pipeDuties({ input: pipes().input, calculatorVersion: pipeSizer.version });
    expect("content" in read && compareDuty(read.content[0]!, pump.input, pipeFile).state).toBe("current");
  });
});
