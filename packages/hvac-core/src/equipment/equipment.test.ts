import fc from "fast-check";
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { OutOfRangeError } from "../kernel/index.ts";
import type { Edition } from "../reference/editions/edition.ts";
import { editions } from "../reference/editions/editions.ts";
import { equipmentMinima, referenceRow } from "../reference/index.ts";
import {
  boilerPlantRequirement,
  efficiencyStandards,
  fanEnergyIndex,
  fanRequirement,
  marginOf,
  minimumEfficiency,
  minimumHeatingEfficiency,
  motorCircuit,
  nextTag,
  noFanRequirement,
  noPumpRequirement,
  noTowerRequirement,
  packagedCircuit,
  pumpRequirement,
  ratingAtLeast,
  ratingAtMost,
  referenceFan,
  repeatedTags,
  tagOf,
  towerRequirement,
  type EfficiencyKind,
  type EfficiencyStandard,
} from "./index.ts";

const current = fc.double({ min: 0, max: 500, noNaN: true });

test("a capacity that no machine can have is refused", () => {
  for (const capacity of [-1, 1.1e9, Number.NaN]) {
    expect(() => minimumEfficiency("vrf", "ashrae2022", { capacity })).toThrow(OutOfRangeError);
    expect(() => minimumHeatingEfficiency("splitHeatPump", "ashrae2022", capacity)).toThrow(OutOfRangeError);
  }
});

describe("the circuit of a packaged unit", () => {
  // EC&M: at 225 % a compressor of 20 A and a condenser fan of 2.5 A come to 47.5 A, and are protected by 45 A at most.
  test("of a compressor and a fan is protected as the code quiz says", () => {
    expect(packagedCircuit({ compressor: 20, motor: 2.5 })).toEqual({ ampacity: 27.5, protection: 45 });
  });

  test("takes a fan that is larger than the compressor for the largest, by hand: 1.25 × 12 + 9 and 2.25 × 12 + 9", () => {
    expect(packagedCircuit({ compressor: 9, motor: 12 })).toEqual({ ampacity: 24, protection: 35 });
  });

  // The rules of set 2: in cooling 1.25 × 18 + 18 + 3 + 2 = 45.5 and 2.25 × 18 + 23 = 63.5; in heating 1.25 × (3 + 60) = 78.75 and 2.25 × 3 + 60 = 66.75.
  test("with heaters carries the larger of cooling and heating, and no device is below what it carries", () => {
    const loads = { compressor: 18, otherCompressors: 18, motor: 3, otherMotors: 2 };
    expect(packagedCircuit(loads)).toEqual({ ampacity: 45.5, protection: 60 });
    expect(packagedCircuit({ ...loads, otherMotors: 0, heater: 60 })).toEqual({ ampacity: 78.75, protection: 80 });
    // Of a heat pump all run together: 1.25 × (18 + 18 + 3 + 60) = 123.75 and 2.25 × 18 + 21 + 60 = 121.5.
    expect(packagedCircuit({ ...loads, otherMotors: 0, heater: 60, heatsWithCompressors: true })).toEqual({
      ampacity: 123.75,
      protection: 125,
    });
  });

  test("of a heater alone is 125 % of it", () => {
    expect(packagedCircuit({ heater: 40 })).toEqual({ ampacity: 50, protection: 50 });
  });

  test("never carries less than its loads, nor is protected below what it carries", () => {
    fc.assert(
      fc.property(current, current, current, current, current, fc.boolean(), (a, b, c, d, heater, heatsWithCompressors) => {
        const { ampacity, protection } = packagedCircuit({
          compressor: a,
          otherCompressors: b,
          motor: c,
          otherMotors: d,
          heater,
          heatsWithCompressors,
        });
        expect(ampacity).toBeGreaterThanOrEqual((a + b + c + d) * (1 - 1e-9));
        expect(ampacity).toBeGreaterThanOrEqual(heater);
        expect(protection).toBeGreaterThanOrEqual(ampacity * (1 - 1e-9));
      }),
    );
  });
});

describe("the circuit of motors", () => {
  // NFPA 70, informative annex D, example D8: 25 hp and 30 hp at 460 V.
  test("carries what example D8 says: 42.5 A for 34 A, 50 A for 40 A, 124 A for all three", () => {
    expect(motorCircuit({ motor: 34, device: "fuse" })).toEqual({ ampacity: 42.5, protection: 110 });
    expect(motorCircuit({ motor: 40, device: "fuse" }).ampacity).toBe(50);
    expect(motorCircuit({ motor: 40, otherMotors: 40 + 34, device: "fuse" }).ampacity).toBe(124);
  });

  test("of a single motor is rounded up, that of several down", () => {
    // 2.5 × 14 = 35 is a standard rating; 2.5 × 7.6 = 19 becomes 20.
    expect(motorCircuit({ motor: 14, device: "breaker" })).toEqual({ ampacity: 17.5, protection: 35 });
    expect(motorCircuit({ motor: 7.6, device: "breaker" }).protection).toBe(20);
    // 20 + 4.8 = 24.8 becomes 20.
    expect(motorCircuit({ motor: 7.6, otherMotors: 4.8, device: "breaker" })).toEqual({ ampacity: 14.3, protection: 20 });
    // 1.75 × 7.6 = 13.3 becomes 15.
    expect(motorCircuit({ motor: 7.6, device: "dualElementFuse" }).protection).toBe(15);
  });

  test("refuses currents that no circuit has", () => {
    expect(() => motorCircuit({ motor: -1, device: "fuse" })).toThrow("motor is -1");
    expect(() => motorCircuit({ motor: 2001, device: "fuse" })).toThrow("motor is 2001");
    expect(() => packagedCircuit({ heater: Number.NaN })).toThrow("heater is NaN");
  });
});

test("standard ratings lie on either side of a current, and a rating is both for itself", () => {
  fc.assert(
    fc.property(fc.double({ min: 15, max: 6000, noNaN: true }), (amperes) => {
      expect(ratingAtMost(amperes)).toBeLessThanOrEqual(amperes * (1 + 1e-9));
      expect(ratingAtLeast(amperes)).toBeGreaterThanOrEqual(amperes * (1 - 1e-9));
      expect(ratingAtMost(ratingAtLeast(amperes))).toBe(ratingAtLeast(amperes));
    }),
  );
  expect([ratingAtMost(3), ratingAtLeast(3)]).toEqual([15, 15]);
  expect(() => ratingAtLeast(6001)).toThrow("current is 6001");
});

test("a margin is what was selected beyond what is required", () => {
  expect(marginOf(1000, 1000)).toBe(0);
  expect(marginOf(900, 1000)).toBeCloseTo(-0.1, 12);
  expect(() => marginOf(1, 0)).toThrow("required is 0");
});

describe("tags", () => {
  test("are written by their pattern, with and without a level", () => {
    expect(tagOf("FCU-{level}-{nnn}", 12, "Level 2")).toBe("FCU-Level-2-012");
    expect(tagOf("FCU-{level}-{nnn}", 1234, "")).toBe("FCU-1234");
    expect(tagOf("CH-", 3, "")).toBe("CH-3");
  });

  test("never repeat one that is there, and use up gaps", () => {
    const taken: string[] = [];
    for (let count = 0; count < 120; count++) taken.push(nextTag("V-{level}-{nn}", taken, count % 2 === 0 ? "L1" : "L2"));
    expect(new Set(taken).size).toBe(120);
    expect(nextTag("P-{nn}", ["P-01", "P-03"], "")).toBe("P-02");
  });

  test("differ by more than case and blanks", () => {
    expect(repeatedTags(["AHU-1", " ahu-1", "AHU 1", "AHU  1", ""])).toEqual([true, true, true, true, false]);
  });
});

describe("minimum efficiencies", () => {
  test("are those of the reference tables, by kind, standard and size", () => {
    // 90.1-2022, table 6.8.1-3: 0.66 kW/ton for water-cooled positive displacement of 150 to 300 tons, path A; 3.516853 kW are a ton.
    expect(minimumEfficiency("waterCooledChillerA", "ashrae2022", { capacity: 200 * 3516.853 })).toMatchObject({
      published: 0.66,
      metric: "kW/ton",
    });
    const { standard, source, ...row } = minimumEfficiency("waterCooledChillerA", "ashrae2013", { capacity: 200 * 3516.853 })!;
    expect(referenceRow(equipmentMinima(), "chiller-positive-a-150")).toMatchObject(row);
    expect([standard, source.source.edition]).toEqual(["ASHRAE 90.1-2013", "2013"]);
    // Table 6.8.1-1: SEER2 13.4 below 65 000 Btu/h, IEER 14.2 from 135 000 to 240 000.
    expect(minimumEfficiency("airCooledElectricHeat", "ashrae2022", { capacity: 60_000 * 0.293071 })).toMatchObject({
      published: 13.4,
      metric: "SEER2",
    });
    expect(minimumEfficiency("airCooledElectricHeat", "ashrae2022", { capacity: 180_000 * 0.293071 })).toMatchObject({
      published: 14.2,
      metric: "IEER",
    });
    // Table 6.8.1-6: 80 % thermal efficiency from 300 000 to 2 500 000 Btu/h.
    expect(minimumEfficiency("gasHotWaterBoiler", "ashrae2022", { capacity: 1e6 * 0.293071 })).toMatchObject({
      published: 0.8,
      metric: "thermal efficiency",
    });
    expect(minimumEfficiency("split", "ecodesign", { capacity: 5000 })).toMatchObject({ published: 4.6, metric: "SEER" });
  });

  test("of boilers, as the data set of the standard has them", () => {
    // Table 6.8.1-6 and F-5: combustion efficiency of 84 % with oil above 2 500 000 Btu/h; AFUE of steam boilers below 300 000.
    expect(minimumEfficiency("oilHotWaterBoiler", "ashrae2022", { capacity: 3e6 * 0.293071 })?.published).toBe(0.84);
    expect(minimumEfficiency("gasSteamBoiler", "ashrae2022", { capacity: 2e5 * 0.293071 })).toMatchObject({
      published: 0.82,
      metric: "AFUE",
    });
    expect(minimumEfficiency("oilSteamBoiler", "ashrae2022", { capacity: 2e5 * 0.293071 })).toMatchObject({
      published: 0.85,
      metric: "AFUE",
    });
  });

  test("of boilers are those of the class of their input, which begins and ends as printed", () => {
    const [btuPerHour, kind] = [0.29307107, "gasHotWaterBoiler"] as const;
    const publishedMinimum = (output: number, efficiency?: number, standard: EfficiencyStandard = "ashrae2022") =>
      minimumEfficiency(kind, standard, { capacity: output * btuPerHour, efficiency })?.published;
    // Table 6.8.1-6: below 300 000 Btu/h of input AFUE, up to and including 2 500 000 E_t, above that E_c.
    expect(publishedMinimum(2.3e6, 0.81)).toBe(0.82);
    expect(publishedMinimum(2.3e6, 0.92)).toBe(0.8);
    expect(publishedMinimum(250e3, 0.82)).toBe(0.8);
    expect(publishedMinimum(2.5e6 * 0.8, 0.8)).toBe(0.8);
    expect(publishedMinimum(2.500001e6 * 0.8, 0.8)).toBe(0.82);
    expect(publishedMinimum(300e3 * 0.84, 0.84)).toBe(0.8);
    // Without an efficiency, over the minimum of the class: 2 100 000/0.8 is above, 1 990 000/0.8 below.
    expect([publishedMinimum(2.1e6), publishedMinimum(1.99e6)]).toEqual([0.82, 0.8]);
    // The edition of 2013, Table 6.8.1-6: AFUE of 82 % below 300 000 Btu/h. EU 813/2013: by rated output, up to 70 kW.
    expect([publishedMinimum(200e3, 0.85, "ashrae2013"), publishedMinimum(2e6, 0.9, "ashrae2013")]).toEqual([0.82, 0.8]);
    expect(publishedMinimum(69_000 / btuPerHour, 0.5, "ecodesign")).toBe(0.86);
  });

  test("cite the edition that was asked for, whatever is looked up", () => {
    const editions = { ashrae2022: "2022", ashrae2013: "2013" } as const;
    const kinds: readonly EfficiencyKind[] = [
      "airCooledChillerA",
      "waterCooledChillerB",
      "centrifugalChillerA",
      "packagedHeatPump",
      "waterCooled",
      "vrf",
      "gasHotWaterBoiler",
      "oilSteamBoiler",
      "otherRecovery",
    ];
    for (const [standard, edition] of Object.entries(editions) as [keyof typeof editions, string][]) {
      const citations = [
        ...kinds.flatMap((kind) =>
          [10, 50, 100, 300, 700, 2000].flatMap((kilowatts) => [
            minimumEfficiency(kind, standard, { capacity: kilowatts * 1000 })?.source,
            minimumHeatingEfficiency(kind, standard, kilowatts * 1000)?.source,
          ]),
        ),
        ...(["openAxialTower", "openCentrifugalTower", "closedAxialTower"] as const).flatMap((kind) =>
          [0.01, 0.2].map((flow) => towerRequirement(kind, standard, flow)?.source),
        ),
        fanRequirement("constant", standard)?.source,
      ];
      const named = citations.filter((each) => each?.source.title.includes("90.1"));
      expect(named.length).toBeGreaterThan(10);
      for (const each of named) expect(each!.source.edition).toBe(edition);
    }
  });

  test("have a requirement or a reason by every standard, for fans and for pumps of every kind", () => {
    for (const standard of Object.keys(efficiencyStandards) as EfficiencyStandard[]) {
      for (const power of [undefined, 500, 5000])
        for (const control of ["constant", "variable"] as const)
          expect(fanRequirement(control, standard, power) === undefined).toBe(noFanRequirement(standard, power) !== undefined);
      for (const kind of ["waterPump", "circulator"] as const)
        expect(pumpRequirement(kind, standard) === undefined).toBe(noPumpRequirement(kind, standard) !== undefined);
    }
  });

  test("do not turn on the last bits of a size", () => {
    const bounds = [...new Set(equipmentMinima().flatMap(({ capacityMin, capacityMax = 0 }) => [capacityMin, capacityMax]))].filter(
      (bound) => bound > 0,
    );
    expect(bounds.length).toBeGreaterThan(15);
    for (const standard of Object.keys(efficiencyStandards) as EfficiencyStandard[])
      for (const kind of [
        "airCooledElectricHeat",
        "vrf",
        "waterCooledChillerA",
        "centrifugalChillerB",
        "gasHotWaterBoiler",
        "oilSteamBoiler",
      ] as const)
        for (const bound of bounds) {
          const [below, above] = [1 - 1e-13, 1 + 1e-13].map(
            (share) => minimumEfficiency(kind, standard, { capacity: bound * share, efficiency: 1 })?.id,
          );
          expect(below, `${kind}, ${standard}, ${bound} W`).toBe(above);
        }
  });

  test("of VRF systems and of water-cooled units are an EER and an IEER", () => {
    const btuPerHour = 0.29307107;
    // 90.1-2022, Table 6.8.1-9, and 10 CFR 431.97, which states the IEER: 14.6, 13.9, 12.7; with heat recovery 0.2 less.
    for (const [kind, tons, eer, ieer] of [
      ["vrf", 8, 10.3, 14.6],
      ["vrf", 15, 9.9, 13.9],
      ["vrf", 30, 9.1, 12.7],
      ["vrfRecovery", 8, 10.1, 14.4],
      ["vrfRecovery", 15, 9.7, 13.7],
      ["vrfRecovery", 30, 8.9, 12.5],
      ["waterCooled", 8, 12.1, 13.9],
    ] as const) {
      const row = minimumEfficiency(kind, "ashrae2022", { capacity: tons * 12_000 * btuPerHour })!;
      expect([row.published, row.partLoadMetric], `${kind} ${tons}`).toEqual([eer, "IEER"]);
      expect(row.partLoad! / btuPerHour).toBeCloseTo(ieer, 6);
    }
  });

  test("of heating are those of the size in cooling", () => {
    // Table 6.8.1-2: HSPF2 of 7.5 and 6.7 below 65 000 Btu/h, COP of 3.4 and 3.3 at 47 °F above and from 135 000.
    const btuPerHour = 0.293071;
    expect(minimumHeatingEfficiency("splitHeatPump", "ashrae2022", 60_000 * btuPerHour)).toMatchObject({ published: 7.5, metric: "HSPF2" });
    expect(minimumHeatingEfficiency("packagedHeatPump", "ashrae2022", 60_000 * btuPerHour)?.published).toBe(6.7);
    expect(minimumHeatingEfficiency("packagedHeatPump", "ashrae2022", 100_000 * btuPerHour)).toMatchObject({
      published: 3.4,
      metric: "COP",
    });
    expect(minimumHeatingEfficiency("splitHeatPump", "ecodesign", 5000)).toMatchObject({ published: 3.8, metric: "SCOP" });
  });

  test("of energy recovery are half the difference of enthalpy in either edition of 90.1, a thermal efficiency in Europe", () => {
    expect(minimumEfficiency("otherRecovery", "ashrae2022", { capacity: 0 })).toMatchObject({
      published: 0.5,
      metric: "enthalpy recovery ratio",
    });
    expect(minimumEfficiency("runAroundRecovery", "ashrae2013", { capacity: 0 })?.published).toBe(0.5);
    expect(minimumEfficiency("runAroundRecovery", "ecodesign", { capacity: 0 })).toMatchObject({
      published: 0.68,
      metric: "thermal efficiency",
    });
  });

  test("are not made up where a standard has none", () => {
    expect(minimumEfficiency("split", "ecodesign", { capacity: 13_000 })).toBeUndefined();
    expect(minimumEfficiency("airCooledElectricHeat", "ashrae2013", { capacity: 1e5 })).toBeUndefined();
    expect(minimumHeatingEfficiency("split", "ashrae2022", 10_000)).toBeUndefined();
    expect(minimumHeatingEfficiency("vrf", "ecodesign", 10_000)).toBeUndefined();
  });
});

describe("editions", () => {
  test("are named in one place, so that a new one is a file and a line", () => {
    const folder = new URL("../", import.meta.url);
    const quoted = new RegExp(`["'](${Object.keys(editions).join("|")})["']`);
    const naming = globSync("**/*.ts", { cwd: folder.pathname }).filter((file) => {
      const code = readFileSync(new URL(file, folder), "utf8").replaceAll(/^\s*\*.*$/gm, "");
      return !file.endsWith(".test.ts") && quoted.test(code);
    });
    expect(naming).toEqual(["reference/editions/editions.ts"]);
  });

  test("do not compile without all that is asked of them", () => {
    const { fans: _fans, ...withoutFans } = editions.ashrae2022;
    const { circulator: _circulator, ...withoutCirculators } = editions.ashrae2022.pumps;
    // @ts-expect-error the fans are missing
    const first: Edition = withoutFans;
    // @ts-expect-error the circulators are missing
    const second: Edition = { ...editions.ashrae2022, pumps: withoutCirculators };
    expect([first.name, second.name]).toEqual(["ASHRAE 90.1-2022", "ASHRAE 90.1-2022"]);
  });

  test("have each series under one id, and give one reason for whatever they do not require", () => {
    for (const [key, edition] of Object.entries<Edition>(editions)) {
      const standard = key as EfficiencyStandard;
      expect(Object.keys(edition.minima).filter((id) => id in edition.shared)).toEqual([]);
      expect(noTowerRequirement(standard) === undefined).toBe(towerRequirement("openAxialTower", standard, 0.1) !== undefined);
      expect(typeof edition.boilerPlants === "string").toBe(boilerPlantRequirement(standard) === undefined);
    }
  });
});

describe("fans of cooling towers", () => {
  // Table 6.8.1-7 in gpm/hp: open 40.2 and 20.0; closed 16.1 (14.0 in 2013) and 7.0.
  test.each([
    ["openAxialTower", "ashrae2022", 40.2],
    ["openCentrifugalTower", "ashrae2022", 20],
    ["closedAxialTower", "ashrae2022", 16.1],
    ["closedAxialTower", "ashrae2013", 14],
    ["closedCentrifugalTower", "ashrae2013", 7],
  ] as const)("%s by %s cool %d gpm with a horsepower", (kind, standard, published) => {
    const requirement = towerRequirement(kind, standard, 1000 * 6.30902e-5);
    expect(requirement?.published).toBe(published);
    // 1000 gpm in m³/s; 1 hp is 745.69987 W.
    expect((requirement!.powerPerFlow * 1000 * 6.30902e-5) / 745.69987).toBeCloseTo(1000 / published, 3);
  });

  test("have to be axial, or as good, from 1100 gpm on in open towers", () => {
    expect(towerRequirement("openCentrifugalTower", "ashrae2022", 1101 * 6.30902e-5)?.published).toBe(40.2);
    expect(towerRequirement("closedCentrifugalTower", "ashrae2022", 1101 * 6.30902e-5)?.published).toBe(7);
    expect(towerRequirement("openAxialTower", "ecodesign", 0.1)).toBeUndefined();
  });
});

describe("the fan energy index", () => {
  // The same standard in inch-pound units, as AMO-Tools-Suite has it: 250 cfm, 0.40 in. of water, 6343 × 0.66, 2.2 bhp.
  function referenceKilowatts(cfm: number, inches: number): number {
    const shaft = ((cfm + 250) * (inches + 0.4)) / (6343 * 0.66);
    const motor = (shaft * 0.7457) / (0.96 * (shaft / (shaft + 2.2)) ** 0.05);
    const x = Math.log10(motor);
    const efficiency = motor >= 185 ? 0.962 : -0.003812 * x ** 4 + 0.025834 * x ** 3 - 0.072577 * x ** 2 + 0.125559 * x + 0.850274;
    return motor / efficiency;
  }

  test("compares with the same fan in both systems of units, to what their constants are rounded to", () => {
    for (const [cfm, inches] of [
      [1000, 1],
      [5000, 2],
      [30_000, 4],
      [350_000, 4],
    ] as const) {
      const { inputPower } = referenceFan({ airflow: cfm * 4.719474e-4, totalPressure: inches * 249.0889 });
      expect(Math.abs(inputPower / 1000 / referenceKilowatts(cfm, inches) - 1)).toBeLessThan(0.001);
    }
  });

  test("is 1 for the reference fan, and falls as the power rises", () => {
    const duty = { airflow: 3, totalPressure: 800 };
    const { inputPower } = referenceFan(duty);
    expect(fanEnergyIndex(duty, inputPower)).toBe(1);
    expect(fanEnergyIndex(duty, 2 * inputPower)).toBe(0.5);
  });

  test("has to be 1.00, in systems of variable air volume 0.95, of fans that are not small", () => {
    expect(fanRequirement("constant", "ashrae2022", 890)?.index).toBe(1);
    expect(fanRequirement("variable", "ashrae2022")?.index).toBe(0.95);
    expect(fanRequirement("constant", "ashrae2022", 889)).toBeUndefined();
    expect(fanRequirement("constant", "ashrae2013", 5000)).toBeUndefined();
    expect(fanRequirement("constant", "ecodesign", 5000)).toBeUndefined();
  });
});
