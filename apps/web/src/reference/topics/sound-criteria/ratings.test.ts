import { describe, expect, test } from "vitest";
import { noiseCriterionCurve, roomCriterionCurve } from "@org/hvac-core/acoustics";
import { referenceRow, soundCriteria } from "@org/hvac-core/reference";
import { criterionCurve, criterionCurves } from "@org/ui/figures";
import { judgement, ratingsOf } from "./ratings.ts";

describe("a spectrum over criterion curves", () => {
  test("is rated by the band that exceeds the room's target most", () => {
    const office = referenceRow(soundCriteria, "private-office");
    const onCurve = noiseCriterionCurve(30);
    expect(judgement(onCurve, "classic", office)).toContain("Within NC 30");
    const louder = onCurve.map((level, band) => (band === 1 ? level + 4 : level - 2));
    expect(judgement(louder, "classic", office)).toContain("4.0 dB above it at 125 Hz; 1 of 8 bands lies above.");
    expect(
      judgement(
        louder.map((level) => level - 4),
        "classic",
        office,
      ),
    ).toMatch(/Within NC 30 .*: 0(?:\.0)? dB below it at 125 Hz/);
  });

  test("lies on every curve of its family with the number of the curve", () => {
    for (const family of ["classic", "s12.2", "nr"] as const) {
      const rows = ratingsOf(criterionCurve(family, 40) as number[]).rows;
      expect(rows[{ classic: 0, "s12.2": 1, nr: 2 }[family]]![1]).toMatch(/40$/);
    }
    expect(ratingsOf(roomCriterionCurve(35)).rows[3]![1]).toBe("RC 35(N)");
    // The limit of a concert hall stands between two curves that are drawn.
    expect(criterionCurves("classic", 18).map(({ label }) => label)).toContain("NC 18");
  });
});
