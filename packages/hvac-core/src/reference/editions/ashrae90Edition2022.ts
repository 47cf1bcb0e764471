import { ashrae90, type Source } from "../../sources/index.ts";
import { btuPerHour } from "../../constants/inchPound.ts";
import { defineEdition, type MinimumSeries } from "./edition.ts";

export const doePumps: Source = {
  key: "us-doe-pumps",
  title: "Energy conservation standards for pumps (10 CFR part 431, subpart Y)",
  publisher: "U.S. Department of Energy",
  edition: "in force since 2020",
  readIn: "the rule on their test in the Federal Register of 25 January 2016, by which the index is 1 for a pump that just complies",
};

const pathA = "Path A, for plant at full load. The edition of 2013 requires the same since 2015.";
const pathB = "Path B, for plant at part load. The edition of 2013 requires the same since 2015.";
const since2023 = "Since 1 January 2023.";
const ieer2024 = "Since 1 January 2024. Part load is the IEER, by which federal law judges VRF systems.";
const federalVacated = "The higher federal minima of January 2023 do not apply: a court vacated them (88 FR 64351).";
const boiler = { group: "boiler", mode: "heating", sizedBy: "input" } as const;

/** Minimum efficiencies of the edition of 2022. */
export const minima2022 = {
  "chiller-air-a": { label: "Air-cooled chiller, path A", group: "chiller", mode: "cooling", metric: "EER", sizeUnit: "tons", sizes: [[0, 10.1, 13.7], [150, 10.1, 14]], note: pathA },
  "chiller-air-b": { label: "Air-cooled chiller, path B", group: "chiller", mode: "cooling", metric: "EER", sizeUnit: "tons", sizes: [[0, 9.7, 15.8], [150, 9.7, 16.1]], note: pathB },
  "chiller-positive-a": {
    label: "Water-cooled scroll or screw chiller, path A", group: "chiller", mode: "cooling", metric: "kW/ton", sizeUnit: "tons",
    sizes: [[0, 0.75, 0.6], [75, 0.72, 0.56], [150, 0.66, 0.54], [300, 0.61, 0.52], [600, 0.56, 0.5]], note: pathA,
  },
  "chiller-positive-b": {
    label: "Water-cooled scroll or screw chiller, path B", group: "chiller", mode: "cooling", metric: "kW/ton", sizeUnit: "tons",
    sizes: [[0, 0.78, 0.5], [75, 0.75, 0.49], [150, 0.68, 0.44], [300, 0.625, 0.41], [600, 0.585, 0.38]], note: pathB,
  },
  "chiller-centrifugal-a": {
    label: "Centrifugal chiller, path A", group: "chiller", mode: "cooling", metric: "kW/ton", sizeUnit: "tons",
    sizes: [[0, 0.61, 0.55], [300, 0.56, 0.52], [400, 0.56, 0.5], [600, 0.56, 0.5]], note: pathA,
  },
  "chiller-centrifugal-b": {
    label: "Centrifugal chiller, path B", group: "chiller", mode: "cooling", metric: "kW/ton", sizeUnit: "tons",
    sizes: [[0, 0.695, 0.44], [150, 0.635, 0.4], [300, 0.595, 0.39], [400, 0.585, 0.38]], note: pathB,
  },
  "absorption-air": { label: "Absorption chiller, single effect, air-cooled", group: "absorption-chiller", mode: "cooling", metric: "COP", sizes: [[0, 0.6]] },
  "absorption-water": { label: "Absorption chiller, single effect, water-cooled", group: "absorption-chiller", mode: "cooling", metric: "COP", sizes: [[0, 0.7]] },
  "absorption-double-indirect": { label: "Absorption chiller, double effect, indirect-fired", group: "absorption-chiller", mode: "cooling", metric: "COP", sizes: [[0, 1, 1.05]] },
  "absorption-double-direct": { label: "Absorption chiller, double effect, direct-fired", group: "absorption-chiller", mode: "cooling", metric: "COP", sizes: [[0, 1, 1]] },
  "air-conditioner-small": { label: "Air conditioner, air-cooled", group: "air-conditioner", mode: "cooling", metric: "SEER2", sizes: [[0, 13.4]], upTo: 65, note: since2023 },
  "air-conditioner-electric": {
    label: "Air conditioner, air-cooled, electric heating or none", group: "air-conditioner", mode: "cooling", metric: "IEER",
    sizes: [[65, 14.8], [135, 14.2], [240, 13.2], [760, 12.5]], note: since2023,
  },
  "air-conditioner-other": {
    label: "Air conditioner, air-cooled, other heating", group: "air-conditioner", mode: "cooling", metric: "IEER",
    sizes: [[65, 14.6], [135, 14], [240, 13], [760, 12.3]], note: since2023,
  },
  "air-conditioner-water": {
    label: "Air conditioner, water-cooled, electric heating or none", group: "air-conditioner", mode: "cooling", metric: "EER",
    sizes: [[0, 12.1, 12.3], [65, 12.1, 13.9], [135, 12.5, 13.9], [240, 12.4, 13.6], [760, 12.2, 13.5]], note: "Part load is the IEER.",
  },
  "air-conditioner-evaporative": {
    label: "Air conditioner, evaporatively cooled, electric heating or none", group: "air-conditioner", mode: "cooling", metric: "EER",
    sizes: [[0, 12.1, 12.3], [65, 12.1, 12.3], [135, 12, 12.2], [240, 11.9, 12.1], [760, 11.7, 11.9]], note: "Part load is the IEER.",
  },
  "condensing-unit-air": { label: "Condensing unit, air-cooled", group: "air-conditioner", mode: "cooling", metric: "EER", sizes: [[135, 10.5, 11.8]], note: "Part load is the IEER." },
  "condensing-unit-water": { label: "Condensing unit, water-cooled", group: "air-conditioner", mode: "cooling", metric: "EER", sizes: [[135, 13.5, 14]], note: "Part load is the IEER." },
  "vertical-unit": { label: "Single-package vertical air conditioner", group: "air-conditioner", mode: "cooling", metric: "EER", sizes: [[0, 11], [65, 10]], upTo: 240 },
  "small-duct": { label: "Small-duct, high-velocity air conditioner", group: "air-conditioner", mode: "cooling", metric: "SEER2", sizes: [[0, 12]], upTo: 65, note: since2023 },
  "heat-pump-split-cooling": { label: "Heat pump, air-cooled, split: cooling", group: "heat-pump", mode: "cooling", metric: "SEER2", sizes: [[0, 14.3]], upTo: 65, note: since2023 },
  "heat-pump-package-cooling": { label: "Heat pump, air-cooled, packaged: cooling", group: "heat-pump", mode: "cooling", metric: "SEER2", sizes: [[0, 13.4]], upTo: 65, note: since2023 },
  "heat-pump-cooling": {
    label: "Heat pump, air-cooled, electric heating or none: cooling", group: "heat-pump", mode: "cooling", metric: "IEER",
    sizes: [[65, 14.1], [135, 13.5], [240, 12.5]], note: since2023,
  },
  "heat-pump-split-heating": { label: "Heat pump, air-cooled, split: heating", group: "heat-pump", mode: "heating", metric: "HSPF2", sizes: [[0, 7.5]], upTo: 65, note: since2023 },
  "heat-pump-package-heating": { label: "Heat pump, air-cooled, packaged: heating", group: "heat-pump", mode: "heating", metric: "HSPF2", sizes: [[0, 6.7]], upTo: 65, note: since2023 },
  "heat-pump-heating-mild": { label: "Heat pump, air-cooled: heating at 8.3 °C (47 °F)", group: "heat-pump", mode: "heating", metric: "COP", sizes: [[65, 3.4], [135, 3.3], [240, 3.2]] },
  "heat-pump-heating-cold": { label: "Heat pump, air-cooled: heating at −8.3 °C (17 °F)", group: "heat-pump", mode: "heating", metric: "COP", sizes: [[65, 2.25], [135, 2.05], [240, 2.05]] },
  "water-loop-cooling": { label: "Heat pump on a water loop, water to air: cooling", group: "heat-pump", mode: "cooling", metric: "EER", sizes: [[0, 12.2], [17, 13]], upTo: 135 },
  "water-loop-heating": { label: "Heat pump on a water loop, water to air: heating", group: "heat-pump", mode: "heating", metric: "COP", sizes: [[0, 4.3]], upTo: 135 },
  "ground-water-cooling": { label: "Heat pump on ground water, water to air: cooling", group: "heat-pump", mode: "cooling", metric: "EER", sizes: [[0, 18]], upTo: 135 },
  "ground-water-heating": { label: "Heat pump on ground water, water to air: heating", group: "heat-pump", mode: "heating", metric: "COP", sizes: [[0, 3.7]], upTo: 135 },
  "ground-loop-cooling": { label: "Heat pump on a ground loop, brine to air: cooling", group: "heat-pump", mode: "cooling", metric: "EER", sizes: [[0, 14.1]], upTo: 135 },
  "ground-loop-heating": { label: "Heat pump on a ground loop, brine to air: heating", group: "heat-pump", mode: "heating", metric: "COP", sizes: [[0, 3.2]], upTo: 135 },
  "brine-to-water-heating": { label: "Heat pump on a ground loop, brine to water: heating", group: "heat-pump", mode: "heating", metric: "COP", sizes: [[0, 2.5]], upTo: 135 },
  "vrf-small": { label: "VRF heat pump, air-cooled: cooling", group: "variable-refrigerant-flow", mode: "cooling", metric: "SEER2", sizes: [[0, 13.4]], upTo: 65, note: since2023 },
  "vrf-cooling": {
    label: "VRF heat pump, air-cooled, electric heating or none: cooling", group: "variable-refrigerant-flow", mode: "cooling", metric: "EER",
    sizes: [[65, 10.3, 14.6], [135, 9.9, 13.9], [240, 9.1, 12.7]], note: ieer2024,
  },
  "vrf-recovery-cooling": {
    label: "VRF heat recovery, air-cooled, electric heating or none: cooling", group: "variable-refrigerant-flow", mode: "cooling", metric: "EER",
    sizes: [[65, 10.1, 14.4], [135, 9.7, 13.7], [240, 8.9, 12.5]], note: ieer2024,
  },
  "vrf-water-cooling": { label: "VRF heat pump, water-cooled: cooling", group: "variable-refrigerant-flow", mode: "cooling", metric: "EER", sizes: [[0, 12, 16], [135, 10, 14], [240, 10, 12]], note: "Part load is the IEER." },
  "vrf-heating-mild": { label: "VRF, air-cooled: heating at 8.3 °C (47 °F)", group: "variable-refrigerant-flow", mode: "heating", metric: "COP", sizes: [[65, 3.3], [135, 3.2]] },
  "vrf-heating-cold": { label: "VRF, air-cooled: heating at −8.3 °C (17 °F)", group: "variable-refrigerant-flow", mode: "heating", metric: "COP", sizes: [[65, 2.25], [135, 2.05]] },
  "vrf-water-heating": { label: "VRF, water-cooled: heating", group: "variable-refrigerant-flow", mode: "heating", metric: "COP", sizes: [[0, 4.3], [135, 4], [240, 3.9]] },
  "computer-room-downflow": { label: "Computer-room unit, air-cooled, downflow, return of 29 °C (85 °F)", group: "computer-room", mode: "cooling", metric: "net sensible COP", sizes: [[0, 2.7], [80, 2.58], [295, 2.36]] },
  "computer-room-upflow": { label: "Computer-room unit, air-cooled, ducted upflow, return of 29 °C (85 °F)", group: "computer-room", mode: "cooling", metric: "net sensible COP", sizes: [[0, 2.67], [80, 2.55], [295, 2.33]] },
  "computer-room-free": { label: "Computer-room unit, air-cooled, free upflow, return of 24 °C (75 °F)", group: "computer-room", mode: "cooling", metric: "net sensible COP", sizes: [[0, 2.16], [65, 2.04], [240, 1.89]] },
  "computer-room-horizontal": { label: "Computer-room unit, air-cooled, horizontal, return of 35 °C (95 °F)", group: "computer-room", mode: "cooling", metric: "net sensible COP", sizes: [[0, 2.65], [65, 2.55], [240, 2.47]] },
  "boiler-hot-water-gas": { label: "Hot-water boiler, gas, annual", ...boiler, metric: "AFUE", sizes: [[0, 0.84]], upTo: 300 },
  "boiler-hot-water-gas-medium": { label: "Hot-water boiler, gas, thermal", ...boiler, metric: "thermal efficiency", sizes: [[300, 0.8]], upTo: 2500, includesMax: true, note: federalVacated },
  "boiler-hot-water-gas-large": { label: "Hot-water boiler, gas, combustion", ...boiler, metric: "combustion efficiency", isAbove: true, sizes: [[2500, 0.82]], note: federalVacated },
  "boiler-hot-water-oil": { label: "Hot-water boiler, oil, annual", ...boiler, metric: "AFUE", sizes: [[0, 0.86]], upTo: 300 },
  "boiler-hot-water-oil-medium": { label: "Hot-water boiler, oil, thermal", ...boiler, metric: "thermal efficiency", sizes: [[300, 0.82]], upTo: 2500, includesMax: true, note: federalVacated },
  "boiler-hot-water-oil-large": { label: "Hot-water boiler, oil, combustion", ...boiler, metric: "combustion efficiency", isAbove: true, sizes: [[2500, 0.84]], note: federalVacated },
  "boiler-steam-gas-small": { label: "Steam boiler, gas, annual", ...boiler, metric: "AFUE", sizes: [[0, 0.82]], upTo: 300 },
  "boiler-steam-oil-small": { label: "Steam boiler, oil, annual", ...boiler, metric: "AFUE", sizes: [[0, 0.85]], upTo: 300 },
  "boiler-steam-gas": { label: "Steam boiler, gas, thermal", ...boiler, metric: "thermal efficiency", sizes: [[300, 0.79]] },
  "boiler-steam-oil": { label: "Steam boiler, oil, thermal", ...boiler, metric: "thermal efficiency", sizes: [[300, 0.81]] },
  "furnace-gas": { label: "Warm-air furnace, gas, indoors, annual", group: "furnace", mode: "heating", metric: "AFUE", sizes: [[0, 0.8]], upTo: 225 },
  "furnace-gas-large": { label: "Warm-air furnace, gas, thermal", group: "furnace", mode: "heating", metric: "thermal efficiency", sizes: [[225, 0.81]], note: since2023 },
  "furnace-oil-large": { label: "Warm-air furnace, oil, thermal", group: "furnace", mode: "heating", metric: "thermal efficiency", sizes: [[225, 0.82]], note: since2023 },
  "unit-heater-gas": { label: "Unit heater or duct furnace, gas, combustion", group: "furnace", mode: "heating", metric: "combustion efficiency", sizes: [[0, 0.8]] },
  "recovery-enthalpy": {
    label: "Energy recovery of ventilation", group: "heat-recovery", mode: "recovery", metric: "enthalpy recovery ratio", sizes: [[0, 0.5]],
    locator: "§6.5.6.1",
    note: "Change of the outdoor air's enthalpy over its difference from the return air's, at design. The edition of 2013 requires the same. Dwellings have separate rules.",
  },
} as const satisfies Readonly<Record<string, MinimumSeries>>;

/** ASHRAE 90.1-2022. */
export const ashrae90Edition2022 = defineEdition({
  name: "ASHRAE 90.1-2022",
  source: { source: ashrae90, locator: "§6.8.1, minimum efficiency tables" },
  minima: minima2022,
  shared: {},
  kinds: {
    airCooledChillerA: ["chiller-air-a"],
    airCooledChillerB: ["chiller-air-b"],
    waterCooledChillerA: ["chiller-positive-a"],
    waterCooledChillerB: ["chiller-positive-b"],
    centrifugalChillerA: ["chiller-centrifugal-a"],
    centrifugalChillerB: ["chiller-centrifugal-b"],
    airCooledElectricHeat: ["air-conditioner-small", "air-conditioner-electric"],
    airCooledOtherHeat: ["air-conditioner-small", "air-conditioner-other"],
    packagedHeatPump: ["heat-pump-package-cooling", "heat-pump-cooling"],
    waterCooled: ["air-conditioner-water"],
    split: ["air-conditioner-small", "air-conditioner-electric"],
    splitHeatPump: ["heat-pump-split-cooling", "heat-pump-cooling"],
    vrf: ["vrf-small", "vrf-cooling"],
    vrfRecovery: ["vrf-small", "vrf-recovery-cooling"],
    gasHotWaterBoiler: ["boiler-hot-water-gas", "boiler-hot-water-gas-medium", "boiler-hot-water-gas-large"],
    oilHotWaterBoiler: ["boiler-hot-water-oil", "boiler-hot-water-oil-medium", "boiler-hot-water-oil-large"],
    gasSteamBoiler: ["boiler-steam-gas-small", "boiler-steam-gas"],
    oilSteamBoiler: ["boiler-steam-oil-small", "boiler-steam-oil"],
    runAroundRecovery: ["recovery-enthalpy"],
    otherRecovery: ["recovery-enthalpy"],
  },
  heating: {
    packagedHeatPump: ["heat-pump-package-heating", "heat-pump-heating-mild"],
    splitHeatPump: ["heat-pump-split-heating", "heat-pump-heating-mild"],
    vrf: ["vrf-heating-mild"],
    vrfRecovery: ["vrf-heating-mild"],
  },
  fans: { index: { constant: 1, variable: 0.95 }, inputPower: 890, source: { source: ashrae90, locator: "§6.5.3.1.3" } },
  pumps: {
    waterPump: { metric: "PEI", index: 1, isMaximum: true, source: { source: doePumps, locator: "§431.465" } },
    circulator: "has no requirement for the efficiency of circulators",
  },
  towers: {
    minimumFlows: { openAxialTower: 40.2, openCentrifugalTower: 20, closedAxialTower: 16.1, closedCentrifugalTower: 7 },
    source: { source: ashrae90, locator: "table 6.8.1-7" },
    large: { flow: 1100, source: { source: ashrae90, locator: "§6.5.5.3" } },
  },
  boilerPlants: {
    efficiency: 0.9,
    input: { min: 1e6 * btuPerHour, max: 10e6 * btuPerHour, smallest: 3e5 * btuPerHour },
    source: { source: ashrae90, locator: "section 6.5.4.8" },
  },
});
