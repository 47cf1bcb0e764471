import { ashrae62, ashrae62Edition2019, ashrae90, type Citation } from "../sources/index.ts";
import { pnnlStandardsData, teaser } from "./sources.ts";

/* Citations of tables of use, apart from the tables: the values of space types cite them too. */

export const lightingBySpace: Citation = { source: ashrae90, locator: "§9.5, space-by-space method" };
export const plugLoads: Citation = { source: pnnlStandardsData, locator: "electric equipment, median of the prototype models" };
export const prototypeSchedules: Citation = { source: pnnlStandardsData, locator: "support_schedules" };
export const useConditions: Citation = { source: teaser, locator: "UseConditions" };
export const categories2022: Citation = { source: ashrae62, locator: "Table 6-1" };
export const categories2019: Citation = { source: ashrae62Edition2019, locator: "Table 6-1" };
