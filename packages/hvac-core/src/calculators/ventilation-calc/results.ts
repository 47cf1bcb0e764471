import { defineNumbers, fieldIs, inGroup, numbersOf, type ResultValues } from "../../kernel/index.ts";
import type { VentilationState } from "./calculate.ts";
import type { DwellingCalculation, LocalExhaustCalculation } from "./dwelling.ts";
import type { RoomCalculation } from "./room.ts";
import { difference } from "./suppliedZone.ts";
import { sumOf } from "./sumOf.ts";
import { zoneNumbers } from "./zoneNumbers.ts";
import type { ZonesCalculation } from "./zones.ts";

const { number, text, onlyWhen } = numbersOf<VentilationState>();
const roomOrZones = numbersOf<RoomCalculation | ZonesCalculation>();
const room = numbersOf<RoomCalculation>();
const zones = numbersOf<ZonesCalculation>();
const dwelling = numbersOf<DwellingCalculation>();
const exhaust = numbersOf<LocalExhaustCalculation>();

const isRoom = fieldIs("scope", "room");
const isDwelling = fieldIs("scope", "dwelling");
const isRoomOrZones = fieldIs("scope", "room", "zones");
const roomOf = (state: VentilationState) => (state.scope === "room" ? state : undefined);
const zonesOf = (state: VentilationState) => (state.scope === "zones" ? state : undefined);
const dwellingOf = (state: VentilationState) => (state.scope === "dwelling" ? state : undefined);
const roomOrZonesOf = (state: VentilationState) => (state.scope === "dwelling" ? undefined : state);

const categoryZone = ({ zone }: RoomCalculation) => (zone.demands.category ? zone : undefined);
const exhaustOf = (state: ZonesCalculation): number => sumOf(state.zones, ({ demands }) => demands.exhausted);
const leakageOf = (state: ZonesCalculation): number => sumOf(state.zones, ({ demands }) => demands.leakage);

export const numbers = defineNumbers({
  ...onlyWhen(
    isRoom,
    roomOf,
    inGroup("Air changes", {
      requiredAirflow: room.number("Airflow by air changes", "Q_ach", "airFlow", ({ zone }) => zone.demands.byAirChanges),
      outdoorAirflow: room.number("Outdoor air included", "Q_oa", "airFlow", ({ outdoorByChanges }) => outdoorByChanges),
    }),
  ),
  ...onlyWhen(
    isRoom,
    roomOf,
    inGroup("Ventilation rate procedure", {
      breathingZoneAirflow: room.optional.number(
        "Breathing zone outdoor air",
        "V_bz",
        "airFlow",
        (state) => categoryZone(state)?.demands.breathingZone,
      ),
      zoneOutdoorAirflow: room.optional.number("Zone outdoor air", "V_oz", "airFlow", (state) => categoryZone(state)?.demands.zoneOutdoor),
      occupantsCounted: room.optional.number("Number of people", "N", "count", (state) => categoryZone(state)?.demands.people),
    }),
  ),
  ...inGroup("Design", {
    designAirflow: number("Design supply airflow", "Q_d", "airFlow", ({ design }) => design.supply),
    designOutdoorAirflow: number("Design outdoor airflow", "Q_od", "airFlow", ({ design }) => design.outdoor),
    ...onlyWhen(isRoomOrZones, roomOrZonesOf, {
      outdoorShare: roomOrZones.optional.number("Outdoor share of the supply", "s_d", "ratio", ({ design }) => design.share),
      roomVolume: roomOrZones.number("Room volume", "V", "volume", ({ design }) => design.volume),
      designAirChanges: roomOrZones.number("Design air changes", "n_d", "airChanges", ({ design }) => design.supply / design.volume),
    }),
    governing: text("Governed by", ({ design }) => design.governing),
  }),
  ...inGroup("Carbon dioxide", {
    ...onlyWhen(isRoom, roomOf, {
      co2AtSteadyState: room.optional.number(
        "CO₂ at steady state",
        "C_ss",
        "concentration",
        (state) => categoryZone(state)?.air?.steadyState,
      ),
    }),
  }),
  ...onlyWhen(fieldIs("scope", "zones"), zonesOf, {
    ...inGroup("System", {
      uncorrectedOutdoorAirflow: zones.optional.number("Uncorrected outdoor air", "V_ou", "airFlow", ({ system }) => system?.uncorrected),
      occupantDiversity: zones.optional.number("Occupant diversity", "D", "ratio", ({ system }) => system?.diversity),
      systemEfficiency: zones.optional.number("System ventilation efficiency", "E_v", "number", ({ system }) => system?.efficiency),
      outdoorIntake: zones.number("Outdoor air intake by the rate procedure", "V_ot", "airFlow", ({ intake }) => intake),
      criticalZone: zones.optional.text("Critical zone", ({ system, zones: rows }) =>
        system?.critical === undefined ? undefined : rows[system.critical]!.demands.zone.name,
      ),
      outdoorForAirChanges: zones.number("Outdoor air by outdoor air changes", "V_on", "airFlow", (state) => state.outdoorForAirChanges),
      outdoorForMakeup: zones.number("Make-up air for exhaust and pressure", "V_om", "airFlow", (state) => state.outdoorForMakeup),
    }),
    ...inGroup("Balance", {
      exhaustTotal: zones.number("Total exhaust", "Q_E", "airFlow", exhaustOf),
      transferFromOutside: zones.number("Transfer air from outside the zones", "Q_T", "airFlow", (state) => state.transferFromOutside),
      leakageTotal: zones.number("Total exfiltration", "Q_N", "airFlow", leakageOf),
      returnTotal: zones.number("Total return air", "Q_R", "airFlow", (state) => sumOf(state.zones, ({ returned }) => returned)),
      reliefAirflow: zones.number("Relief air", "Q_rel", "airFlow", (state) =>
        difference(state.design.outdoor + state.transferFromOutside, exhaustOf(state) + leakageOf(state)),
      ),
    }),
    ...inGroup("Carbon dioxide", {
      supplyCo2: zones.optional.number("CO₂ in the supply air at steady state", "C_s", "concentration", ({ supplyCo2 }) => supplyCo2),
    }),
    ...inGroup("Demand control", {
      demandControlSaving: zones.optional.number(
        "Outdoor air saved by demand control, daily average",
        "Q_dc",
        "airFlow",
        ({ demandControl }) => demandControl?.saved,
      ),
    }),
    ...inGroup("Zones", { zones: zones.rows("Zones", (state) => state.zones, zoneNumbers) }),
  }),
  ...onlyWhen(
    isDwelling,
    dwellingOf,
    inGroup("Dwelling", {
      dwellingAirflow: dwelling.number("Required ventilation of the dwelling", "Q_tot", "airFlow", ({ total }) => total),
      infiltrationAirflow: dwelling.optional.number(
        "Annual effective infiltration",
        "Q_inf",
        "airFlow",
        (state) => state.infiltration?.airflow,
      ),
      infiltrationCreditAirflow: dwelling.optional.number("Infiltration credit", "Q_cr", "airFlow", (state) => state.infiltration?.credit),
      averageFanAirflow: dwelling.number("Average fan airflow", "Q_fan", "airFlow", ({ average }) => average),
      localExhaustTotal: dwelling.number("Local exhaust required", "Q_loc", "airFlow", ({ local }) =>
        sumOf(local, ({ required }) => required),
      ),
      localExhausts: dwelling.rows("Kitchens and bathrooms", ({ local }) => local, {
        requiredAirflow: exhaust.number("Required exhaust", "Q_lr", "airFlow", ({ required }) => required),
        deficit: exhaust.number("Shortfall", "Q_ld", "airFlow", ({ deficit }) => deficit),
      }),
    }),
  ),
});

export const results = numbers.fields;

/** Ventilation as calculated, with its results. */
export type VentilationCalculation = VentilationState & { readonly results: ResultValues<typeof results> };
