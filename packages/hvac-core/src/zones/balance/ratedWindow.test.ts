import { describe, expect, test } from "vitest";
import { GlazingSteps } from "./glazing.ts";
import { ratedWindow } from "./ratedWindow.ts";

describe("a window known by its rating", () => {
  test.each([
    [1.1, 0.3],
    [1.8, 0.55],
    [2.8, 0.7],
    [5.6, 0.82],
  ])("with U %s and SHGC %s gives a room that share of the sun under the films of its rating in summer", (uValue, shgc) => {
    const window = ratedWindow(uValue, shgc, "doubleClear");
    const [pane] = window.panes;
    const transmitted = window.transmittance.atAngle[0]!;
    expect(transmitted + pane!.absorptance.atAngle[0]!).toBeLessThanOrEqual(1);
    // Films between 4 and 12 W/(m²·K) inside and 15 to 30 outside surround those of the rating.
    const heat = (inside: number, outside: number): number => {
      const layer = new GlazingSteps(window, 1, 0);
      layer.absorb(0, pane!.absorptance.atAngle[0]!);
      layer.prepare();
      // Both airs at 0: temperatures of the faces from the two balances.
      const [a, b] = [outside + layer.outer, inside + layer.inner];
      const face = (layer.innerHistory + (layer.cross * layer.outerHistory) / a) / (b - layer.cross ** 2 / a);
      return transmitted + inside * face;
    };
    expect(heat(4, 30)).toBeLessThan(shgc);
    expect(heat(12, 15)).toBeGreaterThan(shgc);
  });

  test.each([0.8, 1.4, 2.7, 4])(
    "with U %s conducts as rated with the films of winter, 7.0 to 8.3 W/(m²·K) inside and 29 to 30 outside",
    (uValue) => {
      const { resistance } = ratedWindow(uValue, 0.5, "doubleClear").panes[0]!;
      expect(1 / (resistance + 1 / 6.7 + 1 / 29)).toBeLessThan(uValue);
      expect(1 / (resistance + 1 / 8.3 + 1 / 30)).toBeGreaterThan(uValue);
    },
  );

  test("lets less light through the more slanting it falls", () => {
    const { atAngle, hemispherical } = ratedWindow(1.4, 0.5, "doubleLowE").transmittance;
    expect(atAngle.at(-1)).toBe(0);
    expect(hemispherical).toBeLessThan(atAngle[0]!);
    atAngle.slice(9).forEach((value, k) => expect(value).toBeLessThanOrEqual(atAngle[8 + k]!));
  });
});
