import { catalogue, type CalculatorDefinition } from "@org/hvac-core";
import { describe, expect, test } from "vitest";
import { kindOfCollection } from "../collections.ts";
import { checkContent, fileContent, projectContent, type PlainRecord } from "../documents/index.ts";
import { templates } from "./index.ts";

const files = templates.flatMap((template) => template.files.map((file) => ({ template, ...file, title: `${template.name}: ${file.name}` })));
const definitionOf = (route: string): CalculatorDefinition | undefined => (catalogue as readonly CalculatorDefinition[]).find(({ id }) => id === route);
const calculable = files.flatMap((file) => {
  const definition = definitionOf(kindOfCollection(file.collection).route);
  return definition ? [{ ...file, definition }] : [];
});

describe("templates", () => {
  test("are the three of the specification, each with its files", () => {
    expect(templates.map(({ name, files: { length } }) => [name, length])).toEqual([
      ["Small Office Fit-out", 3],
      ["Residential Home (New Build)", 3],
      ["Restaurant Kitchen Ventilation", 2],
    ]);
    expect(templates[0]!.files.map(({ collection }) => collection)).toEqual(["calculations", "ductCalculations", "boqs"]);
    expect(templates[1]!.files.map(({ collection, input }) => [collection, input["calculationMode"]])).toEqual([
      ["calculations", "Heating"],
      ["calculations", "Cooling"],
      ["pipeCalculations", undefined],
    ]);
    expect(templates[2]!.files[0]!.input).toMatchObject({ roomWidth: 12, roomLength: 4, roomHeight: 1, airChangesPerHour: 300 });
    expect(templates[2]!.files[1]!.input).toMatchObject({ airflow: 2000, targetVelocity: 1500, sizingMethod: "velocity" });
  });

  test.each(templates.map((template) => [template.name, template] as const))("%s can be stored as a project", (_, { name, description, files: contents }) => {
    expect(() => checkContent(projectContent, { name, description })).not.toThrow();
    for (const file of contents) {
      expect(() => checkContent(fileContent, { name: file.name, calculatorVersion: 1, engineVersion: "0", data: { input: file.input, results: {} } })).not.toThrow();
    }
  });

  test.each(calculable.map((file) => [file.title, file] as const))("%s calculates without a limit being crossed", (_, { definition, input }) => {
    const outcome = definition.calculate(input);
    expect(outcome.ok || outcome.errors).toBe(true);
    // The kitchen's exhaust keeps its speed at the price of friction: airflow and velocity are given.
    if (outcome.ok) expect(outcome.warnings.filter(({ severity, code }) => severity !== "info" && code !== "friction-high")).toEqual([]);
  });

  test.each(calculable.map((file) => [file.title, file] as const))("%s states only fields that the calculator has", (_, { definition, input }) => {
    for (const name of Object.keys(input)) expect(name === "unitSystem" || name in definition.fields, name).toBe(true);
  });

  test("the hood of the kitchen moves 48 ft³ × 300 in an hour, 240 cfm", () => {
    const outcome = definitionOf("ventilation-calc")!.calculate(files.find(({ name }) => name === "Kitchen hood")!.input);
    const cubicFoot = 0.3048 ** 3;
    expect(outcome.ok && outcome.results["requiredAirflow"]?.value).toBeCloseTo((48 * 300 * cubicFoot) / 3600, 12);
  });

  test("the office's main duct carries at least the air that its load asks for, and not a fifth more", () => {
    const [load, duct] = templates[0]!.files;
    const outcome = definitionOf("heat-load")!.calculate(load!.input);
    const cubicFootPerMinute = 0.3048 ** 3 / 60;
    const ratio = ((duct!.input["airflow"] as number) * cubicFootPerMinute) / Number(outcome.ok && outcome.results["supplyAirflow"]!.value);
    expect(ratio).toBeGreaterThanOrEqual(1);
    expect(ratio).toBeLessThan(1.2);
  });

  test("the house's loop carries at least its heating load at a difference of 15 °F", () => {
    const [load, , loop] = templates[1]!.files;
    const outcome = definitionOf("heat-load")!.calculate(load!.input);
    // Water at 140 °F: 8.2 lb/gal, so 1 gpm brings 8.2 × 60 × 15 Btu/h; 1 Btu/h is 0.29307 W.
    const carried = (loop!.input["flowRate"] as number) * 8.2 * 60 * 15 * 0.29307;
    expect(carried).toBeGreaterThanOrEqual(outcome.ok ? outcome.results["totalLoad"]!.value : Infinity);
  });

  test("every total of the bill is quantity times rate", () => {
    const items = files.flatMap(({ input }) => (input["items"] ?? []) as readonly PlainRecord[]);
    expect(items).toHaveLength(3);
    for (const { quantity, rate, total } of items) expect(total).toBeCloseTo((quantity as number) * (rate as number), 9);
  });
});
