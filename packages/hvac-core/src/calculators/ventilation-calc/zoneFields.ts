import { choice, defineFields, fieldIs, flag, onlyWhen, quantity, reference, series, text } from "../../kernel/index.ts";
import { airChanges, airDistribution, exhaustRates, ventilationCategories } from "../../reference/index.ts";
import { rowsBySpaceType, spaceTypeField, zoneDefaults } from "../../reference/internal.ts";
import { ashrae62, ashrae62Edition2019, fundamentals2021, persilyDeJonge2017 } from "../../sources/index.ts";
import { kitchenHoods } from "../../ventilation/index.ts";
import { imc507, multipleZones } from "../../ventilation/sources.ts";

/** A choice that leaves a rule out, then the rows of a table by their labels. */
function optionsOf(none: string, rows: readonly { readonly id: string; readonly label: string }[]): Readonly<Record<string, string>> {
  return Object.fromEntries([["none", none], ...rows.map(({ id, label }) => [id, label] as const)]);
}

const hoodOptions: Readonly<Record<string, string>> = { ...optionsOf("None", kitchenHoods), capture: "By capture velocity" };
const healthRooms = airChanges.filter(({ group }) => group === "health");
const perUnit = exhaustRates.filter(({ unit }) => unit !== undefined).map(({ id }) => id);
const multiple = fieldIs("systemKind", "multiple-zone");
const secondary = [multiple, fieldIs("efficiencyMethod", "appendix-a"), fieldIs("secondaryPath", true)];
const pressurised = fieldIs("pressureTarget", "positive", "negative");
const byLeakage = [pressurised, fieldIs("pressureBy", "leakage")];
const byType = zoneDefaults();
const captured = [fieldIs("hood", "capture")];

/** Fields of one zone, among them those of each rule. */
export const zoneFields = defineFields({
  name: text("Name", 80, { default: "Zone" }),
  area: quantity("Floor area", "A_z", "area", "required", [0.0001, 2_000_000]),
  height: quantity("Height", "H", "length", "required", [0.01, 200]),
  spaceType: {
    ...spaceTypeField,
    help: "Sets the occupancy category, people, health care room, exhaust and occupancy schedule. Each may be entered; what is cleared follows the type again.",
  },
  category: choice("Occupancy category", optionsOf("None: no rate procedure", ventilationCategories), "none", {
    help: "Sets the outdoor air rates per person and per floor area, and the usual density of people.",
    source: { source: ashrae62, locator: "Table 6-1" },
    defaultBy: rowsBySpaceType(({ category }) => category, ventilationCategories),
  }),
  people: quantity("People", "P_z", "count", "derived", [0, 100000], {
    per: { field: "area", label: "floor area", quantity: "peopleDensity", symbol: "n_z" },
    defaultBy: byType.people,
    help: "Largest number in normal use. If empty, floor area times the default density of the category, not rounded, as the standard permits.",
  }),
  airDistribution: choice(
    "Air distribution, cooling",
    Object.fromEntries(airDistribution.map(({ id, label }) => [id, label])) as Readonly<Record<string, string>>,
    "ceiling-cool",
    { source: { source: ashrae62Edition2019, locator: "Table 6-4" } },
  ),
  heatingDistribution: choice("Air distribution, heating", optionsOf("As in cooling", airDistribution), "none", {
    help: "Warm air from the ceiling reaches the breathing zone less well. The less effective of the two applies.",
    source: { source: ashrae62Edition2019, locator: "Table 6-4" },
  }),
  loadAirflow: quantity("Supply airflow for the load", "Q_L", "airFlow", 0, [0, 1000], {
    help: "Supply air that cooling or heating needs, from the load calculation.",
  }),
  minimumAirflow: quantity("Minimum primary airflow", "V_min", "airFlow", "derived", [0, 1000], {
    help: "Airflow to which the terminal may close. No rule permits less than it requires: outdoor air, air changes, health care, exhaust and pressure. If empty, the simplified procedure uses the largest of these, the other methods the design airflow.",
    source: { source: ashrae62Edition2019, locator: "section 6.2.5" },
    when: [multiple],
  }),
  secondaryPath: flag("Terminal recirculates air", false, {
    help: "Fan-powered or induction terminals and transfer fans bring air from the ceiling plenum or from other rooms.",
    when: [multiple, fieldIs("efficiencyMethod", "appendix-a")],
  }),
  primaryFraction: quantity("Primary share of the discharge", "E_p", "ratio", 0.5, [0.05, 1], {
    help: "Primary over discharge airflow at the analysed minimum.",
    source: { source: multipleZones, locator: "Appendix A" },
    when: secondary,
  }),
  secondaryRecirculation: quantity("Secondary air fraction representative of the system", "E_r", "ratio", 0, [0, 1], {
    help: "0 where the terminal draws the zone's own air, 1 where it draws average return air of the system.",
    source: { source: multipleZones, locator: "Appendix A" },
    when: secondary,
  }),
  airChangesPerHour: quantity("Air changes required", "n", "airChanges", 0, [0, 2000 / 3600], {
    help: "Volumes of the zone supplied per hour.",
  }),
  outdoorAirChanges: quantity("Outdoor air changes required", "n_oz", "airChanges", 0, [0, 2000 / 3600]),
  outdoorAirFraction: quantity("Outdoor share of the supply", "s", "ratio", "derived", [0.01, 1], {
    help: "The share of the supply air that is outdoor air; the rest is recirculated. If empty, as much as the rules require. Exhaust, pressure and outdoor air changes may require more.",
    when: [fieldIs("systemKind", "single-zone")],
  }),
  healthcareSpace: choice("Health care room", optionsOf("None", healthRooms), "none", {
    help: "Sets total and outdoor air changes and the pressure against the neighbouring rooms.",
    source: healthRooms[0]!.source,
    defaultBy: rowsBySpaceType(({ health }) => health, healthRooms),
  }),
  exhaustKind: choice("Exhaust of the room", optionsOf("None", exhaustRates), "none", {
    defaultBy: rowsBySpaceType(({ exhaust }) => exhaust, exhaustRates),
    source: { source: ashrae62Edition2019, locator: "Table 6-2" },
  }),
  exhaustUse: choice("Use of the exhaust", { low: "Normal use, or runs all the time", high: "Heavy use, or runs when needed" }, "high", {
    when: [fieldIs("exhaustKind", ...perUnit)],
  }),
  exhaustUnits: quantity("Fixtures or rooms", "n_f", "count", 1, [0, 1000], {
    help: "Number of water closets and urinals, shower heads, or private rooms with exhaust.",
    when: [fieldIs("exhaustKind", ...perUnit)],
  }),
  otherExhaust: quantity("Other exhaust", "Q_x", "airFlow", 0, [0, 1000], {
    help: "In addition to the exhaust of the room and its hood. Of these two, the larger applies: a hood exhausts the air of the room.",
  }),
  hood: choice("Kitchen or process hood", hoodOptions, "none", {
    help: "Net exhaust by style and duty, as in the mechanical code for unlisted hoods, or by the velocity through the open sides.",
    source: { source: imc507 },
  }),
  hoodLength: quantity("Length of the hood", "L_h", "length", "required", [0.1, 100], {
    help: "Front edge; for a double island the sum of both sides.",
    when: [fieldIs("hood", ...kitchenHoods.map(({ id }) => id))],
  }),
  ...onlyWhen(captured, {
    captureVelocity: quantity("Capture velocity", "v_c", "velocity", { Imperial: 100, Metric: 0.5 }, [0.05, 10], {
      usual: [0.25, 2.5],
      help: "Velocity of the air through the open sides, between hood and source.",
    }),
    openPerimeter: quantity("Open perimeter", "P_h", "length", "required", [0.1, 200]),
    openHeight: quantity("Height of the opening", "h_h", "length", "required", [0.05, 10], {
      help: "From the source or worktop up to the edge of the hood.",
    }),
  }),
  transferAirflow: quantity("Transfer air in", "Q_ti", "airFlow", 0, [0, 1000], {
    help: "Through grilles, undercut doors or a transfer fan.",
  }),
  transferFrom: reference("Transfer air from", "zones", {
    optional: true,
    help: "Another zone of the list. If empty, it comes from outside these zones.",
  }),
  pressureTarget: choice(
    "Pressure against the neighbouring rooms",
    { neutral: "Neutral", positive: "Positive: air leaks out", negative: "Negative: air leaks in" },
    "neutral",
  ),
  pressureBy: choice(
    "Pressure maintained by",
    { offset: "Airflow difference", leakage: "Leakage area and pressure difference" },
    "offset",
    { when: [pressurised] },
  ),
  pressureOffset: quantity("Airflow difference", "Q_po", "airFlow", "required", [0, 100], {
    help: "Difference between supply and exhaust airflow.",
    when: [pressurised, fieldIs("pressureBy", "offset")],
  }),
  pressureDifference: quantity("Pressure difference", "p_d", "pressure", { Imperial: 0.02, Metric: 5 }, [0.1, 250], {
    usual: [2.5, 20],
    help: "Health care requires a minimum of 2.5 Pa (0.01 in. w.g.).",
    when: byLeakage,
  }),
  leakageArea: quantity("Effective leakage area at 4 Pa", "A_l", "area", "required", [0, 10], {
    help: "Leakage of doors, undercuts and the envelope of the room.",
    source: { source: fundamentals2021, locator: "ch. 16" },
    when: byLeakage,
  }),
  fuelBurning: flag("Fuel-burning appliance with combustion air from the room", false, {
    help: "Negative pressure can draw its flue gas into the room.",
  }),
  co2PerPerson: quantity("CO₂ generation per person", "G_p", "airFlowPerPerson", { Imperial: 0.011, Metric: 0.0052 }, [0, 0.0001], {
    usual: [3e-6, 12e-6],
    help: "About 0.0052 L/s for an adult in office work (1.2 met); more with activity, less for children.",
    source: { source: persilyDeJonge2017, locator: "Table 4" },
  }),
  peopleSchedule: choice("Occupancy schedule", { constant: "All people, all day", custom: "By the hour" }, "constant", {
    defaultBy: byType.peopleSchedule,
  }),
  peopleShares: series("Share of the people", "hours", quantity("Share of the people", null, "ratio", 1, [0, 1]), {
    help: "Share in each hour of a repeating day.",
    defaultBy: byType.peopleShares,
    when: [fieldIs("peopleSchedule", "custom")],
  }),
  demandControl: flag("Demand-controlled ventilation", false, {
    help: "The outdoor air for people follows the number of people present, that for the floor area is constant.",
    source: { source: ashrae62, locator: "section 6.2.6" },
    when: [fieldIs("peopleSchedule", "custom")],
  }),
});
