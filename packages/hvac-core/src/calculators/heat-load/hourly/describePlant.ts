import type { SheetBuilder } from "../../../kernel/index.ts";
import { supplyAirCitation } from "../../../loads/index.ts";
import { specificVolume } from "../../../psychrometrics/internal.ts";
import type { QuantityKind } from "../../../quantity/index.ts";
import { describeSupplyVolume } from "../describeMoistAir.ts";
import { dayTexts } from "../hourlyResults.ts";
import type { HourlyCalculation } from "../results.ts";
import type { HeatLoadValues } from "../schema.ts";
import type { SystemLoads, SystemState } from "./calculate.ts";
import { coilCitation, methodCitation } from "./citations.ts";
import { describePeak } from "./describePeak.ts";
import { describeCoil } from "./describeCoil.ts";
import { describeOutdoorAir } from "./describeOutdoors.ts";
import { indexOf } from "./hours.ts";
import type { LoadedDays, LoadedRoom, SystemValues } from "./rooms.ts";
import { fanSensibleOf, mixedRoom, sensibleHeatOf } from "./systems.ts";

const highestSensible = "Highest sensible load of its rooms at the same hour, none below its minimum airflow";

/** States the block load and the supply airflow of each zone. */
export function describeZones(
  { results, hourly }: HourlyCalculation,
  values: HeatLoadValues,
  rooms: readonly LoadedRoom[],
  sheet: SheetBuilder,
): void {
  const systemOf = new Map(values.zones.map((zone) => [zone.id, values.systems.find(({ id }) => id === zone.system)]));
  sheet.part("Zones");
  sheet.rows({
    list: "zones",
    results: "zoneResults",
    title: "Zones",
    rows: results.zoneResults ?? [],
    rowTitle: ({ name }, index) => name || `Zone ${index + 1}`,
    describe: ({ id, peakMonth, supplyAirflow }, zoneSheet) => {
      const system = systemOf.get(id);
      zoneSheet.given("system");
      describePeak(peakMonth, 1, zoneSheet);
      zoneSheet.resultLookup("load", methodCitation);
      if (supplyAirflow === undefined || !system) return;
      const served = rooms.filter((room) => room.values.zone === id);
      describeZoneAirflow(served, system, hourly.pressure, zoneSheet);
    },
  });
}

function describeZoneAirflow(rooms: readonly LoadedRoom[], system: SystemValues, pressure: number, sheet: SheetBuilder): void {
  const { supplyTemperature } = system;
  const air = mixedRoom(rooms, supplyTemperature);
  sheet.lookup("q_zs", highestSensible, "power", fanSensibleOf(sensibleHeatOf(rooms, system)), methodCitation);
  sheet.lookup("t_z", "Air of its rooms, mixed by their airflows", "temperature", air.dryBulb);
  sheet.lookup("W_z", "Humidity ratio of that air", "humidityRatio", air.humidityRatio);
  sheet.lookup("t_s", "Supply air temperature of its system", "temperature", supplyTemperature, undefined, { by: ["system"] });
  describeSupplyVolume("W_z", specificVolume(supplyTemperature, air.humidityRatio, pressure), supplyAirCitation, sheet);
  sheet.result("supplyAirflow", "q_zs * v_s / ((c_a + c_w * W_z) * (t_z - t_s))", supplyAirCitation);
}

/** Symbols of a system at the plant peak that the formulas of the plant add up. */
const systemParts: readonly (readonly [symbol: string, name: string, valueOf: (state: SystemState) => number])[] = [
  ["q_csp", "Coil, sensible", ({ coilSensible }) => coilSensible],
  ["q_clp", "Coil, latent", ({ coilSensible, coilTotal }) => coilTotal - coilSensible],
  ["q_ssp", "Rooms, sensible", ({ sensible }) => sensible],
  ["q_slp", "Rooms, latent", ({ latent }) => latent],
  ["q_rasp", "Lighting heat to return air", ({ returnAir }) => returnAir.sensible],
  ["q_ralp", "Lighting heat to the vapour of the return air", ({ returnAir }) => returnAir.latent],
  ["q_rhp", "Reheat", ({ reheat }) => reheat],
  ["q_fanp", "Fan and duct", ({ fan }) => fan],
  ["q_ncsp", "Losses of rooms without supply air", ({ uncredited }) => uncredited.sensible],
  ["q_nclp", "Moisture that the supply air cannot carry", ({ uncredited }) => uncredited.latent],
  ["q_vsp", "Outdoor air, sensible: the remainder of the coil load", ({ ventilation }) => ventilation.sensible],
  ["q_vlp", "Outdoor air, latent: the remainder of the coil load", ({ ventilation }) => ventilation.latent],
];

/** States the coil of each system at its own peak, and its parts at the peak of the plant. */
export function describeSystems(
  { hourly }: HourlyCalculation,
  values: HeatLoadValues,
  kinds: readonly LoadedDays[],
  sheet: SheetBuilder,
): void {
  const rows = new Map(values.systems.map((system) => [system.id, system]));
  sheet.part("Systems");
  sheet.rows({
    list: "systems",
    results: "systemResults",
    title: "Systems",
    rows: hourly.systems,
    rowTitle: ({ name }, index) => name || `System ${index + 1}`,
    values: {
      ...Object.fromEntries(systemParts.map(([symbol, , valueOf]) => [symbol, ({ atPlantPeak }: SystemLoads) => valueOf(atPlantPeak)])),
      Q_n: ({ supplyAirflow }) => supplyAirflow,
    },
    quantities: { ...Object.fromEntries(systemParts.map(([symbol]): [string, QuantityKind] => [symbol, "power"])), Q_n: "airFlow" },
    describe: (system, systemSheet) => describeSystem(system, { row: rows.get(system.id)!, values, kinds }, systemSheet),
  });
}

/** Context of the sheet of a system. */
interface SystemContext {
  readonly row: SystemValues;
  readonly values: HeatLoadValues;
  readonly kinds: readonly LoadedDays[];
}

function describeSystem(system: SystemLoads, { row, values, kinds }: SystemContext, sheet: SheetBuilder): void {
  const { room, atPeak } = system;
  const { days } = kinds.find(({ kind }) => kind === atPeak.day)!;
  for (const field of ["supplyTemperature", "flowControl", "minimumFlow", "fanRise", "ductRise", "sensibleRecovery", "latentRecovery"])
    sheet.given(field);
  sheet.lookup("t_r", "Air of its rooms, mixed by their airflows", "temperature", room.dryBulb);
  sheet.lookup("W_r", "Humidity ratio of that air", "humidityRatio", room.humidityRatio);
  sheet.lookup("q_max", highestSensible, "power", system.fanSensible, methodCitation);
  describeSupplyVolume("W_r", specificVolume(row.supplyTemperature, room.humidityRatio, days.pressure), supplyAirCitation, sheet);
  const cooling = "q_max * v_s / ((c_a + c_w * W_r) * (t_r - t_s))";
  sheet.formula("Q_c", "Airflow for cooling", "airFlow", cooling, system.coolingAirflow, supplyAirCitation);
  const ventilation = "Highest supply airflow of the hours with more outdoor air than cooling needs";
  sheet.lookup("Q_va", ventilation, "airFlow", system.ventilationAirflow, coilCitation);
  sheet.result("supplyAirflow", "max(Q_c, Q_va)");
  sheet.resultLookup("outdoorAirflow", undefined, { detail: "of its rooms" });
  sheet.part(kinds.length > 1 ? `Coil at its peak, on a ${dayTexts[atPeak.day].toLowerCase()}` : "Coil at its peak");
  describePeak(atPeak.month, kinds.length, sheet);
  sheet.lookup("q_ss", "Rooms, sensible", "power", atPeak.sensible, methodCitation);
  sheet.lookup("q_sl", "Rooms, latent", "power", atPeak.latent, methodCitation);
  sheet.result("roomLoad", "q_ss + q_sl");
  sheet.resultLookup("reheat", methodCitation, { detail: "of rooms whose minimum airflow cools more than they need" });
  describeOutdoorAir({ k: indexOf(atPeak), kind: atPeak.day, days }, values, sheet);
  describeCoil({ system, row, airflowBasis: values.airflowBasis, pressure: days.pressure }, sheet);
  sheet.part("At the plant peak");
  for (const [symbol, name, valueOf] of systemParts) sheet.lookup(symbol, name, "power", valueOf(system.atPlantPeak), coilCitation);
}

/** States the loads of the units of rooms without a system. */
export function describeRoomUnits({ hourly: { roomUnits } }: HourlyCalculation, sheet: SheetBuilder): void {
  const part = (symbol: string, name: string, value: number): void => sheet.lookup(symbol, name, "power", value, methodCitation);
  sheet.part("Rooms with separate units");
  part("q_us", "Rooms, sensible", roomUnits.sensible);
  part("q_ul", "Rooms, latent", roomUnits.latent);
  part("q_ura", "Lighting heat to their return air", roomUnits.returnAir);
  part("q_uas", "Their outdoor air, sensible; cool air is credited up to the load of the room", roomUnits.airSensible);
  part("q_ual", "Their outdoor air, latent; dry air is credited up to the load of the room", roomUnits.airLatent);
  part("q_unc", "Losses of rooms, not credited to the units of others", roomUnits.uncredited);
}
