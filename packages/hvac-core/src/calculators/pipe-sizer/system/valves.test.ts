import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codes, draws, sectionsOf, solve, type Row } from "../../../../test/pipeSystems.ts";

describe("valves", () => {
  const branch = (more: Partial<Row>): Row => ({ id: "a", unit: "flow", unitFlow: 1, unitPressureDrop: 20, length: 10, ...more });

  test("sized for their authority keep it, within a step of the series", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.25, max: 0.7, noNaN: true }),
        fc.double({ min: 0.01, max: 5, noNaN: true }),
        (valveAuthority, unitFlow) => {
          const { a } = sectionsOf(solve({ sections: [branch({ controlValve: "authority", valveAuthority, unitFlow })] }));
          expect(a!["authority"]!).toBeGreaterThanOrEqual(valveAuthority - 1e-9);
          expect(a!["controlValveKv"]!).toBeLessThanOrEqual(a!["requiredKv"]! * (1 + 1e-9));
          expect(a!["controlValveKv"]!).toBeGreaterThan(a!["requiredKv"]! / 1.65);
        },
      ),
      draws,
    );
  });

  test("of a known Kv lose what Kv says: 1 bar at Kv in m³/h, at 1000 kg/m³", () => {
    const { a } = sectionsOf(solve({ sections: [branch({ controlValve: "kv", valveKv: 3.6 })] }));
    // 1 L/s through Kv 3.6; water of 10 °C weighs 999.7 kg/m³.
    expect(a!["controlValveLoss"]).toBeCloseTo(99_970, -1);
  });

  test("that are oversized are told, with what helps", () => {
    expect(codes({ sections: [branch({ controlValve: "kv", valveKv: 25 })] })).toContain("low-authority");
  });

  test("left out where circuits differ leave them unbalanced, which is told at the unit that gets too much", () => {
    const sections: Row[] = [
      { id: "main", length: 5 },
      { id: "near", name: "Near", parent: "main", unit: "flow", unitFlow: 1, unitPressureDrop: 5, balancingValve: false, length: 2 },
      { id: "far", parent: "main", unit: "flow", unitFlow: 1, unitPressureDrop: 40, length: 60 },
    ];
    const found = solve({ sections });
    expect(found.warnings).toContainEqual(expect.objectContaining({ code: "unbalanced", field: "sections.near.balancingValve" }));
    const { near, far } = sectionsOf(found);
    expect(near!["leftUnbalanced"]).toBeCloseTo(far!["pathLoss"]! - near!["pathLoss"]!, 6);
  });
});
