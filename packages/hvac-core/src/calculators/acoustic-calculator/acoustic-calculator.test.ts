import { describe, expect, test } from "vitest";
import { addLevels, equipmentSoundValidity, junctionNoise, octaveBands } from "../../acoustics/index.ts";
import { acousticCalculator } from "./index.ts";
import { applyRemedies, applyRemedy } from "./applyRemedy.ts";
import { partsOf } from "./parts.ts";
import { pairsFor, remediesFor } from "./remedies.ts";
import type { AcousticInput } from "./schema.ts";

type Outcome = Extract<ReturnType<typeof acousticCalculator.calculate>, { readonly ok: true }>;

function answer(input: AcousticInput): Outcome {
  const outcome = acousticCalculator.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

const flat = (level: number): number[] => octaveBands.map(() => level);
const usual = [acousticCalculator.start("Metric"), ...acousticCalculator.examples.map(({ input }) => input.Metric)] as AcousticInput[];

/** A fan straight through a square duct into a bare room of 100 m². */
const direct = (more: Partial<AcousticInput> = {}): AcousticInput => ({
  unitSystem: "Metric",
  sources: [{ id: "fan", discharge: flat(80) }],
  elements: [
    { id: "duct", kind: "custom", width: 500, height: 500 },
    { id: "end", kind: "outlet", parent: "duct", termination: "free", room: "room", distance: 2 },
  ],
  rooms: [{ id: "room", length: 5, width: 4, height: 10 / 3, method: "diffuse", absorption: flat(0.2) }],
  ...more,
});

describe("break-in", () => {
  /** A bare duct of a silent fan through a plant room of 80 dB, straight into the room. */
  const throughPlant = (more: object = {}): AcousticInput =>
    direct({
      sources: [{ id: "fan" }],
      elements: [
        { id: "duct", width: 305, height: 305, length: 6.1, breakIn: true, breakInMass: 4.9, surroundings: flat(80), ...more },
        { id: "end", kind: "outlet", parent: "duct", termination: "free", room: "room", distance: 2 },
      ],
    });

  test("is the sound on the walls less the losses of the handbook", () => {
    // ASHRAE HVAC Applications 2019, ch. 49, table 33: 305 × 305 mm, 24 gauge, 6.1 m. 10·lg(4·0.305·6.1/4) − 10·lg 2 = −0.314 dB.
    const printed = [16, 16, 16, 25, 30, 33, 38, 42];
    const { values } = answer(throughPlant()).results.elements[0]!.brokenIn!;
    // Whole decibels, of a gauge whose mass is not printed.
    printed.forEach((loss, band) => expect(Math.abs(values[band]! - (80 - 0.314 - loss))).toBeLessThan(2.1));
  });

  test("is a separate part of the sound, in a duct of any shape", () => {
    const shapes = [{}, { shape: "round", diameter: 300 }, { shape: "oval", width: 500, height: 200 }] as const;
    for (const shape of shapes) {
      const { calculation } = answer(throughPlant(shape));
      const room = calculation.rooms[0]!;
      const parts = partsOf(calculation.elements, room.arrivals[0]!).filter(({ origin }) => origin === "walls");
      expect(parts).toHaveLength(1);
      for (const band of octaveBands.keys()) expect(parts[0]!.level[band]).toBeCloseTo(room.arrivals[0]!.level[band]!, 6);
    }
  });

  test("follows the sound around the duct decibel for decibel, and is nothing without it", () => {
    const [quiet, loud] = [answer(throughPlant()), answer(throughPlant({ surroundings: flat(90) }))];
    for (const band of octaveBands.keys())
      expect(loud.results.rooms[0]!.level!.values[band]! - quiet.results.rooms[0]!.level!.values[band]!).toBeCloseTo(10, 6);
    const none = answer(throughPlant({ surroundings: octaveBands.map(() => null) }));
    expect(none.results.elements[0]!.brokenIn).toBeUndefined();
    expect(none.warnings.map(({ code }) => code)).toContain("surroundings-missing");
  });
});

test("plant outside the range of its estimate has a warning at its power, other plant at its kind", () => {
  const remarkOf = (power: number): unknown =>
    answer(direct({ sources: [{ id: "fan", kind: "equipment", equipment: "boiler", power }] })).warnings.find(
      ({ code }) => code === "estimated-plant",
    );
  expect(remarkOf(equipmentSoundValidity.boiler.power.max / 1000)).toMatchObject({ severity: "info", field: "sources.fan.kind" });
  expect(remarkOf((2 * equipmentSoundValidity.boiler.power.max) / 1000)).toMatchObject({ severity: "caution", field: "sources.fan.power" });
});

describe("levels", () => {
  test("follow hand arithmetic from the fan into a diffuse room", () => {
    // End reflection of √(4·0.25/π) = 0.5642 m free at 63 Hz: 10·lg(1 + (343/(π·63·0.5642))²) = 10·lg(10.4349) = 10.1849 dB.
    // Room: 2·(20 + 16.667 + 13.333) = 100 m², R = 100·0.2/0.8 = 25 m²; 10·lg(2/(4π·4) + 4/25) = 10·lg(0.19979) = −6.9943 dB.
    const { results } = answer(direct());
    expect(results.elements[1]!.attenuation.values[0]).toBeCloseTo(10.1849, 3);
    expect(results.rooms[0]!.level!.values[0]).toBeCloseTo(80 - 10.1849 - 6.9943, 3);
  });

  test("a second identical fan adds 3.01 dB everywhere", () => {
    const [single, double] = [answer(direct()), answer(direct({ sources: [{ id: "fan", discharge: flat(80), count: 2 }] }))];
    for (const band of octaveBands.keys())
      expect(double.results.rooms[0]!.level!.values[band]! - single.results.rooms[0]!.level!.values[band]!).toBeCloseTo(
        10 * Math.log10(2),
        10,
      );
  });

  test("two identical outlets give the room the sound of one: the power only divides", () => {
    const outlet = (id: string) => ({ id, kind: "outlet", parent: "duct", termination: "free", room: "room", distance: 2 }) as const;
    const both = answer(direct({ elements: [{ id: "duct", kind: "custom", width: 500, height: 500 }, outlet("a"), outlet("b")] }));
    expect(both.results.elements[1]!.division.value).toBeCloseTo(3.0103, 4);
    const single = answer(direct());
    for (const band of octaveBands.keys())
      expect(both.results.rooms[0]!.level!.values[band]).toBeCloseTo(single.results.rooms[0]!.level!.values[band]!, 9);
  });

  test("the order of rows that do not follow one another changes nothing", () => {
    const input = acousticCalculator.examples.find(({ id }) => id === "two-rooms")!.input.Metric as AcousticInput;
    const [main, ...rest] = input.elements!;
    const swapped = { ...input, elements: [main!, ...rest.slice(2), ...rest.slice(0, 2)], rooms: input.rooms!.toReversed() };
    const byId = ({ results }: Outcome) => Object.fromEntries(results.rooms.map(({ id, level }) => [id, level!.values]));
    for (const [id, levels] of Object.entries(byId(answer(input))))
      for (const band of octaveBands.keys()) expect(byId(answer(swapped))[id]![band]).toBeCloseTo(levels[band]!, 9);
    // Both rooms are identical.
    expect(byId(answer(input))["east"]).toEqual(byId(answer(input))["west"]);
  });

  test("an array of outlets in a ceiling gives the same level, listed one by one or by one of them", () => {
    const outlet = (id: string) => ({ id, kind: "outlet", parent: "duct", termination: "free", room: "room" }) as const;
    const duct = (otherArea: number) => ({ id: "duct", kind: "custom", width: 500, height: 500, otherArea }) as const;
    const room = { id: "room", length: 12, width: 6, height: 3, method: "array" } as const;
    const all = answer(direct({ elements: [duct(0), ...["a", "b", "c", "d"].map(outlet)], rooms: [room] }));
    const listed = answer(
      direct({ elements: [duct(0), { ...outlet("a"), otherArea: { value: 0.75, unit: "m2" } }], rooms: [{ ...room, outlets: 4 }] }),
    );
    for (const band of octaveBands.keys())
      expect(listed.results.rooms[0]!.level!.values[band]).toBeCloseTo(all.results.rooms[0]!.level!.values[band]!, 9);
  });

  test("with a silent fan the room is quieter, and every level of the elements stays finite", () => {
    const input = acousticCalculator.start("Metric") as AcousticInput;
    const silent = answer({ ...input, sources: [{ id: "fan", discharge: flat(-50) }] });
    const usualOutcome = answer(input);
    expect(silent.results.levelA!.value).toBeLessThan(usualOutcome.results.levelA!.value);
    for (const { level } of silent.results.elements) for (const value of level.values) expect(Number.isFinite(value)).toBe(true);
  });

  test.each(usual.map((input, index) => [index, input] as const))("the parts of input %i add up to what is heard", (_index, input) => {
    const { calculation } = answer(input);
    for (const room of calculation.rooms)
      for (const arrival of room.arrivals)
        for (const band of octaveBands.keys())
          expect(addLevels(partsOf(calculation.elements, arrival).map(({ level }) => level[band]!))).toBeCloseTo(arrival.level[band]!, 8);
  });
});

describe("airflows", () => {
  const chain = (rows: AcousticInput["elements"]): Outcome => answer({ ...direct({ rooms: [] }), elements: rows });

  test("continue where nothing branches off, and add up where branches have theirs", () => {
    const { results } = chain([
      { id: "main", kind: "custom", width: 400, height: 400 },
      { id: "silencer", kind: "silencer", parent: "main" },
      { id: "a", kind: "custom", parent: "silencer", airflow: 100 },
      { id: "b", kind: "custom", parent: "silencer", airflow: 250 },
      { id: "end", kind: "custom", parent: "b" },
    ]);
    expect(results.elements.map(({ airflow }) => airflow?.value)).toEqual(
      [0.35, 0.35, 0.1, 0.25, 0.25].map((flow) => expect.closeTo(flow, 12)),
    );
  });

  test("are not known downstream of a branch next to branches that are not listed", () => {
    const { results } = chain([
      { id: "main", kind: "custom", width: 400, height: 400, airflow: 1000 },
      { id: "branch", kind: "custom", parent: "main", otherArea: 0.1 },
    ]);
    expect(results.elements[1]!.airflow).toBeUndefined();
  });
});

describe("refusals", () => {
  const refusal = (more: Partial<AcousticInput>): readonly (string | undefined)[] => {
    const outcome = acousticCalculator.calculate(direct(more));
    if (outcome.ok) throw new Error("It is answered.");
    return outcome.errors.map(({ field }) => field);
  };
  const duct = { id: "duct", kind: "custom", width: 4000, height: 4000 } as const;
  const end = { id: "end", kind: "outlet", parent: "duct", room: "room", noiseBy: "pressure", outletLoss: 20 } as const;
  const room = { id: "room", length: 5, width: 4, height: 3, method: "array" } as const;

  test("are at a field that can be changed", () => {
    expect(refusal({ rooms: [{ ...room, height: 20 }] })).toEqual(["rooms.room.height"]);
    expect(refusal({ rooms: [{ ...room, length: 1, width: 2 }] })).toEqual(["rooms.room.length"]);
    expect(refusal({ elements: [duct, { ...end, airflow: 60_000 }] })).toEqual(["elements.end.airflow"]);
    const many = ["a", "b"].map((id) => ({ ...end, id, noiseBy: "none", airflow: 150_000 }) as const);
    expect(refusal({ elements: [duct, ...many] })).toEqual(["elements.duct.airflow"]);
    const oval = {
      id: "duct",
      kind: "duct",
      shape: "oval",
      width: 90,
      height: 60,
      length: 3,
      breakout: true,
      breakoutRoom: "room",
    } as const;
    expect(refusal({ elements: [oval, { ...end, noiseBy: "none" }] })).toEqual(["elements.duct.width"]);
  });

  test("do not occur at the limits of the air, neither cold and dense nor hot and thin", () => {
    const damper = { id: "damper", kind: "damper", parent: "duct", damperLoss: 30 } as const;
    const elements = [{ ...duct, width: 500, height: 500, airflow: 1000 }, damper, { ...end, parent: "damper", noiseBy: "none" }] as const;
    for (const air of [
      { airTemperature: -40, altitude: -500 },
      { airTemperature: 100, altitude: 5000 },
    ])
      expect(answer(direct({ ...air, elements })).results.rooms[0]!.level).toBeDefined();
  });
});

describe("dampers and vanes", () => {
  test("without a loss make no noise, and with the least that is known they do", () => {
    const duct = { id: "duct", kind: "duct", shape: "rectangular", width: 400, height: 300, length: 3, airflow: 1000 } as const;
    const noiseOf = (part: object): unknown =>
      answer(direct({ elements: [duct, { id: "part", parent: "duct", ...part }] as never })).calculation.elements[1]!.noise;
    const vanes = { kind: "elbow", elbowKind: "square-vanes" } as const;
    for (const loss of [0, 0.0999]) {
      expect(noiseOf({ kind: "damper", damperLoss: loss })).toBeUndefined();
      expect(noiseOf({ ...vanes, elbowLoss: loss })).toBeUndefined();
    }
    expect(noiseOf({ kind: "damper", damperLoss: 0.1 })).toHaveLength(8);
    expect(noiseOf({ ...vanes, elbowLoss: 0.1 })).toHaveLength(8);
  });
});

describe("a cross", () => {
  test("sends the noise of both its branches into the duct that goes on, whether one or both are listed", () => {
    const side = {
      kind: "duct",
      parent: "main",
      connection: "cross",
      shape: "rectangular",
      width: 300,
      height: 200,
      length: 3,
      airflow: 350,
    } as const;
    const passed = (sides: readonly string[]): readonly number[] => {
      const { calculation } = answer({
        ...direct({ rooms: [] }),
        sources: [{ id: "source", discharge: flat(-50) }],
        elements: [
          { id: "main", kind: "duct", width: 600, height: 400, length: 3, airflow: 1400 },
          ...sides.map((id) => ({ ...side, id, otherArea: sides.length === 1 ? 0.06 : 0 })),
          { id: "on", kind: "duct", parent: "main", length: 3, airflow: 700 },
        ],
      });
      return calculation.elements.at(-1)!.passingNoise!;
    };
    // Reynolds and Bledsoe: the main duct of a cross receives L_b + 20·lg(D_m/D_b) + 3 dB, of its two branches together.
    const cross = junctionNoise({ kind: "cross", mainFlow: 1.4, mainArea: 0.24, branchFlow: 0.35, branchArea: 0.06, radius: 0 });
    const expected = cross.main.map((level) => expect.closeTo(level, 10));
    expect(passed(["left"])).toEqual(expected);
    expect(passed(["left", "right"])).toEqual(expected);
  });
});

describe("crosstalk", () => {
  test("goes up one branch, over to the other and down, as hand arithmetic has it", () => {
    // Two grilles of 0.04 m² on branches of 0.04 m² that part from a main of 0.08 m². Each: end reflection E and 10 dB in the branch.
    // Up the first branch: into the other goes 0.04 of 0.04 + 0.08 m²: 10·lg 3 = 4.7712 dB. At 1 kHz E = 10·lg(1 + (0.7·343/(π·1000·0.22568))²) = 0.4715 dB.
    const branch = (side: string) =>
      [
        {
          id: `${side}-branch`,
          kind: "custom",
          parent: "main",
          connection: "tee",
          shape: "rectangular",
          width: 200,
          height: 200,
          insertionLoss: flat(10),
        },
        { id: `${side}-end`, kind: "outlet", parent: `${side}-branch`, room: side },
      ] as const;
    const room = (id: string) => ({ id, length: 5, width: 4, height: 3, absorption: flat(0.2) }) as const;
    const { calculation, results } = answer({
      ...direct(),
      elements: [{ id: "main", kind: "custom", width: 400, height: 200 }, ...branch("east"), ...branch("west")],
      rooms: [room("east"), room("west")],
      privacy: [{ id: "pair", from: "east", to: "west" }],
    });
    const [path] = calculation.privacy[0]!.ductPaths;
    expect(path!.attenuation[4]).toBeCloseTo(2 * 0.4715 + 20 + 4.7712, 3);
    // Level difference of a duct between diffuse rooms: D + 10·lg(A/S), 94 m² · 0.2 of absorption over 0.04 m².
    expect(results.privacy[0]!.levelDifference!.values[4]).toBeCloseTo(2 * 0.4715 + 20 + 4.7712 + 10 * Math.log10((94 * 0.2) / 0.04), 3);
  });

  test("is the same in both directions between identical rooms", () => {
    const input = acousticCalculator.examples.find(({ id }) => id === "two-rooms")!.input.Metric as AcousticInput;
    const pairs = [
      { id: "there", from: "east", to: "west" },
      { id: "back", from: "west", to: "east" },
    ];
    const [there, back] = answer({ ...input, privacy: pairs }).results.privacy;
    for (const band of octaveBands.keys())
      expect(there!.levelDifference!.values[band]).toBeCloseTo(back!.levelDifference!.values[band]!, 9);
  });
});

describe("what would meet the target", () => {
  const loud: AcousticInput = { ...(acousticCalculator.start("Metric") as AcousticInput), sources: [{ id: "fan", discharge: flat(104) }] };

  test("does, as recalculated from the changed input", () => {
    const outcome = answer(loud);
    const { calculation, values } = outcome;
    const remedies = remediesFor(calculation, calculation.rooms[0]!, values);
    expect(remedies.length).toBeGreaterThan(0);
    expect(remedies.filter(({ met }) => met).map(({ kind }) => kind)).toContain("silencer");
    for (const remedy of remedies) {
      const changed = answer(applyRemedy(loud, values, remedy)).results.rooms[0]!;
      expect(changed.excess!.value, remedy.kind).toBeCloseTo(remedy.excess, 4);
      expect(changed.excess!.value <= 1e-6).toBe(remedy.met);
      for (const band of octaveBands.keys()) expect(changed.level!.values[band]).toBeCloseTo(remedy.level[band]!, 3);
    }
  });

  test("a silencer of one decibel less in the band that decides is not enough", () => {
    const { calculation, values } = answer(loud);
    const silencer = remediesFor(calculation, calculation.rooms[0]!, values).find(({ kind }) => kind === "silencer")!;
    for (const band of octaveBands.keys()) {
      if (silencer.reduction![band] === 0) continue;
      const less = { ...silencer, reduction: silencer.reduction!.with(band, silencer.reduction![band]! - 1) as never };
      expect(answer(applyRemedy(loud, values, less)).results.rooms[0]!.excess!.value, `${octaveBands[band]} Hz`).toBeGreaterThan(0);
    }
  });

  test("is a quieter outlet where the outlet alone is too loud, and a silencer at the source where the first duct is heard through its walls", () => {
    const start = acousticCalculator.start("Metric") as AcousticInput;
    const changed = (id: string, more: object): AcousticInput => ({
      ...start,
      elements: start.elements!.map((row) => (row.id === id ? { ...row, ...more } : row)),
    });
    const cases = [
      [changed("outlet", { outletNoise: [60, 58, 55, 52, 50, 48, 45, 40] }), "quieter", "outlet"],
      [changed("main", { breakout: true, breakoutRoom: "office" }), "silencer", "main"],
    ] as const;
    for (const [input, kind, element] of cases) {
      const { calculation, values } = answer(input);
      const remedy = remediesFor(calculation, calculation.rooms[0]!, values).find((each) => each.kind === kind);
      expect(remedy).toMatchObject({ element, met: true });
      const outcome = answer(applyRemedy(input, values, remedy!));
      expect(outcome.results.rooms[0]!.excess!.value).toBeCloseTo(remedy!.excess, 4);
      expect(outcome.results.rooms[0]!.excess!.value).toBeLessThanOrEqual(1e-9);
      expect(outcome.unused).toEqual([]);
    }
  });

  test("is two changes where the fan and the outlet are each too loud alone: both are enough, neither is", () => {
    const both: AcousticInput = {
      ...loud,
      elements: loud.elements!.map((row) => (row.id === "outlet" ? { ...row, outletNoise: [60, 58, 55, 52, 50, 48, 45, 40] } : row)),
    };
    const { calculation, values } = answer(both);
    const room = calculation.rooms[0]!;
    expect(remediesFor(calculation, room, values).filter(({ met }) => met)).toEqual([]);
    const pairs = pairsFor(calculation, room, values);
    expect(pairs.length).toBeGreaterThan(0);
    for (const pair of pairs) {
      const outcome = answer(applyRemedies(both, values, pair));
      expect(outcome.results.rooms[0]!.excess!.value).toBeCloseTo(pair[1].excess, 4);
      expect(outcome.results.rooms[0]!.excess!.value).toBeLessThanOrEqual(1e-6);
      for (const single of pair) expect(answer(applyRemedies(both, values, [single])).results.rooms[0]!.excess!.value).toBeGreaterThan(0);
    }
    expect(pairs.some((pair) => pair.some(({ kind }) => kind === "quieter"))).toBe(true);
    // Where one change is enough, nobody is asked for two.
    const single = answer(loud);
    expect(pairsFor(single.calculation, single.calculation.rooms[0]!, single.values)).toEqual([]);
  });

  test("lines as much of a duct as is needed: in two rows of that length the target is just met", () => {
    const { calculation, values } = answer(loud);
    const lining = remediesFor(calculation, calculation.rooms[0]!, values).find(
      ({ element, linedLength }) => element === "main" && linedLength,
    );
    const { element, linedLength, changes } = lining!;
    const excessWith = (share: number): number => {
      const rows = loud.elements!.flatMap((row): NonNullable<AcousticInput["elements"]> => {
        if (row.parent === element) return [{ ...row, parent: "rest" }];
        if (row.id !== element) return [row];
        const length = { value: linedLength! * share, unit: "m" } as const;
        const rest = { value: 8 - linedLength! * share, unit: "m" } as const;
        const thickness = { value: changes.liningThickness! * 1000, unit: "mm" } as const;
        return [{ ...row, length, liningThickness: thickness }, { id: "rest", kind: "duct", parent: element, length: rest } as const];
      });
      return answer({ ...loud, elements: rows }).results.rooms[0]!.excess!.value;
    };

    expect(excessWith(1)).toBeLessThanOrEqual(1e-9);
    expect(excessWith(0.9)).toBeGreaterThan(0);
  });

  test("is nothing for a room that meets its target, or that has none", () => {
    for (const input of usual) {
      const { calculation, values } = answer(input);
      const quiet = calculation.rooms.filter(({ ratings, target }) => target === undefined || ratings!.rating <= target);
      for (const room of quiet) expect(remediesFor(calculation, room, values)).toEqual([]);
    }
  });
});

describe("refusals", () => {
  const refused = (input: AcousticInput): readonly (readonly [string, string])[] => {
    const outcome = acousticCalculator.calculate(input);
    return outcome.ok ? [] : outcome.errors.map(({ field, message }) => [field, message] as const);
  };

  test("name the place and the reason", () => {
    expect(refused(direct({ sources: [] }))).toEqual([["sources", "Add at least one source."]]);
    expect(refused(direct({ elements: [{ id: "duct", kind: "custom", shape: "same" }] }))[0]).toEqual([
      "elements.duct.shape",
      "Shape cannot be calculated: it has no upstream element; enter its own shape and size.",
    ]);
    const fast = direct({ elements: [{ id: "duct", kind: "custom", width: 100, height: 100, airflow: 5000 }] });
    expect(refused(fast)[0]![0]).toBe("elements.duct.airflow");
  });
});
