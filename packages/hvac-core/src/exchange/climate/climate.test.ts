import { describe, expect, test } from "vitest";
import { heatLoad } from "../../calculators/heat-load/index.ts";
import { valueAt, type Path } from "../../kernel/index.ts";
import { siteDifferences, withSite, projectSite } from "../../site/index.ts";
import { climateStations, type ClimateStation } from "../../weather/index.ts";
import {
  climateValues,
  findClimate,
  inDisplayUnits,
  monthsOfStation,
  monthsOfYear,
  percentileIn,
  percentilesOf,
  siteConditionOf,
  siteValues,
  projectSiteOf,
  tauValues,
  type DesignClimate,
} from "./index.ts";

/** Every fiftieth station of the table. */
const stations = climateStations().filter((_, index) => index % 50 === 0);
const climateOf = (station: ClimateStation): DesignClimate => ({
  location: station,
  heating: station.heating,
  cooling: station.cooling,
  tau: station.tau && { ...station.tau, edition: "2017" },
});
const units = ["Metric", "Imperial"] as const;

describe("a climate in the quick method", () => {
  test.each(units)("is found again from what it filled, at each percentile and month, in %s units", (unitSystem) => {
    const complete = heatLoad.complete(heatLoad.start(unitSystem));
    for (const climate of stations.map(climateOf))
      for (const mode of ["Cooling", "Heating"] as const)
        for (const percentile of percentilesOf(mode)) {
          const filled = inDisplayUnits(climateValues(climate, { mode, percentile, month: 7 }), complete);
          const match = findClimate(filled, { mode, month: 7 }, [climate])!;
          expect(match.climate).toBe(climate);
          // Two percentiles may have one temperature: the rarer one is found.
          const temperature = (each: typeof percentile): unknown =>
            climateValues(climate, { mode, percentile: each, month: 7 })["outdoorTemp"];
          expect(percentilesOf(mode).indexOf(match.percentile!)).toBeLessThanOrEqual(percentilesOf(mode).indexOf(percentile));
          const [actual, expected] = [match.percentile!, percentile].map((each) => (temperature(each) as { value: number }).value);
          expect(Math.abs(actual! - expected!)).toBeLessThan(0.1);
        }
  });

  test("is not found once its temperature or place is changed", () => {
    const climate = climateOf(stations[0]!);
    const filled = climateValues(climate, { mode: "Heating", percentile: "996", month: 1 });
    const changed = (name: string, by: number) => {
      const { value, unit } = filled[name] as { readonly value: number; readonly unit: string };
      return findClimate({ ...filled, [name]: { value: value + by, unit } }, { mode: "Heating", month: 1 }, [climate]);
    };
    expect(findClimate(filled, { mode: "Heating", month: 1 }, [climate])?.percentile).toBe("996");
    expect(changed("latitude", 1)).toBeUndefined();
    expect(changed("altitude", 5)).toBeUndefined();
    expect(changed("outdoorTemp", 40)).toBeUndefined();
  });

  test("has the wanted percentile, or else the rarest that a file has", () => {
    const climate = { ...climateOf(stations[0]!), heating: { dryBulb990: -5 }, cooling: { dryBulb010: 30 } };
    expect(percentileIn(climate, "Heating", "996")).toBe("990");
    // A dry bulb without its wet bulb is no condition for cooling.
    expect(percentileIn(climate, "Cooling", "010")).toBeUndefined();
    expect(tauValues({ tau: undefined }, 7)).toEqual({});
  });
});

describe("a station in the hourly method", () => {
  test.each(units)("fills every condition so that it is accepted and found again, in %s units", (unitSystem) => {
    const blank = { unitSystem, method: "hourly", rooms: [{ id: "a", floorArea: { value: 20, unit: "m2" } }] } as const;
    const form = heatLoad.complete(blank);
    const unitOf = (path: Path, unit: string): string => {
      const shown = valueAt(form, path) as { readonly unit?: string; readonly displayUnit?: string };
      return shown.displayUnit ?? shown.unit ?? unit;
    };
    for (const station of stations) {
      const air = monthsOfStation(station);
      const site = { name: station.name, location: station, tau: undefined, air, heatingDryBulb: station.heating.dryBulb996 };
      for (const [condition, { dryBulb, dryBulbRange }] of air) {
        const values = Object.entries(siteValues(site, condition, unitOf));
        const input = { ...blank, site: Object.fromEntries(values.map(([path, value]) => [path.replace("site.", ""), value])) };
        const outcome = heatLoad.calculate(input);
        if (!outcome.ok) throw new Error(`${station.name}: ${outcome.errors[0]!.message}`);
        // Numbers are filled in tenths: half a tenth of a kelvin or of a degree Fahrenheit.
        outcome.values.site.dryBulb.forEach((value, month) => expect(Math.abs(value - dryBulb[month]!)).toBeLessThanOrEqual(0.05 + 1e-9));
        expect(Math.abs(outcome.values.site.dryBulbRange[6]! - dryBulbRange[6]!)).toBeLessThanOrEqual(0.05 + 1e-9);
        const match = siteConditionOf(site, heatLoad.complete(input))!;
        const miss = air.get(match)!.dryBulb.reduce((sum, value, month) => sum + Math.abs(value - dryBulb[month]!), 0);
        // Two conditions with the same dry bulbs are one.
        expect(miss).toBeLessThanOrEqual(1.2);
      }
    }
  });

  test("has its hottest month at the annual condition, and no month above it", () => {
    for (const { cooling, heating, hottestMonth, dryBulbRange } of stations) {
      const months = monthsOfYear({ cooling, heating, hottestMonth, dryBulbRange });
      expect(months.map(([condition]) => condition)).toEqual(["annual 0.4", "annual 1", "annual 2"]);
      for (const [index, name] of (["dryBulb004", "dryBulb010", "dryBulb020"] as const).entries()) {
        const { dryBulb } = months[index]![1];
        expect(dryBulb[hottestMonth - 1]).toBeCloseTo(cooling[name], 9);
        expect(Math.max(...dryBulb)).toBeCloseTo(cooling[name], 9);
      }
    }
  });
});

describe("a station as the site of a project", () => {
  const siteOf = (station: ClimateStation, unitSystem: "Metric" | "Imperial") => {
    const air = monthsOfStation(station);
    const place = { ...climateOf(station), name: station.name, air, heatingDryBulb: station.heating.dryBulb996, source: "Table" };
    const condition = [...air.keys()][0]!;
    return { place, condition, site: projectSiteOf(place, condition, unitSystem) };
  };

  test.each(units)("gives a heat load what the search of the heat load fills in, in %s units", (unitSystem) => {
    const form = heatLoad.complete({ unitSystem, method: "hourly" });
    const unitOf = (path: Path, unit: string): string => (valueAt(form, path) as { readonly unit?: string }).unit ?? unit;
    for (const station of stations) {
      const { place, condition, site } = siteOf(station, unitSystem);
      expect(projectSite.calculate(site).ok, station.name).toBe(true);
      const filled = heatLoad.complete(withSite(heatLoad, { unitSystem, method: "hourly" }, site));
      for (const [path, value] of Object.entries(siteValues(place, condition, unitOf))) expect(valueAt(filled, path), path).toEqual(value);
      for (const [calculationMode, percentile] of [
        ["Cooling", "004"],
        ["Heating", "996"],
      ] as const) {
        const quick = withSite(heatLoad, { unitSystem, calculationMode }, site);
        const wanted = inDisplayUnits(
          climateValues(climateOf(station), { mode: calculationMode, percentile, month: 7 }),
          heatLoad.complete(quick),
        );
        expect(heatLoad.complete(quick)["outdoorTemp"], station.name).toEqual(wanted["outdoorTemp"]);
      }
    }
  });

  test("is the same site in both unit systems, but for the rounding of its numbers", () => {
    for (const station of stations) {
      const [metric, imperial] = [siteOf(station, "Metric").site, siteOf(station, "Imperial").site];
      expect(Object.keys(metric)).toEqual(Object.keys(imperial));
      // Degrees and names are not rounded to another unit.
      const other = new Set(
        siteDifferences(heatLoad, withSite(heatLoad, { unitSystem: "Metric" }, imperial), metric).map(({ part }) => part),
      );
      for (const part of ["place", "latitude", "longitude", "timeZone", "tauB", "tauEdition"] as const) expect(other.has(part)).toBe(false);
    }
  });
});
