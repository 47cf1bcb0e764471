import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codes, draws, sectionsOf, solve, type Row } from "../../../../test/pipeSystems.ts";

describe("valves", () => {
  const branch = (more: Partial<Row>): Row => ({ id: "a", unit: "flow", flowRate: 1, unitPressureDrop: 20, pipeLength: 10, ...more });

  test("sized for their authority are the largest of the series with 80 % of it, and with no less than 0.3", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.25, max: 0.7, noNaN: true }),
        fc.double({ min: 0.01, max: 5, noNaN: true }),
        (valveAuthority, flowRate) => {
          const { a } = sectionsOf(solve({ sections: [branch({ controlValve: "authority", valveAuthority, flowRate })] }));
          const tolerated = Math.max(0.8 * valveAuthority, Math.min(0.3, valveAuthority));
          const [kv, loss, authority] = [a!["controlValveKv"]!, a!["controlValveLoss"]!, a!["authority"]!];
          expect(authority).toBeGreaterThanOrEqual(tolerated - 1e-9);
          // The next of R5 drops so much less that it has less than that.
          const next = [1, 1.6, 2.5, 4, 6.3, 10].find((step) => step > (kv / 10 ** Math.floor(Math.log10(kv) + 1e-9)) * (1 + 1e-9))!;
          const larger = loss * (kv / (next * 10 ** Math.floor(Math.log10(kv) + 1e-9))) ** 2;
          expect(larger / (larger + (loss / authority) * (1 - authority))).toBeLessThan(tolerated);
        },
      ),
      draws,
    );
  });

  test("take on average the pressure drop that their authority asks for, and not one and a half times as much", () => {
    const shares = Array.from({ length: 36 }, (_, index) => {
      const { a } = sectionsOf(
        solve({ sections: [branch({ controlValve: "authority", flowRate: 0.1 * 10 ** (index / 36), pipeLength: 0 })] }),
      );
      return a!["controlValveLoss"]! / a!["controlValveTarget"]!;
    });
    // From two thirds (authority 0.4 for 0.5) to 2.5 times that, evenly on a logarithmic scale: (5/3 - 2/3) / ln 2.5.
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeCloseTo(1 / Math.log(2.5), 1);
  });

  test("say what the nearest of the series lacks, and what the next smaller would cost", () => {
    // The unit loses 107.5 kPa: 9.37 m³/h are wanted for as much again, and 10 loses 94.5.
    const sections = [branch({ controlValve: "authority", flowRate: 2.7, unitPressureDrop: 107.5, pipeLength: 0 })];
    const outcome = solve({ sections });
    const { a } = sectionsOf(outcome);
    expect(a!["requiredKv"]).toBeCloseTo(9.37, 2);
    expect(a!["controlValveKv"]).toBe(10);
    expect(a!["authority"]).toBeCloseTo(0.468, 3);
    const remark = outcome.warnings.find(({ code }) => code === "authority-within-tolerance")!;
    // 2.7 L/s through 6.3 instead of 10 m³/h: 238.0 less 94.5 kPa.
    expect(remark.message).toMatch(/144(?:\.\d+)?.kPa more/);
    expect(outcome.warnings.map(({ code }) => code)).not.toContain("authority-below-required");
  });

  test("of a known Kv lose what Kv says: 1 bar at Kv in m³/h, at 1000 kg/m³", () => {
    const { a } = sectionsOf(solve({ sections: [branch({ controlValve: "kv", valveKv: 3.6 })] }));
    // 1 L/s through Kv 3.6; water of 10 °C weighs 999.7 kg/m³.
    expect(a!["controlValveLoss"]).toBeCloseTo(99_970, -1);
  });

  test("that are oversized have a warning with a remedy", () => {
    expect(codes({ sections: [branch({ controlValve: "kv", valveKv: 25 })] })).toContain("low-authority");
  });

  test("left out where circuits differ leave them unbalanced, with a warning at the unit that gets too much", () => {
    const sections: Row[] = [
      { id: "main", pipeLength: 5 },
      { id: "near", name: "Near", parent: "main", unit: "flow", flowRate: 1, unitPressureDrop: 5, balancingValve: false, pipeLength: 2 },
      { id: "far", parent: "main", unit: "flow", flowRate: 1, unitPressureDrop: 40, pipeLength: 60 },
    ];
    const outcome = solve({ sections });
    expect(outcome.warnings).toContainEqual(expect.objectContaining({ code: "unbalanced", field: "sections.near.balancingValve" }));
    const { near, far } = sectionsOf(outcome);
    expect(near!["leftUnbalanced"]).toBeCloseTo(far!["pathLoss"]! - near!["pathLoss"]!, 6);
  });
});
