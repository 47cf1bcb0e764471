import { expect, test } from "@playwright/test";
import { noiseCriterionCurve, roomCriterionCurve } from "@org/hvac-core/acoustics";
import { pressureAtAltitude } from "@org/hvac-core/psychrometrics";
import { soundCriterion } from "@org/hvac-core/reference";
import { refrigerant, type Refrigerant } from "@org/hvac-core/refrigerants";
import { criterionCurve, criterionCurves } from "@org/ui/figures";
import { coefficientChart, parametersOf, type Geometry } from "../src/reference/topics/fittings/coefficientChart.ts";
import { fittingOf, fittingRows } from "../src/reference/topics/fittings/fittingList.ts";
import { sketchOf } from "../src/reference/topics/fittings/sketch/sketchOf.ts";
import { frictionContent, frictionReadings, sizesAbout } from "../src/reference/topics/friction-charts/frictionLines.ts";
import { mediumOf } from "../src/reference/topics/friction-charts/frictionMedium.ts";
import { frictionReaders } from "../src/reference/topics/friction-charts/frictionState.ts";
import { liquidRows } from "../src/reference/topics/liquids/liquidTable.ts";
import { moistAirRows } from "../src/reference/topics/moist-air/moistAirTable.ts";
import { isentrope, isobar, isochore, isotherm, qualityLine } from "../src/reference/topics/refrigerant-diagrams/families.ts";
import { diagramLines } from "../src/reference/topics/refrigerant-diagrams/diagramLines.ts";
import { isGap, rangeOf, type Place } from "../src/reference/topics/refrigerant-diagrams/places.ts";
import { stateAt } from "../src/reference/topics/refrigerant-diagrams/readState.ts";
import { readTemperatureSteps, steppedValues, temperaturesOf } from "../src/reference/fields/temperatureSteps.ts";
import { saturationRows } from "../src/reference/topics/refrigerant-saturation/saturationRows.ts";
import { readSaturation, unitsOfTable } from "../src/reference/topics/refrigerant-saturation/saturationState.ts";
import { judgement, ratingsOf } from "../src/reference/topics/sound-criteria/ratings.ts";

const fluids: readonly Refrigerant[] = ["R134a", "R454C", "R744", "R410A", "Water"].map((name) => refrigerant(name));
const kept = (places: readonly Place[]): readonly Place[] => places.filter((place) => !isGap(place));

/** The lines a generator gives, without waiting between them. */
function drain<T>(work: Iterator<unknown, T, undefined>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

test.describe("the lines of a diagram", () => {
  for (const fluid of fluids) {
    const range = rangeOf(fluid, 5);
    const middle = (fluid.critical.temperature + range.lowTemperature) / 2;

    test(`of ${fluid.designation} hold the property that they are named by`, () => {
      for (const temperature of [middle, fluid.critical.temperature + 40])
        for (const place of kept(isotherm(fluid, temperature, range))) expect(place.temperature).toBeCloseTo(temperature, 5);
      for (const pressure of [fluid.critical.pressure / 4, 1.5 * fluid.critical.pressure])
        for (const place of kept(isobar(fluid, pressure, range))) expect(place.pressure / pressure).toBeCloseTo(1, 8);
      const { entropy } = fluid.saturationAtTemperature(middle).vapor;
      for (const place of kept(isentrope(fluid, entropy, range))) expect(Math.abs(place.entropy / entropy - 1)).toBeLessThan(1e-7);
      const volume = 5 / fluid.critical.density;
      const places = kept(isochore(fluid, volume, range));
      expect(places.length).toBeGreaterThan(10);
      for (const { pressure, enthalpy } of places) expect(fluid.state({ pressure, enthalpy }).density * volume).toBeCloseTo(1, 6);
    });

    test(`of ${fluid.designation} place wet vapour between both phases by its share`, () => {
      for (const { pressure, enthalpy } of kept(qualityLine(fluid, 0.4, range))) {
        const { liquid, vapor } = fluid.saturationAtPressure(pressure);
        // Exactly so in a pure fluid; a blend whose phases differ bends between them by some hundredths.
        const miss = Math.abs((enthalpy - liquid.enthalpy) / (vapor.enthalpy - liquid.enthalpy) - 0.4);
        expect(miss).toBeLessThan(fluid.kind === "pure" ? 1e-9 : 0.08);
      }
    });

    test(`of ${fluid.designation} are read back from temperature and entropy`, () => {
      const isobaric = fluid.critical.pressure / 4;
      const boiling = fluid.saturationAtPressure(isobaric).temperatureBubble;
      for (const { temperature, pressure, entropy, enthalpy } of kept(isobar(fluid, isobaric, range)).filter(
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

  /** States are counted, as a machine that also runs browsers takes its time. */
  test("are drawn in steps of which none holds the page up", () => {
    for (const fluid of fluids) {
      let asked = 0;
      const counted = new Proxy(fluid, {
        get(target, name) {
          const own: unknown = Reflect.get(target, name);
          if (typeof own !== "function") return own;
          return (...values: unknown[]): unknown => {
            asked++;
            return Reflect.apply(own, target, values);
          };
        },
      });
      const work = diagramLines({ refrigerant: counted, kind: "ph", unitSystem: "Metric", evaporating: 5 });
      let steps = 0;
      for (let isDone = false; !isDone; steps++) {
        asked = 0;
        isDone = work.next().done === true;
        // A state takes some 40 µs, and a page may stand still for 50 ms.
        expect(asked).toBeLessThan(600);
      }
      expect(steps).toBeGreaterThan(20);
    }
  });

  test("are as many as can be told apart, in both unit systems", () => {
    for (const fluid of fluids)
      for (const kind of ["ph", "ts"] as const)
        for (const unitSystem of ["Metric", "Imperial"] as const) {
          const { lines } = drain(diagramLines({ refrigerant: fluid, kind, unitSystem, evaporating: 5 }));
          const families = Map.groupBy(lines, ({ family }) => family);
          for (const own of families.values()) expect(own.length).toBeLessThanOrEqual(16);
          expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
        }
  });
});

test.describe("a saturation table", () => {
  test("goes by whole steps between its bounds", () => {
    expect(steppedValues(-12, 12, 5)).toEqual([-10, -5, 0, 5, 10]);
    expect(steppedValues(0.1, 0.4, 0.1)).toEqual([0.1, 0.2, 0.3, 0.4]);
    expect(steppedValues(3, 3, 5)).toEqual([3]);
    expect(steppedValues(0, 1e6, 0.1)).toHaveLength(500);
  });

  test("states gauge pressures from the atmosphere of the altitude, and leaves out what has no saturation", () => {
    const fluid = refrigerant("R134a");
    const rowsOf = (params: Record<string, string>) => {
      const state = readSaturation({ from: "-20", to: "200", step: "20", ...params }, "Metric");
      return saturationRows(fluid, state, unitsOfTable(state, "Metric"));
    };
    const [absolute, gauge] = [rowsOf({}), rowsOf({ gauge: "1", altitude: "1500" })];
    expect(absolute.refused).toBeGreaterThan(0);
    absolute.rows.forEach(({ dewPressure }, index) =>
      expect(dewPressure - gauge.rows[index]!.dewPressure).toBeCloseTo(pressureAtAltitude(1500), 3),
    );
  });

  test("by pressure is the inverse of the table by temperature", () => {
    const fluid = refrigerant("R454C");
    const state = readSaturation({ by: "pressure", from: "5", to: "25", step: "5", pu: "bar" }, "Metric");
    for (const { bubbleTemperature, dewTemperature, bubblePressure } of saturationRows(fluid, state, unitsOfTable(state, "Metric")).rows) {
      expect(fluid.saturationAtTemperature(bubbleTemperature).pressureBubble / bubblePressure).toBeCloseTo(1, 6);
      expect(fluid.saturationAtTemperature(dewTemperature).pressureDew / bubblePressure).toBeCloseTo(1, 6);
      expect(dewTemperature - bubbleTemperature).toBeGreaterThan(4);
    }
  });
});

/** Geometries of a fitting: the usual one, and each parameter at both ends of its range. */
function extremesOf(row: (typeof fittingRows)[number]): readonly Geometry[] {
  const { parameters } = row.fitting;
  const usual = Object.fromEntries(Object.entries(parameters).map(([name, parameter]) => [name, parameter.default]));
  return [usual, ...Object.entries(parameters).flatMap(([name, { min, max }]) => [min, max].map((end) => ({ ...usual, [name]: end })))];
}

test.describe("every fitting", () => {
  test("is drawn at both ends of each of its parameters, valves and devices by their symbols", () => {
    const symbols = new Set<string>();
    for (const row of fittingRows)
      for (const geometry of extremesOf(row)) {
        const sketch = sketchOf(row.key, geometry);
        if (!sketch) symbols.add(row.fitting.family);
        for (const stroke of [...(sketch?.walls ?? []), ...(sketch?.thin ?? []), ...(sketch?.flow ?? []), ...(sketch?.besides ?? [])]) {
          expect(stroke.length, row.id).toBeGreaterThan(1);
          for (const each of stroke.flat()) expect(Number.isFinite(each) && Math.abs(each) < 5000, row.id).toBe(true);
        }
      }
    expect([...symbols].toSorted()).toEqual(["damper", "device", "opening", "valve"]);
  });

  test("has a curve over each parameter, and the chosen point lies on it with the coefficient of the engine", () => {
    for (const row of fittingRows) {
      expect(fittingOf(row)).toBe(row.fitting);
      for (const [over] of parametersOf(row.fitting))
        for (const geometry of extremesOf(row)) {
          const { content } = coefficientChart({ fitting: row.fitting, geometry, over, unitSystem: "Imperial" });
          const own = content.points.find(({ id }) => id === "own")!;
          expect(own.y, `${row.id} ${over}`).toBe(row.fitting.coefficient(geometry));
          expect(own.x).toBeGreaterThanOrEqual(content.x.domain[0] - 1e-9);
          expect(own.x).toBeLessThanOrEqual(content.x.domain[1] + 1e-9);
          expect(content.y.domain[1]).toBeGreaterThan(content.y.domain[0]);
          expect(own.y).toBeLessThanOrEqual(content.y.domain[1]);
        }
    }
  });
});

test.describe("a friction chart", () => {
  test("of ducts agrees with the formula that charts of galvanised duct were once drawn by", () => {
    const state = frictionReaders.Imperial({ of: "duct", surface: "galvanizedAverage" });
    const medium = mediumOf(state);
    if ("problem" in medium) throw new Error(medium.problem);
    const { rows, next } = sizesAbout(state, medium, frictionReadings(state, "Imperial"), "Imperial");
    expect(rows.length).toBe(7);
    for (const [, diameter, friction, velocity] of rows as [string, ...{ value: number }[]][]) {
      // in. w.g. per 100 ft = 0.109136 cfm^1.9 / in^5.02 for a roughness of 0.0005 ft: a fit, good to some five per cent.
      const fitted = (0.109136 * 1000 ** 1.9) / diameter!.value ** 5.02;
      expect(Math.abs(friction!.value / fitted - 1)).toBeLessThan(0.06);
      expect(velocity!.value).toBeCloseTo(1000 / (Math.PI * (diameter!.value / 24) ** 2), 3);
    }
    expect(next).toContain("15");
  });

  test("has lines in both unit systems, and says why there are none of ice", () => {
    for (const unitSystem of ["Metric", "Imperial"] as const)
      for (const of of ["duct", "pipe"]) {
        const state = frictionReaders[unitSystem]({ of, altitude: "3000", liquid: "ethylene", temperature: "-10" });
        const medium = mediumOf(state);
        if ("problem" in medium) throw new Error(medium.problem);
        const { lines } = frictionContent(state, medium, unitSystem);
        for (const { points } of lines) expect(points.some(({ y }) => Number.isFinite(y))).toBe(true);
      }
    expect(mediumOf(frictionReaders.Metric({ of: "pipe", temperature: "-5" }))).toEqual({ problem: expect.stringContaining("freezes") });
    expect(mediumOf(frictionReaders.Metric({ of: "pipe", liquid: "propylene", share: "0.1", temperature: "-20" }))).toHaveProperty(
      "problem",
    );
  });
});

test.describe("tables of air and liquids", () => {
  const read = (params: Record<string, string>) => readTemperatureSteps(params, "Metric", { degC: [0, 40, 10], degF: [0, 100, 20] });

  test("give the humidity ratios of the handbook's table of saturated air", () => {
    const { rows } = moistAirRows({ steps: read({}), humidity: 1, altitude: 0 });
    // ASHRAE Fundamentals, ch. 1, table 2, at 0, 10, 20, 30 and 40 °C, kg/kg. It counts real gases, which hold up to 0.6 % more than its equations of ideal ones.
    [0.003789, 0.007661, 0.014758, 0.027329, 0.049141].forEach((printed, index) =>
      expect(Math.abs(rows[index]!.air.humidityRatio / printed - 1)).toBeLessThan(6e-3),
    );
  });

  test("leave out what is no air and no liquid, and say how much", () => {
    expect(moistAirRows({ steps: read({ from: "90", to: "110", step: "5" }), humidity: 1, altitude: 0 }).refused).toBeGreaterThan(0);
    const cold = liquidRows({ steps: read({ from: "-40", to: "0", step: "10" }), liquid: "ethylene", share: 0.3 });
    expect(cold.rows.map(({ at }) => at)).toEqual([-10, 0]);
    expect(cold.refused).toBe(3);
  });

  test("keep their round numbers whatever units the reader has", () => {
    const typed = { tu: "degF", from: "40", to: "60", step: "10" };
    for (const unitSystem of ["Metric", "Imperial"] as const)
      expect(temperaturesOf(readTemperatureSteps(typed, unitSystem, { degC: [0, 1, 1], degF: [0, 1, 1] })).map(({ at }) => at)).toEqual([
        40, 50, 60,
      ]);
  });
});

test.describe("a spectrum over criterion curves", () => {
  test("is judged by the band that is farthest above what the room should have", () => {
    const office = soundCriterion("private-office");
    const onCurve = noiseCriterionCurve(30);
    expect(judgement(onCurve, "classic", office)).toContain("Within NC 30");
    const louder = onCurve.map((level, band) => (band === 1 ? level + 4 : level - 2));
    expect(judgement(louder, "classic", office)).toContain("4.0 dB above it at 125 Hz; 1 of 8 bands");
    expect(
      judgement(
        louder.map((level) => level - 4),
        "classic",
        office,
      ),
    ).toMatch(/Within NC 30 .*: 0(?:\.0)? dB below it at 125 Hz/);
  });

  test("lies on every curve of its own family with the number of the curve", () => {
    for (const family of ["classic", "s12.2", "nr"] as const) {
      const rows = ratingsOf(criterionCurve(family, 40) as number[]).rows;
      expect(rows[{ classic: 0, "s12.2": 1, nr: 2 }[family]]![1]).toMatch(/40$/);
    }
    expect(ratingsOf(roomCriterionCurve(35)).rows[3]![1]).toBe("RC 35(N)");
    // The limit of a concert hall stands between two curves that are drawn.
    expect(criterionCurves("classic", 18).map(({ label }) => label)).toContain("NC 18");
  });
});
