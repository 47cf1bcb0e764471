import { ashrae90, ashrae90Edition2013, type Citation } from "../sources/index.ts";
import { ecodesign1253, ecodesign206, ecodesign2281, ecodesign813 } from "./sources.ts";
import type { EquipmentMinimum } from "./equipmentMinimum.ts";

/** Where a range of sizes begins, and what holds from there: the published number, and that of part load. */
type Size = readonly [from: number, published: number, partLoad?: number];

/** Equipment of one kind over its sizes. */
export interface MinimumSeries extends Pick<EquipmentMinimum, "id" | "label" | "group" | "mode" | "metric" | "note" | "verify" | "sizedBy" | "includesMax"> {
  /** kBtu/h when left out. */
  readonly sizeUnit?: "tons" | "kBtu/h" | "kW";
  readonly sizes: readonly Size[];
  /** Where the largest size ends; absent where it does not. */
  readonly upTo?: number;
  /** Whether its first size begins above its limit, which another series includes. */
  readonly isAbove?: true;
  readonly standard?: string;
  readonly source?: Citation;
}

const pathA = "Path A, for plant at full load. The edition of 2013 asks for the same since 2015.";
const pathB = "Path B, for plant at part load. The edition of 2013 asks for the same since 2015.";
const since2023 = "Since 1 January 2023.";
const federalVacated = "The higher federal minima of January 2023 do not apply: a court vacated them (88 FR 64351).";

const chillers: readonly MinimumSeries[] = [
  { id: "chiller-air-a", label: "Air-cooled chiller, path A", group: "chiller", mode: "cooling", metric: "EER", sizeUnit: "tons", sizes: [[0, 10.1, 13.7], [150, 10.1, 14]], note: pathA },
  { id: "chiller-air-b", label: "Air-cooled chiller, path B", group: "chiller", mode: "cooling", metric: "EER", sizeUnit: "tons", sizes: [[0, 9.7, 15.8], [150, 9.7, 16.1]], note: pathB },
  {
    id: "chiller-positive-a", label: "Water-cooled scroll or screw chiller, path A", group: "chiller", mode: "cooling", metric: "kW/ton", sizeUnit: "tons",
    sizes: [[0, 0.75, 0.6], [75, 0.72, 0.56], [150, 0.66, 0.54], [300, 0.61, 0.52], [600, 0.56, 0.5]], note: pathA,
  },
  {
    id: "chiller-positive-b", label: "Water-cooled scroll or screw chiller, path B", group: "chiller", mode: "cooling", metric: "kW/ton", sizeUnit: "tons",
    sizes: [[0, 0.78, 0.5], [75, 0.75, 0.49], [150, 0.68, 0.44], [300, 0.625, 0.41], [600, 0.585, 0.38]], note: pathB,
  },
  {
    id: "chiller-centrifugal-a", label: "Centrifugal chiller, path A", group: "chiller", mode: "cooling", metric: "kW/ton", sizeUnit: "tons",
    sizes: [[0, 0.61, 0.55], [300, 0.56, 0.52], [400, 0.56, 0.5], [600, 0.56, 0.5]], note: pathA,
  },
  {
    id: "chiller-centrifugal-b", label: "Centrifugal chiller, path B", group: "chiller", mode: "cooling", metric: "kW/ton", sizeUnit: "tons",
    sizes: [[0, 0.695, 0.44], [150, 0.635, 0.4], [300, 0.595, 0.39], [400, 0.585, 0.38]], note: pathB,
  },
  { id: "absorption-air", label: "Absorption chiller, single effect, air-cooled", group: "absorption-chiller", mode: "cooling", metric: "COP", sizes: [[0, 0.6]] },
  { id: "absorption-water", label: "Absorption chiller, single effect, water-cooled", group: "absorption-chiller", mode: "cooling", metric: "COP", sizes: [[0, 0.7]] },
  { id: "absorption-double-indirect", label: "Absorption chiller, double effect, indirect-fired", group: "absorption-chiller", mode: "cooling", metric: "COP", sizes: [[0, 1, 1.05]] },
  { id: "absorption-double-direct", label: "Absorption chiller, double effect, direct-fired", group: "absorption-chiller", mode: "cooling", metric: "COP", sizes: [[0, 1, 1]] },
];

const airConditioners: readonly MinimumSeries[] = [
  { id: "air-conditioner-small", label: "Air conditioner, air-cooled", group: "air-conditioner", mode: "cooling", metric: "SEER2", sizes: [[0, 13.4]], upTo: 65, note: since2023 },
  {
    id: "air-conditioner-electric", label: "Air conditioner, air-cooled, electric heating or none", group: "air-conditioner", mode: "cooling", metric: "IEER",
    sizes: [[65, 14.8], [135, 14.2], [240, 13.2], [760, 12.5]], note: since2023,
  },
  {
    id: "air-conditioner-other", label: "Air conditioner, air-cooled, other heating", group: "air-conditioner", mode: "cooling", metric: "IEER",
    sizes: [[65, 14.6], [135, 14], [240, 13], [760, 12.3]], note: since2023,
  },
  {
    id: "air-conditioner-water", label: "Air conditioner, water-cooled, electric heating or none", group: "air-conditioner", mode: "cooling", metric: "EER",
    sizes: [[0, 12.1, 12.3], [65, 12.1, 13.9], [135, 12.5, 13.9], [240, 12.4, 13.6], [760, 12.2, 13.5]], note: "Part load is the IEER.",
  },
  {
    id: "air-conditioner-evaporative", label: "Air conditioner, evaporatively cooled, electric heating or none", group: "air-conditioner", mode: "cooling", metric: "EER",
    sizes: [[0, 12.1, 12.3], [65, 12.1, 12.3], [135, 12, 12.2], [240, 11.9, 12.1], [760, 11.7, 11.9]], note: "Part load is the IEER.",
  },
  { id: "condensing-unit-air", label: "Condensing unit, air-cooled", group: "air-conditioner", mode: "cooling", metric: "EER", sizes: [[135, 10.5, 11.8]], note: "Part load is the IEER." },
  { id: "condensing-unit-water", label: "Condensing unit, water-cooled", group: "air-conditioner", mode: "cooling", metric: "EER", sizes: [[135, 13.5, 14]], note: "Part load is the IEER." },
  { id: "vertical-unit", label: "Single-package vertical air conditioner", group: "air-conditioner", mode: "cooling", metric: "EER", sizes: [[0, 11], [65, 10]], upTo: 240 },
  { id: "small-duct", label: "Small-duct, high-velocity air conditioner", group: "air-conditioner", mode: "cooling", metric: "SEER2", sizes: [[0, 12]], upTo: 65, note: since2023 },
];

const heatPumps: readonly MinimumSeries[] = [
  { id: "heat-pump-split-cooling", label: "Heat pump, air-cooled, split: cooling", group: "heat-pump", mode: "cooling", metric: "SEER2", sizes: [[0, 14.3]], upTo: 65, note: since2023 },
  { id: "heat-pump-package-cooling", label: "Heat pump, air-cooled, packaged: cooling", group: "heat-pump", mode: "cooling", metric: "SEER2", sizes: [[0, 13.4]], upTo: 65, note: since2023 },
  {
    id: "heat-pump-cooling", label: "Heat pump, air-cooled, electric heating or none: cooling", group: "heat-pump", mode: "cooling", metric: "IEER",
    sizes: [[65, 14.1], [135, 13.5], [240, 12.5]], note: since2023,
  },
  { id: "heat-pump-split-heating", label: "Heat pump, air-cooled, split: heating", group: "heat-pump", mode: "heating", metric: "HSPF2", sizes: [[0, 7.5]], upTo: 65, note: since2023 },
  { id: "heat-pump-package-heating", label: "Heat pump, air-cooled, packaged: heating", group: "heat-pump", mode: "heating", metric: "HSPF2", sizes: [[0, 6.7]], upTo: 65, note: since2023 },
  { id: "heat-pump-heating-mild", label: "Heat pump, air-cooled: heating at 8.3 °C (47 °F)", group: "heat-pump", mode: "heating", metric: "COP", sizes: [[65, 3.4], [135, 3.3], [240, 3.2]] },
  { id: "heat-pump-heating-cold", label: "Heat pump, air-cooled: heating at −8.3 °C (17 °F)", group: "heat-pump", mode: "heating", metric: "COP", sizes: [[65, 2.25], [135, 2.05], [240, 2.05]] },
  { id: "water-loop-cooling", label: "Heat pump on a water loop, water to air: cooling", group: "heat-pump", mode: "cooling", metric: "EER", sizes: [[0, 12.2], [17, 13]], upTo: 135 },
  { id: "water-loop-heating", label: "Heat pump on a water loop, water to air: heating", group: "heat-pump", mode: "heating", metric: "COP", sizes: [[0, 4.3]], upTo: 135 },
  { id: "ground-water-cooling", label: "Heat pump on ground water, water to air: cooling", group: "heat-pump", mode: "cooling", metric: "EER", sizes: [[0, 18]], upTo: 135 },
  { id: "ground-water-heating", label: "Heat pump on ground water, water to air: heating", group: "heat-pump", mode: "heating", metric: "COP", sizes: [[0, 3.7]], upTo: 135 },
  { id: "ground-loop-cooling", label: "Heat pump on a ground loop, brine to air: cooling", group: "heat-pump", mode: "cooling", metric: "EER", sizes: [[0, 14.1]], upTo: 135 },
  { id: "ground-loop-heating", label: "Heat pump on a ground loop, brine to air: heating", group: "heat-pump", mode: "heating", metric: "COP", sizes: [[0, 3.2]], upTo: 135 },
  { id: "brine-to-water-heating", label: "Heat pump on a ground loop, brine to water: heating", group: "heat-pump", mode: "heating", metric: "COP", sizes: [[0, 2.5]], upTo: 135 },
];

const ieer2024 = "Since 1 January 2024. Part load is the IEER, by which federal law judges VRF systems.";
const multisplit: readonly MinimumSeries[] = [
  { id: "vrf-small", label: "VRF heat pump, air-cooled: cooling", group: "variable-refrigerant-flow", mode: "cooling", metric: "SEER2", sizes: [[0, 13.4]], upTo: 65, note: since2023 },
  {
    id: "vrf-cooling", label: "VRF heat pump, air-cooled, electric heating or none: cooling", group: "variable-refrigerant-flow", mode: "cooling", metric: "EER",
    sizes: [[65, 10.3, 14.6], [135, 9.9, 13.9], [240, 9.1, 12.7]], note: ieer2024,
  },
  {
    id: "vrf-recovery-cooling", label: "VRF heat recovery, air-cooled, electric heating or none: cooling", group: "variable-refrigerant-flow", mode: "cooling", metric: "EER",
    sizes: [[65, 10.1, 14.4], [135, 9.7, 13.7], [240, 8.9, 12.5]], note: ieer2024,
  },
  { id: "vrf-water-cooling", label: "VRF heat pump, water-cooled: cooling", group: "variable-refrigerant-flow", mode: "cooling", metric: "EER", sizes: [[0, 12, 16], [135, 10, 14], [240, 10, 12]], note: "Part load is the IEER." },
  { id: "vrf-heating-mild", label: "VRF, air-cooled: heating at 8.3 °C (47 °F)", group: "variable-refrigerant-flow", mode: "heating", metric: "COP", sizes: [[65, 3.3], [135, 3.2]] },
  { id: "vrf-heating-cold", label: "VRF, air-cooled: heating at −8.3 °C (17 °F)", group: "variable-refrigerant-flow", mode: "heating", metric: "COP", sizes: [[65, 2.25], [135, 2.05]] },
  { id: "vrf-water-heating", label: "VRF, water-cooled: heating", group: "variable-refrigerant-flow", mode: "heating", metric: "COP", sizes: [[0, 4.3], [135, 4], [240, 3.9]] },
];

const rooms: readonly MinimumSeries[] = [
  { id: "computer-room-downflow", label: "Computer-room unit, air-cooled, downflow, return of 29 °C (85 °F)", group: "computer-room", mode: "cooling", metric: "net sensible COP", sizes: [[0, 2.7], [80, 2.58], [295, 2.36]] },
  { id: "computer-room-upflow", label: "Computer-room unit, air-cooled, ducted upflow, return of 29 °C (85 °F)", group: "computer-room", mode: "cooling", metric: "net sensible COP", sizes: [[0, 2.67], [80, 2.55], [295, 2.33]] },
  { id: "computer-room-free", label: "Computer-room unit, air-cooled, free upflow, return of 24 °C (75 °F)", group: "computer-room", mode: "cooling", metric: "net sensible COP", sizes: [[0, 2.16], [65, 2.04], [240, 1.89]] },
  { id: "computer-room-horizontal", label: "Computer-room unit, air-cooled, horizontal, return of 35 °C (95 °F)", group: "computer-room", mode: "cooling", metric: "net sensible COP", sizes: [[0, 2.65], [65, 2.55], [240, 2.47]] },
];

const boiler = { group: "boiler", mode: "heating", sizedBy: "input" } as const;
/** Annual efficiencies of the edition of 2013, which are those of the federal rule of then. */
const boiler2013 = { ...boiler, metric: "AFUE", upTo: 300, standard: "ASHRAE 90.1-2013", source: { source: ashrae90Edition2013, locator: "Table 6.8.1-6" } } as const;

const heaters: readonly MinimumSeries[] = [
  { id: "boiler-hot-water-gas", label: "Hot-water boiler, gas, annual", ...boiler, metric: "AFUE", sizes: [[0, 0.84]], upTo: 300 },
  { id: "boiler-hot-water-gas-medium", label: "Hot-water boiler, gas, thermal", ...boiler, metric: "thermal efficiency", sizes: [[300, 0.8]], upTo: 2500, includesMax: true, note: federalVacated },
  { id: "boiler-hot-water-gas-large", label: "Hot-water boiler, gas, combustion", ...boiler, metric: "combustion efficiency", isAbove: true, sizes: [[2500, 0.82]], note: federalVacated },
  { id: "boiler-hot-water-oil", label: "Hot-water boiler, oil, annual", ...boiler, metric: "AFUE", sizes: [[0, 0.86]], upTo: 300 },
  { id: "boiler-hot-water-oil-medium", label: "Hot-water boiler, oil, thermal", ...boiler, metric: "thermal efficiency", sizes: [[300, 0.82]], upTo: 2500, includesMax: true, note: federalVacated },
  { id: "boiler-hot-water-oil-large", label: "Hot-water boiler, oil, combustion", ...boiler, metric: "combustion efficiency", isAbove: true, sizes: [[2500, 0.84]], note: federalVacated },
  { id: "boiler-steam-gas-small", label: "Steam boiler, gas, annual", ...boiler, metric: "AFUE", sizes: [[0, 0.82]], upTo: 300 },
  { id: "boiler-steam-oil-small", label: "Steam boiler, oil, annual", ...boiler, metric: "AFUE", sizes: [[0, 0.85]], upTo: 300 },
  { id: "boiler-steam-gas", label: "Steam boiler, gas, thermal", ...boiler, metric: "thermal efficiency", sizes: [[300, 0.79]] },
  { id: "boiler-steam-oil", label: "Steam boiler, oil, thermal", ...boiler, metric: "thermal efficiency", sizes: [[300, 0.81]] },
  { id: "boiler-2013-hot-water-gas", label: "Hot-water boiler, gas, annual, edition of 2013", ...boiler2013, sizes: [[0, 0.82]] },
  { id: "boiler-2013-hot-water-oil", label: "Hot-water boiler, oil, annual, edition of 2013", ...boiler2013, sizes: [[0, 0.84]] },
  { id: "boiler-2013-steam-gas", label: "Steam boiler, gas, annual, edition of 2013", ...boiler2013, sizes: [[0, 0.8]] },
  { id: "boiler-2013-steam-oil", label: "Steam boiler, oil, annual, edition of 2013", ...boiler2013, sizes: [[0, 0.82]] },
  { id: "furnace-gas", label: "Warm-air furnace, gas, indoors, annual", group: "furnace", mode: "heating", metric: "AFUE", sizes: [[0, 0.8]], upTo: 225 },
  { id: "furnace-gas-large", label: "Warm-air furnace, gas, thermal", group: "furnace", mode: "heating", metric: "thermal efficiency", sizes: [[225, 0.81]], note: since2023 },
  { id: "furnace-oil-large", label: "Warm-air furnace, oil, thermal", group: "furnace", mode: "heating", metric: "thermal efficiency", sizes: [[225, 0.82]], note: since2023 },
  { id: "unit-heater-gas", label: "Unit heater or duct furnace, gas, combustion", group: "furnace", mode: "heating", metric: "combustion efficiency", sizes: [[0, 0.8]] },
];

const recovery: readonly MinimumSeries[] = [
  {
    id: "recovery-enthalpy", label: "Energy recovery of ventilation", group: "heat-recovery", mode: "recovery", metric: "enthalpy recovery ratio", sizes: [[0, 0.5]],
    source: { source: ashrae90, locator: "§6.5.6.1" },
    note: "Change of the outdoor air's enthalpy over its difference from the return air's, at design. The edition of 2013 asks for the same. Dwellings have rules of their own.",
  },
];

/** European minima are stated as seasonal efficiency of primary energy η_s: SEER or SCOP is 2.5 × (η_s + 3 %), with ground or water 2.5 × (η_s + 8 %). */
const europe: readonly MinimumSeries[] = [
  {
    id: "eu-chiller-air", label: "Comfort chiller, air to water", group: "chiller", mode: "cooling", metric: "SEER", sizeUnit: "kW", sizes: [[0, 4.1], [400, 4.55]], upTo: 2000,
    standard: "EU 2016/2281 (2021)", source: { source: ecodesign2281 }, note: "Stated as η_s,c of 161 and 179 %.", verify: true,
  },
  {
    id: "eu-chiller-water", label: "Comfort chiller, water to water", group: "chiller", mode: "cooling", metric: "SEER", sizeUnit: "kW", sizes: [[0, 5.2], [400, 6.5], [1500, 7]],
    upTo: 2000, standard: "EU 2016/2281 (2021)", source: { source: ecodesign2281 }, note: "Stated as η_s,c of 200, 252 and 272 %.", verify: true,
  },
  {
    id: "eu-split-cooling", label: "Split air conditioner: cooling", group: "air-conditioner", mode: "cooling", metric: "SEER", sizeUnit: "kW", sizes: [[0, 4.6], [6, 4.3]], upTo: 12,
    standard: "EU 206/2012", source: { source: ecodesign206 }, note: "With refrigerants of a warming potential above 150.", verify: true,
  },
  {
    id: "eu-split-heating", label: "Split air conditioner: heating", group: "heat-pump", mode: "heating", metric: "SCOP", sizeUnit: "kW", sizes: [[0, 3.8]], upTo: 12,
    standard: "EU 206/2012", source: { source: ecodesign206 }, verify: true,
  },
  {
    id: "eu-heat-pump-medium", label: "Heat pump for water of 55 °C", group: "heat-pump", mode: "heating", metric: "SCOP", sizeUnit: "kW", sizes: [[0, 2.825]], upTo: 400,
    standard: "EU 813/2013", source: { source: ecodesign813 }, note: "Stated as η_s of 110 %.", verify: true,
  },
  {
    id: "eu-heat-pump-low", label: "Heat pump for water of 35 °C only", group: "heat-pump", mode: "heating", metric: "SCOP", sizeUnit: "kW", sizes: [[0, 3.2]], upTo: 400,
    standard: "EU 813/2013", source: { source: ecodesign813 }, note: "Stated as η_s of 125 %.", verify: true,
  },
  {
    id: "eu-boiler", label: "Boiler for fuels, seasonal", group: "boiler", mode: "heating", metric: "seasonal efficiency", sizeUnit: "kW", sizes: [[0, 0.86]], upTo: 70,
    standard: "EU 813/2013", source: { source: ecodesign813 }, verify: true,
  },
  {
    id: "eu-recovery-coil", label: "Ventilation unit, run-around coil", group: "heat-recovery", mode: "recovery", metric: "thermal efficiency", sizes: [[0, 0.68]],
    standard: "EU 1253/2014 (2018)", source: { source: ecodesign1253 }, note: "Thermal efficiency, dry, with equal flows.", verify: true,
  },
  {
    id: "eu-recovery", label: "Ventilation unit, other heat recovery", group: "heat-recovery", mode: "recovery", metric: "thermal efficiency", sizes: [[0, 0.73]],
    standard: "EU 1253/2014 (2018)", source: { source: ecodesign1253 }, note: "Thermal efficiency, dry, with equal flows.", verify: true,
  },
];

/** All series in their order. */
export const minimumSeries = (): readonly MinimumSeries[] => [
  ...chillers,
  ...airConditioners,
  ...heatPumps,
  ...multisplit,
  ...rooms,
  ...heaters,
  ...recovery,
  ...europe,
];
