import { expect, test } from "vitest";
import { texts as revisionTexts } from "./boq/billRevisionTexts.ts";
import { texts as rateBookTexts } from "./boq/rateBook/texts.ts";
import { texts as takeOffTexts } from "./boq/takeOff/texts.ts";
import { texts as energyToolTexts } from "./energy-analysis/tools/texts.ts";
import { texts as fittingTexts } from "./fittings/pickerTexts.ts";

test("texts with a count of 1 are in the singular", () => {
  expect(takeOffTexts.lines.tooMany(1)).toBe("The bill has room for 1 more item: take fewer.");
  expect(revisionTexts.differ(1, 1)).toBe("1 of 1 item differs.");
  expect(revisionTexts.differ(1, 3)).toBe("1 of 3 items differs.");
  expect(energyToolTexts.climate.interpolated(1)).toBe("1 missing hour of dry bulb was interpolated.");
  expect(rateBookTexts.olderBills(1)).toBe("1 older one was not read.");
  expect(fittingTexts.matches(1)).toBe("1 fitting");
});

test("texts with another count are in the plural", () => {
  expect(takeOffTexts.lines.tooMany(0)).toBe("The bill has room for 0 more items: take fewer.");
  expect(revisionTexts.differ(2, 3)).toBe("2 of 3 items differ.");
  expect(energyToolTexts.climate.interpolated(2)).toBe("2 missing hours of dry bulb were interpolated.");
  expect(fittingTexts.matches(12)).toBe("12 fittings");
});
