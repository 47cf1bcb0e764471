import { buildSync } from "esbuild";
import { describe, expect, test } from "vitest";
import { UnknownNameError } from "../refusals/errors.ts";
import { refrigerant, refrigerantNames } from "../refrigerants/index.ts";
import * as reference from "./index.ts";
import type { ReferenceRow } from "./index.ts";

const exported: ReadonlyArray<[string, unknown]> = Object.entries(reference);
/** Tables are arrays, or functions without arguments that give one. */
const tables = exported
  .filter(([name, value]) =>
    typeof value === "function"
      ? value.length === 0 && name !== "singleTranscriptions"
      : Array.isArray(value) && name !== "occupantGainTemperatures",
  )
  .map(([name, value]): [string, ReferenceRow[]] => [
    name,
    (typeof value === "function" ? (value as () => unknown)() : value) as ReferenceRow[],
  ]);
describe("every reference table", () => {
  test.each(tables)("%s has rows with unique, stable kebab-case names", (_name, rows) => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.id).filter((id, index, ids) => ids.indexOf(id) !== index)).toEqual([]);
    for (const row of rows) expect(row.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test.each(tables)("%s has rows with unique labels", (_name, rows) => {
    expect(rows.map((row) => row.label).filter((label, index, labels) => labels.indexOf(label) !== index)).toEqual([]);
    for (const row of rows) expect(row.label.length).toBeGreaterThan(2);
  });

  test.each(tables)("%s leads from every row to a publication", (_name, rows) => {
    for (const { id, source } of rows) {
      expect(source.source.key, id).toMatch(/^[a-z0-9.-]+$/);
      expect(source.source.title, id).not.toBe("");
    }
  });

  test.each(tables)("%s holds finite numbers, and only temperatures below zero", (_name, rows) => {
    const numbersIn = (value: unknown, key = ""): (readonly [key: string, value: number])[] =>
      typeof value === "number"
        ? [[key, value]]
        : typeof value === "object" && value !== null
          ? Object.entries(value).flatMap(([name, each]) => numbersIn(each, Array.isArray(value) ? key : name))
          : [];
    for (const row of rows)
      for (const [key, value] of numbersIn(row))
        expect(Number.isFinite(value) && (value >= 0 || /DewPoint$|^temperatures$/.test(key)), `${row.id} ${key}`).toBe(true);
  });

  test.each(tables.map(([name]) => name))("%s alone brings no other table into a bundle", (name) => {
    const { metafile } = buildSync({
      stdin: { contents: `export { ${name} } from "./index.ts";`, resolveDir: import.meta.dirname },
      bundle: true,
      write: false,
      metafile: true,
      format: "esm",
      treeShaking: true,
    });
    const [output] = Object.values(metafile.outputs);
    const brought = Object.entries(output!.inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => file.replace(/.*\//, ""));
    const filesOfTable: Readonly<Record<string, RegExp>> = {
      constructions: /^(constructions|commonConstructions|constructionRows\w+)\.ts$/,
      materials: /^(materials|commonMaterials|materialRows\w+)\.ts$/,
      equipmentMinima: /^(equipmentMinima|editions?|ashrae90Edition\d+|ecodesign\d+)\.ts$/,
      schedulesOfUse: /^(schedulesOfUse|scheduleRows\w+|daySteps)\.ts$/,
      conditionsOfUse: /^(conditionsOfUse|conditionOfUseRows|daySteps)\.ts$/,
      airChanges: /^(airChanges|healthCareAirChanges)\.ts$/,
      monthlyClimates: /^monthlyClimate(s|Rows)\.ts$/,
      refrigerantLimits: /^(refrigerantLimits|facts)\.ts$/,
    };
    const shared =
      /^(<stdin>|row\.ts|sources\.ts|handbooks\.ts|acoustics\.ts|others\.ts|buildings\.ts|standards\.ts|errors\.ts|inchPound\.ts|gravity\.ts|useSources\.ts|ventilationRatesSI\.ts)$/;
    const allowed = filesOfTable[name] ?? /^(?!constructionRows|materialRows|scheduleRows|conditionOfUseRows).*\.ts$/;
    expect(brought.filter((file) => !shared.test(file) && !allowed.test(file))).toEqual([]);
    if (!(name in filesOfTable)) expect(brought.filter((file) => !shared.test(file)).length).toBe(1);
  });
});

describe("a row of a table", () => {
  test.each(tables)("of %s is found by its name, and an unknown name is refused by the nearest known one", (_name, rows) => {
    for (const row of rows) expect(reference.referenceRow(rows, row.id)).toBe(row);
    const look = (id: string) => () => reference.referenceRow(rows, id);
    expect(look(`${rows[0]!.id}zz`)).toThrow(UnknownNameError);
    expect(look(`${rows[0]!.id}zz`)).toThrow(/did you mean/);
    for (const name of ["", "toString", "__proto__"]) expect(look(name)).toThrow(UnknownNameError);
  });
});

describe("exhaust rates", () => {
  test("print two columns that are the same rate to their own rounding", () => {
    const cfm = 4.719474432e-4;
    const squareFoot = 0.09290304;
    for (const row of reference.exhaustRates) {
      const pairs = [
        [row.areaRate, row.areaRateCfmPerFt2 === undefined ? undefined : (row.areaRateCfmPerFt2 * cfm) / squareFoot],
        [row.perUnitLow, row.perUnitLowCfm === undefined ? undefined : row.perUnitLowCfm * cfm],
        [row.perUnitHigh, row.perUnitHighCfm === undefined ? undefined : row.perUnitHighCfm * cfm],
      ] as const;
      // 20 cfm against 10 L/s is 6 % off, 0.75 cfm/ft² against 3.7 L/s per m² 3 %.
      for (const [si, inchPound] of pairs) {
        expect(inchPound === undefined).toBe(si === undefined);
        if (si !== undefined && inchPound !== undefined) expect(Math.abs(inchPound - si)).toBeLessThanOrEqual(0.06 * si);
      }
    }
  });
});

describe("ventilation categories", () => {
  test("print two columns that are the same rate to their own rounding", () => {
    const cfm = 4.719474432e-4;
    const squareFoot = 0.09290304;
    for (const row of reference.ventilationCategories) {
      // The standard rounds L/s to 0.1 upwards to 7.5 cfm = 3.8 L/s (7 % over the exact 3.54).
      expect(Math.abs(row.peopleRate - row.peopleRateCfm * cfm)).toBeLessThanOrEqual(0.08 * row.peopleRate);
      expect(Math.abs(row.areaRate - (row.areaRateCfmPerFt2 * cfm) / squareFoot)).toBeLessThanOrEqual(0.03 * row.areaRate);
    }
  });
  test.each([
    // A second transcription of the standard's table: cfm per person, cfm/ft², people per 1000 ft².
    ["classroom", 10, 0.12, 35],
    ["office-space", 5, 0.06, 5],
    ["restaurant", 7.5, 0.18, 70],
    ["retail-sales", 7.5, 0.12, 15],
    ["beauty-salon", 20, 0.12, 25],
    ["casino", 7.5, 0.18, 120],
    ["cell", 5, 0.12, 25],
    ["necropsy", 10, 0.18, 20],
    ["museum-children", 7.5, 0.12, 40],
    ["weight-room", 20, 0.06, 10],
    ["manufacturing-hazardous", 10, 0.18, 7],
    ["birthing-room", 10, 0.18, 15],
  ])("%s has the rates of a second transcription", (id, people, area, density) => {
    const row = reference.referenceRow(reference.ventilationCategories, id);
    expect([row.peopleRateCfm, row.areaRateCfmPerFt2, Math.round(row.occupantDensity * 100)]).toEqual([people, area, density]);
  });
});

describe("zone air distribution", () => {
  test("mixes perfectly at one, stratifies above it, and short-circuits below", () => {
    for (const { id, group, effectiveness } of reference.airDistribution) {
      if (group === "well-mixed") expect(effectiveness, id).toBeLessThanOrEqual(1);
      else expect(effectiveness, id).toBeGreaterThan(1);
    }
  });
});

describe("air changes", () => {
  test("never recommend a maximum below the minimum, nor more outdoor air than air", () => {
    for (const row of reference.airChanges) {
      if (row.maximum !== undefined) expect(row.maximum).toBeGreaterThanOrEqual(row.minimum);
      if (row.outdoorMinimum !== undefined) expect(row.outdoorMinimum).toBeLessThanOrEqual(row.minimum);
      if (row.relativeHumidity !== undefined) expect(row.relativeHumidity.maximum).toBeLessThanOrEqual(0.65);
    }
  });
  test("keep a room whose air is exhausted from being pressed into its neighbours", () => {
    for (const row of reference.airChanges) {
      // Isolation that also protects its patient is the one exception that the standard makes, with an anteroom.
      if (row.exhaustedOutdoors && row.id !== "isolation-combined") expect(row.pressure, row.id).not.toBe("positive");
    }
  });
});

describe("refrigerants", () => {
  test("that have an equation of state are listed, with the same safety group and global warming potentials", () => {
    const key = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");
    const limits = refrigerantNames.map((name) => ({
      name,
      row: reference.refrigerantLimits.find((candidate) => key(candidate.id) === key(name)),
    }));
    // Butane is here as a component of blends only.
    expect(limits.filter(({ row }) => !row).map(({ name }) => name)).toEqual(["R600", "Water"]);
    for (const { name, row } of limits) {
      if (!row) continue;
      const { safetyGroup, gwp100, gwp100Ar5 } = refrigerant(name);
      expect(row.safetyGroup, name).toBe(safetyGroup);
      expect([row.gwpAr4, row.gwpAr5], name).toEqual([gwp100, gwp100Ar5]);
    }
  });
});

describe("velocities", () => {
  test("have a minimum below the maximum, and one of the two at least", () => {
    for (const { id, minimum, maximum } of reference.velocities) {
      expect(minimum ?? maximum, id).toBeDefined();
      expect(minimum ?? 0, id).toBeLessThan(maximum ?? Infinity);
    }
  });
});

describe("people", () => {
  test("give off the total that the handbook prints next to the two parts", () => {
    const totals = reference.occupantGains.map(({ sensible, latent }) => sensible + latent);
    expect(totals).toEqual([95, 105, 115, 130, 130, 145, 160, 220, 250, 295, 425, 425, 470, 525]);
  });
  test("print two columns that are the same heat to their own rounding, 5 W and 5 Btu/h", () => {
    // The night theatre's latent heat is 35 W against 105 Btu/h (30.8 W).
    for (const { id, sensible, latent, sensibleBtuPerHour, latentBtuPerHour } of reference.occupantGains)
      for (const [watt, inchPound] of [
        [sensible, sensibleBtuPerHour],
        [latent, latentBtuPerHour],
      ] as const)
        expect(Math.abs(inchPound * 0.29307107 - watt), id).toBeLessThanOrEqual(5);
  });
  test("give off less sensible heat the warmer the room is, and never more than all", () => {
    for (const { id, total, sensible } of reference.occupantGainsByTemperature) {
      expect(
        sensible.toSorted((a, b) => b - a),
        id,
      ).toEqual(sensible);
      expect(sensible[0], id).toBeLessThan(total);
    }
  });
});

describe("appliances", () => {
  const gains = reference.applianceGains();
  test("give to the room no more than they draw, and radiate no more than their sensible heat", () => {
    for (const { id, ratedPower, standbyPower, sensible, latent, radiant = 0 } of gains) {
      expect(radiant, id).toBeLessThanOrEqual(sensible + 1e-9);
      // Printed in steps of 100 Btu/h (29 W).
      expect(sensible + latent, id).toBeLessThanOrEqual((standbyPower ?? ratedPower) + 30);
      // Six burners of a gas range idle at 120 800 Btu/h of a rating of 120 000.
      expect(standbyPower ?? 0, id).toBeLessThanOrEqual(ratedPower * 1.01);
    }
  });
  test.each([
    // W of another conversion, rounded to 10 W.
    ["cabinet-proofing-small", 1140, 260, 880],
    ["toaster-conveyor", 3020, 3020, 0],
    ["steam-table", 1030, 270, 760],
    ["hooded-electric-broiler-underfired", 9060, 3170, 0],
    ["hooded-gas-salamander", 9760, 1550, 0],
  ])("%s idles at %d W and gives %d W sensible and %d W latent", (id, standby, sensible, latent) => {
    const row = reference.referenceRow(reference.applianceGains(), id);
    for (const [value, expected] of [
      [row.standbyPower!, standby],
      [row.sensible, sensible],
      [row.latent, latent],
    ] as const)
      expect(Math.abs(value - expected)).toBeLessThan(10);
  });
});

describe("schedules", () => {
  const days = [
    ...reference
      .schedulesOfUse()
      .flatMap(({ id, occupancy, lighting, equipment }) =>
        [occupancy, lighting, equipment]
          .flatMap((week) => Object.values(week as unknown as Record<string, number[]>))
          .map((shares) => [id, shares] as const),
      ),
    ...reference.conditionsOfUse().flatMap(({ id, hourly }) => Object.values(hourly).map((shares) => [id, shares] as const)),
  ];
  test("have 24 shares between nothing and all", () => {
    for (const [id, shares] of days) {
      expect(shares.length, id).toBe(24);
      expect(
        shares.every((share) => share >= 0 && share <= 1),
        id,
      ).toBe(true);
    }
  });
  test("of a corridor are the hours that the data set lists", () => {
    const { weekday } = reference.referenceRow(reference.schedulesOfUse(), "corridor").occupancy;
    const listed = [0, 0, 0, 0, 0, 0, 0, 0.25, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.5, 0.9, 0.5, 0, 0, 0];
    expect(weekday).toEqual(listed);
  });
  test("of an open-plan office are the hours that the data set lists", () => {
    const { occupancy, equipment } = reference.referenceRow(reference.conditionsOfUse(), "open-office").hourly;
    expect(occupancy).toEqual([0, 0, 0, 0, 0, 0, 0, 0.2, 0.4, 0.6, 0.8, 0.8, 0.4, 0.6, 0.8, 0.8, 0.4, 0.2, 0, 0, 0, 0, 0, 0]);
    expect(equipment).toEqual([
      0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.4, 0.8, 0.8, 0.4, 0.2, 0.4, 0.8, 0.8, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1,
    ]);
  });
});

describe("power densities", () => {
  test("are the W/m² that the data set lists next to W/ft²", () => {
    // Two decimals.
    const listed = [
      ["open-office", 6.03, 7.21],
      ["operating-room", 24.86, 8.29],
      ["warehouse", 3.55, 1.18],
      ["pharmacy", 17.11, 7.75],
    ] as const;
    for (const [id, lighting, equipment] of listed) {
      const row = reference.referenceRow(reference.powerDensities, id);
      expect(Math.abs(row.lighting - lighting)).toBeLessThan(0.0051);
      expect(Math.abs(row.equipment! - equipment)).toBeLessThan(0.0051);
    }
  });
});

describe("energy benchmarks", () => {
  test("count more primary energy than arrives at the site", () => {
    for (const { id, site, primary } of reference.energyUseIntensities) expect(primary, id).toBeGreaterThan(site);
  });
  test("are the kWh/m² of another conversion, rounded to one", () => {
    // From kBtu/ft² by 3.1546.
    expect(Math.round(reference.referenceRow(reference.energyUseIntensities, "convenience-store").primary)).toBe(1869);
    expect(Math.round(reference.referenceRow(reference.energyUseIntensities, "worship").site)).toBe(96);
  });
});

describe("envelope limits", () => {
  test("ask for no less insulation the colder the zone is", () => {
    for (const { id, uValue, edgeFactor } of reference.envelopeLimits) {
      const values = [...(uValue ?? edgeFactor!)];
      expect(
        values.toSorted((a, b) => b - a),
        id,
      ).toEqual(values);
    }
  });
  test.each([
    // Another conversion, three decimals.
    ["roof-metal-building", 0, 0.233],
    ["wall-mass", 0, 3.293],
    ["wall-steel-framed", 0, 0.704],
    ["floor-mass", 0, 1.828],
    ["door-swinging", 0, 3.975],
  ])("of %s in zone index %d is %d W/(m²·K)", (id, zone, expected) => {
    expect(Math.abs(reference.referenceRow(reference.envelopeLimits, id).uValue![zone]! - expected)).toBeLessThan(0.0005 + 1e-9);
  });
});

describe("glass", () => {
  test("lets less heat through with each pane, coating and heavier gas", () => {
    const highest = (panes: number, coated: boolean): number =>
      Math.max(...reference.glazings.filter((row) => row.panes === panes && row.coated === coated).map((row) => row.uValue));
    expect(highest(1, false)).toBeGreaterThan(highest(2, false));
    expect(highest(2, false)).toBeGreaterThan(highest(2, true));
    expect(highest(2, true)).toBeGreaterThan(highest(3, true));
    for (const { id, solarHeatGainCoefficient } of [...reference.glazings, ...reference.windows])
      expect(solarHeatGainCoefficient, id).toBeLessThan(0.87);
  });
});

describe("equipment minima", () => {
  const minima = reference.equipmentMinima();
  const minimumRow = (id: string) => reference.referenceRow(reference.equipmentMinima(), id);

  test("hold for sizes that follow each other without a gap, and are ratios that a machine can have", () => {
    for (const { id, capacityMin, capacityMax = Infinity, ratio, partLoad, group } of minima) {
      expect(capacityMax, id).toBeGreaterThan(capacityMin);
      const isPartial = ["boiler", "furnace", "heat-recovery"].includes(group) && !id.startsWith("eu-heat-pump");
      expect(isPartial ? ratio >= 0.5 && ratio < 1 : ratio >= 0.6 && ratio < 10, id).toBe(true);
      expect(partLoad === undefined || partLoad >= ratio, id).toBe(true);
    }
  });

  // The data set gives the ratio next to the number as printed, with a ton of 3.516 853 kW and 3.412 Btu/(W·h), to three places.
  test.each([
    ["chiller-air-a", 2.96, 4.015],
    ["chiller-positive-a-150", 5.329, 6.513],
    ["chiller-centrifugal-a-600", 6.28, 7.034],
    ["chiller-centrifugal-b-300", 5.911, 9.018],
    ["air-conditioner-electric-135", 4.162, undefined],
    ["heat-pump-split-heating", 2.198, undefined],
    ["ground-water-cooling", 5.275, undefined],
    ["vrf-recovery-cooling-240", 2.608, undefined],
  ])("%s is the ratio that the data set lists", (id, ratio, partLoad) => {
    expect(Math.abs(minimumRow(id).ratio - ratio)).toBeLessThan(0.0006);
    if (partLoad !== undefined) expect(Math.abs(minimumRow(id).partLoad! - partLoad)).toBeLessThan(0.0006);
  });

  test("trade full load for part load on path B", () => {
    for (const [a, b] of [
      ["chiller-air-a", "chiller-air-b"],
      ["chiller-positive-a-300", "chiller-positive-b-300"],
      ["chiller-centrifugal-a-400", "chiller-centrifugal-b-400"],
    ] as const) {
      expect(minimumRow(b).ratio).toBeLessThan(minimumRow(a).ratio);
      expect(minimumRow(b).partLoad!).toBeGreaterThan(minimumRow(a).partLoad!);
    }
  });

  test("of Europe follow from the seasonal efficiency that their regulation states", () => {
    const seasonal = (efficiency: number, correction: number): number => 2.5 * (efficiency + correction);
    expect(minimumRow("eu-chiller-air").ratio).toBeCloseTo(seasonal(1.61, 0.03), 9);
    expect(minimumRow("eu-chiller-air-400").ratio).toBeCloseTo(seasonal(1.79, 0.03), 9);
    expect(minimumRow("eu-chiller-water").ratio).toBeCloseTo(seasonal(2, 0.08), 9);
    expect(minimumRow("eu-chiller-water-1500").ratio).toBeCloseTo(seasonal(2.72, 0.08), 9);
    expect(minimumRow("eu-heat-pump-medium").ratio).toBeCloseTo(seasonal(1.1, 0.03), 9);
    expect(minimumRow("eu-heat-pump-low").ratio).toBeCloseTo(seasonal(1.25, 0.03), 9);
  });
});

describe("motors", () => {
  const efficiency = (hp: number, poles: 2 | 4 | 6 | 8, enclosure: "open" | "enclosed"): number =>
    reference.minimumMotorEfficiency({ power: hp * 745.7, poles, enclosure });
  test.each([
    // NEMA MG 1, Table 12-12, premium efficiency, percent.
    [1, 4, "enclosed", 85.5],
    [10, 4, "enclosed", 91.7],
    [100, 4, "enclosed", 95.4],
    [10, 2, "open", 89.5],
    [50, 6, "open", 94.1],
    [200, 4, "enclosed", 96.2],
  ] as const)("of %d hp with %d poles, %s, have at least %d %", (hp, poles, enclosure, percent) => {
    expect(efficiency(hp, poles, enclosure) * 100).toBeCloseTo(percent, 9);
  });
  test("of round kilowatts take the row of their horsepower", () => {
    expect(reference.minimumMotorEfficiency({ power: 37300, poles: 4, enclosure: "open" })).toBe(efficiency(50, 4, "open"));
  });
  test("refuse what the standard does not list", () => {
    expect(() => efficiency(400, 6, "open")).toThrow(/no motor of 6 poles/);
    expect(() => efficiency(0.5, 4, "open")).toThrow(/power/);
  });
});

describe("sound criteria", () => {
  test("keep dB(A) five above NC, as the handbook's table does", () => {
    for (const row of reference.soundCriteria) if (row.aWeighted !== undefined) expect(row.aWeighted - row.noiseCriterion).toBe(5);
  });
});

describe("fuels and equipment", () => {
  test("have physically possible values", () => {
    for (const row of reference.equipmentEfficiencies) {
      expect(row.value).toBeGreaterThan(0);
      if (row.measure === "efficiency" || row.measure === "effectiveness") expect(row.value).toBeLessThanOrEqual(1);
    }
    for (const row of reference.gridCarbon) expect(row.carbonPerKilowattHour).toBeLessThan(1.5);
  });
});

describe("velocities of outlets", () => {
  test("round to the metric column of the handbook", () => {
    const metric = [3.2, 3.8, 2.8, 3.4, 2.5, 3, 2.2, 2.5, 1.8, 2.2];
    const necks = reference.velocities.filter(({ id }) => id.includes("-neck-"));
    expect(necks.map(({ maximum }) => Number(maximum!.toFixed(1)))).toEqual(metric);
  });
});
