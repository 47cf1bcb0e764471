import { defineExplanation, type SheetBuilder } from "../kernel/index.ts";
import { psychrometricFunctions } from "../psychrometrics/sheetFunctions.ts";
import { fundamentals2017, mathematics } from "../sources/index.ts";
import { fields } from "./fields.ts";
import { results } from "./results.ts";

const { pressureAtAltitude } = psychrometricFunctions;

function describe(
  calculation: { readonly results: { readonly airPressure?: number | undefined } },
  values: Readonly<Record<string, unknown>>,
  sheet: SheetBuilder,
): void {
  if (calculation.results.airPressure === undefined) return;
  if (typeof values["pressure"] === "number") sheet.result("airPressure", "p", { source: mathematics, locator: "as entered" });
  else sheet.result("airPressure", "pressureAtAltitude(z)", { source: fundamentals2017, locator: "ch. 1, eq. 3" });
}

/** Sheet of a site. */
export const explanation = defineExplanation({ fields, results, functions: { pressureAtAltitude }, describe, cases: [] });
