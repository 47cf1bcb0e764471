import { expect, test } from "vitest";
import { convert, reciprocalQuantity, unitGroups, type UnitId } from "./index.ts";

test("the reciprocal of a reciprocal is the quantity, in every unit that has one", () => {
  const withReciprocal = Object.values(unitGroups).flatMap((units: readonly UnitId[]) =>
    units.filter((unit) => reciprocalQuantity(1, unit)),
  );
  expect(withReciprocal.length).toBeGreaterThan(20);
  for (const unit of withReciprocal)
    for (const value of [0.02, 1, 340]) {
      const inverse = reciprocalQuantity(value, unit)!;
      const back = reciprocalQuantity(inverse.value, inverse.unit)!;
      expect(convert(back.value, back.unit, unit) / value, unit).toBeCloseTo(1, 12);
    }
});

test("units that are written as reciprocals of each other are", () => {
  const pairs: readonly (readonly [UnitId, UnitId])[] = [
    ["Btu/(h ft2 degF)", "h ft2 degF/Btu"],
    ["Btu/(h ft degF)", "h ft degF/Btu"],
    ["lb/ft3", "ft3/lb"],
    ["W/(m2 K)", "m2 K/W"],
    ["kg/m3", "m3/kg"],
  ];
  for (const [unit, other] of pairs) {
    const inverse = reciprocalQuantity(4, unit)!;
    expect(convert(inverse.value, inverse.unit, other), unit).toBeCloseTo(0.25, 12);
  }
  // By definition a ton of refrigeration is 12 000 Btu/h: an EER of 12 is one kilowatt per ton.
  const input = reciprocalQuantity(12, "Btu/(W h)")!;
  expect(convert(input.value, input.unit, "kW/tonR")).toBeCloseTo(1, 12);
});

test("zero has no reciprocal, nor has a length", () => {
  expect(reciprocalQuantity(0, "W/W")).toBeUndefined();
  expect(reciprocalQuantity(2, "m")).toBeUndefined();
});
