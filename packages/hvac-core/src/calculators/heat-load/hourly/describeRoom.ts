import { monthNames } from "../../../quantity/index.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import {
  pickUpCitation,
  radiantFractions,
  supplyAirCitation,
  transmissionCitation,
  type LoadComponent,
  radiantFractionsCitation,
} from "../../../loads/index.ts";
import { LoadResponses } from "../../../loads/internal.ts";
import { saturationPressure } from "../../../psychrometrics/index.ts";
import { humidityRatioFromRelativeHumidity, specificVolume } from "../../../psychrometrics/internal.ts";
import type { QuantityKind } from "../../../quantity/index.ts";
import { dayOfYear } from "../../../solar/index.ts";
import { fundamentals2017, fundamentals2021, mathematics, noaaSolar, type Citation } from "../../../sources/index.ts";
import { describePerson } from "../describePerson.ts";
import { describeClearSky } from "../describeSun.ts";
import type { HeatLoadValues } from "../schema.ts";
import { componentAt, indexOf, inRoomHeatingOf, supplyTemperatureOf, transmissionOf } from "./calculate.ts";
import { describeOutdoorAir } from "./describeOutdoors.ts";
import { describeSurfaces, describeWindows, isSunUp, seriesCitation, type DescribedHour } from "./describeSurfaces.ts";
import { activityOf, glassShareOf, leakage, personOf } from "./roomModel.ts";
import type { LoadedRoom } from "./rooms.ts";
import { airflowFor, designSensible } from "./systems.ts";

const sum: Citation = { source: mathematics };
const method: Citation = { source: fundamentals2021, locator: "ch. 18, section 6" };
const moistAir = (locator: string): Citation => ({ source: fundamentals2017, locator: `ch. 1, ${locator}` });

/** What the sheet of a room needs beside the room. */
interface RoomContext extends Omit<DescribedHour, "k"> {
  readonly values: HeatLoadValues;
  readonly responses: LoadResponses;
}

/** States the load of one room at its own peak hour, and its heating load. */
export function describeRoom(room: LoadedRoom, context: RoomContext, sheet: SheetBuilder): void {
  const { peak } = room.hours.result;
  const hour: DescribedHour = { ...context, k: indexOf(peak) };
  for (const field of ["zone", "weight", "carpet"]) sheet.given(field);
  sheet.part("Hour of the room’s peak");
  const found = "the highest of 288 hours";
  sheet.lookup({
    symbol: "M",
    name: `Month of the peak: ${monthNames[peak.month - 1]!}, ${found}`,
    value: peak.month,
    quantity: "month",
    source: method,
    result: "peakMonth",
  });
  sheet.lookup({ symbol: "h_s", name: "Hour of the peak", value: peak.hour * 3600, quantity: "time", source: method, result: "peakHour" });
  describeOutdoors(hour, context.values, sheet);
  describeIndoors(room, hour, sheet);
  sheet.part("Surfaces and windows");
  describeSurfaces(room, hour, sheet);
  describeWindows(room, hour, sheet);
  describeGains(room, hour, context, sheet);
  describeInfiltration(room, hour, sheet);
  describeTotals(room, sheet);
  describeSupply(room, context, sheet);
  describeHeating(room, context, sheet);
}

function describeOutdoors(hour: DescribedHour, values: HeatLoadValues, sheet: SheetBuilder): void {
  sheet.part("Outdoors at that hour");
  describeOutdoorAir({ ...hour, kind: "dryBulb" }, values, sheet);
  describeSun(hour, values.site, sheet);
}

function describeSun(hour: DescribedHour, { tauB, tauD, tauEdition }: HeatLoadValues["site"], sheet: SheetBuilder): void {
  const { k, days } = hour;
  const month = Math.floor(k / 24) + 1;
  if (!isSunUp(hour)) return;
  const sun = (symbol: string, name: string, expression: string, value: number): void =>
    sheet.formula({ symbol, name, expression, value, quantity: "angle", source: { source: noaaSolar } });
  sun("β", "Solar altitude", "sunAltitude(M, h_s, L, LON, TZ)", days.sunAltitude[k]!);
  sun("φ", "Azimuth of the sun, clockwise from north", "sunAzimuth(M, h_s, L, LON, TZ)", days.sunAzimuth[k]!);
  const lookup = (symbol: string, name: string, value: number, quantity: QuantityKind): void =>
    sheet.lookup({ symbol, name, value, quantity, source: { source: fundamentals2017, locator: "ch. 14" } });
  lookup("τ_b", "Beam optical depth of the month", tauB[month - 1]!, "number");
  lookup("τ_d", "Diffuse optical depth of the month", tauD[month - 1]!, "number");
  sheet.lookup({ symbol: "n_d", name: "Day of the year", value: dayOfYear(month, 21), quantity: "count", source: sum });
  const weather = { sunAltitude: days.sunAltitude[k]!, beamNormal: days.beamNormal[k]!, diffuseHorizontal: days.diffuseHorizontal[k]! };
  describeClearSky(weather, { month, tauB: tauB[month - 1]!, tauD: tauD[month - 1]!, edition: tauEdition }, sheet);
}

function describeIndoors({ values }: LoadedRoom, { days }: DescribedHour, sheet: SheetBuilder): void {
  const { indoorTemp, indoorRelativeHumidity } = values;
  const saturation = saturationPressure(indoorTemp);
  sheet.part("Air of the room");
  sheet.formula({
    symbol: "ps_i",
    name: "Indoor saturation pressure of water vapour",
    expression: "saturationPressure(t_i)",
    value: saturation,
    quantity: "vaporPressure",
    source: moistAir("eqs. 5 and 6"),
  });
  sheet.formula({
    symbol: "W_i",
    name: "Indoor humidity ratio",
    expression: "0.621945 * RH_i * ps_i / (p - RH_i * ps_i)",
    value: humidityRatioFromRelativeHumidity(indoorTemp, indoorRelativeHumidity, days.pressure),
    quantity: "humidityRatio",
    source: moistAir("eqs. 20 and 22"),
  });
}

/** Of a gain at its full power, what has become load at the hour, with and without what is stored. */
function sharesOf(room: LoadedRoom, { k, library }: DescribedHour, { responses }: RoomContext, id: string | null, radiantFraction: number) {
  const schedule = id === null ? undefined : library.schedules.get(id)!;
  const { hours } = LoadResponses.storeOf(responses).scheduled("schedule", schedule, radiantFraction, room.model.room.radiantSeries);
  return { stored: hours[k]!, present: schedule?.[k % 24] ?? 1 };
}

function describeGains(room: LoadedRoom, hour: DescribedHour, context: RoomContext, sheet: SheetBuilder): void {
  const { values, hours } = room;
  const { peak } = hours.result;
  sheet.part("People, lighting, equipment");
  sheet.lookup({
    symbol: "G_w",
    name: "Share of glass in the outside walls for which the radiant series is published",
    value: glassShareOf(values),
    quantity: "ratio",
    source: { source: fundamentals2021, locator: "ch. 18, Tables 19 and 20" },
  });
  describePerson(activityOf(values), personOf(values), sheet);
  const series = hour.series.radiant(room).nonSolar;
  const share = (symbol: string, name: string, value: number, by: string): void =>
    sheet.lookup({ symbol, name, value, quantity: "number", source: seriesCitation, by: [by] });
  /** What has become load of heat that follows a schedule. */
  const stored = (symbol: string, of: string, value: number, by: string): void =>
    share(
      symbol,
      `Share of ${of} that has become load: the schedule of this hour, but for the radiant share, which comes by ${series} of this hour and the 23 before it`,
      value,
      by,
    );
  const gain = (symbol: string, name: string, expression: string, value: number): void =>
    sheet.formula({ symbol, name, expression, value, quantity: "power", source: method });
  const people = sharesOf(room, hour, context, values.peopleSchedule, radiantFractions.people);
  sheet.lookup({
    symbol: "f_p",
    name: "Radiant share of the people’s sensible heat",
    value: radiantFractions.people,
    quantity: "ratio",
    source: radiantFractionsCitation,
  });
  stored("s_p", "the people’s sensible heat", people.stored, "peopleSchedule");
  share("u_p", "Share of the people who are there", people.present, "peopleSchedule");
  gain("q_ps", "People, sensible", "N * g_s * s_p", componentAt(peak, "people").sensible);
  gain("q_pl", "People, latent", "N * g_l * u_p", componentAt(peak, "people").latent);
  sheet.given("lightingRadiantShare");
  const lighting = sharesOf(room, hour, context, values.lightingSchedule, values.lightingRadiantShare);
  stored("s_l", "the lights’ heat", lighting.stored, "lightingSchedule");
  gain("q_li", "Lighting", "P_l * F_l * s_l", componentAt(peak, "lighting").sensible);
  sheet.given("equipmentRadiantShare");
  const equipment = sharesOf(room, hour, context, values.equipmentSchedule, values.equipmentRadiantShare);
  stored("s_e", "the equipment’s sensible heat", equipment.stored, "equipmentSchedule");
  share("u_e", "Share of the equipment in use", equipment.present, "equipmentSchedule");
  gain("q_es", "Equipment, sensible", "P_e * s_e", componentAt(peak, "equipment").sensible);
  gain("q_el", "Equipment, latent", "P_el * u_e", componentAt(peak, "equipment").latent);
}

function describeInfiltration({ values, hours }: LoadedRoom, { k, days }: DescribedHour, sheet: SheetBuilder): void {
  const { sensible, latent } = componentAt(hours.result.peak, "infiltration");
  const flow = leakage(values);
  const volume = specificVolume(days.dryBulb[k]!, days.humidityRatio[k]!, days.pressure);
  sheet.part("Infiltration");
  sheet.formula({
    symbol: "Q_inf",
    name: "Infiltration airflow",
    expression: "n * A_floor * H",
    value: flow,
    quantity: "airFlow",
    source: { source: fundamentals2017, locator: "ch. 16" },
  });
  sheet.formula({
    symbol: "v_o",
    name: "Specific volume of outdoor air",
    expression: "287.042 * (t_o + 273.15) * (1 + 1.607858 * W_o) / p",
    value: volume,
    quantity: "specificVolume",
    source: moistAir("eq. 26"),
  });
  sheet.formula({
    symbol: "q_infs",
    name: "Infiltration, sensible",
    expression: "Q_inf / v_o * (c_a + c_w * W_o) * (t_o - t_i)",
    value: sensible,
    quantity: "power",
    source: moistAir("eq. 30"),
  });
  sheet.formula({
    symbol: "q_infl",
    name: "Infiltration, latent: dry air takes away no more moisture than is given off",
    expression: "max(0 - q_pl - q_el, Q_inf / v_o * (h_w + c_w * t_i) * (W_o - W_i))",
    value: latent,
    quantity: "power",
    source: moistAir("eq. 30"),
  });
}

function describeTotals({ values, hours }: LoadedRoom, sheet: SheetBuilder): void {
  const { peak } = hours.result;
  sheet.part("Load of the room");
  const total = (symbol: string, name: string, expression: string, value: number, result: string): void =>
    sheet.formula({ symbol, name, expression, value, quantity: "power", source: method, result });
  total(
    "q_rs",
    "Sensible",
    "sum(q_wi) + sum(q_ri) + sum(q_fi) + sum(q_pi) + sum(q_gti) + sum(q_gsi) + q_ps + q_li + q_es + q_infs",
    peak.sensible,
    "sensible",
  );
  total("q_rl", "Latent", "q_pl + q_el + q_infl", peak.latent, "latent");
  total("q_pk", "Load of the room at its peak", "q_rs + q_rl", peak.total, "load");
  sheet.formula({
    symbol: "q_A",
    name: "Load per floor area",
    expression: "q_pk / A_floor",
    value: peak.total / values.floorArea,
    quantity: "heatFlux",
    source: sum,
    result: "loadPerArea",
  });
}

function describeSupply(room: LoadedRoom, { days, values }: RoomContext, sheet: SheetBuilder): void {
  const { system, hours } = room;
  const { pressure } = days;
  const supplyTemperature = supplyTemperatureOf(room, values);
  const { humidityRatio } = hours.parts.room;
  sheet.part("Supply air");
  sheet.lookup({
    symbol: "q_smax",
    name: "Highest sensible load of the room, whatever the hour",
    value: designSensible(room),
    quantity: "power",
    source: method,
  });
  const t_s = { symbol: "t_s", value: supplyTemperature, quantity: "temperature", source: sum } as const;
  if (system) sheet.lookup({ ...t_s, name: "Supply air temperature of its system", by: ["zone"] });
  else sheet.formula({ ...t_s, name: "Supply air temperature of its own unit", expression: "t_i - Δt_s" });
  sheet.formula({
    symbol: "v_s",
    name: "Specific volume of the supply air at the room’s humidity ratio",
    expression: "287.042 * (t_s + 273.15) * (1 + 1.607858 * W_i) / p",
    value: specificVolume(supplyTemperature, humidityRatio, pressure),
    quantity: "specificVolume",
    source: supplyAirCitation,
  });
  sheet.formula({
    symbol: "Q_s",
    name: "Supply airflow",
    expression: "q_smax * v_s / ((c_a + c_w * W_i) * (t_i - t_s))",
    value: airflowFor(designSensible(room), hours.parts.room, supplyTemperature, pressure),
    quantity: "airFlow",
    source: supplyAirCitation,
    result: "supplyAirflow",
  });
}

function describeHeating(room: LoadedRoom, { days, heatingDryBulb, values: { airflowBasis } }: RoomContext, sheet: SheetBuilder): void {
  const { heating, system } = room;
  sheet.part("Heating");
  const part = (symbol: string, name: string, expression: string, value: number, source: Citation, result?: string): void =>
    sheet.formula({ symbol, name, expression, value, quantity: "power", source, ...(result !== undefined && { result }) });
  part("Φ_T", "Transmission", "sum(Φ_Ti) + sum(Φ_gi)", transmissionOf(room), transmissionCitation, "heatingTransmission");
  sheet.formula({
    symbol: "v_oh",
    name: "Specific volume of dry outdoor air",
    expression: "287.042 * (t_oh + 273.15) / p",
    value: specificVolume(heatingDryBulb, 0, days.pressure),
    quantity: "specificVolume",
    source: moistAir("eq. 26"),
  });
  sheet.lookup({
    symbol: "ε_r",
    name: "Heat recovery of its system",
    value: system?.sensibleRecovery ?? 0,
    quantity: "number",
    source: sum,
    by: ["zone"],
  });
  part("Φ_i", "Infiltration", "c_a * Q_inf / v_oh * (t_ih - t_oh)", heating.infiltration, moistAir("eq. 30"));
  part(
    "Φ_o",
    "Outdoor air of the ventilation",
    `c_a * ${airflowBasis === "standard" ? "ρ_std * Q_v" : "Q_v / v_oh"} * (t_ih - t_oh - ε_r * max(0, t_ih - t_oh))`,
    heating.ventilation,
    moistAir("eq. 30"),
    "heatingOutdoorAir",
  );
  part("Φ_V", "Ventilation and infiltration", "Φ_i + Φ_o", heating.infiltration + heating.ventilation, sum, "heatingVentilation");
  part("Φ_hu", "Heating-up", "φ_hu * A_floor", heating.pickUp, pickUpCitation, "heatingPickUp");
  part("Φ_h", "Heater in the room", "Φ_T + Φ_i + Φ_hu", inRoomHeatingOf(room), pickUpCitation, "heatingInRoom");
  part("Φ_r", "Heating load of the room", "Φ_T + Φ_V + Φ_hu", heating.total, pickUpCitation, "heating");
}

/** Parts of the plant's load by component: the symbol of the sum over rooms. */
export const plantParts: readonly (readonly [symbol: string, name: string, component: LoadComponent, kind: "sensible" | "latent"])[] = [
  ["q_wp", "Walls", "wall", "sensible"],
  ["q_rp", "Roof", "roof", "sensible"],
  ["q_fp", "Floor", "floor", "sensible"],
  ["q_gtp", "Windows, transmission", "windowConduction", "sensible"],
  ["q_gsp", "Windows, sun", "windowSolar", "sensible"],
  ["q_pap", "Partitions", "partition", "sensible"],
  ["q_psp", "People, sensible", "people", "sensible"],
  ["q_plp", "People, latent", "people", "latent"],
  ["q_lip", "Lighting", "lighting", "sensible"],
  ["q_esp", "Equipment, sensible", "equipment", "sensible"],
  ["q_elp", "Equipment, latent", "equipment", "latent"],
  ["q_isp", "Infiltration, sensible", "infiltration", "sensible"],
  ["q_ilp", "Infiltration, latent", "infiltration", "latent"],
];
