import { describe, expect, test } from "vitest";
import { catalogue, heatLoad, ventilationCalc, type Calculator, type Fields, type Success } from "../src/index.ts";
import { assumedKey } from "../src/kernel/index.ts";

/** A new page must show a sound design, because users take it for one. */
const everyCalculator: readonly Calculator[] = catalogue;
const unitSystems = ["Imperial", "Metric"] as const;

/** An input, group or row as somebody states it who enters all of it: without the names of what was assumed. */
function entered(start: unknown): unknown {
  if (Array.isArray(start)) return start.map(entered);
  if (typeof start !== "object" || start === null) return start;
  return Object.fromEntries(Object.entries(start).flatMap(([name, value]) => (name === assumedKey ? [] : [[name, entered(value)]])));
}

/** A complete input with each choice of the input made in turn. */
function chosen(calculator: Calculator): Readonly<Record<string, unknown>>[] {
  const complete = entered(calculator.complete(calculator.start("Metric"))) as Readonly<Record<string, unknown>>;
  return Object.entries(calculator.fields).flatMap(([name, field]) =>
    field.type === "choice"
      ? Object.keys(field.options)
          .slice(0, 8)
          .map((option) => ({ ...complete, [name]: option }))
      : [],
  );
}

/** An input without the values at some paths, rows by their ids. */
function without(input: Readonly<Record<string, unknown>>, paths: ReadonlySet<string>, prefix = ""): Readonly<Record<string, unknown>> {
  const remaining = Object.entries(input).filter(([name]) => !paths.has(prefix + name));
  return Object.fromEntries(
    remaining.map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((row: Readonly<Record<string, unknown>>) => without(row, paths, `${prefix}${name}.${String(row["id"])}.`))
        : value,
    ]),
  );
}

/** Whether some field is used with some choices only. */
const hasConditions = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) =>
      field.when !== undefined ||
      (field.type === "list" && hasConditions(field.row)) ||
      (field.type === "group" && hasConditions(field.fields)),
  );

test.each(everyCalculator.filter(({ fields }) => hasConditions(fields)).map((calculator) => [calculator.id, calculator] as const))(
  "%s: what is named as unused moves nothing",
  (_id, calculator) => {
    let seen = 0;
    for (const input of chosen(calculator)) {
      const outcome = calculator.calculate(input);
      if (!outcome.ok) continue;
      const used = without(input, new Set(outcome.unused));
      const again = calculator.calculate(used) as Success;
      expect(again.results).toEqual(outcome.results);
      expect(again.warnings).toEqual(outcome.warnings);
      expect(again.unused).toEqual([]);
      seen += outcome.unused.length;
    }
    expect(seen).toBeGreaterThan(0);
  },
);

describe.each(unitSystems)("a new page, %s", (unitSystem) => {
  test.each(everyCalculator.map((calculator) => [calculator.id, calculator] as const))(
    "%s: answers, uses all it states, and nothing is to be cautioned against",
    (_id, calculator) => {
      const outcome = calculator.calculate(calculator.start(unitSystem)) as Success;
      expect(outcome.ok).toBe(true);
      expect(outcome.unused).toEqual([]);
      expect(outcome.warnings.filter(({ severity }) => severity !== "info")).toEqual([]);
    },
  );

  test("an office is cooled with 60 to 130 W/m² and heated with 25 to 80 W/m²: rules of thumb (BSRIA BG 9) are 87 and 70", () => {
    const perArea = (calculationMode: "Cooling" | "Heating"): number => {
      const outcome = heatLoad.calculate({ ...heatLoad.start(unitSystem), calculationMode });
      return outcome.ok ? outcome.results.loadPerArea!.value : NaN;
    };
    expect(perArea("Cooling")).toBeGreaterThan(60);
    expect(perArea("Cooling")).toBeLessThan(130);
    expect(perArea("Heating")).toBeGreaterThan(25);
    expect(perArea("Heating")).toBeLessThan(80);
  });

  test("examples have the loads that rules of thumb give such rooms: offices 80 to 150, classrooms 100 to 160, houses in winter 25 to 60 W/m²", () => {
    const bands: Readonly<Record<string, readonly [number, number]>> = {
      "corner-office": [80, 150],
      classroom: [100, 160],
      // Of 240 W/m² of servers and 6 of light the room has little else.
      "server-room": [240, 270],
      "living-room-winter": [25, 60],
      "office-floor": [80, 150],
    };
    expect(heatLoad.examples.map(({ id }) => id)).toEqual(Object.keys(bands));
    for (const { id, input } of heatLoad.examples) {
      const outcome = heatLoad.calculate(input[unitSystem]);
      const perArea = outcome.ok ? outcome.results.loadPerArea!.value : NaN;
      expect(perArea, id).toBeGreaterThan(bands[id]![0]);
      expect(perArea, id).toBeLessThan(bands[id]![1]);
    }
  });

  test("examples of ventilation bring the outdoor air of rooms for people: at 5 L/s a person and more CO₂ settles below 1460 ppm", () => {
    for (const { id, input } of ventilationCalc.examples) {
      const outcome = ventilationCalc.calculate(input[unitSystem]);
      if (outcome.ok && outcome.calculation.scope !== "room") continue;
      const co2 = outcome.ok ? outcome.results.co2AtSteadyState!.value : NaN;
      expect(co2, id).toBeGreaterThan(700e-6);
      // 0.0052 / 5 above the 420 ppm outdoors.
      expect(co2, id).toBeLessThan(1460e-6);
    }
  });

  test("floor area per capacity is of cooling: nobody heats in tons", () => {
    const outcome = heatLoad.calculate({ ...heatLoad.start(unitSystem), calculationMode: "Heating" });
    expect(outcome.ok && outcome.results.areaPerCapacity).toBeUndefined();
  });

  test("an office gets the outdoor air that it needs and not ten times as much: CO₂ settles 500 to 800 ppm above outdoors", () => {
    const outcome = ventilationCalc.calculate(ventilationCalc.start(unitSystem));
    const co2 = outcome.ok ? outcome.results.co2AtSteadyState!.value : NaN;
    // 8.5 L/s and 0.0052 L/s of CO₂ a person are 610 ppm (the combined rate of the standard for offices).
    expect(co2).toBeGreaterThan(920e-6);
    expect(co2).toBeLessThan(1220e-6);
  });
});
