import type { SheetBuilder } from "../../../kernel/index.ts";
import {
  pickUpCitation,
  radiantFractions,
  radiantFractionsCitation,
  supplyAirCitation,
  transmissionCitation,
  type LoadComponent,
} from "../../../loads/index.ts";
import { LoadResponses } from "../../../loads/internal.ts";
import { humidityRatioFromRelativeHumidity, specificVolume } from "../../../psychrometrics/internal.ts";
import { dayOfYear } from "../../../solar/index.ts";
import { fundamentals2017 } from "../../../sources/index.ts";
import { describeOutdoorVolume, describeSaturation, describeSupplyVolume, moistAir } from "../describeMoistAir.ts";
import { describePerson } from "../describePerson.ts";
import { describeClearSky, describeSunPosition } from "../describeSun.ts";
import type { HeatLoadValues } from "../schema.ts";
import { componentAt } from "./calculate.ts";
import { climateCitation, methodCitation, radiantCitation, seriesCitation } from "./citations.ts";
import { describeOutdoorAir } from "./describeOutdoors.ts";
import { describePeak } from "./describePeak.ts";
import { describeSurfaces, isSunUp, type DescribedHour } from "./describeSurfaces.ts";
import { describeWindows } from "./describeWindows.ts";
import { indexOf } from "./hours.ts";
import { supplyTemperatureOf } from "./roomLoads.ts";
import { activityOf, personOf } from "../people.ts";
import { describeTypeOutdoorAir } from "../spaceUse.ts";
import { glassShareOf, leakage } from "./roomModel.ts";
import type { LoadedRoom } from "./rooms.ts";
import { designSensible } from "./systems.ts";

/** Context of the sheet of a room. */
interface RoomContext extends Omit<DescribedHour, "k"> {
  readonly values: HeatLoadValues;
  readonly responses: LoadResponses;
}

/** States the load of one room at its own peak hour, and its heating load. */
export function describeRoom(room: LoadedRoom, context: RoomContext, sheet: SheetBuilder): void {
  const { peak } = room.hours.result;
  const hour: DescribedHour = { ...context, k: indexOf(peak) };
  for (const field of ["zone", "weight", "carpet"]) sheet.given(field);
  sheet.part("Peak of the room");
  describePeak(peak.month, 1, sheet);
  sheet.part("Outdoors at that hour");
  describeOutdoorAir({ ...hour, kind: "dryBulb" }, context.values, sheet);
  if (isSunUp(hour)) describeSun(hour, context.values.site, sheet);
  describeIndoors(room, hour, sheet);
  sheet.part("Surfaces and windows");
  describeSurfaces(room, hour, sheet);
  describeWindows(room, hour, sheet);
  describeGains(room, hour, context, sheet);
  describeInfiltration(room, hour, sheet);
  describeTotals(sheet);
  describeSupply(room, context, sheet);
  describeHeating(room, context, sheet);
}

function describeSun({ k, days }: DescribedHour, site: HeatLoadValues["site"], sheet: SheetBuilder): void {
  const m = Math.floor(k / 24);
  const [tauB, tauD] = [site.tauB[m]!, site.tauD[m]!];
  describeSunPosition({ sunAltitude: days.sunAltitude[k]!, sunAzimuth: days.sunAzimuth[k]! }, sheet);
  sheet.lookup("τ_b", "Beam optical depth of the month", "number", tauB, climateCitation);
  sheet.lookup("τ_d", "Diffuse optical depth of the month", "number", tauD, climateCitation);
  sheet.lookup("n_d", "Day of the year", "count", dayOfYear(m + 1, 21));
  const weather = { sunAltitude: days.sunAltitude[k]!, beamNormal: days.beamNormal[k]!, diffuseHorizontal: days.diffuseHorizontal[k]! };
  describeClearSky(weather, { month: m + 1, tauB, tauD, edition: site.tauEdition }, sheet);
}

function describeIndoors({ values }: LoadedRoom, { days }: DescribedHour, sheet: SheetBuilder): void {
  const { indoorTemp, indoorRelativeHumidity } = values;
  const expression = "0.621945 * RH_i * ps_i / (p - RH_i * ps_i)";
  const humidityRatio = humidityRatioFromRelativeHumidity(indoorTemp, indoorRelativeHumidity, days.pressure);
  sheet.part("Air of the room");
  describeSaturation("ps_i", "Indoor saturation pressure of water vapour", "t_i", indoorTemp, sheet);
  sheet.formula("W_i", "Indoor humidity ratio", "humidityRatio", expression, humidityRatio, moistAir("eqs. 20 and 22"));
}

/** Shares of a gain at full power that are load at the hour, with and without storage. */
function sharesOf(room: LoadedRoom, { k, library }: DescribedHour, { responses }: RoomContext, id: string | null, radiantFraction: number) {
  const schedule = id === null ? undefined : library.shares(id);
  const { hours } = LoadResponses.storeOf(responses).scheduled("schedule", schedule, radiantFraction, room.model.room.radiantSeries);
  return { stored: hours[k]!, present: schedule?.[k % 24] ?? 1 };
}

function describeGains(room: LoadedRoom, hour: DescribedHour, context: RoomContext, sheet: SheetBuilder): void {
  const { values } = room;
  const { peak } = room.hours.result;
  const glass = "Share of glass in the outside walls for which the radiant series is published";
  sheet.part("People, lighting, equipment");
  sheet.lookup("G_w", glass, "ratio", glassShareOf(values), radiantCitation);
  describePerson(activityOf(values), personOf(values), sheet);
  const series = hour.series.radiant(room).nonSolar;
  const share = (symbol: string, name: string, value: number, by: string): void =>
    sheet.lookup(symbol, name, "number", value, seriesCitation, { by: [by] });
  const stored = (symbol: string, heat: string, value: number, by: string): void => {
    const delayed = `the radiant share is spread over 24 hours by ${series}`;
    share(symbol, `Share of ${heat} that is load at this hour: ${delayed}`, value, by);
  };
  const gain = (symbol: string, name: string, expression: string, component: LoadComponent, kind: "sensible" | "latent"): void =>
    sheet.formula(symbol, name, "power", expression, componentAt(peak, component)[kind], methodCitation);
  const people = sharesOf(room, hour, context, values.peopleSchedule, radiantFractions.people);
  sheet.lookup("f_p", "Radiant share of the sensible heat of people", "ratio", radiantFractions.people, radiantFractionsCitation);
  stored("s_p", "the sensible heat of people", people.stored, "peopleSchedule");
  share("u_p", "Share of the people present", people.present, "peopleSchedule");
  gain("q_ps", "Sensible load from people", "N * g_s * s_p", "people", "sensible");
  gain("q_pl", "Latent load from people", "N * g_l * u_p", "people", "latent");
  sheet.given("lightingRadiantShare");
  const lighting = sharesOf(room, hour, context, values.lightingSchedule, values.lightingRadiantShare);
  stored("s_l", "the heat of lighting", lighting.stored, "lightingSchedule");
  gain("q_li", "Load from lighting", "P_l * F_l * s_l", "lighting", "sensible");
  sheet.given("equipmentRadiantShare");
  const equipment = sharesOf(room, hour, context, values.equipmentSchedule, values.equipmentRadiantShare);
  stored("s_e", "the sensible heat of equipment", equipment.stored, "equipmentSchedule");
  share("u_e", "Share of the equipment in use", equipment.present, "equipmentSchedule");
  gain("q_es", "Sensible load from equipment", "P_e * s_e", "equipment", "sensible");
  gain("q_el", "Latent load from equipment", "P_el * u_e", "equipment", "latent");
}

function describeInfiltration({ values, hours }: LoadedRoom, { k, days }: DescribedHour, sheet: SheetBuilder): void {
  const { sensible, latent } = componentAt(hours.result.peak, "infiltration");
  sheet.part("Infiltration");
  sheet.formula("Q_inf", "Infiltration airflow", "airFlow", "n * A_floor * H", leakage(values), {
    source: fundamentals2017,
    locator: "ch. 16",
  });
  describeOutdoorVolume(specificVolume(days.dryBulb[k]!, days.humidityRatio[k]!, days.pressure), sheet);
  sheet.formula("q_infs", "Infiltration, sensible", "power", "Q_inf / v_o * (c_a + c_w * W_o) * (t_o - t_i)", sensible, moistAir("eq. 30"));
  const name = "Infiltration, latent: dry air removes no more moisture than is given off";
  const expression = "max(0 - q_pl - q_el, Q_inf / v_o * (h_w + c_w * t_i) * (W_o - W_i))";
  sheet.formula("q_infl", name, "power", expression, latent, moistAir("eq. 30"));
}

function describeTotals(sheet: SheetBuilder): void {
  const surfaces = "sum(q_wi) + sum(q_ri) + sum(q_fi) + sum(q_pi) + sum(q_gti) + sum(q_gsi)";
  sheet.part("Load of the room");
  sheet.result("sensible", `${surfaces} + q_ps + q_li + q_es + q_infs`, methodCitation);
  sheet.result("latent", "q_pl + q_el + q_infl", methodCitation);
  sheet.result("load", "q_rs + q_rl", methodCitation);
  sheet.result("loadPerArea", "q_pk / A_floor");
}

function describeSupply(room: LoadedRoom, { days, values }: RoomContext, sheet: SheetBuilder): void {
  const temperature = supplyTemperatureOf(room, values);
  sheet.part("Supply air");
  sheet.lookup("q_smax", "Highest sensible load of the room at any hour", "power", designSensible(room), methodCitation);
  if (room.system) sheet.lookup("t_s", "Supply air temperature of its system", "temperature", temperature, undefined, { by: ["zone"] });
  else sheet.formula("t_s", "Supply air temperature of the room unit", "temperature", "t_i - Δt_s", temperature);
  const { humidityRatio } = room.hours.parts.room;
  describeSupplyVolume("W_i", specificVolume(temperature, humidityRatio, days.pressure), supplyAirCitation, sheet);
  sheet.result("supplyAirflow", "q_smax * v_s / ((c_a + c_w * W_i) * (t_i - t_s))", supplyAirCitation);
}

function describeHeating(room: LoadedRoom, { days, heatingDryBulb, values }: RoomContext, sheet: SheetBuilder): void {
  const { heating, system } = room;
  const volume = specificVolume(heatingDryBulb, 0, days.pressure);
  sheet.part("Heating");
  sheet.result("heatingTransmission", "sum(Φ_Ti) + sum(Φ_gi)", transmissionCitation);
  sheet.formula(
    "v_oh",
    "Specific volume of dry outdoor air",
    "specificVolume",
    "287.042 * (t_oh + 273.15) / p",
    volume,
    moistAir("eq. 26"),
  );
  sheet.lookup("ε_r", "Heat recovery of its system", "number", system?.sensibleRecovery ?? 0, undefined, { by: ["zone"] });
  sheet.formula("Φ_i", "Infiltration", "power", "c_a * Q_inf / v_oh * (t_ih - t_oh)", heating.infiltration, moistAir("eq. 30"));
  const entered = values.rooms.find(({ id }) => id === room.values.id)!;
  describeTypeOutdoorAir(entered, values, sheet, "typeOutdoorAir");
  const flow = values.airflowBasis === "standard" ? "ρ_std * Q_v" : "Q_v / v_oh";
  sheet.result("heatingOutdoorAir", `c_a * ${flow} * (t_ih - t_oh - ε_r * max(0, t_ih - t_oh))`, moistAir("eq. 30"));
  sheet.result("heatingVentilation", "Φ_i + Φ_o");
  sheet.result("heatingPickUp", "φ_hu * A_floor", pickUpCitation);
  sheet.result("heatingInRoom", "Φ_T + Φ_i + Φ_hu", pickUpCitation);
  sheet.result("heating", "Φ_T + Φ_V + Φ_hu", pickUpCitation);
}
