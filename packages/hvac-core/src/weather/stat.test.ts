import { describe, expect, test } from "vitest";
import { designDays } from "../loads/designDay.ts";
import { parseStat } from "./stat.ts";
import { airFromStat, siteFromStat } from "./statConditions.ts";

const months = "\tJan\tFeb\tMar\tApr\tMay\tJun\tJul\tAug\tSep\tOct\tNov\tDec\t";
const twelve = (from: number, step: number, digits = 1): string =>
  Array.from({ length: 12 }, (_, m) => (from + step * m).toFixed(digits).padStart(5)).join("\t");

/** The parts of a statistics file that bear on design, laid out as the EnergyPlus weather converter writes them. */
const text = `
 -EnergyPlus Weather Converter V7.2.0.007
 Statistics for USA_NV_Test
 Location -- Testville NV USA
      {N 36°  4'} {W 115°  9'} {GMT -8.0 Hours}
 Elevation --   648m above sea level
 Standard Pressure at Elevation --  93779Pa
 Data Source -- TMY3

 WMO Station 723860

 - Displaying Design Conditions from "Climate Design Data 2009 ASHRAE Handbook"

    \tDesign Stat\tColdestMonth\tDB996\tDB990\tDP996\t
    \tUnits\t{}\t{°C}\t{°C}\t{°C}\t
    \tHeating\t12\t-0.8\t0.7\t-17.5

    \tDesign Stat\tHottestMonth\tDBR\tDB004\tWB_DB004\tDB010\tWB_DB010\tDB020\tWB_DB020\tWB004\t
    \tUnits\t{}\t{°C}\t{°C}\t{°C}\t{°C}\t{°C}\t{°C}\t{°C}\t{°C}\t
    \tCooling\t7\t13\t42.4\t20.1\t41.2\t19.7\t39.8\t19.2\t22.6

 - Displaying Monthly Design Conditions "Climate Design Data 2009 ASHRAE Handbook"
 - Monthly Optical Sky Depth Beam (taub) and Diffuse (taud)
 \t                        ${months}
 \t             taub (beam)\t${twelve(0.31, 0.01, 3)}\t
 \t          taud (diffuse)\t${twelve(2.4, -0.05, 3)}\t

 \t                    taub\t= Clear Sky Optical Depth for Beam Irradiance
 \t                    taud\t= Clear Sky Optical Depth for Diffuse Irradiance

 - Monthly Drybulb and Mean Coincident Wetbulb Temperatures °C
 \t                        ${months}
 \t            Drybulb 0.4%\t${twelve(20, 1)}\t
 \t Coincident Wetbulb 0.4%\t${twelve(10, 0.5)}\t
 \t            Drybulb 5.0%\t${twelve(18, 1)}\t
 \t Coincident Wetbulb 5.0%\t${twelve(9, 0.5)}\t
 \t            Drybulb 10.%\t${twelve(16, 1)}\t
 \t Coincident Wetbulb 10.%\t${twelve(8, 0.5)}\t

 \t            Drybulb 0.4%\t= 0.4% Monthly Design Drybulb Temperature

 - Monthly Drybulb and Wetbulb Daily Ranges delta°C
 \t                        ${months}
 \t                 Drybulb\t${twelve(10, 0.1)}\t
 \t   Drybulb range - DB 5%\t${twelve(12, 0.1)}\t
 \t   Wetbulb range - DB 5%\t${twelve(6, 0.1)}\t

 - Monthly Standard Heating/Cooling Degree Days/Hours
 \t                    ${months}
 \t     HDD base 18.3°C\t  294\t  204\t  118\t   41\t    4\t    1\t    0\t    0\t    1\t   26\t  168\t  312\t
 \t     CDD base 18.3°C\t    0\t    1\t   13\t   63\t  203\t  343\t  449\t  424\t  273\t   88\t    2\t    0\t
`;

describe("reading a STAT", () => {
  const stat = parseStat(text);

  test("finds the place, with degrees and minutes turned into decimals and the west negative", () => {
    expect(stat.location).toMatchObject({ name: "Testville NV USA", timeZone: -8, elevation: 648, stationNumber: "723860" });
    expect(stat.location.latitude).toBeCloseTo(36 + 4 / 60, 12);
    expect(stat.location.longitude).toBeCloseTo(-(115 + 9 / 60), 12);
  });

  test("finds annual design conditions", () => {
    expect(stat.designConditions).toEqual({
      coldestMonth: 12,
      heating: { dryBulb996: -0.8, dryBulb990: 0.7 },
      hottestMonth: 7,
      dryBulbRange: 13,
      cooling: { dryBulb004: 42.4, wetBulb004: 20.1, dryBulb010: 41.2, wetBulb010: 19.7, dryBulb020: 39.8, wetBulb020: 19.2 },
    });
  });

  test("finds the optical depths with their edition", () => {
    expect(stat.tau?.edition).toBe("2009");
    expect(stat.tau?.beam[0]).toBe(0.31);
    expect(stat.tau?.diffuse[11]).toBe(1.85);
    expect(parseStat(text.replaceAll("2009", "2021")).tau?.edition).toBe("2021");
    expect(parseStat(text.replaceAll("2009 ASHRAE", "some")).tau?.edition).toBeUndefined();
  });

  test("finds the monthly design temperatures it has, and no others", () => {
    expect(stat.monthlyDesign["0.4"]?.dryBulb[11]).toBe(31);
    expect(stat.monthlyDesign["5"]?.wetBulb[2]).toBe(10);
    expect(stat.monthlyDesign["10"]?.dryBulb[0]).toBe(16);
    expect(stat.monthlyDesign["2"]).toBeUndefined();
    expect(stat.dryBulbRange?.[0]).toBe(12);
    expect(stat.wetBulbRange?.[0]).toBe(6);
  });

  test("finds degree days by base and kind", () => {
    expect(stat.degreeDays).toHaveLength(2);
    expect(stat.degreeDays[0]).toMatchObject({ kind: "heating", base: 18.3 });
    expect(stat.degreeDays[1]?.months[6]).toBe(449);
  });

  test("reads the same with other line ends and with a degree sign lost to encoding", () => {
    expect(parseStat(text.replaceAll("\n", "\r\n"))).toEqual(stat);
    expect(parseStat(text.replaceAll("°", "\uFFFD")).location).toEqual(stat.location);
    expect(parseStat(text.replaceAll("°", "\uFFFD")).degreeDays).toEqual(stat.degreeDays);
  });

  test("reads minutes with decimals and heights with a space, as converters of 2022 write them", () => {
    const recent = parseStat(text.replace("36°  4'", "36° 33.6'").replace("648m above", " 648 m above"));
    expect(recent.location.latitude).toBeCloseTo(36.56, 12);
    expect(recent.location.elevation).toBe(648);
  });

  test("finds annual design conditions under the headings of recent converters too", () => {
    const recent = text.replaceAll("Design Stat", "DesignStat").replace("ColdestMonth\tDB996\tDB990", "Coldest Month\tHeating DB\t");
    expect(parseStat(recent).designConditions).toEqual(stat.designConditions);
    expect(parseStat(text.replace("\t42.4\t", "\tN_A\t")).designConditions).toBeUndefined();
  });

  test("leaves out optical depths where a month with sun has none", () => {
    expect(parseStat(text.replace("0.310\t", "  N_A\t")).tau).toBeUndefined();
  });

  test("a month of polar night, which has no optical depths, gives its design day without sun, whatever they are", () => {
    // January to March in the north, where the sun does not rise on the 21st in January only.
    const polar = text.replace("{N 36°  4'}", "{N 78° 15'}");
    const site = siteFromStat(parseStat(polar.replace("0.310\t", "  N_A\t").replace("2.400\t", "  N_A\t")), "5");
    expect(site.months[0]).toMatchObject({ dryBulb: 18, wetBulb: 9 });
    const { beamNormal, diffuseHorizontal } = designDays(site);
    expect([...beamNormal, ...diffuseHorizontal].slice(0, 24)).toEqual(Array(24).fill(0));
    expect(designDays(site)).toEqual(designDays(siteFromStat(parseStat(polar), "5")));
    expect(parseStat(polar.replace("0.360\t", "  N_A\t")).tau).toBeUndefined();
  });

  test("impossible annual conditions are left out: another layout, or damage", () => {
    for (const [right, wrong] of [
      ["\t7\t13\t", "\t7.5\t13\t"],
      ["42.4\t20.1", "40.4\t20.1"],
      ["41.2\t19.7", "41.2\t41.7"],
      ["-0.8\t0.7", "1.8\t0.7"],
      ["\t7\t13\t", "\t7\t0\t"],
    ] as const)
      expect(parseStat(text.replace(right, wrong)).designConditions).toBeUndefined();
  });

  test("an edition that the file does not name may be given", () => {
    const unnamed = parseStat(text.replaceAll("2009 ASHRAE", "some"));
    expect(siteFromStat(unnamed, "5", "2009")).toEqual(siteFromStat(stat, "5"));
    expect(airFromStat(unnamed, "5")[6]).toEqual({ dryBulb: 24, wetBulb: 12, dryBulbRange: 12.6, wetBulbRange: 6.6 });
  });

  test("knows south, east and places below the sea", () => {
    const other = parseStat(text.replace("{N 36", "{S 36").replace("{W 115", "{E 115").replace("648m above", "12m below"));
    expect([other.location.latitude < 0, other.location.longitude > 0, other.location.elevation]).toEqual([true, true, -12]);
  });

  test("leads straight to the design days of the load method", () => {
    const site = siteFromStat(stat, "5");
    expect(site).toMatchObject({ altitude: 648, tauEdition: "2009" });
    expect(site.months[6]).toEqual({ dryBulb: 24, wetBulb: 12, dryBulbRange: 12.6, wetBulbRange: 6.6, tauB: 0.37, tauD: 2.1 });
    expect(Math.max(...designDays(site).dryBulb)).toBe(29);
  });

  test("says what is missing", () => {
    expect(() => parseStat("hello")).toThrow(/STAT: there is no location/);
    expect(() => parseStat(text.replace("{W 115°  9'}", "somewhere"))).toThrow(/STAT line 5: the coordinates/);
    expect(() => siteFromStat(stat, "2")).toThrow(/no monthly design conditions at 2 %/);
    expect(() => siteFromStat(parseStat(text.replaceAll("2009 ASHRAE", "some")), "5")).toThrow(/edition of the optical depths/);
    expect(() => siteFromStat(parseStat(text.replaceAll("taub", "other")), "5")).toThrow(/no optical depths/);
  });
});
