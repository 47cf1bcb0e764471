import { ashrae90Edition2013 as source } from "../../sources/index.ts";
import { minima2022 } from "./ashrae90Edition2022.ts";
import { defineEdition } from "./edition.ts";

/** Annual efficiencies are those of the federal rule at that time. */
const boiler2013 = { group: "boiler", mode: "heating", sizedBy: "input", metric: "AFUE", upTo: 300, locator: "Table 6.8.1-6" } as const;

/** ASHRAE 90.1-2013. For chillers it requires the same as the edition of 2022 since 2015; its requirements for unitary equipment are not known here. */
export const ashrae90Edition2013 = defineEdition({
  name: "ASHRAE 90.1-2013",
  source: { source, locator: "§6.8.1, minimum efficiency tables" },
  minima: {
    "boiler-2013-hot-water-gas": { label: "Hot-water boiler, gas, annual, edition of 2013", ...boiler2013, sizes: [[0, 0.82]] },
    "boiler-2013-hot-water-oil": { label: "Hot-water boiler, oil, annual, edition of 2013", ...boiler2013, sizes: [[0, 0.84]] },
    "boiler-2013-steam-gas": { label: "Steam boiler, gas, annual, edition of 2013", ...boiler2013, sizes: [[0, 0.8]] },
    "boiler-2013-steam-oil": { label: "Steam boiler, oil, annual, edition of 2013", ...boiler2013, sizes: [[0, 0.82]] },
  },
  shared: {
    "chiller-air-a": minima2022["chiller-air-a"],
    "chiller-air-b": minima2022["chiller-air-b"],
    "chiller-positive-a": minima2022["chiller-positive-a"],
    "chiller-positive-b": minima2022["chiller-positive-b"],
    "chiller-centrifugal-a": minima2022["chiller-centrifugal-a"],
    "chiller-centrifugal-b": minima2022["chiller-centrifugal-b"],
    "boiler-hot-water-gas-medium": minima2022["boiler-hot-water-gas-medium"],
    "boiler-hot-water-gas-large": minima2022["boiler-hot-water-gas-large"],
    "boiler-hot-water-oil-medium": minima2022["boiler-hot-water-oil-medium"],
    "boiler-hot-water-oil-large": minima2022["boiler-hot-water-oil-large"],
    "boiler-steam-gas": minima2022["boiler-steam-gas"],
    "boiler-steam-oil": minima2022["boiler-steam-oil"],
    "recovery-enthalpy": minima2022["recovery-enthalpy"],
  },
  kinds: {
    airCooledChillerA: ["chiller-air-a"],
    airCooledChillerB: ["chiller-air-b"],
    waterCooledChillerA: ["chiller-positive-a"],
    waterCooledChillerB: ["chiller-positive-b"],
    centrifugalChillerA: ["chiller-centrifugal-a"],
    centrifugalChillerB: ["chiller-centrifugal-b"],
    airCooledElectricHeat: [],
    airCooledOtherHeat: [],
    packagedHeatPump: [],
    waterCooled: [],
    split: [],
    splitHeatPump: [],
    vrf: [],
    vrfRecovery: [],
    gasHotWaterBoiler: ["boiler-2013-hot-water-gas", "boiler-hot-water-gas-medium", "boiler-hot-water-gas-large"],
    oilHotWaterBoiler: ["boiler-2013-hot-water-oil", "boiler-hot-water-oil-medium", "boiler-hot-water-oil-large"],
    gasSteamBoiler: ["boiler-2013-steam-gas", "boiler-steam-gas"],
    oilSteamBoiler: ["boiler-2013-steam-oil", "boiler-steam-oil"],
    runAroundRecovery: ["recovery-enthalpy"],
    otherRecovery: ["recovery-enthalpy"],
  },
  heating: { packagedHeatPump: [], splitHeatPump: [], vrf: [], vrfRecovery: [] },
  fans: "requires an efficiency grade of the fan alone (FEG), not an index at its duty point",
  pumps: {
    waterPump: "has no requirement for the efficiency of pumps",
    circulator: "has no requirement for the efficiency of circulators",
  },
  towers: {
    minimumFlows: { openAxialTower: 40.2, openCentrifugalTower: 20, closedAxialTower: 14, closedCentrifugalTower: 7 },
    source: { source, locator: "table 6.8.1-7" },
    large: { flow: 1100, source: { source, locator: "§6.5.5.3" } },
  },
  boilerPlants: "has no requirement for all boilers of a building in total",
});
