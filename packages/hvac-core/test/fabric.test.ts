import { isAll } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import {
  bandOf,
  denver,
  fabricCases,
  groundReflectance,
  quantitiesOf,
  quantityNames,
  runCase,
  type FabricQuantity,
} from "./fabric/fabricCases.ts";

/**
 * The thermal fabric cases of ASHRAE 140: loads, peaks and temperatures are within the band of the six programs, but for those below, with the reason that was
 * found and the distance from the band.
 */
const beyond: Readonly<Record<string, Partial<Record<FabricQuantity, number>>>> = {
  // The sky of the weather file, as in EnergyPlus, the highest: with one that is 3 K colder, as other programs have it, 200 is within and 215 0.1 % above.
  200: { peak_cooling_kW: 0.005 },
  215: { peak_cooling_kW: 0.006 },
  // In the first hour of the year, after 31 December: EnergyPlus, the highest, begins with 1 January and has its peak in the last hour of the year.
  230: { peak_heating_kW: 0.009 },
  // The same: with a sky 3 K colder both are within.
  300: { cooling_MWh: 0.007 },
  320: { cooling_MWh: 0.005 },
  // A tenth of the light that a floor reflects leaves by the windows, as rays show; shares by area and absorptance, as in EnergyPlus, the highest, have less.
  470: { heating_MWh: 0.013, peak_heating_kW: 0.016 },
};
/** Cases of the usual run: each kind of wall, glass, film, shade and control. */
const usual = ["195", "230", "300", "470", "600", "630", "640", "650", "670", "900", "900FF", "950", "980FF"];
const compared = fabricCases.filter(({ id, results }) => results !== null && (isAll || usual.includes(id)));

describe("the thermal fabric cases of ASHRAE 140", () => {
  test("are 52", () => expect(fabricCases.length).toBe(52));

  test.each(compared.map((each) => [each.id, each] as const))("%s", (id, each) => {
    const values = quantitiesOf(runCase(each)[0]!);
    for (const name of quantityNames) {
      const programs = each.results![name];
      if (!programs) continue;
      const [lowest, highest] = bandOf(programs);
      const distance = Math.max(0, lowest - values[name], values[name] - highest) / Math.max(highest, 0.001);
      const known = beyond[id]?.[name] ?? 0;
      expect(distance, `${name}: ${values[name]}, band ${lowest} to ${highest}`).toBeLessThanOrEqual(known);
      // An entry that is no longer needed is removed.
      if (known > 0) expect(distance, name).toBeGreaterThan(0);
      if (programs.accepted) {
        expect(values[name], name).toBeGreaterThanOrEqual(programs.accepted[0]);
        expect(values[name], name).toBeLessThanOrEqual(programs.accepted[1]);
      }
    }
  });

  test("have the sun on walls and the sky of the programs", () => {
    const { incident_kWh_m2: incident, sky_C: sky } = fabricCases.find(({ id }) => id === "600")!.results!;
    const faces = { north: [0, 90], east: [90, 90], south: [180, 90], west: [270, 90], horizontal: [0, 0] } as const;
    for (const [name, [azimuth, tilt]] of Object.entries(faces)) {
      const light = denver.sky.on(azimuth, tilt, groundReflectance);
      const year = [light.beam, light.circumsolar, light.sky, light.horizon, light.ground]
        .map((series) => series.reduce((sum, value) => sum + value, 0) / 1000)
        .reduce((sum, value) => sum + value, 0);
      const [lowest, highest] = bandOf({ programs: incident![name]! });
      expect(year, name).toBeGreaterThan(lowest);
      expect(year, name).toBeLessThan(highest);
    }
    const mean = denver.skyTemperature.reduce((sum, value) => sum + value, 0) / 8760;
    const [lowest, highest] = bandOf({ programs: sky!["average_C"]! });
    expect(mean).toBeGreaterThan(lowest);
    expect(mean).toBeLessThan(highest);
  });
});
