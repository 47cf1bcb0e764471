import { currencyFields } from "../costing/index.ts";
import { efficiencyStandards } from "../equipment/index.ts";
import {
  choice,
  citing,
  inSection,
  quantity,
  text,
  type ChoiceField,
  type Field,
  type Fields,
  type QuantityField,
  type Section,
} from "../kernel/index.ts";
import { chargeStandards } from "../refrigerant-lines/index.ts";
import { fundamentals2017 } from "../sources/index.ts";
import { weatherFields } from "./weatherFields.ts";

/** Option of a choice that the site leaves to each file. */
export const notSet = "none";

const climate = { source: fundamentals2017, locator: "ch. 14" };

/** A number without a default: `defaultWhen` goes too. */
function withoutDefault(field: QuantityField): QuantityField {
  return { ...without(field, "site", "when", "section", "defaultWhen"), default: null, optional: "absent" };
}

/** A field of a calculator as one of the site: without a default, because a site may leave it empty. */
function optional(field: Field): Field {
  if (field.type === "quantity") return withoutDefault(field);
  const rest = without(field, "site", "when", "section");
  if (rest.type === "choice") return { ...rest, options: { [notSet]: "Not set", ...rest.options }, default: notSet };
  return rest.type === "series" && rest.cell.type === "quantity" ? { ...rest, cell: withoutDefault(rest.cell) } : rest;
}

function without<T extends Field>(field: T, ...names: readonly string[]): T {
  return Object.fromEntries(Object.entries(field).filter(([name]) => !names.includes(name))) as unknown as T;
}

/** A standard that each calculator may also select by itself. */
const edition = (label: string, options: ChoiceField["options"]): ChoiceField =>
  choice(label, { [notSet]: "Selected in each file", ...options }, notSet);

/** Names of the weather by month, in the order of the form. */
const monthNames = [
  "percentile",
  "dryBulb",
  "wetBulb",
  "dryBulbRange",
  "wetBulbRange",
  "designWetBulb",
  "wetBulbDryBulb",
  "designDewPoint",
  "dewPointDryBulb",
  "tauB",
  "tauD",
  "tauEdition",
] as const;
const monthly = Object.fromEntries(monthNames.map((name) => [name, optional(weatherFields[name])]));
const { place, latitude, longitude, timeZone, altitude, heatingDryBulb } = weatherFields;
const { currency, currencySign, currencyDecimals } = currencyFields;

export const sections: readonly Section[] = [
  { id: "place", title: "Place" },
  { id: "year", title: "Design conditions of the year" },
  { id: "months", title: "Design weather by month", summary: ["dry bulb {dryBulb}", "wet bulb {wetBulb}", "optical depths {tauB}"] },
  { id: "standards", title: "Currency and standards" },
];

/** Fields of a project's site, all optional: what it leaves empty, each file states by itself. */
export const fields: Fields = {
  ...inSection("place", {
    place: { ...optional(place), label: "Place name" },
    latitude: optional(latitude),
    longitude: optional(longitude),
    timeZone: optional(timeZone),
    altitude: optional(altitude),
    pressure: quantity("Barometric pressure", "p", "atmosphericPressure", "derived", [51_000, 119_000], {
      usual: [60_000, 110_000],
      help: "As measured at the site, not reduced to sea level. If empty, that of the standard atmosphere at the altitude.",
    }),
  }),
  ...inSection("year", {
    ...citing(climate, {
      coolingDryBulb: quantity("Cooling dry bulb", null, "temperature", "absent", [-60, 60], {
        help: "Exceeded 0.4, 1 or 2 % of the year.",
      }),
      coolingWetBulb: quantity("Cooling wet bulb", null, "temperature", "absent", [-60, 45], {
        help: "Mean coincident wet bulb of the cooling dry bulb.",
      }),
      heatingDryBulb: { ...optional(heatingDryBulb), label: "Heating dry bulb" },
      heatingHumidity: quantity("Relative humidity in winter", null, "ratio", "absent", [0, 1], {
        help: "Of the outdoor air at the heating dry bulb.",
      }),
    }),
    weatherSource: text("Source of the weather", 300, { help: "Publication and edition, or the weather file." }),
  }),
  ...inSection("months", monthly),
  ...inSection("standards", {
    currency: optional(currency),
    currencySign: { ...optional(currencySign), when: currencySign.when },
    currencyDecimals: { ...optional(currencyDecimals), when: currencyDecimals.when },
    rateColumn: edition("Ventilation rates as printed in", { "inch-pound": "Inch-pound column (cfm)", SI: "SI column (L/s)" }),
    dwellingEdition: edition("Edition of ASHRAE 62.2", { "2013": "2013", "2016": "Since 2016" }),
    chargeStandard: edition("Charge limit standard", chargeStandards),
    efficiencyStandard: edition("Minimum efficiency standard", efficiencyStandards),
  }),
};
