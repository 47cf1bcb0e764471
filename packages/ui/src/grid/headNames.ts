import { monthNames, shortMonthNames } from "@org/hvac-core/quantity";

/**
 * What the trade calls the columns of our lists, by our labels in lower case. A name that is a unit itself states it: `CFM`. Written as
 * {@link looseName} gives them: letters and digits alone.
 */
const tradeNames: Readonly<Record<string, readonly string[]>> = {
  // Bills
  description: ["item description", "description of work", "description of works", "description of item", "description and area"],
  quantity: ["qty", "qty nos", "total quantity", "total qty", "boq qty", "quantities", "count", "no off"],
  unit: ["uom", "u m", "units", "unit of measure", "unit of measurement", "einheit", "unité", "unidad"],
  rate: ["unit rate", "unit price", "unit cost", "price", "basic rate", "rate per unit", "price per unit", "quoted rate"],
  waste: ["wastage", "waste allowance"],
  section: ["work section", "trade", "division"],
  notes: ["note", "remark", "remarks", "comment", "comments"],
  // Rooms and zones
  name: [
    "room name",
    "room",
    "space name",
    "space",
    "zone name",
    "tag",
    "mark",
    "ref",
    "reference",
    "section name",
    "segment",
    "line",
    "number",
    "room number",
    "room no",
    "space number",
    "section",
  ],
  "floor area": ["area", "room area", "net area", "net floor area", "space area", "nfa", "gfa"],
  height: ["ceiling height", "room height", "ceiling", "clear height", "clg height", "clg ht", "unbounded height"],
  people: ["occupants", "occupancy", "persons", "number of people", "no of people", "number of occupants", "pax"],
  lighting: ["lights", "lighting load", "lighting power"],
  equipment: ["equipment load", "small power", "plug load", "plug loads"],
  "equipment, sensible": ["equipment", "equipment load", "small power", "plug load", "plug loads"],
  "outdoor air for ventilation": ["outdoor air", "outside air", "fresh air", "oa", "ventilation air"],
  "outdoor air": ["outside air", "fresh air", "oa", "ventilation air"],
  "outdoor airflow": ["outdoor air", "outside air", "fresh air", "oa", "oa cfm"],
  infiltration: ["infiltration rate", "ach"],
  orientation: ["facing", "azimuth"],
  faces: ["orientation", "facing", "azimuth"],
  "u-value": ["u value", "u", "u factor"],
  "solar heat gain coefficient": ["shgc", "g value", "g"],
  zone: ["zone name", "hvac zone"],
  "occupancy category": ["space type", "room type", "category"],
  // Air
  airflow: ["cfm", "air flow", "flow", "flow rate", "air volume", "volume flow", "supply air", "supply airflow"],
  "airflow at its end": ["airflow", "cfm", "air flow", "flow", "flow rate", "air volume", "volume flow", "supply air", "supply airflow"],
  "supply airflow for the load": ["cfm", "airflow", "air flow", "supply air", "supply airflow", "design airflow"],
  "selected airflow": ["cfm", "airflow", "air flow", "flow", "air volume", "supply air", "supply airflow", "supply cfm", "sa cfm"],
  "minimum airflow": ["min airflow", "min cfm", "minimum cfm"],
  "selected static pressure": ["esp", "external static pressure", "ext static pressure", "static pressure", "sp"],
  "total pressure": ["tsp", "total static pressure", "fan pressure"],
  length: ["run", "duct length", "pipe length", "run length"],
  "length of the supply": ["length", "run", "pipe length", "run length"],
  "connected to": ["parent", "upstream", "from"],
  "entering air, dry bulb": ["eat", "eat db", "edb", "entering air temp", "entering air temperature", "entering dry bulb"],
  "entering air, wet bulb": ["eat wb", "ewb", "entering wet bulb"],
  "leaving air, dry bulb": ["lat", "lat db", "ldb", "leaving air temp", "leaving air temperature", "leaving dry bulb"],
  "leaving air, wet bulb": ["lat wb", "lwb", "leaving wet bulb"],
  // Water
  "selected water flow": ["gpm", "water flow", "flow", "flow rate", "flowrate"],
  "flow through it": ["gpm", "water flow", "flow", "flow rate"],
  "flow of the unit": ["gpm", "water flow", "flow", "flow rate"],
  "entering water": ["ewt", "entering water temp", "entering water temperature"],
  "leaving water": ["lwt", "leaving water temp", "leaving water temperature"],
  "water pressure drop": ["wpd", "pressure drop", "pd"],
  "selected head": ["head", "tdh", "total head", "pump head"],
  // Equipment
  serves: ["service", "area served", "room served", "system served", "location served"],
  "selected cooling": ["cooling", "cooling capacity", "total cooling", "total cooling capacity", "tons", "total mbh"],
  "sensible cooling": ["sensible", "sensible capacity", "sensible cooling capacity", "sens mbh"],
  "selected heating": ["heating", "heating capacity", "heating output"],
  "v/ph/hz": ["volts ph hz", "volt ph hz", "v ph hz", "voltage phase frequency", "electrical", "power supply", "volts phase hz", "voltage"],
  "fan motor": ["hp", "motor hp", "bhp", "fan hp"],
  "fan motors": ["hp", "motor hp", "bhp", "fan hp"],
  motor: ["hp", "motor hp", "motor power"],
  "motor power": ["hp", "motor hp", "motor"],
  "input power": ["kw", "power", "power input"],
  speed: ["rpm", "fan rpm", "fan speed", "pump speed"],
  "fan speed": ["rpm", "speed"],
  manufacturer: ["make", "mfr", "manuf", "brand"],
  model: ["model no", "model number", "type no"],
  remarks: ["remark", "notes", "comments"],
  number: ["qty", "quantity", "no", "nos"],
};

/** A name as it is compared with others: letters, digits and signs of units alone, in lower case. */
export const looseName = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%°]+/gu, " ")
    .trim();

/** Names of the trade for a column with this label. */
export function tradeNamesOf(label: string): readonly string[] {
  const name = label.toLowerCase();
  return Object.hasOwn(tradeNames, name) ? tradeNames[name]! : [];
}

/** What places of a series are called where they stand without its name: `63 Hz`, `1k`, `Jan`, `hour 7`. `isBare`: a number that may be anything. */
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
