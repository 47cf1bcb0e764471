import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { expect, test } from "vitest";
import { summaryText } from "./summaryText.ts";

test("the line of a fold has the entered values of a group, and leaves out a blank", () => {
  const section = heatLoad.sections.find(({ id }) => id === "site")!;
  const lineOf = (site: object): string =>
    summaryText(section, heatLoad, heatLoad.complete({ unitSystem: "Metric", method: "hourly", site })).replaceAll(
      /[\u00a0\u2009\u202f]/g,
      " ",
    );
  expect(lineOf({ latitude: { value: 52, unit: "deg" }, altitude: { value: 34, unit: "m" } })).toBe("Latitude 52 °, altitude 34 m");
  expect(lineOf({ place: "Berlin", latitude: { value: 52, unit: "deg" } })).toMatch(/^Berlin, latitude 52/);
});
