import { noiseCriterion, noiseCriterionCurve, octaveBands } from "@org/hvac-core/acoustics";
import { describe, expect, it } from "vitest";
import { criterionCurves } from "./criterionCurves.ts";
import { layOutChart } from "./chartLayout.ts";
import { spectrumContent } from "./spectrumContent.ts";

const levels = [60, 53, 46, 40, 36, 34, 33, 32];
const room = { id: "room", label: "Room", levels };
const curve = { id: "NC 35", label: "NC-35", levels: noiseCriterionCurve(35) };
const plot = { left: 40, top: 30, right: 500, bottom: 300 };

describe("spectra over criterion curves", () => {
  const content = spectrumContent({ spectra: [room], curves: [curve], governingBand: noiseCriterion(levels).governingBand });

  it("mark the octave bands, at even distances, and nothing between them", () => {
    const { x } = layOutChart(content, plot);
    expect(x.ticks.map(({ value }) => value)).toEqual([...octaveBands]);
    const steps = x.ticks.slice(1).map(({ position }, index) => position - x.ticks[index]!.position);
    // Nominal frequencies are not exact octaves: 63 to 125 Hz is 1 % short of one.
    for (const step of steps) expect(step).toBeCloseTo(steps[0]!, -0.5);
  });

  it("describe each level and the governing band", () => {
    expect(content.points).toHaveLength(8);
    expect(content.points.filter(({ look }) => look === "main").map(({ description }) => description)).toEqual([
      "Room, 125\u202fHz: 53.0\u202fdB, governs",
    ]);
  });

  it.each([120, 160, 270, 500])("name curves in their order on a chart %i px high", (height) => {
    const { labels } = layOutChart(spectrumContent({ spectra: [room], curves: criterionCurves("rc", undefined) }), {
      left: 40,
      top: 30,
      right: 330,
      bottom: 30 + height,
    });
    const numbers = labels.filter(({ look }) => look === "family").toSorted((a, b) => a.y - b.y);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.map(({ text }) => text)).toEqual(numbers.map(({ text }) => text).toSorted((a, b) => Number(b) - Number(a)));
  });

  it("leave a gap where a band has no level", () => {
    const gapped = spectrumContent({ spectra: [{ ...room, levels: [60, undefined, 46] }], curves: [] });
    expect(gapped.points.map(({ x }) => x)).toEqual([63, 250]);
  });

  it("draw an axis without any level", () => {
    expect(spectrumContent({ spectra: [], curves: [] }).y.domain).toEqual([0, 80]);
  });

  it("keep all levels within the axis, however low or high", () => {
    for (const shift of [-80, 0, 90]) {
      const { y } = spectrumContent({ spectra: [{ ...room, levels: levels.map((level) => level + shift) }], curves: [] });
      expect(y.domain[0]).toBeLessThanOrEqual(32 + shift);
      expect(y.domain[1]).toBeGreaterThanOrEqual(60 + shift);
    }
  });
});
