import type { SheetBuilder } from "../../../kernel/index.ts";
import { ashrae183 } from "../../../sources/index.ts";
import { describeEnthalpyConstants, describePressure, describeStandardAir } from "../describeMoistAir.ts";
import { dayTexts } from "../hourlyResults.ts";
import type { HourlyCalculation } from "../results.ts";
import type { HeatLoadValues } from "../schema.ts";
import { methodCitation } from "./citations.ts";
import { contributionsOf, describeContributions } from "./contributions.ts";
import { describeLibrary } from "./describeLibrary.ts";
import { describePeak } from "./describePeak.ts";
import { describeRoomUnits, describeSystems, describeZones } from "./describePlant.ts";
import { describeRoom } from "./describeRoom.ts";
import { loadRooms, type LoadedRoom } from "./rooms.ts";
import { SharedSeries } from "./sharedSeries.ts";

/** States the site, the constructions, every room at its own peak, the systems, and the plant. */
export function describeHourly(calculation: HourlyCalculation, values: HeatLoadValues, sheet: SheetBuilder): void {
  const { days, rooms, library, responses, kinds } = loadRooms(values);
  describeSite(calculation, values, sheet);
  describeLibrary(values, sheet);
  const contributions = contributionsOf(calculation, kinds);
  const series = new SharedSeries(rooms, values, library, responses);
  series.describe(sheet);
  const context = { values, days, library, series, responses, heatingDryBulb: values.site.heatingDryBulb };
  sheet.part("Rooms");
  sheet.rows({
    list: "rooms",
    results: "roomResults",
    title: "Rooms",
    rows: rooms.map((room) => ({ id: room.values.id, room })),
    rowTitle: ({ room }, index) => room.values.name || `Room ${index + 1}`,
    values: Object.fromEntries(
      contributions.map(({ symbol, valueOf }) => [symbol, ({ room }: { readonly room: LoadedRoom }) => valueOf(room)]),
    ),
    quantities: Object.fromEntries(contributions.map(({ symbol, quantity }) => [symbol, quantity])),
    describe: ({ room }, roomSheet) => {
      describeRoom(room, context, roomSheet);
      describeContributions(room, contributions, roomSheet);
    },
  });
  describeZones(calculation, values, rooms, sheet);
  describeSystems(calculation, values, kinds, sheet);
  describeRoomUnits(calculation, sheet);
  describePeaks(calculation, sheet);
  describeParts(sheet);
  describeTotals(sheet);
  describeHeating(sheet);
}

function describeSite({ hourly }: HourlyCalculation, { site, airflowBasis }: HeatLoadValues, sheet: SheetBuilder): void {
  sheet.part("Place and weather");
  for (const name of Object.keys(site)) if (name !== "place" && name !== "percentile") sheet.given(`site.${name}`);
  describePressure(hourly.pressure, sheet);
  describeEnthalpyConstants(sheet);
  sheet.given("airflowBasis");
  if (airflowBasis === "standard") describeStandardAir(sheet);
}

function describePeaks({ results, hourly: { dayKinds, peakDay } }: HourlyCalculation, sheet: SheetBuilder): void {
  sheet.part(dayKinds.length > 1 ? `Peaks; that of the plant is on a ${dayTexts[peakDay].toLowerCase()}` : "Peaks");
  describePeak(results.peakMonth!, dayKinds.length, sheet);
  describePeak(results.blockPeakMonth!, 1, sheet, "blockPeak");
  sheet.result("blockLoad", "sum(q_bn)", methodCitation);
  sheet.result("sumOfRoomPeaks", "sum(q_n)", methodCitation);
  sheet.result("diversity", "q_block / q_sum");
}

function describeParts(sheet: SheetBuilder): void {
  const part = (result: string, expression: string, detail?: string): void =>
    sheet.result(result, expression, methodCitation, detail === undefined ? {} : { detail });
  sheet.part("Parts of the plant load at its peak");
  part("wallLoad", "sum(q_wp)");
  part("windowTransmissionLoad", "sum(q_gtp)");
  part("windowSolarLoad", "sum(q_gsp)");
  part("windowLoad", "q_gt + q_gs");
  part("roofLoad", "sum(q_rp)");
  part("floorLoad", "sum(q_fp)");
  part("partitionLoad", "sum(q_pap)");
  part("peopleSensibleLoad", "sum(q_psp)");
  part("peopleLatentLoad", "sum(q_plp)");
  part("lightingGainLoad", "sum(q_lip)");
  part("equipmentGainLoad", "sum(q_esp) + sum(q_elp)");
  part("internalLoad", "q_ps + q_pl + q_li + q_eq");
  part("infiltrationSensibleLoad", "sum(q_isp)");
  part("infiltrationLatentLoad", "sum(q_ilp)");
  part("infiltrationLoad", "q_infs + q_infl");
  part("returnAirLoad", "sum(q_rasp) + sum(q_ralp) + q_ura");
  part("reheatLoad", "sum(q_rhp)");
  part("fanLoad", "sum(q_fanp)");
  const remainder = "the remainder of the coil load";
  part("ventilationSensibleLoad", "sum(q_vsp) + q_uas", remainder);
  part("ventilationLatentLoad", "sum(q_vlp) + q_ual", remainder);
  part("ventilationLoad", "q_vs + q_vl");
  part("uncreditedLoad", "sum(q_ncsp) + sum(q_nclp) + q_unc");
}

function describeTotals(sheet: SheetBuilder): void {
  sheet.part("Totals");
  sheet.result("sensibleLoad", "sum(q_csp) + q_us + q_ura + q_uas + q_unc", methodCitation);
  sheet.result("latentLoad", "sum(q_clp) + q_ul + q_ual", methodCitation);
  sheet.result("safetyLoad", "s * max(0, q_s + q_l)", { source: ashrae183 });
  sheet.result("totalLoad", "q_s + q_l + q_safety", methodCitation);
  sheet.result("sensibleHeatRatio", "q_s / (q_s + q_l)");
  sheet.result("loadPerArea", "q / sum(A_n)");
  sheet.result("areaPerCapacity", "sum(A_n) / q");
  sheet.result("supplyAirflow", "sum(Q_n)", undefined, { detail: "of all systems" });
}

function describeHeating(sheet: SheetBuilder): void {
  sheet.part("Heating of the project");
  sheet.result("heatingTransmissionLoad", "sum(Φ_Tn)", methodCitation);
  sheet.result("heatingVentilationLoad", "sum(Φ_Vn)", methodCitation);
  sheet.result("heatingOutdoorAirLoad", "sum(Φ_on)", methodCitation);
  sheet.result("heatingPickUpLoad", "sum(Φ_hun)", methodCitation);
  sheet.result("heatingRoomsLoad", "sum(Φ_hn)", methodCitation);
  sheet.result("heatingSafetyLoad", "s * max(0, Φ_Ta + Φ_Va + Φ_hua)", { source: ashrae183 });
  sheet.result("heatingLoad", "Φ_Ta + Φ_Va + Φ_hua + Φ_safety", methodCitation);
}
