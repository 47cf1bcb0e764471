import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ductVelocityLimit, galvanizedSheet, pipeFlowLimit, pipeRoughness, roundDuctSizes } from "../flow/index.ts";
import * as reference from "./index.ts";

/*
 * Tables against a second transcription by other hands. "Heron" is an engineering program that read ASHRAE 62.1-2022 and 90.1-2022 for itself;
 * ASHRAE62.1VRP is a program of F. Soberon with its own dictionary of Table 6-1. Their numbers are given here as they print them.
 */

function motorPercent(hp: number, poles: reference.Motor["poles"], enclosure: reference.Motor["enclosure"]): number {
  return Number((reference.minimumMotorEfficiency({ power: hp * 745.7, poles, enclosure }) * 100).toFixed(6));
}

describe("two transcriptions agree on", () => {
  test("every category of 62.1, but for rows that are marked and say so", () => {
    const { categories } = JSON.parse(readFileSync(new URL("../../test/reference/ventilation_rates.json", import.meta.url), "utf8")) as {
      readonly categories: Readonly<Record<string, readonly [people: number, area: number, density: number]>>;
    };
    expect(Object.keys(categories).length).toBeGreaterThan(95);
    for (const [id, numbers] of Object.entries(categories)) {
      const row = reference.referenceRow(reference.ventilationCategories, id);
      const tabulated = [row.peopleRateCfm, row.areaRateCfmPerFt2, row.occupantDensity * 100].map((each) => Number(each.toFixed(6)));
      if (tabulated.some((each, index) => each !== numbers[index]))
        expect(row, id).toMatchObject({ verify: true, note: /second data set/ });
    }
  });

  // Heron, 62.1-2022 Table 6-2, L/s per fixture or per m².
  test.each([
    ["toilet-public", [25, 35]],
    ["toilet-private", [12.5, 25]],
    ["shower", [10, 25]],
    ["kitchen-commercial", 3.5],
    ["kitchenette", 1.5],
    ["janitor", 5],
    ["locker-room", 2.5],
    ["locker-room-other", 1.25],
    ["parking-garage", 3.7],
    ["copy-room", 2.5],
    ["soiled-laundry", 5],
    ["chemical-store", 7.5],
    ["art-classroom", 3.5],
    ["science-laboratory", 5],
    ["barber", 2.5],
    ["beauty-salon", 3],
  ] as const)("the exhaust of %s", (id, rate) => {
    const { areaRate, perUnitLow, perUnitHigh } = reference.referenceRow(reference.exhaustRates, id);
    if (typeof rate === "number") expect(areaRate! * 1000).toBeCloseTo(rate, 9);
    else expect([perUnitLow! * 1000, perUnitHigh! * 1000].map((each) => Number(each.toFixed(6)))).toEqual(rate);
  });

  // Heron, 62.1-2022 Table 6-4.
  test.each([
    ["ceiling-cool", 1],
    ["ceiling-warm-floor-return", 1],
    ["ceiling-warm-ceiling-return", 0.8],
    ["ceiling-warm-short-throw", 0.8],
    ["ceiling-warm-long-throw", 1],
    ["floor-warm-floor-return", 1],
    ["floor-warm-ceiling-return", 0.7],
    ["makeup-opposite", 0.8],
    ["makeup-near", 0.5],
    ["underfloor", 1.05],
    ["displacement", 1.2],
    ["displacement-high-return", 1.5],
  ] as const)("the effectiveness of %s", (id, effectiveness) => {
    expect(reference.referenceRow(reference.airDistribution, id).effectiveness).toBe(effectiveness);
  });

  test("the effectiveness of every row that is not marked", () => {
    expect(reference.airDistribution.filter(({ verify }) => !verify)).toHaveLength(12);
  });

  // Heron, 90.1-2022 Table 6.8.2, as R-values and m²·K/W.
  test.each([
    ["outdoors-warm", 1.41],
    ["unconditioned-warm", 1.06],
    ["indirectly-conditioned-warm", 0.33],
    ["outdoors-cold", 2.11],
    ["unconditioned-cold", 1.06],
    ["indirectly-conditioned-cold", 0.33],
  ] as const)("the insulation of ducts %s", (id, resistance) => {
    expect(Math.abs(reference.referenceRow(reference.ductInsulations, id).resistance - resistance)).toBeLessThanOrEqual(0.005);
  });

  // Heron, 90.1-2022 Table 6.5.4.6, US gpm: up to 2000 h, to 4400 h and above, each constant and variable.
  test.each([
    [65, [120, 180, 85, 130, 68, 110]],
    [80, [180, 270, 140, 210, 110, 170]],
    [100, [350, 530, 260, 400, 210, 320]],
    [125, [410, 620, 310, 470, 250, 370]],
    [150, [740, 1100, 570, 860, 440, 680]],
    [200, [1200, 1800, 900, 1400, 700, 1100]],
    [250, [1800, 2700, 1300, 2000, 1000, 1600]],
    [300, [2500, 3800, 1900, 2900, 1500, 2300]],
  ] as const)("the largest flow in DN %i", (dn, flows) => {
    const limits = [2000, 4400, 8760].flatMap((hours) =>
      [false, true].map((variable) => pipeFlowLimit({ dn, hours, variable, insideDiameter: dn / 1000 }) / 6.30902e-5),
    );
    expect(limits.map((each) => Number(each.toFixed(2)))).toEqual(flows);
  });

  // 10 CFR 431.25 (a), Table 1, percent: open motors of 2, 4 and 6 poles, then enclosed ones.
  test.each([
    [1, [77, 85.5, 82.5], [77, 85.5, 82.5]],
    [1.5, [84, 86.5, 86.5], [84, 86.5, 87.5]],
    [2, [85.5, 86.5, 87.5], [85.5, 86.5, 88.5]],
    [3, [85.5, 89.5, 88.5], [86.5, 89.5, 89.5]],
    [5, [86.5, 89.5, 89.5], [88.5, 89.5, 89.5]],
    [7.5, [88.5, 91, 90.2], [89.5, 91.7, 91]],
    [10, [89.5, 91.7, 91.7], [90.2, 91.7, 91]],
    [15, [90.2, 93, 91.7], [91, 92.4, 91.7]],
    [20, [91, 93, 92.4], [91, 93, 91.7]],
    [25, [91.7, 93.6, 93], [91.7, 93.6, 93]],
    [30, [91.7, 94.1, 93.6], [91.7, 93.6, 93]],
    [40, [92.4, 94.1, 94.1], [92.4, 94.1, 94.1]],
    [50, [93, 94.5, 94.1], [93, 94.5, 94.1]],
    [60, [93.6, 95, 94.5], [93.6, 95, 94.5]],
    [75, [93.6, 95, 94.5], [93.6, 95.4, 94.5]],
    [100, [93.6, 95.4, 95], [94.1, 95.4, 95]],
    [125, [94.1, 95.4, 95], [95, 95.4, 95]],
    [150, [94.1, 95.8, 95.4], [95, 95.8, 95.8]],
    [200, [95, 95.8, 95.4], [95.4, 96.2, 95.8]],
  ] as const)("the efficiency of motors of %f hp with 2, 4 and 6 poles", (hp, open, enclosed) => {
    expect(([2, 4, 6] as const).map((poles) => motorPercent(hp, poles, "open"))).toEqual(open);
    expect(([2, 4, 6] as const).map((poles) => motorPercent(hp, poles, "enclosed"))).toEqual(enclosed);
  });

  // Federal Register, correction 2013-28776 of January 2014, Table I.5, percent: open, enclosed.
  test.each([
    [1, 75.5, 75.5],
    [1.5, 77, 78.5],
    [2, 86.5, 84],
    [3, 87.5, 85.5],
    [5, 88.5, 86.5],
    [7.5, 89.5, 86.5],
    [10, 90.2, 89.5],
    [15, 90.2, 89.5],
    [20, 91, 90.2],
    [25, 91, 90.2],
    [30, 91.7, 91.7],
  ] as const)("the efficiency of motors of %f hp with 8 poles", (hp, open, enclosed) => {
    expect([motorPercent(hp, 8, "open"), motorPercent(hp, 8, "enclosed")]).toEqual([open, enclosed]);
  });

  // AMO-Tools-Suite of the Oak Ridge National Laboratory, MotorData.csv, NEMA MG 1-2018 Table 12-12, percent: open with 2, 4, 6 and 8 poles, then enclosed.
  test.each([
    [40, [92.4, 94.1, 94.1, 91.7], [92.4, 94.1, 94.1, 91.7]],
    [50, [93, 94.5, 94.1, 92.4], [93, 94.5, 94.1, 92.4]],
    [60, [93.6, 95, 94.5, 93], [93.6, 95, 94.5, 92.4]],
    [75, [93.6, 95, 94.5, 94.1], [93.6, 95.4, 94.5, 93.6]],
    [100, [93.6, 95.4, 95, 94.1], [94.1, 95.4, 95, 93.6]],
    [125, [94.1, 95.4, 95, 94.1], [95, 95.4, 95, 94.1]],
    [150, [94.1, 95.8, 95.4, 94.1], [95, 95.8, 95.8, 94.1]],
    [200, [95, 95.8, 95.4, 94.1], [95.4, 96.2, 95.8, 94.5]],
    [250, [95, 95.8, 95.8, 95], [95.8, 96.2, 95.8, 95]],
    [300, [95.4, 95.8, 95.8], [95.8, 96.2, 95.8]],
    [350, [95.4, 95.8, 95.8], [95.8, 96.2, 95.8]],
    [400, [95.8, 95.8], [95.8, 96.2]],
    [450, [96.2, 96.2], [95.8, 96.2]],
    [500, [96.2, 96.2], [95.8, 96.2]],
  ] as const)("the efficiency of motors of %i hp, with all poles that they have", (hp, open, enclosed) => {
    const poles = ([2, 4, 6, 8] as const).slice(0, open.length);
    expect(poles.map((count) => motorPercent(hp, count, "open"))).toEqual(open);
    expect(poles.map((count) => motorPercent(hp, count, "enclosed"))).toEqual(enclosed);
  });

  test("the typical years' months, with the means of their hours", () => {
    const { means } = JSON.parse(readFileSync(new URL("../../test/reference/monthly_means.json", import.meta.url), "utf8")) as {
      readonly means: Readonly<Record<string, readonly number[]>>;
    };
    expect(Object.keys(means)).toHaveLength(84);
    for (const { id, temperatures, relativeHumidities, verify } of reference.monthlyClimates()) {
      const hours = means[id.replace("wmo-", "")];
      expect(verify, id).toBe(hours === undefined ? true : undefined);
      for (const [month, mean] of hours?.entries() ?? []) {
        const printed = month < 12 ? temperatures[month]! : relativeHumidities[month - 12]! * 100;
        expect(Math.abs(printed - mean), `${id} ${month}`).toBeLessThanOrEqual(month < 12 ? 0.056 : 0.506);
      }
    }
  });

  // The EPA's emission factors hub of 2024 as a carbon accounting program prints it; propane: 40 CFR 98, Table NN-1. kg CO₂ per million Btu.
  test.each([
    ["natural-gas", 53.06],
    ["fuel-oil-2", 73.96],
    ["fuel-oil-6", 75.1],
    ["propane", 62.87],
    ["lpg", 61.71],
    ["kerosene", 75.2],
    ["coal-anthracite", 103.69],
    ["coal-bituminous", 93.28],
  ] as const)("the carbon of %s", (id, factor) => {
    expect(reference.referenceRow(reference.fuels, id).carbonPerKilowattHour * 293.07107).toBeCloseTo(factor, 4);
  });

  test("the carbon of gasoline: 8.78 kg per US gallon of 0.125 million Btu", () => {
    expect(
      Math.abs(reference.referenceRow(reference.fuels, "gasoline").carbonPerKilowattHour * 293.07107 * 0.125 - 8.78),
    ).toBeLessThanOrEqual(0.005);
  });

  // The hub prints coal by the short ton as well: kg CO₂ over kg CO₂ per million Btu, to its rounding.
  test.each([
    ["coal-anthracite", 2602 / 103.69],
    ["coal-bituminous", 2325 / 93.28],
  ] as const)("the heat of %s", (id, millionBtuPerShortTon) => {
    const heatContent = (reference.referenceRow(reference.fuels, id).grossCalorificValue * 907.18474) / 1.05505585262e9;
    expect(Math.abs(heatContent / millionBtuPerShortTon - 1)).toBeLessThan(0.001);
  });

  test("the heat of propane: 2219.2 kJ/mol of the gas, over 44.0956 g/mol", () => {
    expect(Math.abs(reference.referenceRow(reference.fuels, "propane").grossCalorificValue / (2219.2e6 / 44.0956) - 1)).toBeLessThan(0.001);
  });

  // Engineers Edge, hanger spacing adapted from MSS SP-69, and The Engineering ToolBox, which agree but for steel of 10 in. ft, steel and copper.
  test.each([
    [15, 7, 5],
    [20, 7, 5],
    [25, 7, 6],
    [40, 9, 8],
    [50, 10, 8],
    [65, 11, 9],
    [80, 12, 10],
    [100, 14, 12],
    [150, 17, 14],
    [200, 19, 16],
    [300, 23, 19],
  ] as const)("the supports of DN %i", (dn, steel, copper) => {
    const row = reference.referenceRow(reference.pipeSupports, `dn-${dn}`);
    expect(row.verify).toBeUndefined();
    expect([row.steel, row.copper!].map((metres) => Math.round((metres / 0.3048) * 1e6) / 1e6)).toEqual([steel, copper]);
  });

  test("the supports of copper of DN 32: a manufacturer's table of ASTM B88 tubes after MSS SP-58", () => {
    expect(reference.referenceRow(reference.pipeSupports, "dn-32").copper! / 0.3048).toBeCloseTo(7, 9);
  });

  // ASHRAE's reference card of 2021, °C of dry bulb and of dew point, then % of relative humidity.
  test.each([
    ["recommended", [18, 27, -9, 15]],
    ["a1", [15, 32, -12, 17, 8, 80]],
    ["a2", [10, 35, -12, 21, 8, 80]],
    ["a3", [5, 40, -12, 24, 8, 85]],
    ["a4", [5, 45, -12, 24, 8, 90]],
  ] as const)("the limits of the data centre class %s", (id, limits) => {
    const row = reference.referenceRow(reference.dataCentreClasses, id);
    const humidities = row.minRelativeHumidity === undefined ? [] : [row.minRelativeHumidity * 100, row.maxRelativeHumidity * 100];
    expect([row.minDryBulb, row.maxDryBulb, row.minDewPoint, row.maxDewPoint, ...humidities]).toEqual(limits);
  });

  // IBM, environmental requirements of Power servers (recommended; class A3), and Microsoft, of Azure Stack Edge: m for 1 K, by the highest dry bulb.
  test("the rest of the data centre classes", () => {
    expect(reference.referenceRow(reference.dataCentreClasses, "recommended").maxRelativeHumidity).toBe(0.6);
    const metres = (id: string): number => Math.round(1 / reference.referenceRow(reference.dataCentreClasses, id).altitudeDerating!);
    expect(["a1", "a2", "a3", "a4"].map(metres)).toEqual([300, 300, 175, 125]);
  });

  // A calculator of cooling loads with its own copy of the inch-pound column, Btu/h, and pyMEP with rows of the metric one, edition of 2021, W.
  test.each([
    ["seated-theatre", [225, 105]],
    ["seated-theatre-night", [245, 105]],
    ["seated-light", [245, 155], [70, 45]],
    ["office-work", [250, 200], [75, 55]],
    ["standing-light", [250, 200]],
    ["restaurant", [275, 275]],
    ["bench-work", [275, 475], [80, 140]],
    ["dancing", [305, 545]],
    ["light-machine", [375, 625], [110, 185]],
    ["bowling", [580, 870]],
    ["heavy-work", [580, 870], [170, 255]],
    ["heavy-machine", [635, 965], [185, 285]],
    ["athletics", [710, 1090]],
  ] as const)("the heat of people: %s", (id, inchPound, metric?: readonly [number, number]) => {
    const row = reference.referenceRow(reference.occupantGains, id);
    expect(row.verify).toBeUndefined();
    expect([row.sensibleBtuPerHour, row.latentBtuPerHour]).toEqual(inchPound);
    if (metric !== undefined) expect([row.sensible, row.latent]).toEqual(metric);
  });

  // A domestic energy model with its own copy of TM46, and a British handbook that prints rows of it as examples: kWh/m², electricity and fossil.
  test.each([
    ["general-office", 95, 120],
    ["large-non-food-shop", 70, 170],
    ["large-food-store", 400, 105],
    ["restaurant", 90, 370],
    ["pub", 130, 350],
    ["hotel", 105, 330],
    ["cultural-activities", 70, 200],
    ["swimming-pool", 245, 1130],
    ["sports-hall", 95, 330],
    ["light-use", 20, 105],
    ["school", 40, 150],
    ["hospital", 90, 420],
    ["residential", 65, 420],
  ] as const)("the British benchmark of %s", (id, electricity, fossilThermal) => {
    expect(reference.referenceRow(reference.energyBenchmarks, id)).toMatchObject({ electricity, fossilThermal });
    expect(reference.referenceRow(reference.energyBenchmarks, id).verify).toBeUndefined();
  });

  // A dashboard of buildings with its own copy of the EPA's table of national medians: thousand Btu/ft² delivered.
  test.each([
    [52.9, ["financial-office", "office"]],
    [84.3, ["university"]],
    [48.5, ["school"]],
    [50.8, ["recreation-centre"]],
    [56.1, ["convention-centre"]],
    [56.2, ["entertainment", "museum"]],
    [63, ["hotel"]],
    [57.9, ["dormitory"]],
    [59.6, ["multifamily"]],
    [99, ["senior-care"]],
    [115.3, ["laboratory"]],
    [71.6, ["library"]],
    [63.5, ["police-fire-station"]],
    [101.2, ["courthouse"]],
    [51.4, ["retail", "wholesale"]],
    [196, ["supermarket"]],
    [325.6, ["restaurant"]],
    [130.7, ["bar"]],
    [22.7, ["warehouse"]],
    [20.2, ["self-storage"]],
    [47.9, ["services"]],
  ] as const)("delivered energy of %f", (site, ids) => {
    for (const id of ids) expect(reference.referenceRow(reference.energyUseIntensities, id).site * 0.3169983, id).toBeCloseTo(site, 3);
  });

  test("the carbon of electricity, but for rows that are marked and say so", () => {
    const { intensities } = JSON.parse(readFileSync(new URL("../../test/reference/grid_carbon.json", import.meta.url), "utf8")) as {
      readonly intensities: Readonly<Record<string, number>>;
    };
    expect(Object.keys(intensities).length).toBeGreaterThan(200);
    for (const { id, carbonPerKilowattHour, verify, note } of reference.gridCarbon) {
      const second = intensities[id];
      const agrees = second !== undefined && Math.abs((carbonPerKilowattHour * 1000) / second - 1) < 0.01;
      if (!agrees) expect({ verify, note }, id).toMatchObject({ verify: true, note: /second data set/ });
      else expect(verify, id).toBeUndefined();
    }
  });

  // fluids 1.3.1: Moody's table and the Handbook of Hydraulic Resistance; commercial steel: Engineers Edge and Heron, both after Moody. mm.
  test.each([
    ["drawnTubing", 0.00152],
    ["commercialSteel", 0.045],
    ["galvanizedIron", 0.152],
    ["castIron", 0.259],
    ["asphaltedCastIron", 0.122],
    ["corrodedSteel", 0.15],
    ["scaledSteel", 0.4],
  ] as const)("the roughness of %s, to two digits", (id, millimetres) => {
    expect(pipeRoughness[id].roughness * 1000).toBeCloseTo(Number(millimetres.toPrecision(2)), 9);
  });

  // The Criteria Compilation of S. Underwood, which lists HVAC Applications 2019, ch. 49: NC, dB(A), dB(C).
  test.each([
    ["living-area", 30, 35, 60],
    ["hotel-room", 30, 35, 60],
    ["private-office", 30, 35, 60],
    ["conference-room", 30, 35, 60],
    ["teleconference-room", 25, 30, 55],
    ["open-office", 40, 45, 65],
    ["office-corridor", 40, 45, 65],
    ["courtroom", 30, 35, 60],
    ["worship", 25, 30, 55],
    ["library", 30, 35, 60],
    ["gymnasium", 45, 50, 70],
    ["theatre", 20, 25, 50],
    ["music-practice", 30, 35, 60],
    ["patient-room", 30, 35, 60],
    ["ward", 35, 40, 60],
    ["operating-room", 35, 40, 60],
    ["laboratory-teaching", 35, 40, 60],
    ["classroom", 30, 35, 60],
    ["lecture-room", 25, 30, 55],
  ] as const)("the sound of %s", (id, noiseCriterion, aWeighted, cWeighted) => {
    expect(reference.referenceRow(reference.soundCriteria, id)).toMatchObject({ noiseCriterion, aWeighted, cWeighted });
    expect(reference.referenceRow(reference.soundCriteria, id).verify).toBeUndefined();
  });

  // EnergyPlus, WindowConstructs.idf: computed with WINDOW for its own winter and summer conditions, W/(m²·K) and SHGC.
  test.each([
    ["single-clear-3", 5.894, 0.861],
    ["single-clear-6", 5.778, 0.819],
    ["single-bronze-6", 5.778, 0.62],
    ["single-green-6", 5.778, 0.623],
    ["double-clear-3", 3.122, 0.762],
    ["double-clear-3-argon", 2.556, 0.764],
    ["double-clear-6", 2.67, 0.703],
    ["double-low-e-020", 1.961, 0.691],
    ["double-low-e-010", 1.785, 0.645],
    ["triple-clear", 1.765, 0.684],
  ] as const)("the glass %s, within 2.5 %% and 0.025", (id, uValue, solar) => {
    const glazing = reference.referenceRow(reference.glazings, id);
    expect(glazing.verify).toBeUndefined();
    expect(Math.abs(glazing.uValue / uValue - 1)).toBeLessThan(0.025);
    expect(Math.abs(glazing.solarHeatGainCoefficient - solar)).toBeLessThan(0.025);
  });

  // openclimatedata/globalwarmingpotentials: the supplement of IPCC's fifth and sixth report, over 100 years.
  test.each([
    ["r-22", 1760, 1960],
    ["r-32", 677, 771],
    ["r-123", 79, 90.4],
    ["r-125", 3170, 3740],
    ["r-134a", 1300, 1530],
    ["r-143a", 4800, 5810],
    ["r-152a", 138, 164],
    ["r-227ea", 3350, 3600],
    ["r-245fa", 858, 962],
  ] as const)("the warming of %s", (id, gwpAr5, gwpAr6) => {
    expect(reference.referenceRow(reference.refrigerantLimits, id)).toMatchObject({ gwpAr5, gwpAr6 });
  });

  // ASHRAE 34 by mass, %.
  test.each([
    ["r-404a", { "r-125": 44, "r-143a": 52, "r-134a": 4 }],
    ["r-407c", { "r-32": 23, "r-125": 25, "r-134a": 52 }],
    ["r-410a", { "r-32": 50, "r-125": 50 }],
    ["r-448a", { "r-32": 26, "r-125": 26, "r-1234yf": 20, "r-134a": 21, "r-1234ze-e": 7 }],
    ["r-449a", { "r-32": 24.3, "r-125": 24.7, "r-1234yf": 25.3, "r-134a": 25.7 }],
    ["r-452b", { "r-32": 67, "r-125": 7, "r-1234yf": 26 }],
    ["r-454a", { "r-32": 35, "r-1234yf": 65 }],
    ["r-454b", { "r-32": 68.9, "r-1234yf": 31.1 }],
    ["r-454c", { "r-32": 21.5, "r-1234yf": 78.5 }],
    ["r-455a", { "r-744": 3, "r-32": 21.5, "r-1234yf": 75.5 }],
    ["r-507a", { "r-125": 50, "r-143a": 50 }],
    ["r-513a", { "r-1234yf": 56, "r-134a": 44 }],
    ["r-515b", { "r-1234ze-e": 91.1, "r-227ea": 8.9 }],
  ] as const)("the warming of %s, from what it is made of", (id, parts: Readonly<Record<string, number>>) => {
    expect(Object.values(parts).reduce((sum, each) => sum + each)).toBeCloseTo(100, 9);
    const mixed = Object.entries(parts).reduce(
      (sum, [part, share]) => sum + (reference.referenceRow(reference.refrigerantLimits, part).gwpAr6! * share) / 100,
      0,
    );
    expect(Math.abs(reference.referenceRow(reference.refrigerantLimits, id).gwpAr6! / mixed - 1)).toBeLessThan(0.002);
  });

  // California's Title 24, Tables 110.2-A and -B as proposed for 2013: EER and IEER of equipment that the standard has not changed since.
  test.each([
    ["air-conditioner-water-65", 12.1, 13.9],
    ["air-conditioner-water-135", 12.5, 13.9],
    ["air-conditioner-water-240", 12.4, 13.6],
    ["air-conditioner-water-760", 12.2, 13.5],
    ["air-conditioner-evaporative-65", 12.1, 12.3],
    ["air-conditioner-evaporative-135", 12, 12.2],
    ["air-conditioner-evaporative-240", 11.9, 12.1],
    ["air-conditioner-evaporative-760", 11.7, 11.9],
    ["condensing-unit-air-135", 10.5, 11.8],
    ["condensing-unit-water-135", 13.5, 14],
  ] as const)("the minimum of %s", (id, eer, ieer) => {
    const row = reference.referenceRow(reference.equipmentMinima(), id);
    expect(row.published).toBe(eer);
    expect(row.partLoad! / row.ratio).toBeCloseTo(ieer / eer, 9);
  });

  // Washington's energy code, WAC 51-11C-403329, IEER; its EER are older.
  test.each([
    ["vrf-cooling-65", 14.6],
    ["vrf-cooling-135", 13.9],
    ["vrf-cooling-240", 12.7],
    ["vrf-recovery-cooling-65", 14.4],
    ["vrf-recovery-cooling-135", 13.7],
    ["vrf-recovery-cooling-240", 12.5],
    ["vrf-water-cooling", 16],
    ["vrf-water-cooling-135", 14],
    ["vrf-water-cooling-240", 12],
  ] as const)("the minimum at part load of %s", (id, ieer) => {
    expect(reference.referenceRow(reference.equipmentMinima(), id).partLoad! / 0.29307107).toBeCloseTo(ieer, 6);
  });

  // wentylacja.com.pl (steel, copper and plastics, mm/(m·K)) and Piping World (metals, 10⁻⁶/K).
  test.each([
    ["carbon-steel", 12.2, 0.05],
    ["copper", 16.4, 0.05],
    ["cast-iron", 11, 0.05],
    ["pp-r", 150, 1e-9],
    ["multilayer", 25, 1e-9],
  ] as const)("the expansion of %s", (id, expansion, within) => {
    expect(reference.referenceRow(reference.pipeExpansions, id).verify).toBeUndefined();
    expect(Math.abs((reference.referenceRow(reference.pipeExpansions, id).expansion * 1e6) / expansion - 1)).toBeLessThan(within);
  });

  // The chart of gauges of EICAC, galvanized steel, mm.
  test.each([
    [16, 1.613],
    [18, 1.311],
    [20, 1.006],
    [22, 0.853],
    [24, 0.701],
    [26, 0.551],
  ] as const)("the thickness of gauge %i", (gauge, millimetres) => {
    expect(galvanizedSheet.find((sheet) => sheet.gauge === gauge)!.thickness * 1000).toBeCloseTo(millimetres, 9);
  });

  // US standard gauge: oz/ft² of steel, 41.82 lb/ft² to the inch; zinc adds 2.5 oz/ft² and 0.0037 in.
  test.each([
    [30, 8],
    [28, 10],
    [26, 12],
    [24, 16],
    [22, 20],
    [20, 24],
    [18, 32],
    [16, 40],
  ] as const)("gauge %i by the rule of the gauges", (gauge, ounces) => {
    const { thickness, mass } = galvanizedSheet.find((sheet) => sheet.gauge === gauge)!;
    const ouncePerSquareFoot = 0.45359237 / 16 / 0.3048 ** 2;
    expect(Math.abs(mass / ((ounces + 2.5) * ouncePerSquareFoot) - 1)).toBeLessThan(0.002);
    expect(Math.abs(thickness / 0.0254 - (ounces / 16 / 41.82 + 0.0037))).toBeLessThanOrEqual(0.0001);
  });

  // Fundamentals 2013, ch. 18, Table 5A, its own last columns: factor of use (standby over rated) and of radiation (radiant over standby).
  test.each([
    ["cabinet-serving-insulated", 0.18, 0.33],
    ["cabinet-serving", 0.51, 0.2],
    ["cabinet-proofing", 0.08, 0.86],
    ["coffee-urn", 0.09, 0.17],
    ["egg-cooker", 0.06, 0.43],
    ["espresso", 0.15, 0.33],
    ["steam-table", 0.69, 0.09],
    ["freezer", 0.41, 0.45],
    ["hot-dog-roller", 0.71, 0.38],
    ["hot-plate", 0.79, 0.3],
    ["hot-food-case", 0.08, 0.36],
    ["hot-food-case-moist", 0.11, 0.27],
    ["oven-countertop-conveyor", 0.61, 0.17],
    ["panini", 0.55, 0.38],
    ["popcorn", 0.1, 0.5],
    ["rapid-oven", 0.16, 0.24],
    ["refrigerator", 0.25, 0.25],
    ["prep-table", 0.45, 0.67],
    ["bun-steamer", 0.14, 0.86],
    ["toaster-4-slice", 0.49, 0.07],
  ] as const)("the factors of the appliance %s", (id, use, radiation) => {
    const { ratedPower, standbyPower, radiant, sensible, latent } = reference.referenceRow(reference.applianceGains(), id);
    expect(Math.abs(standbyPower! / ratedPower - use)).toBeLessThan(0.0051);
    expect(Math.abs(radiant! / standbyPower! - radiation)).toBeLessThan(0.0051);
    if (id !== "toaster-4-slice") expect(Math.abs((sensible + latent) / standbyPower! - 1)).toBeLessThan(0.001);
  });

  test("metric round ducts", () => {
    // Heron, EN 1506:2007: recommended, then additional diameters, mm.
    const recommended = [63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250];
    const additional = [150, 300, 355, 450, 560, 710, 900, 1120];
    expect(roundDuctSizes("Metric").map((size) => Math.round(size * 1000))).toEqual(
      [...recommended, ...additional].toSorted((a, b) => a - b),
    );
  });

  // Heron, HVAC Applications, maximum velocities of main ducts, m/s, printed to 0.1: shaft, ceiling, room.
  test.each([
    [45, [17.8, 25.4, 12.7, 22.9, 10.2, 19.8]],
    [35, [12.7, 17.8, 8.9, 15.2, 7.4, 13.2]],
    [25, [8.6, 12.7, 6.1, 10.2, 4.8, 8.6]],
  ] as const)("the velocity of ducts for RC %i", (rating, velocities) => {
    const limits = (["shaftOrDrywall", "acousticCeiling", "occupiedSpace"] as const).flatMap((place) =>
      (["rectangular", "round"] as const).map((shape) => ductVelocityLimit({ rating, location: place, shape, part: "main" })),
    );
    for (const [index, velocity] of velocities.entries()) expect(Math.abs(limits[index]! - velocity), `${index}`).toBeLessThanOrEqual(0.06);
  });
});

describe("surface resistances", () => {
  const resistanceOf = (id: string): number => reference.referenceRow(reference.surfaceResistances, id).resistance;
  // ISO 6946, Annexes C and D: 1/(h_c + ε·h_r0) with ε 0.9 and h_r0 of a black body, 5.7 W/(m²·K) at 20 °C and 5.1 at 10 °C.
  test.each([
    ["iso-inside-horizontal", 2.5 + 0.9 * 5.7],
    ["iso-inside-up", 5 + 0.9 * 5.7],
    ["iso-inside-down", 0.7 + 0.9 * 5.7],
    ["iso-outside", 4 + 4 * 4 + 0.9 * 5.1],
  ] as const)("%s is what the standard's equation gives", (id, coefficient) => {
    expect(Math.abs(resistanceOf(id) - 1 / coefficient)).toBeLessThanOrEqual(0.005);
  });

  // Air spaces: h_r between two surfaces of ε 0.9, and h_a by thickness and direction.
  const radiative = 5.1 / (2 / 0.9 - 1);
  test.each([
    ["iso-airspace-5", 0.025 / 0.005],
    ["iso-airspace-10", 0.025 / 0.01],
    ["iso-airspace-15", 0.025 / 0.015],
    ["iso-airspace-25-up", 1.95],
    ["iso-airspace-25-horizontal", 1.25],
    ["iso-airspace-25-down", Math.max(0.12 * 0.025 ** -0.44, 0.025 / 0.025)],
  ] as const)("%s is what the standard's equation gives", (id, conductive) => {
    expect(Math.abs(resistanceOf(id) - 1 / (radiative + conductive))).toBeLessThanOrEqual(0.005);
  });

  // Fundamentals 2017, ch. 26, Table 10, the inch-pound column, h·ft²·°F/Btu.
  test.each([
    ["ashrae-inside-horizontal", 0.68],
    ["ashrae-inside-up", 0.61],
    ["ashrae-inside-down", 0.92],
    ["ashrae-inside-slope-up", 0.62],
    ["ashrae-inside-slope-down", 0.76],
    ["ashrae-outside-winter", 0.17],
    ["ashrae-outside-summer", 0.25],
  ] as const)("%s is the other column, to the rounding of both", (id, inchPound) => {
    expect(Math.abs(resistanceOf(id) - inchPound * 0.17611)).toBeLessThanOrEqual(0.005 + 0.005 * 0.17611);
  });
});

describe("every table of the reference", () => {
  const tables = Object.entries(reference)
    .filter(([name, value]) =>
      typeof value === "function"
        ? value.length === 0 && name !== "singleTranscriptions"
        : Array.isArray(value) && name !== "occupantGainTemperatures",
    )
    .map(
      ([name, value]) =>
        [name, (typeof value === "function" ? (value as () => unknown)() : value) as readonly reference.ReferenceRow[]] as const,
    );

  test("says how it was verified", () => {
    for (const [name] of tables) expect(reference.verifications, name).toHaveProperty(name);
    for (const { how } of Object.values(reference.verifications)) expect(how.length).toBeGreaterThan(5);
    expect(reference.singleTranscriptions().length).toBeLessThan(Object.keys(reference.verifications).length);
  });

  test("has facts that no other table has: each property of a subject is in one table", () => {
    const places = new Map<string, Set<string>>();
    const plain = (label: string): string =>
      label
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, " ")
        .trim();
    for (const [name, rows] of tables)
      for (const row of rows)
        for (const [property, value] of Object.entries(row)) {
          if (typeof value !== "number") continue;
          // Two publications, or two tables of one, may each have a different number for the same room.
          const fact = `${plain(row.label)}: ${property} of ${row.source.source.key}, ${row.source.locator ?? ""}`;
          places.set(fact, (places.get(fact) ?? new Set()).add(name));
        }
    expect([...places].filter(([, names]) => names.size > 1)).toEqual([]);
  });

  test("leaves minimum efficiencies to their own table", () => {
    for (const { verify, source } of reference.equipmentEfficiencies) {
      expect(verify).toBe(true);
      expect(source.source.title).not.toContain("90.1");
    }
  });

  test("has words without blanks at their ends", () => {
    for (const [name, rows] of tables)
      for (const row of rows)
        for (const [property, value] of Object.entries(row))
          if (typeof value === "string") expect(value, `${name} ${row.id} ${property}`).toBe(value.trim());
  });
});
