import { describe, expect, test } from "vitest";
import { refrigerant, type Refrigerant } from "@org/hvac-core/refrigerants";
import { diagramLines } from "./diagramLines.ts";

const fluids: readonly Refrigerant[] = ["R134a", "R454C", "R744", "R410A", "Water"].map((name) => refrigerant(name));

/** All lines of a generator, without pauses. */
function drain<T>(work: Iterator<unknown, T, undefined>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe("the lines of a diagram", () => {
  /** Counts states instead of time, which depends on the load of the machine. */
  test("are drawn in steps, none of which blocks the page", () => {
    for (const fluid of fluids) {
      let calls = 0;
      const counted = new Proxy(fluid, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== "function") return member;
          return (...values: unknown[]): unknown => {
            calls++;
            return Reflect.apply(member, target, values);
          };
        },
      });
      const work = diagramLines({ refrigerant: counted, kind: "ph", unitSystem: "Metric", evaporating: 5 });
      let steps = 0;
      for (let isDone = false; !isDone; steps++) {
        calls = 0;
        isDone = work.next().done === true;
        // A state takes some 40 µs, and the page may be blocked for up to 50 ms.
        expect(calls).toBeLessThan(600);
      }
      expect(steps).toBeGreaterThan(20);
    }
  });

  test("are few enough to be distinguished, in both unit systems", () => {
    for (const fluid of fluids)
      for (const kind of ["ph", "ts"] as const)
        for (const unitSystem of ["Metric", "Imperial"] as const) {
          const { lines } = drain(diagramLines({ refrigerant: fluid, kind, unitSystem, evaporating: 5 }));
          const families = Map.groupBy(lines, ({ family }) => family);
          for (const family of families.values()) expect(family.length).toBeLessThanOrEqual(16);
          expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
        }
  });
});
