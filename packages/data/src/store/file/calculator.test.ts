import { catalogue, ductSizer, valueAt, type Calculator } from "@org/hvac-core";
import { acceptanceId, acceptWarning, withAcceptance } from "@org/hvac-core/internal";
import { describe, expect, test } from "vitest";
import { checkContent, dataInRows, plainData, storableData, type FileData, type PlainRecord } from "../../documents/index.ts";
import { resultChanges } from "../../merging/index.ts";
import { contentFor, type FileCalculator, openInput } from "./calculator.ts";

const calculators: readonly Calculator[] = catalogue;

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))("files of %s", (_, calculator) => {
  const content = contentFor(calculator, calculator.start("Metric"));

  test("are stored complete, with results, in a form that the database holds", () => {
    expect(content.calculatorVersion).toBe(calculator.version);
    expect(() => checkContent(storableData, content.data)).not.toThrow();
    // Of a single pipe it is other results than of a system.
    const mayBeAbsent = (name: string): boolean => Boolean(calculator.results[name]!.optional || calculator.results[name]!.when);
    const always = calculator.headline.filter((name) => !mayBeAbsent(name));
    const sometimes = calculator.headline.filter(mayBeAbsent);
    expect(Object.keys(content.data.results)).toEqual(expect.arrayContaining(always));
    if (always.length === 0) expect(sometimes.some((name) => Object.hasOwn(content.data.results, name))).toBe(true);
    // Nothing is left to a default of a later version, and what was assumed is known.
    const stored = dataInRows(JSON.parse(JSON.stringify(plainData(content.data)))) as FileData;
    expect(stored).toEqual(content.data);
    const [page, file] = [calculator.start("Metric"), stored.input].map((input) => calculator.calculate(input));
    if (!page!.ok || !file!.ok) throw new Error("It cannot be calculated.");
    expect(file!.assumed).toEqual(page!.assumed);
    for (const path of file!.assumed) expect(valueAt(stored.input, path), path).toBeDefined();
  });

  test("open as they were stored, without a note, and storing them again changes nothing", () => {
    const opened = openInput(calculator, content.data.input, content.calculatorVersion);
    expect(opened).toEqual({ input: content.data.input, notes: [] });
    expect(contentFor(calculator, opened.input)).toEqual(content);
  });

  test("read again without a change are the same objects, and with any other stored value are other objects", () => {
    const { input } = content.data;
    const opened = openInput(calculator, input, calculator.version);
    expect(openInput(calculator, JSON.parse(JSON.stringify(input)) as PlainRecord, calculator.version)).toBe(opened);
    for (const name of Object.keys(input)) {
      const { [name]: _, ...rest } = input;
      const other = openInput(calculator, rest, calculator.version);
      expect(other, name).not.toBe(opened);
      expect(other, name).toEqual(openInput({ ...calculator }, rest, calculator.version));
    }
  });

  test("keep what this version does not know, say so, and are calculated without it", () => {
    const stored: PlainRecord = { ...content.data.input, ofTomorrow: { deep: [1] } };
    const { input, notes } = openInput(calculator, stored, calculator.version);
    expect(input).toEqual(stored);
    expect(notes.join()).toContain("ofTomorrow");
    expect(contentFor(calculator, input).data).toEqual({ input: stored, results: content.data.results });
  });

  test("say what cannot be read, and are stored without it", () => {
    const { input, notes } = openInput(calculator, { ...content.data.input, unitSystem: "Roman" }, calculator.version);
    expect(notes).toHaveLength(1);
    expect(input["unitSystem"]).toBe("Imperial");
    // Texts follow the unit system, numbers do not.
    expect(
      resultChanges(content.data.results, contentFor(calculator, input).data.results).filter(({ quantity }) => quantity !== "text"),
    ).toEqual([]);
  });
});

test("a file of an older version is brought to today's by its calculator, and stored so", () => {
  const ventilation = calculators.find(({ id }) => id === "ventilation-calc")!;
  /** Version 2 of a calculator that called the width `across` in version 1. */
  const later: FileCalculator = {
    ...ventilation,
    version: 2,
    open: ({ across, ...stored }, version) => ventilation.open(version === 1 ? { ...stored, roomWidth: across } : stored, 1),
  };
  const { input, notes } = openInput(
    later,
    { unitSystem: "Metric", across: { value: 20, unit: "ft" }, roomLength: 5, roomHeight: 3, airChangesPerHour: 6 },
    1,
  );
  expect(notes).toEqual([]);
  expect(input).toMatchObject({ roomWidth: { value: 20, unit: "ft" }, roomLength: { value: 5, unit: "m" } });
  const { calculatorVersion, data } = contentFor(later, input);
  expect(calculatorVersion).toBe(2);
  expect(data.input).toEqual(input);
  expect(data.results["requiredAirflow"]).toMatchObject({ quantity: "airFlow" });
});

test("the gravest remark of a calculation goes with its content", () => {
  const saying = (...severities: readonly string[]): FileCalculator => ({
    version: 1,
    calculate: () => ({ ok: true, results: {}, warnings: severities.map((severity) => ({ severity })) }),
    complete: (input) => input as object,
    open: (input) => ({ input, notes: [] }),
  });
  const remark = (...severities: readonly string[]): string => contentFor(saying(...severities), {}).remark;
  expect([remark(), remark("info"), remark("info", "caution"), remark("caution", "limit", "info")]).toEqual(["", "", "caution", "limit"]);
  expect(contentFor({ ...saying("limit"), calculate: () => ({ ok: false }) }, {}).remark).toBe("");
});

test("a caution that an engineer accepted is no remark, until it has other numbers", () => {
  const fast = (velocity: number): Record<string, unknown> => ({
    unitSystem: "Metric",
    airflow: { value: 2000, unit: "L/s" },
    ductLength: { value: 10, unit: "m" },
    sizingMethod: "velocity",
    targetVelocity: { value: velocity, unit: "m/s" },
  });
  const outcome = ductSizer.calculate(fast(18) as Parameters<typeof ductSizer.calculate>[0]);
  if (!outcome.ok) throw new Error("It is refused.");
  const accepted = outcome.warnings.reduce(
    (input, warning) => withAcceptance(input, acceptanceId(warning), acceptWarning(outcome, warning, "A plant room.")),
    fast(18),
  );
  const calculator: FileCalculator = ductSizer;
  expect(contentFor(calculator, fast(18)).remark).not.toBe("");
  expect(contentFor(calculator, accepted).remark).toBe("");
  expect(contentFor(calculator, { ...accepted, targetVelocity: { value: 26, unit: "m/s" } }).remark).not.toBe("");
});
