import { describe, expect, test } from "vitest";
import { refrigerant, type Refrigerant } from "@org/hvac-core/refrigerants";
import { isentrope, isobar, isochore, isotherm, qualityLine } from "./families.ts";
import { diagramLines } from "./diagramLines.ts";
import { isGap, rangeOf, type Place } from "./places.ts";
import { stateAt } from "./readState.ts";

const fluids: readonly Refrigerant[] = ["R134a", "R454C", "R744", "R410A", "Water"].map((name) => refrigerant(name));
const withoutGaps = (places: readonly Place[]): readonly Place[] => places.filter((place) => !isGap(place));

/** All lines of a generator, without pauses. */
function drain<T>(work: Iterator<unknown, T, undefined>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe("the lines of a diagram", () => {
  for (const fluid of fluids) {
    const range = rangeOf(fluid, 5);
    const middle = (fluid.critical.temperature + range.lowTemperature) / 2;

    test(`of ${fluid.designation} hold the property that they are named by`, () => {
      for (const temperature of [middle, fluid.critical.temperature + 40])
        for (const place of withoutGaps(isotherm(fluid, temperature, range))) expect(place.temperature).toBeCloseTo(temperature, 5);
      for (const pressure of [fluid.critical.pressure / 4, 1.5 * fluid.critical.pressure])
        for (const place of withoutGaps(isobar(fluid, pressure, range))) expect(place.pressure / pressure).toBeCloseTo(1, 8);
      const { entropy } = fluid.saturationAtTemperature(middle).vapor;
      for (const place of withoutGaps(isentrope(fluid, entropy, range))) expect(Math.abs(place.entropy / entropy - 1)).toBeLessThan(1e-7);
      const volume = 5 / fluid.critical.density;
      const places = withoutGaps(isochore(fluid, volume, range));
      expect(places.length).toBeGreaterThan(10);
      for (const { pressure, enthalpy } of places) expect(fluid.state({ pressure, enthalpy }).density * volume).toBeCloseTo(1, 6);
    });

    test(`of ${fluid.designation} place wet vapour between both phases by its share`, () => {
      for (const { pressure, enthalpy } of withoutGaps(qualityLine(fluid, 0.4, range))) {
        const { liquid, vapor } = fluid.saturationAtPressure(pressure);
        // Exactly so in a pure fluid; a blend whose phases differ bends between them by some hundredths.
        const miss = Math.abs((enthalpy - liquid.enthalpy) / (vapor.enthalpy - liquid.enthalpy) - 0.4);
        expect(miss).toBeLessThan(fluid.kind === "pure" ? 1e-9 : 0.08);
      }
    });

    test(`of ${fluid.designation} are read back from temperature and entropy`, () => {
      const isobaric = fluid.critical.pressure / 4;
      const boiling = fluid.saturationAtPressure(isobaric).temperatureBubble;
      for (const { temperature, pressure, entropy, enthalpy } of withoutGaps(isobar(fluid, isobaric, range)).filter(
        (_, index) => index % 4 === 0,
      )) {
        const state = stateAt(fluid, "ts", { x: entropy, y: temperature }, range);
        expect(state?.temperature).toBeCloseTo(temperature, 1);
        // Compressed liquid has all but one entropy at any pressure; elsewhere the pressure comes back, and with it the enthalpy.
        if (temperature <= boiling) continue;
        expect(Math.abs(state!.pressure / pressure - 1)).toBeLessThan(2e-3);
        expect(Math.abs(state!.enthalpy - enthalpy)).toBeLessThan(3e-3 * Math.abs(enthalpy) + 300);
      }
    });
  }

  /** Counts states instead of time, which depends on the load of the machine. */
  test("are drawn in steps of which none holds the page up", () => {
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
