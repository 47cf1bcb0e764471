import { parseQuantity, unitGroups } from "@org/hvac-core/quantity";
import { expect, test } from "vitest";
import { inAllUnits, readConverter, readQuantity, reciprocalOf, type ReadText } from "./conversion.ts";
import { entries, measures } from "./measures.ts";

const read: ReadText = (text, kind, unit) => parseQuantity(text, kind, "Metric", { unit });
const reading = (params: Readonly<Record<string, string>>) => readQuantity(readConverter(params), read);

test("every unit that converts into another has a measure, and every measure a kind that reads all of its units", () => {
  const convertible = Object.values(unitGroups).filter((units) => units.length > 1);
  expect(measures.length).toBe(convertible.length);
  expect(entries().length).toBe(convertible.reduce((sum, units) => sum + units.length, 0));
  for (const { kind, units, title } of measures)
    for (const unit of units) {
      const parsed = parseQuantity(`1 ${unit}`, kind, "Metric", { unit });
      expect(parsed.ok && parsed.unit, `${title}: ${unit}`).toBe(unit);
    }
});

test("a quantity is converted by exact factors, there and back", () => {
  const cfm = reading({ measure: "volumeFlow", value: "1000 cfm" });
  expect(cfm.ok && cfm.unit).toBe("cfm");
  const flow = measures.find(({ group }) => group === "volumeFlow")!;
  // 1 ft³ is 0.028316846592 m³ by definition.
  expect(inAllUnits(flow.units, 1000, "cfm").find(({ unit }) => unit === "m3/h")!.number).toBeCloseTo(28.316846592 * 60, 9);
  for (const { units } of measures)
    for (const { unit, number } of inAllUnits(units, 12.5, units[0]!))
      expect(inAllUnits(units, number, unit)[0]!.number).toBeCloseTo(12.5, 9);
});

test("an entered unit selects its quantity, and the entry may be a calculation", () => {
  const power = reading({ measure: "volumeFlow", value: "3 tons" });
  expect(power.ok && [power.measure.group, power.typed, power.unit]).toEqual(["power", 3, "tonR"]);
  const area = reading({ measure: "area", value: "20 ft * 15 ft" });
  expect(area.ok && [area.typed, area.unit, area.isComputed]).toEqual([300, "ft2", true]);
  expect(reading({ measure: "area", value: "12 horses" }).ok).toBe(false);
  expect(reading({ measure: "area", value: "" }).ok).toBe(false);
  // Any link opens.
  expect(readConverter({ measure: "nothing", unit: "x" }).measure.group).toBe("volumeFlow");
});

test("an efficiency is also shown as its reciprocal", () => {
  const reciprocal = reciprocalOf(12, "Btu/(W h)")!;
  // An EER of 12 is one kilowatt per ton.
  expect(reciprocal.values.find(({ unit }) => unit === "kW/tonR")!.number).toBeCloseTo(1, 9);
  expect(reciprocalOf(0, "W/W")).toBeUndefined();
});
