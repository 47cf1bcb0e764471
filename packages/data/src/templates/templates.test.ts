import { catalogue, valueAt, type Calculator, type Outcome, type Success } from "@org/hvac-core";
import { convert } from "@org/hvac-core/quantity";
import { describe, expect, test } from "vitest";
import { kindOfCollection } from "../collections.ts";
import { checkContent, columnsOfRows, fileContent, projectContent, storableData, type PlainRecord } from "../documents/index.ts";
import { contentFor } from "../store/file/calculator.ts";
import { checkLinks } from "@org/hvac-core/links";
import { templateFileId, templates, withTemplateLinks } from "./index.ts";

const files = templates.flatMap((template) =>
  template.files.map((file) => ({ template, ...file, title: `${template.name}: ${file.name}` })),
);
const calculatorOf = (route: string): Calculator | undefined => (catalogue as readonly Calculator[]).find(({ id }) => id === route);
const calculable = files.flatMap((file) => {
  const calculator = calculatorOf(kindOfCollection(file.collection).route);
  return calculator ? [{ ...file, calculator }] : [];
});

/** The outcome of a template's file; refusals are thrown. */
function outcomeOf(name: string): Success {
  const { calculator, input } = calculable.find((file) => file.name === name)!;
  const outcome = calculator.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

/** A result of a template's file, in SI. */
function resultOf(name: string, result: string): number {
  return (outcomeOf(name).results[result] as { readonly value: number }).value;
}

/** A number that a template states, in a unit. */
function inputIn(name: string, field: string, wanted: string): number {
  const { value, unit } = files.find((file) => file.name === name)!.input[field] as { value: number; unit: string };
  return convert(value, unit, wanted);
}

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
    expect(templates[2]!.files[0]!.input).toMatchObject({
      roomWidth: { value: 12, unit: "ft" },
      roomLength: { value: 4, unit: "ft" },
      roomHeight: { value: 1, unit: "ft" },
      airChangesPerHour: { value: 300, unit: "1/h" },
    });
    expect(templates[2]!.files[1]!.input).toMatchObject({
      airflow: { value: 2000, unit: "cfm" },
      targetVelocity: { value: 1500, unit: "fpm" },
      sizingMethod: "velocity",
    });
  });

  test.each(templates.map((template) => [template.name, template] as const))(
    "%s can be stored as a project",
    (_, { name, description, files: contents }) => {
      expect(() => checkContent(projectContent, { name, description })).not.toThrow();
      for (const file of contents) {
        expect(() =>
          checkContent(fileContent, {
            name: file.name,
            calculatorVersion: 1,
            engineVersion: "0",
            data: { input: file.input, results: {} },
          }),
        ).not.toThrow();
      }
    },
  );

  test.each(calculable.map((file) => [file.title, file] as const))(
    "%s calculates without a limit being crossed",
    (_, { calculator, input }) => {
      // Strict: what is no field of the calculator is refused.
      const outcome = calculator.calculate(input);
      expect(outcome.ok || outcome.errors).toBe(true);
      // The kitchen's exhaust keeps its speed at the price of friction: airflow and velocity are given.
      if (outcome.ok) expect(outcome.warnings.filter(({ severity, code }) => severity !== "info" && code !== "friction-high")).toEqual([]);
    },
  );

  test.each(calculable.map((file) => [file.title, file] as const))(
    "%s is complete once it is stored: no default of a later version changes it",
    (_, { calculator, input }) => {
      const { data } = contentFor(calculator, input);
      const [outcome, unsaved] = [data.input, input].map((each) => calculator.calculate(each)) as [Outcome, Outcome];
      expect(outcome.ok && outcome.assumed).toEqual(unsaved.ok && unsaved.assumed);
      for (const path of outcome.ok ? outcome.assumed : []) expect(valueAt(data.input, path), path).toBeDefined();
      expect(outcome.ok && columnsOfRows(outcome.results as unknown as PlainRecord)).toEqual(data.results);
      expect(calculator.open(data.input, calculator.version)).toEqual({ input: data.input, notes: [] });
      expect(() => checkContent(storableData, data)).not.toThrow();
    },
  );

  test("the hood of the kitchen moves 48 ft³ × 300 in an hour, 240 cfm", () => {
    const cubicFoot = 0.3048 ** 3;
    expect(resultOf("Kitchen hood", "requiredAirflow")).toBeCloseTo((48 * 300 * cubicFoot) / 3600, 12);
  });

  test("the office's main duct carries at least the air that its load asks for, and not a fifth more", () => {
    const ratio = inputIn("Main supply duct", "airflow", "m3/s") / resultOf("Open office, cooling load", "supplyAirflow");
    expect(ratio).toBeGreaterThanOrEqual(1);
    expect(ratio).toBeLessThan(1.2);
  });

  test("the house's loop carries at least its heating load at a difference of 15 °F", () => {
    // Water at 140 °F: 8.2 lb/gal, so 1 gpm brings 8.2 × 60 × 15 Btu/h; 1 Btu/h is 0.29307 W.
    const carried = inputIn("Hydronic loop", "flowRate", "gpm") * 8.2 * 60 * 15 * 0.29307;
    expect(carried).toBeGreaterThanOrEqual(resultOf("Whole house, heating load", "totalLoad"));
  });

  test("the bill of the office has three items: $7,800 for the unit, 520 lb of duct at $11.50, 8 diffusers at $185", () => {
    const { items, total } = outcomeOf("Bill of quantities").results as unknown as {
      readonly items: readonly { readonly total: { readonly value: number } }[];
      readonly total: { readonly value: number };
    };
    expect(items.map((item) => item.total?.value)).toEqual([7800, 5980, 1480]);
    expect(total.value).toBe(15_260);
  });
});

/** Airflows and water flows that files of a template have in common with no result of another file, each with the reason. */
const separateFlows: Readonly<Record<string, string>> = {
  "Open office, cooling load: ventilationRate": "outdoor air of people and floor area",
  "Whole house, heating load: ventilationRate": "outdoor air of the house",
  "Whole house, cooling load: ventilationRate": "outdoor air of the house",
  "Hydronic loop: flowRate": "the flow for the heating load at a temperature difference, rounded up",
  "Kitchen exhaust duct, whole cooking line: airflow": "specified: the duct of the whole cooking line, of which the hood is a part",
};

describe("the files of a template agree", () => {
  test("each flow is linked to a result of another file, or is listed with the reason", () => {
    const open = templates.flatMap((template) =>
      withTemplateLinks(template).flatMap(({ name, collection, input }) => {
        const calculator = calculatorOf(kindOfCollection(collection).route)!;
        return Object.entries(calculator.fields).flatMap(([field, { type, ...rest }]) => {
          const isFlow = type === "quantity" && "quantity" in rest && ["airFlow", "waterFlow", "liquidFlow"].includes(rest.quantity);
          const value = input[field] as { readonly link?: unknown } | undefined;
          return isFlow && value !== undefined && value.link === undefined ? [`${name}: ${field}`] : [];
        });
      }),
    );
    expect(open.toSorted()).toEqual(Object.keys(separateFlows).toSorted());
  });

  test("each link is to a result of its kind, near the number that the template has", () => {
    for (const template of templates) {
      const linked = withTemplateLinks(template).map(({ collection, input }, index) => {
        const calculator = calculatorOf(kindOfCollection(collection).route)!;
        return { collection, id: templateFileId(index), calculator, input: calculator.complete(input) };
      });
      const { numbers, circles } = checkLinks(linked);
      expect(circles).toEqual([]);
      expect(numbers).toHaveLength(template.links?.length ?? 0);
      for (const { state } of numbers) expect(["current", "changed"]).toContain(state);
    }
  });
});
