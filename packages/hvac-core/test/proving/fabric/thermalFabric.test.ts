import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { unpackWeather } from "../../../src/weather/index.ts";
import { WeatherDrive } from "../../../src/zones/balance/weatherDrive.ts";
import { bandOf } from "../provingSet.ts";
import { proveSet } from "../proveSet.ts";
import { denver, denverWeather, fabricCases, groundReflectance } from "./fabricCases.ts";
import { thermalFabric } from "./thermalFabric.ts";

proveSet(thermalFabric);

describe("the thermal fabric cases of ASHRAE 140", () => {
  test("open with the weather of the site", () => {
    expect(readFileSync(new URL("../../../../../docs/proving/weather/denver-725650.txt", import.meta.url), "utf8")).toBe(denverWeather);
    const { hours } = unpackWeather(denverWeather);
    expect(new WeatherDrive({ location: unpackWeather(denverWeather).location, ...hours }).meanTemperature).toBe(denver.meanTemperature);
  });

  test("are 52", () => expect(fabricCases.length).toBe(52));

  test("have the sun on walls and the sky of the programs", () => {
    const { incident_kWh_m2: incident, sky_C: sky } = fabricCases.find(({ id }) => id === "600")!.results!;
    const rangeOf = (values: readonly (number | null)[]) =>
      bandOf(Object.fromEntries(values.filter((value) => value !== null).map((value, index) => [`${index}`, value])));
    const faces = { north: [0, 90], east: [90, 90], south: [180, 90], west: [270, 90], horizontal: [0, 0] } as const;
    for (const [name, [azimuth, tilt]] of Object.entries(faces)) {
      const light = denver.sky.on(azimuth, tilt, groundReflectance);
      const year = [light.beam, light.circumsolar, light.sky, light.horizon, light.ground]
        .map((series) => series.reduce((sum, value) => sum + value, 0) / 1000)
        .reduce((sum, value) => sum + value, 0);
      const [lowest, highest] = rangeOf(incident![name]!);
      expect(year, name).toBeGreaterThan(lowest);
      expect(year, name).toBeLessThan(highest);
    }
    const mean = denver.skyTemperature.reduce((sum, value) => sum + value, 0) / 8760;
    const [lowest, highest] = rangeOf(sky!["average_C"]!);
    expect(mean).toBeGreaterThan(lowest);
    expect(mean).toBeLessThan(highest);
  });
});
