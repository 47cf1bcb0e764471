import { expect, test } from "vitest";
import { rankedParts } from "@org/hvac-core/exchange/bills";
import { sharesText } from "./sharesText.ts";

const part = (label: string, amount: number) => ({ id: label, label, amount, item: label });
const texts = { money: (amount: number) => `$${amount}`, percent: (share: number) => `${Math.round(100 * share)} %` };

test("shares of a bill mention the deductions that they exclude", () => {
  const ranking = rankedParts([part("Credit", -3000), part("Duct", 2000), part("Chiller", 6000), part("Discount", -100.5)]);
  expect(sharesText(ranking, "items", 0.7, texts)).toBe("1 of 2 items makes 75 % of the $8000 of the items, before deductions of $3100.5.");
  expect(sharesText(rankedParts([part("Duct", 2000), part("Chiller", 6000)]), "sections", 0.8, texts)).toBe(
    "2 of 2 sections make 100 % of the $8000 of the items.",
  );
  // Also where the deductions are more than the rest.
  expect(sharesText(rankedParts([part("Duct", 100), part("Credit", -500)]), "items", 0.8, texts)).toBe(
    "1 of 1 item makes 100 % of the $100 of the items, before deductions of $500.",
  );
});
