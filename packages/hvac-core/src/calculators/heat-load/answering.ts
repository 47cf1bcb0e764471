import { defineAnswering } from "../../kernel/index.ts";
import { calculate } from "./calculate.ts";
import { fields, results, sections } from "./schema.ts";
import { tables } from "./tables.ts";
import { warnings } from "./warnings.ts";

export const statement = {
  id: "heat-load",
  title: "Heat load",
  summary: "Cooling or heating load of a room: transmission, sun, people, lighting, equipment and outdoor air.",
  collection: "calculations",
  version: 1,
  sections,
  fields,
  results,
  headline: ["totalLoad", "supplyAirflow"],
  calculate,
  warnings,
  tables,
  blame: { relativeHumidity: "outdoorRelativeHumidity", wetBulb: "outdoorWetBulb", dryBulb: "outdoorTemp", uFactor: "windowUValue", shgc: "windowShgc" },
} as const;

/** The heat load without its sheet and worked examples, for pages that show numbers first. Gives the same results and warnings. */
export const heatLoadAnswering = /*#__PURE__*/ defineAnswering(statement);
