import type { ChargeStandard } from "../../refrigerant-lines/index.ts";
import { ashrae15, en378, iec60335Edition6, ul60335Edition4 } from "../../refrigerant-lines/sources.ts";
import type { Citation } from "../../sources/index.ts";

/** Sources of the charge limits, by standard. */
export const chargeSources: Readonly<Record<ChargeStandard, Citation>> = {
  iec60335Edition6: { source: iec60335Edition6, locator: "Annex GG" },
  ul60335Edition4: { source: ul60335Edition4, locator: "m1 and m2" },
  en378: { source: en378, locator: "Annex C" },
  ashrae15: { source: ashrae15, locator: "concentration limit" },
};
