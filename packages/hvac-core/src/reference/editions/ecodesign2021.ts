import type { Source } from "../../sources/index.ts";
import { defineEdition } from "./edition.ts";

export const ecodesign813: Source = {
  key: "eu-ecodesign-813",
  title: "Regulation (EU) 813/2013, ecodesign of space heaters",
  publisher: "European Commission",
  edition: "2013",
};
export const ecodesign206: Source = {
  key: "eu-ecodesign-206",
  title: "Regulation (EU) 206/2012, ecodesign of air conditioners and comfort fans",
  publisher: "European Commission",
  edition: "2012",
};
export const ecodesign2281: Source = {
  key: "eu-ecodesign-2281",
  title: "Regulation (EU) 2016/2281, ecodesign of air heating and cooling products and chillers",
  publisher: "European Commission",
  edition: "2016",
};
export const ecodesign1253: Source = {
  key: "eu-ecodesign-1253",
  title: "Regulation (EU) 1253/2014, ecodesign of ventilation units",
  publisher: "European Commission",
  edition: "2014",
};
export const ecodesign547: Source = {
  key: "eu-ecodesign-547",
  title: "Regulation (EU) 547/2012, ecodesign of water pumps",
  publisher: "European Commission",
  edition: "2012",
  readIn: "a manufacturer's account of its two stages",
};
export const ecodesign641: Source = {
  key: "eu-ecodesign-641",
  title: "Regulation (EC) 641/2009, ecodesign of circulators, as amended by (EU) 622/2012",
  publisher: "European Commission",
  edition: "2012",
  readIn: "the announcement of Europump's guideline on it",
};

const chillers = { standard: "EU 2016/2281 (2021)", source: { source: ecodesign2281 } };
const airConditioners = { standard: "EU 206/2012", source: { source: ecodesign206 } };
const heaters = { standard: "EU 813/2013", source: { source: ecodesign813 } };
const ventilation = { standard: "EU 1253/2014 (2018)", source: { source: ecodesign1253 } };

/**
 * The European regulations in force in 2021. Minima are given as seasonal efficiency of primary energy η_s: SEER or SCOP is 2.5 × (η_s + 3 %), with
 * ground or water 2.5 × (η_s + 8 %).
 */
export const ecodesign2021 = defineEdition({
  name: "EU Ecodesign (2021)",
  source: chillers.source,
  minima: {
    "eu-chiller-air": {
      label: "Comfort chiller, air to water", group: "chiller", mode: "cooling", metric: "SEER", sizeUnit: "kW", sizes: [[0, 4.1], [400, 4.55]], upTo: 2000,
      regulation: chillers, note: "Given as η_s,c of 161 and 179 %.", verify: true,
    },
    "eu-chiller-water": {
      label: "Comfort chiller, water to water", group: "chiller", mode: "cooling", metric: "SEER", sizeUnit: "kW", sizes: [[0, 5.2], [400, 6.5], [1500, 7]],
      upTo: 2000, regulation: chillers, note: "Given as η_s,c of 200, 252 and 272 %.", verify: true,
    },
    "eu-split-cooling": {
      label: "Split air conditioner: cooling", group: "air-conditioner", mode: "cooling", metric: "SEER", sizeUnit: "kW", sizes: [[0, 4.6], [6, 4.3]], upTo: 12,
      regulation: airConditioners, note: "With refrigerants of a warming potential above 150.", verify: true,
    },
    "eu-split-heating": {
      label: "Split air conditioner: heating", group: "heat-pump", mode: "heating", metric: "SCOP", sizeUnit: "kW", sizes: [[0, 3.8]], upTo: 12,
      regulation: airConditioners, verify: true,
    },
    "eu-heat-pump-medium": {
      label: "Heat pump for water of 55 °C", group: "heat-pump", mode: "heating", metric: "SCOP", sizeUnit: "kW", sizes: [[0, 2.825]], upTo: 400,
      regulation: heaters, note: "Given as η_s of 110 %.", verify: true,
    },
    "eu-heat-pump-low": {
      label: "Heat pump for water of 35 °C only", group: "heat-pump", mode: "heating", metric: "SCOP", sizeUnit: "kW", sizes: [[0, 3.2]], upTo: 400,
      regulation: heaters, note: "Given as η_s of 125 %.", verify: true,
    },
    "eu-boiler": {
      label: "Boiler for fuels, seasonal", group: "boiler", mode: "heating", metric: "seasonal efficiency", sizeUnit: "kW", sizes: [[0, 0.86]], upTo: 70,
      regulation: heaters, verify: true,
    },
    "eu-recovery-coil": {
      label: "Ventilation unit, run-around coil", group: "heat-recovery", mode: "recovery", metric: "thermal efficiency", sizes: [[0, 0.68]],
      regulation: ventilation, note: "Thermal efficiency, dry, with equal flows.", verify: true,
    },
    "eu-recovery": {
      label: "Ventilation unit, other heat recovery", group: "heat-recovery", mode: "recovery", metric: "thermal efficiency", sizes: [[0, 0.73]],
      regulation: ventilation, note: "Thermal efficiency, dry, with equal flows.", verify: true,
    },
  },
  shared: {},
  kinds: {
    airCooledChillerA: ["eu-chiller-air"],
    airCooledChillerB: ["eu-chiller-air"],
    waterCooledChillerA: ["eu-chiller-water"],
    waterCooledChillerB: ["eu-chiller-water"],
    centrifugalChillerA: ["eu-chiller-water"],
    centrifugalChillerB: ["eu-chiller-water"],
    airCooledElectricHeat: [],
    airCooledOtherHeat: [],
    packagedHeatPump: [],
    waterCooled: [],
    split: ["eu-split-cooling"],
    splitHeatPump: ["eu-split-cooling"],
    vrf: [],
    vrfRecovery: [],
    gasHotWaterBoiler: ["eu-boiler"],
    oilHotWaterBoiler: ["eu-boiler"],
    gasSteamBoiler: [],
    oilSteamBoiler: [],
    runAroundRecovery: ["eu-recovery-coil"],
    otherRecovery: ["eu-recovery"],
  },
  heating: { packagedHeatPump: [], splitHeatPump: ["eu-split-heating"], vrf: [], vrfRecovery: [] },
  fans: "requires an efficiency at the fan's best point (EU 327/2011), not an index at its duty point",
  pumps: {
    waterPump: { metric: "MEI", index: 0.4, isMaximum: false, source: { source: ecodesign547, locator: "Annex II" } },
    circulator: { metric: "EEI", index: 0.23, isMaximum: true, source: { source: ecodesign641, locator: "Annex I" } },
  },
  towers: "has no requirement for the fans of cooling towers",
  boilerPlants: "has no requirement for all boilers of a building in total",
});
