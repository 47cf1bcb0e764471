import { moistAir, supplyForRoom } from "@org/hvac-core/psychrometrics";
import { describe, expect, test } from "vitest";
import { overlap, roomOf } from "../labels.ts";
import { chartBackground, type FamilyUnits } from "./background.ts";
import { chartPlane } from "./plane.ts";
import { drawnLine } from "./lines.ts";
import { roomDirection, slopeDirection } from "./protractor.ts";

const metric: FamilyUnits = {
  dryBulb: "degC",
  humidityRatio: "g/kg",
  wetBulb: "degC",
  enthalpy: "kJ/kgda",
  specificVolume: "m3/kg",
  relativeHumidity: "%",
};
const imperial: FamilyUnits = {
  ...metric,
  dryBulb: "degF",
  humidityRatio: "gr/lb",
  wetBulb: "degF",
  enthalpy: "Btu/lbda",
  specificVolume: "ft3/lb",
};
const windows = [
  { lowest: 0, highest: 50, maxHumidityRatio: 0.03 },
  { lowest: -40, highest: 80, maxHumidityRatio: 0.1 },
  { lowest: -20, highest: 10, maxHumidityRatio: 0.006 },
  { lowest: 18, highest: 28, maxHumidityRatio: 0.015 },
];
const cases = (["ashrae", "mollier"] as const).flatMap((layout) =>
  [metric, imperial].flatMap((units) =>
    windows.flatMap((window) =>
      [60000, 101325].flatMap((pressure) =>
        [340, 1000].map((width) => ({
          units,
          plane: chartPlane({
            layout,
            window,
            pressure,
            plot: { left: 46, top: 30, right: width - 46, bottom: Math.max(300, width * 0.6) },
          }),
        })),
      ),
    ),
  ),
);
const textsOf = ({ units, plane }: (typeof cases)[number], family: string): string[] =>
  chartBackground(plane, units)
    .labels.filter((label) => label.family === family)
    .map(({ text }) => text);

describe("the background of a chart", () => {
  test("has only finite numbers, in every window and unit", () => {
    for (const { units, plane } of cases) {
      const { region, saturation, families, labels } = chartBackground(plane, units);
      for (const path of [region, saturation, ...families.map((each) => each.path)]) expect(path).toMatch(/^(?:[ML]-?[\d.]+,-?[\d.]+)*Z?$/);
      expect(families.some(({ family, isLabelled }) => family === "dryBulb" && isLabelled)).toBe(true);
      expect(families.some(({ family, isLabelled }) => family === "humidityRatio" && isLabelled)).toBe(true);
      expect(labels.length).toBeGreaterThan(10);
    }
  });

  test("has no overlapping numbers", () => {
    for (const { units, plane } of cases) {
      const rooms = chartBackground(plane, units).labels.map(roomOf);
      rooms.forEach((room, index) => expect(rooms.slice(index + 1).some((other) => overlap(room, other))).toBe(false));
    }
  });

  // Steps that ASHRAE's own chart no. 1 has: 5 °C, 2 g/kg, 10 kJ/kg, 5 K of wet bulb; in inch-pound units 5 °F.
  test("has lines at round steps of the displayed unit", () => {
    const usual = cases.find(
      ({ units, plane }) => units === metric && plane.window === windows[0] && plane.plot.right > 500 && plane.pressure > 1e5,
    )!;
    expect(textsOf(usual, "dryBulb")).toEqual(["0", "5", "10", "15", "20", "25", "30", "35", "40", "45", "50"]);
    expect(textsOf(usual, "humidityRatio")).toContain("14");
    expect(textsOf(usual, "relativeHumidity")).toContain("50\u202f%");
    expect(textsOf(usual, "enthalpy")).toContain("70");
    expect(textsOf(usual, "wetBulb")).toContain("15");
    const same = { ...usual, units: imperial };
    expect(textsOf(same, "dryBulb")).toEqual(Array.from({ length: 18 }, (_, index) => String(35 + 5 * index)));
    expect(textsOf(same, "humidityRatio")).toContain("100");
  });
});

describe("the protractor", () => {
  test("has the direction of a room's process line in the engine", () => {
    const room = moistAir({ dryBulb: 24, relativeHumidity: 0.5 });
    for (const { plane } of cases.filter(({ plane }) => plane.pressure > 1e5)) {
      for (const ratio of [0.5, 0.7, 0.9]) {
        const { air } = supplyForRoom(room, { sensible: 1000 * ratio, latent: 1000 * (1 - ratio) }, 23);
        const [from, to] = [plane.pointOf(air), plane.pointOf(room)];
        const direction = roomDirection(plane, ratio);
        // Within a degree: the specific heat is that of the room's air, and the vapour of the supply air is heated too.
        const turn = Math.atan2(to.y - from.y, to.x - from.x) - Math.atan2(direction.y, direction.x);
        expect(Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))).toBeLessThan(Math.PI / 180);
      }
    }
  });

  test("has the directions of the chart's lines: heating, constant enthalpy, constant temperature", () => {
    const turned = (line: readonly { x: number; y: number }[], { x, y }: { x: number; y: number }): number =>
      (line.at(-1)!.x - line[0]!.x) * y - (line.at(-1)!.y - line[0]!.y) * x;
    // On a chart of a thousand pixels; rounding of doubles only.
    for (const { plane } of cases.filter(({ plane }) => plane.window === windows[0])) {
      expect(turned(drawnLine(plane, "humidityRatio", 0.01), slopeDirection(plane, Infinity))).toBeCloseTo(0, 6);
      expect(turned(drawnLine(plane, "enthalpy", 50_000), slopeDirection(plane, 0))).toBeCloseTo(0, 6);
      expect(turned(drawnLine(plane, "dryBulb", 24), roomDirection(plane, 0))).toBeCloseTo(0, 6);
    }
  });

  test("is in the corner without air, or omitted", () => {
    const protractorOf = (window: (typeof windows)[number], right = 960, bottom = 600) =>
      chartBackground(chartPlane({ layout: "ashrae", window, pressure: 101325, plot: { left: 20, top: 30, right, bottom } }), metric)
        .protractor;
    const texts = protractorOf(windows[0]!)!.numbers;
    // Those of ASHRAE's chart no. 1 among others: 1, 0.5 and 0 of the sensible heat ratio, 2 and 5 kJ/g.
    for (const text of ["1", "0.5", "0", "∞"])
      expect(texts.filter(({ scale }) => scale === "ratio").map((each) => each.text)).toContain(text);
    for (const text of ["2", "5", "∞", "−∞"])
      expect(texts.filter(({ scale }) => scale === "slope").map((each) => each.text)).toContain(text);
    expect(protractorOf(windows[0]!, 500, 340)).toBeDefined();
    expect(protractorOf(windows[0]!, 300, 240)).toBeUndefined();
    expect(protractorOf({ lowest: 30, highest: 60, maxHumidityRatio: 0.02 })).toBeUndefined();
  });
});
