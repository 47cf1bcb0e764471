import type { Warning } from "../../kernel/index.ts";
import { ashrae62, ashrae90 } from "../../sources/index.ts";

/** Warning about a supply of more than 40 % outdoor air. */
export const highOutdoorShareWarning = (place: Pick<Warning, "field" | "result">): Warning => ({
  code: "high-outdoor-share",
  severity: "info",
  message:
    "More than 40 % of the supply is outdoor air. Check whether the energy code requires energy recovery at this airflow and climate.",
  ...place,
  source: { source: ashrae90, locator: "section 6.5.6.1" },
});

/** Warning about air changes with less outdoor air than the ventilation rate procedure. */
export const airChangesWarning = (warning: Pick<Warning, "severity" | "message" | "field" | "result">): Warning => ({
  code: "air-changes-below-rate-procedure",
  ...warning,
  source: { source: ashrae62, locator: "section 6.2" },
});

/** Warning about recirculated air of class 3 or 4. */
export const recirculationWarning = (warning: Pick<Warning, "message" | "field">): Warning => ({
  code: "recirculation-of-class-3-air",
  severity: "limit",
  ...warning,
  source: { source: ashrae62, locator: "section 5.18" },
});
