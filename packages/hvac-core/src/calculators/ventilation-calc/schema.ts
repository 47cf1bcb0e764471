import {
  choice,
  defineFields,
  fieldIs,
  flag,
  inSection,
  list,
  onlyWhen,
  quantity,
  text,
  type CalculatorInput,
  type Section,
  type SIValues,
} from "../../kernel/index.ts";
import { ventilationCategories } from "../../reference/index.ts";
import { zoneTypesByField } from "../../reference/internal.ts";
import { ashrae62, ashrae62Edition2019 } from "../../sources/index.ts";
import { dwellingFields } from "./dwellingFields.ts";
import { zoneFields } from "./zoneFields.ts";
import { zoneTable } from "./zoneTable.ts";

const inRoom = fieldIs("scope", "room");
const inZones = fieldIs("scope", "zones");
const multiple = [inZones, fieldIs("systemKind", "multiple-zone")];
const byRate = fieldIs("category", ...ventilationCategories.map((category) => category.id));
/** A room has width and length in place of a floor area, so that the number of people is not entered per area. */
const { per: _per, defaultBy: _defaultBy, ...roomPeople } = zoneFields.people;
const corrected = fieldIs("densityCorrection", true);

export const sections: readonly Section[] = [
  { id: "scope", title: "Scope" },
  { id: "room", title: "Room" },
  { id: "changes", title: "Air changes" },
  { id: "rate", title: "Ventilation rate procedure" },
  { id: "system", title: "System" },
  { id: "zones", title: "Zones" },
  {
    id: "rates",
    title: "Outdoor air rates",
    summary: ["rates: {rateColumn}", "corrected for density: {densityCorrection}", "altitude {altitude}", "{airTemperature}"],
  },
  {
    id: "air",
    title: "Carbon dioxide",
    first: ["outdoorCo2", "co2Limit", "purge"],
    summary: ["{co2PerPerson} of CO₂", "purge from {purgeFrom}", "to {purgeTo}"],
  },
  { id: "dwelling", title: "Dwelling" },
];

export const fields = defineFields({
  ...inSection("scope", {
    calculationName: text("Name", 120, { default: "Ventilation" }),
    scope: choice("Calculate", { room: "One room", zones: "Zones of a system", dwelling: "A dwelling" }, "room"),
  }),
  ...inSection(
    "room",
    onlyWhen(inRoom, {
      roomWidth: quantity("Width", "b", "length", "required", [0.01, 1000]),
      roomLength: quantity("Length", "l", "length", "required", [0.01, 2000]),
      roomHeight: quantity("Height", "H", "length", "required", [0.01, 200], { help: "Clear height of the ventilated volume." }),
    }),
  ),
  ...inSection(
    "changes",
    onlyWhen(inRoom, {
      airChangesPerHour: quantity("Air changes", "n", "airChanges", "required", [0, 2000 / 3600], {
        usual: [0.3 / 3600, 60 / 3600],
        help: "Volumes of the room supplied per hour. Rules of thumb; codes set minimums for some rooms.",
      }),
      outdoorAirFraction: {
        ...zoneFields.outdoorAirFraction,
        help: "The share of the supply air that is outdoor air; the rest is recirculated. If empty, as much as the ventilation rate procedure requires; all of it without a category, or where the air may not be recirculated.",
        when: [],
      },
    }),
  ),
  ...inSection("rate", {
    spaceType: { ...zoneFields.spaceType, help: "Sets the occupancy category and the people.", when: [inRoom] },
    category: { ...zoneFields.category, when: [inRoom] },
    ...onlyWhen([inRoom, byRate], { people: roomPeople, airDistribution: zoneFields.airDistribution }),
  }),
  ...inSection("system", {
    spaceTypesBy: { ...zoneTypesByField, when: [inZones] },
    systemKind: choice(
      "System",
      {
        "multiple-zone": "One system that recirculates, several zones",
        "all-outdoor": "One system with outdoor air only",
        "single-zone": "A separate system for each zone",
      },
      "multiple-zone",
      { when: [inZones] },
    ),
    efficiencyMethod: choice(
      "System ventilation efficiency by",
      {
        "simplified-2019": "Simplified procedure (2019 and later)",
        "appendix-a": "Appendix A, zone by zone",
        "table-2004": "Table 6-3 (2004 to 2016)",
      },
      "simplified-2019",
      {
        help: "The table ends at a zone outdoor air fraction of 0.55; beyond it Appendix A applies.",
        source: { source: ashrae62Edition2019, locator: "section 6.2.5" },
        when: multiple,
      },
    ),
    diversityBy: choice(
      "People in the system at the same time",
      { none: "All zones full", population: "System population", diversity: "Share of the people of the zones" },
      "none",
      { when: multiple },
    ),
    systemPopulation: quantity("System population", "P_s", "count", "required", [1, 1e6], {
      help: "Largest number of people in all zones at the same time.",
      source: { source: ashrae62, locator: "section 6.2.5" },
      when: [...multiple, fieldIs("diversityBy", "population")],
    }),
    diversity: quantity("Occupant diversity", "D_s", "ratio", 1, [0.05, 1], {
      usual: [0.3, 1],
      when: [...multiple, fieldIs("diversityBy", "diversity")],
    }),
    systemSupplyAirflow: quantity("System primary airflow", "V_s", "airFlow", "derived", [0.001, 10000], {
      help: "At the analysed condition: no less than the sum of the minimum primary airflows of the zones. If empty, the sum of their design airflows.",
      source: { source: ashrae62, locator: "Appendix A" },
      when: [...multiple, fieldIs("efficiencyMethod", "appendix-a", "table-2004")],
    }),
  }),
  zones: list("Zones", "zone", 500, zoneFields, { section: "zones", when: [inZones], table: zoneTable }),
  ...inSection(
    "rates",
    onlyWhen(fieldIs("scope", "room", "zones"), {
      rateColumn: choice(
        "Rates as printed in",
        { "inch-pound": "Inch-pound column (cfm)", SI: "SI column (L/s)" },
        { Imperial: "inch-pound", Metric: "SI" },
        {
          help: "The standard rounds its two columns separately; they differ by up to 7 %. Use the one your jurisdiction enforces.",
          site: "rateColumn",
          source: { source: ashrae62, locator: "Table 6-1" },
        },
      ),
      densityCorrection: flag("Correct the rates for air density", false, {
        help: "The standard's rates are for air of 1.2 kg/m³ (0.075 lb/ft³). Thinner air needs more volume for the same mass; the standard permits the correction but does not require it.",
        source: { source: ashrae62, locator: "section 6.2.1.1" },
      }),
      altitude: quantity("Altitude of the site", "z", "altitude", 0, [-500, 5000], { when: [corrected], site: "altitude" }),
      airTemperature: quantity("Air temperature", "t", "temperature", { Imperial: 70, Metric: 21 }, [-40, 60], { when: [corrected] }),
    }),
  ),
  ...inSection("air", {
    outdoorCo2: quantity("Outdoor CO₂", "C_o", "concentration", 420, [0, 0.01], {
      usual: [380e-6, 500e-6],
      when: [fieldIs("scope", "room", "zones")],
    }),
    co2PerPerson: { ...zoneFields.co2PerPerson, when: [inRoom, byRate] },
    ...onlyWhen(inZones, {
      co2Limit: quantity("Limit for CO₂", "C_l", "concentration", "absent", [100e-6, 0.05], {
        usual: [600e-6, 0.005],
        help: "Limit of the project or the local code. ASHRAE 62.1 sets none: its rates lead to 1000 ppm in offices and to 1500 ppm and more in dense rooms.",
      }),
      purge: flag("Compute purge time", false, {
        help: "With the outdoor air of each zone. Where air is recirculated, the return air is assumed to be that of the zone.",
      }),
      purgeFrom: quantity("Purge from", "C_a", "concentration", 2000, [100e-6, 0.05], { when: [fieldIs("purge", true)] }),
      purgeTo: quantity("Purge to", "C_b", "concentration", 800, [100e-6, 0.05], {
        help: "Above the outdoor concentration, which is approached but never reached.",
        when: [fieldIs("purge", true)],
      }),
    }),
  }),
  ...dwellingFields,
});

/** An input as entered: any field may be left at its default. */
export type VentilationInput = CalculatorInput<typeof fields>;
/** An input as calculated: every field, numbers in SI. */
export type VentilationValues = SIValues<typeof fields>;
