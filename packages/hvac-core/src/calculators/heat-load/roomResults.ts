import { defineNumbers, inGroup, numbersOf, type ResultValues } from "../../kernel/index.ts";
import { quick } from "./fields/site.ts";
import type { HourlyState } from "./hourly/calculate.ts";
import type { RoomState } from "./quick/calculate.ts";
import type { SurfaceLoad } from "./quick/surfaces.ts";

/** A load by either method. */
export type HeatLoadState = RoomState | HourlyState;
const { number, optional, onlyWhen } = numbersOf<HeatLoadState>();
const room = numbersOf<RoomState>();
const surface = numbersOf<SurfaceLoad>();

const roomOf = (state: HeatLoadState): RoomState | undefined => ("hourly" in state ? undefined : state);

/** Below a tenth of a watt gains and losses cancel, and ratios to the load mean nothing. */
const hasLoad = ({ totals }: HeatLoadState): boolean => totals.sum > 0.1;

const inBreakdown = { table: "breakdown" } as const;

/** Results that both methods have, and those of one room. */
export const roomLines = {
  ...inGroup("Totals", {
    totalLoad: number("Total load", "q", "power", ({ totals }) => totals.total),
    sensibleLoad: number("Sensible load", "q_s", "power", ({ totals }) => totals.sensible, inBreakdown),
    latentLoad: number("Latent load", "q_l", "power", ({ totals }) => totals.latent, inBreakdown),
    safetyLoad: number("Safety allowance", "q_safety", "power", ({ totals }) => totals.safety, {
      ...inBreakdown,
      help: "Included in the total load.",
    }),
    sensibleHeatRatio: optional.number("Sensible heat ratio", "SHR", "sensibleHeatRatio", (state) =>
      hasLoad(state) && state.totals.sensible >= 0 ? state.totals.sensible / state.totals.sum : undefined,
    ),
    loadPerArea: optional.number("Load per floor area", "q_A", "heatFlux", ({ totals, floorArea }) =>
      floorArea === null ? undefined : totals.total / floorArea,
    ),
    areaPerCapacity: optional.number(
      "Floor area per capacity",
      "A_q",
      "areaPerCapacity",
      (state) => (state.floorArea !== null && state.cooling && hasLoad(state) ? state.floorArea / state.totals.total : undefined),
      { help: "Of cooling capacity." },
    ),
  }),
  ...inGroup("Supply air", {
    supplyAirflow: optional.number("Supply airflow", "Q_s", "airFlow", ({ supplyAirflow }) => supplyAirflow),
    ...onlyWhen(quick, roomOf, {
      supplyTemperature: room.optional.number("Supply air temperature", "t_s", "temperature", ({ supply, supplyTemperature }) =>
        supply ? supplyTemperature : undefined,
      ),
    }),
  }),
  ...inGroup("Envelope", {
    wallLoad: number("Walls", "q_w", "power", ({ parts }) => parts.walls, { ...inBreakdown, help: "Including the sun on them." }),
    windowLoad: number("Windows", "q_g", "power", ({ parts }) => parts.windows, { ...inBreakdown, help: "Transmission and sun." }),
    windowTransmissionLoad: number("Windows, transmission", "q_gt", "power", ({ parts }) => parts.windowTransmission, inBreakdown),
    windowSolarLoad: optional.number(
      "Windows, sun",
      "q_gs",
      "power",
      ({ cooling, parts }) => (cooling ? parts.windowSun : undefined),
      inBreakdown,
    ),
    roofLoad: number("Roof", "q_r", "power", ({ parts }) => parts.roof, { ...inBreakdown, help: "Including the sun on it." }),
    floorLoad: number("Floor", "q_f", "power", ({ parts }) => parts.floor, inBreakdown),
    ...onlyWhen(quick, roomOf, {
      opaqueSolarLoad: room.optional.number(
        "Sun on walls, roof and doors",
        "q_os",
        "power",
        ({ cooling, parts }) => (cooling ? parts.opaqueSun : undefined),
        { help: "Included in the loads of walls, roof and doors." },
      ),
      doorLoad: room.number("Doors", "q_d", "power", ({ parts }) => parts.doors, inBreakdown),
      slabLoad: room.optional.number("Slab edge", "q_sl", "power", ({ cooling, parts }) => (cooling ? undefined : parts.slab), inBreakdown),
    }),
  }),
  ...inGroup("Internal", {
    ...onlyWhen(quick, roomOf, {
      pickUpLoad: room.optional.number(
        "Pick-up after setback",
        "q_up",
        "power",
        ({ cooling, parts }) => (cooling ? undefined : parts.pickUp),
        inBreakdown,
      ),
    }),
    internalLoad: number("Internal gains", "q_int", "power", ({ parts }) => parts.internal, {
      ...inBreakdown,
      help: "People, lighting and equipment. In heating only the credited share is used.",
    }),
    peopleSensibleLoad: number("People, sensible", "q_ps", "power", ({ parts }) => parts.people.sensible, inBreakdown),
    peopleLatentLoad: optional.number(
      "People, latent",
      "q_pl",
      "power",
      ({ cooling, parts }) => (cooling ? parts.people.latent : undefined),
      inBreakdown,
    ),
  }),
  ...inGroup("Outdoor air", {
    ventilationLoad: number(
      "Ventilation",
      "q_v",
      "power",
      ({ parts }) => parts.ventilation.sensible + parts.ventilation.latent,
      inBreakdown,
    ),
    ventilationSensibleLoad: number("Ventilation, sensible", "q_vs", "power", ({ parts }) => parts.ventilation.sensible, inBreakdown),
    ventilationLatentLoad: number("Ventilation, latent", "q_vl", "power", ({ parts }) => parts.ventilation.latent, inBreakdown),
    infiltrationLoad: number(
      "Infiltration",
      "q_inf",
      "power",
      ({ parts }) => parts.infiltration.sensible + parts.infiltration.latent,
      inBreakdown,
    ),
    infiltrationSensibleLoad: number("Infiltration, sensible", "q_infs", "power", ({ parts }) => parts.infiltration.sensible, inBreakdown),
    infiltrationLatentLoad: number("Infiltration, latent", "q_infl", "power", ({ parts }) => parts.infiltration.latent, inBreakdown),
  }),
  ...onlyWhen(quick, roomOf, {
    surfaces: room.rows(
      "Surfaces",
      ({ surfaces }) => surfaces,
      {
        name: surface.text("Surface", (row) => row.surface.name),
        // The sheet has a symbol for each kind of surface, since sums by kind add up the loads of all rows.
        load: surface.number("Load", null, "power", ({ load }) => load),
        sunLoad: surface.optional.number("Solar load", null, "power", ({ sunLoad }) => sunLoad ?? undefined, {
          help: "Included in the load.",
        }),
        outsideTemperature: surface.number("Outside temperature", "t_e", "temperature", ({ outsideTemperature }) => outsideTemperature, {
          help: "The sol-air temperature of surfaces in the sun, and that of the air on the other side of all others.",
        }),
      },
      { group: "Envelope" },
    ),
  }),
};

export const roomNumbers = defineNumbers(roomLines);
export const roomResults = roomNumbers.fields;

/** The load of one room at one hour, with its results. */
export type RoomCalculation = RoomState & { readonly results: ResultValues<typeof roomResults> };
