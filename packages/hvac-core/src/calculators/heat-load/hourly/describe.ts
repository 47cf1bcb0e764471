import { monthNames } from "../../../quantity/index.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import type { QuantityKind } from "../../../quantity/index.ts";
import { ashrae183, fundamentals2017, fundamentals2021, mathematics, type Citation } from "../../../sources/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { describeStandardAir } from "../describeAir.ts";
import { dayTexts, type HourlyCalculation } from "./calculate.ts";
import { describeLibrary } from "./describeLibrary.ts";
import { contributionsOf, describeContributions, describeOwnUnits, describeSystems, describeZones, roomValues } from "./describePlant.ts";
import { describeRoom } from "./describeRoom.ts";
import { loadRooms, type LoadedRoom } from "./rooms.ts";
import { SharedSeries } from "./sharedSeries.ts";
import { dryAirSpecificHeat, evaporationHeat, vaporSpecificHeat } from "../../../psychrometrics/internal.ts";

const sum: Citation = { source: mathematics };
const method: Citation = { source: fundamentals2021, locator: "ch. 18, section 6" };

/** States the site, what rooms are made of, every room at its own peak, the systems, and the plant. */
export function describeHourly(calculation: HourlyCalculation, values: HeatLoadValues, sheet: SheetBuilder): void {
  const { days, rooms, library, responses, kinds } = loadRooms(values);
  describeSite(calculation, values, sheet);
  describeLibrary(values, library, sheet);
  const contributions = contributionsOf(calculation, kinds);
  const symbols = roomValues(contributions);
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
      Object.entries(symbols).map(([symbol, of]) => [symbol, ({ room }: { readonly room: LoadedRoom }) => of(room)]),
    ),
    quantities: Object.fromEntries(
      Object.keys(symbols).map((symbol): [string, QuantityKind] => [symbol, symbol === "A_n" ? "area" : "power"]),
    ),
    describe: ({ room }, own) => {
      describeRoom(room, context, own);
      describeContributions(room, contributions, own);
    },
  });
  describeZones(calculation, values, rooms, sheet);
  describeSystems(calculation, values, kinds, sheet);
  describeOwnUnits(calculation, sheet);
  describePlant(calculation, sheet);
}

function describeSite({ hourly }: HourlyCalculation, { site, airflowBasis }: HeatLoadValues, sheet: SheetBuilder): void {
  sheet.part("Place and weather");
  for (const name of Object.keys(site)) if (name !== "place" && name !== "percentile") sheet.given(`site.${name}`);
  sheet.formula({
    symbol: "p",
    name: "Atmospheric pressure",
    expression: "pressureAtAltitude(z)",
    value: hourly.pressure,
    quantity: "atmosphericPressure",
    source: { source: fundamentals2017, locator: "ch. 1, eq. 3" },
  });
  const source: Citation = { source: fundamentals2017, locator: "ch. 1, eq. 30" };
  sheet.constant({ symbol: "c_a", name: "Specific heat of dry air", value: dryAirSpecificHeat, quantity: "specificHeat", source });
  sheet.constant({ symbol: "c_w", name: "Specific heat of water vapour", value: vaporSpecificHeat, quantity: "specificHeat", source });
  sheet.constant({ symbol: "h_w", name: "Enthalpy of water vapour at 0 °C", value: evaporationHeat, quantity: "enthalpy", source });
  sheet.given("airflowBasis");
  if (airflowBasis === "standard") describeStandardAir(sheet);
}

function describePlant({ results, hourly }: HourlyCalculation, sheet: SheetBuilder): void {
  const power = (symbol: string, name: string, expression: string, value: number | undefined, result?: string): void => {
    if (value !== undefined)
      sheet.formula({ symbol, name, expression, value, quantity: "power", source: method, ...(result !== undefined && { result }) });
  };
  sheet.part(hourly.dayKinds.length > 1 ? `Peaks; the plant’s is on a ${dayTexts[hourly.peakDay].toLowerCase()}` : "Peaks");
  sheet.lookup({
    symbol: "M",
    name: `Month of the plant’s peak: ${monthNames[results.peakMonth! - 1]!}, the highest of ${hourly.dayKinds.length * 288} hours`,
    value: results.peakMonth!,
    quantity: "month",
    source: method,
    result: "peakMonth",
  });
  sheet.lookup({
    symbol: "h_p",
    name: "Hour of the plant’s peak",
    value: results.peakHour!,
    quantity: "time",
    source: method,
    result: "peakHour",
  });
  power("q_block", "Rooms together at one hour (block)", "sum(q_bn)", results.blockLoad, "blockLoad");
  power("q_sum", "Sum of the rooms’ own peaks", "sum(q_n)", results.sumOfRoomPeaks, "sumOfRoomPeaks");
  if (results.diversity !== undefined)
    sheet.formula({
      symbol: "d",
      name: "Diversity",
      expression: "q_block / q_sum",
      value: results.diversity,
      quantity: "ratio",
      source: sum,
      result: "diversity",
    });

  sheet.part("Parts of the plant’s load at its peak");
  power("q_w", "Walls", "sum(q_wp)", results.wallLoad, "wallLoad");
  power("q_gt", "Windows, transmission", "sum(q_gtp)", results.windowTransmissionLoad, "windowTransmissionLoad");
  power("q_gs", "Windows, sun", "sum(q_gsp)", results.windowSolarLoad, "windowSolarLoad");
  power("q_g", "Windows", "q_gt + q_gs", results.windowLoad, "windowLoad");
  power("q_r", "Roof", "sum(q_rp)", results.roofLoad, "roofLoad");
  power("q_f", "Floor", "sum(q_fp)", results.floorLoad, "floorLoad");
  power("q_pa", "Partitions", "sum(q_pap)", results.partitionLoad, "partitionLoad");
  power("q_ps", "People, sensible", "sum(q_psp)", results.peopleSensibleLoad, "peopleSensibleLoad");
  power("q_pl", "People, latent", "sum(q_plp)", results.peopleLatentLoad, "peopleLatentLoad");
  power("q_li", "Lighting", "sum(q_lip)", results.lightingGainLoad, "lightingGainLoad");
  power("q_eq", "Equipment", "sum(q_esp) + sum(q_elp)", results.equipmentGainLoad, "equipmentGainLoad");
  power("q_int", "Internal gains", "q_ps + q_pl + q_li + q_eq", results.internalLoad, "internalLoad");
  power("q_infs", "Infiltration, sensible", "sum(q_isp)", results.infiltrationSensibleLoad, "infiltrationSensibleLoad");
  power("q_infl", "Infiltration, latent", "sum(q_ilp)", results.infiltrationLatentLoad, "infiltrationLatentLoad");
  power("q_inf", "Infiltration", "q_infs + q_infl", results.infiltrationLoad, "infiltrationLoad");
  power("q_ra", "Lights, to the return air", "sum(q_rasp) + sum(q_ralp) + q_ura", results.returnAirLoad, "returnAirLoad");
  power("q_rh", "Reheat", "sum(q_rhp)", results.reheatLoad, "reheatLoad");
  power("q_fan", "Fans and ducts", "sum(q_fanp)", results.fanLoad, "fanLoad");
  const rest = "what is left of the coils’ load";
  power("q_vs", `Ventilation, sensible: ${rest}`, "sum(q_vsp) + q_uas", results.ventilationSensibleLoad, "ventilationSensibleLoad");
  power("q_vl", `Ventilation, latent: ${rest}`, "sum(q_vlp) + q_ual", results.ventilationLatentLoad, "ventilationLatentLoad");
  power("q_v", "Ventilation", "q_vs + q_vl", results.ventilationLoad, "ventilationLoad");
  power("q_nc", "Uncredited losses, latent not removed", "sum(q_ncsp) + sum(q_nclp) + q_unc", results.uncreditedLoad, "uncreditedLoad");

  sheet.part("Totals");
  power("q_s", "Sensible load", "sum(q_csp) + q_us + q_ura + q_uas + q_unc", results.sensibleLoad, "sensibleLoad");
  power("q_l", "Latent load", "sum(q_clp) + q_ul + q_ual", results.latentLoad, "latentLoad");
  sheet.formula({
    symbol: "q_safety",
    name: "Safety",
    expression: "s * max(0, q_s + q_l)",
    value: results.safetyLoad,
    quantity: "power",
    source: { source: ashrae183 },
    result: "safetyLoad",
  });
  power("q", "Total load", "q_s + q_l + q_safety", results.totalLoad, "totalLoad");
  describeRatios({ results, hourly }, sheet);

  sheet.part("Heating of the project");
  power("Φ_Ta", "Transmission", "sum(Φ_Tn)", results.heatingTransmissionLoad, "heatingTransmissionLoad");
  power("Φ_Va", "Ventilation and infiltration", "sum(Φ_Vn)", results.heatingVentilationLoad, "heatingVentilationLoad");
  power("Φ_oa", "Outdoor air of the ventilation, included above", "sum(Φ_on)", results.heatingOutdoorAirLoad, "heatingOutdoorAirLoad");
  power("Φ_hua", "Heating-up", "sum(Φ_hun)", results.heatingPickUpLoad, "heatingPickUpLoad");
  power("Φ_h", "Heaters in the rooms", "sum(Φ_hn)", results.heatingRoomsLoad, "heatingRoomsLoad");
  sheet.formula({
    symbol: "Φ_safety",
    name: "Safety",
    expression: "s * max(0, Φ_Ta + Φ_Va + Φ_hua)",
    value: results.heatingSafetyLoad!,
    quantity: "power",
    source: { source: ashrae183 },
    result: "heatingSafetyLoad",
  });
  power("Φ", "Heating", "Φ_Ta + Φ_Va + Φ_hua + Φ_safety", results.heatingLoad, "heatingLoad");
}

function describeRatios({ results }: HourlyCalculation, sheet: SheetBuilder): void {
  const area = "sum(A_n)";
  const ratio = (
    symbol: string,
    name: string,
    expression: string,
    value: number | undefined,
    quantity: QuantityKind,
    result: string,
  ): void => {
    if (value !== undefined) sheet.formula({ symbol, name, expression, value, quantity, source: sum, result });
  };
  ratio("SHR", "Sensible heat ratio", "q_s / (q_s + q_l)", results.sensibleHeatRatio, "sensibleHeatRatio", "sensibleHeatRatio");
  ratio("q_A", "Load per floor area", `q / ${area}`, results.loadPerArea, "heatFlux", "loadPerArea");
  ratio("A_q", "Floor area per capacity", `${area} / q`, results.areaPerCapacity, "areaPerCapacity", "areaPerCapacity");
  ratio("Q_sa", "Supply airflow of all systems", "sum(Q_s)", results.supplyAirflow, "airFlow", "supplyAirflow");
}
