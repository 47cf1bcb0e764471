import { describe, expect, test } from "vitest";
import { readReference } from "../../test/reference/readReference.ts";
import { OutOfRangeError } from "../kernel/errors.ts";
import { moistAir } from "../psychrometrics/moistAir.ts";
import { designDays, designDayTemperatures, monthsFromAnnualDesign, type DesignMonth, type Site } from "./designDay.ts";

const celsius = (fahrenheit: number): number => (fahrenheit - 32) / 1.8;
const july: DesignMonth = { dryBulb: 33, wetBulb: 23, dryBulbRange: 10, tauB: 0.515, tauD: 2.066 };
const site: Site = {
  latitude: 33.64,
  longitude: -84.43,
  timeZone: -5,
  altitude: 313,
  tauEdition: "2017",
  months: Array.from({ length: 12 }, () => july),
};

describe("design day temperatures", () => {
  const { cases } = readReference<
    Record<"design_db_F" | "mcwb_F" | "daily_db_range_F" | "daily_wb_range_F" | "hour", number>,
    { db_F: number; wb_F: number }
  >("loads_examples");
  test.each(cases.filter(({ id }) => id.startsWith("design_day_atlanta/")))(
    "are those of the published workbook ($id)",
    ({ in: where, out }) => {
      const at = (highest: number, range: number): number => designDayTemperatures(celsius(highest), range / 1.8)[where.hour - 1]!;
      // Printed to 0.1 °F from inputs printed to 0.1 °F: half a step each, 0.1 °F.
      expect(Math.abs(at(where.design_db_F, where.daily_db_range_F) - celsius(out.db_F))).toBeLessThan(0.1 / 1.8);
      // On a winter morning the wet bulb's profile would pass above the dry bulb's; the workbook stops it there, as designDays does.
      const wetBulb = Math.min(at(where.mcwb_F, where.daily_wb_range_F), at(where.design_db_F, where.daily_db_range_F));
      expect(Math.abs(wetBulb - celsius(out.wb_F))).toBeLessThan(0.1 / 1.8);
    },
  );
});

describe("design days", () => {
  const days = designDays(site);

  test("hold twelve days of 24 hours", () => {
    for (const list of [days.dryBulb, days.humidityRatio, days.sunAltitude, days.sunAzimuth, days.beamNormal, days.diffuseHorizontal])
      expect(list).toHaveLength(288);
  });

  test("are dark at night and bright at noon", () => {
    for (let month = 0; month < 12; month++) {
      expect(days.beamNormal[month * 24]).toBe(0);
      expect(days.diffuseHorizontal[month * 24 + 22]).toBe(0);
      expect(days.beamNormal[month * 24 + 11]).toBeGreaterThan(500);
    }
  });

  test("keep the humidity ratio of the peak and never exceed saturation", () => {
    const peak = moistAir({ dryBulb: 33, wetBulb: 23, pressure: days.pressure }).humidityRatio;
    expect(days.humidityRatio[14]).toBeCloseTo(peak, 12);
    const foggy = designDays({ ...site, months: site.months.map((month) => ({ ...month, wetBulb: 31, dryBulbRange: 15 })) });
    foggy.humidityRatio.forEach((w, k) =>
      expect(w).toBeLessThanOrEqual(
        moistAir({ dryBulb: foggy.dryBulb[k]!, relativeHumidity: 1, pressure: foggy.pressure }).humidityRatio * (1 + 1e-12),
      ),
    );
  });

  test("follow the range of the wet bulb where it is given", () => {
    const ranged = designDays({ ...site, months: site.months.map((month) => ({ ...month, wetBulbRange: 4 })) });
    const coolest = moistAir({ dryBulb: 23, wetBulb: 19, pressure: days.pressure }).humidityRatio;
    expect(ranged.humidityRatio[4]).toBeCloseTo(coolest, 12);
  });

  test("take the coefficients that belong to the edition of the optical depths", () => {
    const old = designDays({ ...site, tauEdition: "2009" });
    expect(old.beamNormal[8]).not.toBe(days.beamNormal[8]);
    expect(designDays({ ...site, tauEdition: "2013" }).beamNormal).toEqual(days.beamNormal);
  });

  test("mirror the seasons across the equator", () => {
    const south = designDays({ ...site, latitude: -33.64 });
    // June in the south is December in the north but for the earth's distance (±3.3 % of the irradiance) and 0.7 h between noons.
    const highest = (list: readonly number[], month: number) => Math.max(...list.slice(24 * month, 24 * month + 24));
    expect(Math.abs(highest(south.sunAltitude, 5) - highest(days.sunAltitude, 11))).toBeLessThan(1);
  });

  test("refuse eleven months and impossible wet bulbs", () => {
    expect(() => designDays({ ...site, months: site.months.slice(1) })).toThrow(OutOfRangeError);
    expect(() => designDays({ ...site, months: site.months.map((month) => ({ ...month, wetBulb: 40 })) })).toThrow(OutOfRangeError);
  });
});

describe("months from an annual design condition", () => {
  const monthlyMeans = [4, 7.9, 13.8, 17.2, 20.8, 24.8, 26.1, 26.5, 22.5, 16, 11.9, 7.7];
  const twelve = (value: number) => Array.from({ length: 12 }, () => value);
  const months = monthsFromAnnualDesign(
    { dryBulb: 34.4, wetBulb: 23.4, dryBulbRange: 9.4, monthlyMeans, tauB: twelve(0.4), tauD: twelve(2.2) },
    97620,
  );

  test("return the annual condition in the hottest month and cooler ones elsewhere", () => {
    expect(months[7]).toMatchObject({ dryBulb: 34.4, wetBulb: 23.4 });
    expect(months[0]!.dryBulb).toBeCloseTo(34.4 - 22.5, 10);
  });

  test("have wet bulbs between dew point and dry bulb", () => {
    for (const { dryBulb, wetBulb } of months) expect(wetBulb).toBeLessThan(dryBulb);
  });
});
