import { americanSpelling } from "@org/hvac-core/internal";
import { monthNames, shortMonthNames } from "@org/hvac-core/quantity";

/**
 * What the trade calls the fields of our lists, by their keys, the surest name first. A name that is a unit itself states it: `CFM`. Written as
 * {@link looseName} gives them: letters and digits alone.
 */
export const tradeNames: Readonly<Record<string, readonly string[]>> = {
  // Bills
  description: [
    "item description",
    "description of work",
    "description of works",
    "description of item",
    "description and area",
    "kurztext",
    "bezeichnung",
    "beschreibung",
  ],
  quantity: ["qty", "qty nos", "total quantity", "total qty", "boq qty", "quantities", "count", "no off", "nos", "menge", "anzahl"],
  count: ["qty", "quantities", "no off"],
  unit: ["uom", "u m", "units", "unit of measure", "unit of measurement", "einheit", "unité", "unidad"],
  rate: [
    "unit rate",
    "unit price",
    "unit cost",
    "price",
    "basic rate",
    "rate per unit",
    "price per unit",
    "quoted rate",
    "einheitspreis",
    "ep",
  ],
  waste: ["wastage", "waste allowance"],
  workSection: ["work section", "trade", "division"],
  notes: ["note", "remark", "remarks", "comment", "comments"],
  // Rooms and zones
  name: [
    "room name",
    "space name",
    "zone name",
    "section name",
    "room",
    "space",
    "raum",
    "raumname",
    "tag",
    "mark",
    "segment",
    "line",
    "section",
    "room number",
    "room no",
    "space number",
    "raumnummer",
    "number",
    "reference",
    "ref",
  ],
  floorArea: ["room area", "net floor area", "net area", "space area", "area", "nfa", "gfa", "fläche"],
  area: ["room area", "net floor area", "net area", "space area", "fläche"],
  height: ["ceiling height", "room height", "clear height", "clg height", "clg ht", "ceiling ht", "ceiling", "unbounded height", "höhe"],
  people: ["occupants", "occupancy", "persons", "number of people", "no of people", "number of occupants", "pax", "personen"],
  lighting: ["lighting load", "lighting power", "lights"],
  equipment: ["equipment load", "small power", "plug load", "plug loads"],
  outdoorAir: ["outside air", "outdoor air", "fresh air", "ventilation air", "oa", "außenluft"],
  infiltration: ["infiltration rate", "ach"],
  orientation: ["facing", "azimuth", "orientation"],
  azimuth: ["orientation", "facing", "aspect"],
  uValue: ["u factor", "u"],
  shgc: ["g value", "g"],
  zone: ["zone name", "hvac zone"],
  spaceType: ["room type", "space use", "room use"],
  // Air
  airflow: ["supply airflow", "supply air", "supply cfm", "sa cfm", "air volume", "volume flow", "air flow", "flow rate", "flow", "cfm"],
  loadAirflow: ["supply airflow", "supply air", "design airflow", "air flow", "airflow", "cfm"],
  minimumAirflow: ["min airflow", "min cfm", "minimum cfm"],
  outdoorAirflow: ["outdoor air", "outside air", "fresh air", "oa cfm", "oa"],
  pressure: ["external static pressure", "ext static pressure", "esp", "static pressure", "sp"],
  totalPressure: ["total static pressure", "fan pressure", "tsp"],
  length: ["run length", "duct length", "pipe length", "run"],
  ductLength: ["length", "run length", "run"],
  pipeLength: ["length", "run length", "run"],
  parent: ["parent", "upstream", "from"],
  enteringDryBulb: ["entering air temperature", "entering air temp", "entering dry bulb", "eat db", "edb", "eat"],
  enteringWetBulb: ["entering wet bulb", "eat wb", "ewb"],
  leavingDryBulb: ["leaving air temperature", "leaving air temp", "leaving dry bulb", "lat db", "ldb", "lat"],
  leavingWetBulb: ["leaving wet bulb", "lat wb", "lwb"],
  // Water
  flow: ["water flow", "flow rate", "flowrate", "gpm"],
  flowRate: ["water flow", "flow rate", "flow", "gpm"],
  enteringWater: ["entering water temperature", "entering water temp", "ewt"],
  leavingWater: ["leaving water temperature", "leaving water temp", "lwt"],
  waterPressureDrop: ["pressure drop", "wpd", "pd"],
  head: ["pump head", "total head", "tdh"],
  // Equipment
  tag: [
    "mark",
    "unit tag",
    "equipment tag",
    "tag no",
    "unit no",
    "unit number",
    "equipment no",
    "designation",
    "symbol",
    "reference",
    "ref",
  ],
  service: ["area served", "room served", "system served", "location served", "serving"],
  cooling: ["total cooling capacity", "total cooling", "cooling capacity", "total mbh", "tons"],
  sensibleCooling: ["sensible cooling capacity", "sensible capacity", "sens mbh", "sensible"],
  heating: ["heating capacity", "heating output"],
  rejection: ["heat rejection"],
  supply: ["volts ph hz", "volt ph hz", "v ph hz", "voltage phase frequency", "volts phase hz", "electrical", "power supply", "voltage"],
  fanMotor: ["motor hp", "fan hp", "bhp", "hp"],
  power: ["power input", "absorbed power", "kw"],
  speed: ["fan rpm", "fan speed", "pump speed", "rpm"],
  soundPower: ["lwa", "sound power level"],
  weight: ["operating weight"],
  manufacturer: ["make", "mfr", "manuf", "brand"],
  model: ["model no", "model number", "type no"],
  remarks: ["remark", "notes", "comments"],
};

/** A name as it is compared with others: letters, digits and signs of units alone, in lower case and one spelling. */
export const looseName = (text: string): string =>
  americanSpelling(text)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%°]+/gu, " ")
    .trim();

/** Names of the trade for the field with this key. */
export const tradeNamesOf = (key: string): readonly string[] => (Object.hasOwn(tradeNames, key) ? tradeNames[key]! : []);

/** Names of a series's positions without the name of the series: `63 Hz`, `1k`, `Jan`, `hour 7`. `isBare`: a number that may be anything. */
export function placeNames(
  axis: "hours" | "months" | "octaveBands",
  name: string,
): readonly { readonly name: string; readonly isBare: boolean }[] {
  const number = Number(name);
  const all: readonly (readonly [string, boolean])[] =
    axis === "octaveBands"
      ? [
          [name, true],
          [`${name} hz`, false],
          ...(number >= 1000
            ? ([`${number / 1000}k`, `${number / 1000} k`, `${number / 1000}khz`, `${number / 1000} khz`].map((each) => [each, false]) as [
                string,
                boolean,
              ][])
            : []),
          [`${name}hz`, false],
        ]
      : axis === "months"
        ? [
            [shortMonthNames[number - 1]!.toLowerCase(), false],
            [monthNames[number - 1]!.toLowerCase(), false],
            [`month ${name}`, false],
            [name, true],
          ]
        : [
            [`hour ${name}`, false],
            [`h${name}`, false],
            [`h ${name}`, false],
            [name, true],
          ];
  return all.map(([each, isBare]) => ({ name: each, isBare }));
}
