import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as flow from "./index.ts";

/* A coefficient that jumps makes two nearly equal fittings lose differently. Every coefficient of this folder is scanned over its domain. */

type Range = readonly [min: number, max: number];

/** A coefficient, or a factor of one, with the domain of each argument. */
interface Scanned {
  readonly name: string;
  readonly domain: Readonly<Record<string, Range>>;
  readonly compute: (values: Readonly<Record<string, number>>) => number;
}

const share: Range = [0, 1];
const junction = { flowRatio: share, areaRatio: [1e-4, 1], angle: [30, 90] } as const;
const cone = { diameterRatio: [0.01, 1], angle: [1, 180], friction: [0, 0.1] } as const;
const pipe = { flow: [1e-4, 1], diameter: [0.01, 1] } as const;

/** The functions whose names end in Coefficient or Factor, each by its own name. */
const functions: Readonly<Record<string, Omit<Scanned, "name">>> = {
  colebrookFrictionFactor: {
    domain: { reynolds: [2300, 1e8], roughness: [0, 0.05] },
    compute: (v) => flow.colebrookFrictionFactor(v["reynolds"]!, v["roughness"]!),
  },
  frictionFactor: {
    domain: { reynolds: [1, 1e8], roughness: [0, 0.05] },
    compute: (v) => flow.frictionFactor(v["reynolds"]!, v["roughness"]!),
  },
  altshulTsalFrictionFactor: {
    // Where f′ is below 0.018 (a smooth duct at high Reynolds numbers) it becomes 0.85 f′ + 0.0028, 0.6 % more: the paper's step.
    domain: { reynolds: [1e4, 1e7], roughness: [7.2e-4, 0.05] },
    compute: (v) => flow.altshulTsalFrictionFactor(v["reynolds"]!, v["roughness"]!),
  },
  flexibleDuctCorrectionFactor: {
    domain: { diameter: [0.1, 0.5], compression: [0, 0.3] },
    compute: (v) => flow.flexibleDuctCorrectionFactor(v["diameter"]!, v["compression"]!),
  },
  smacnaLeakageCoefficient: { domain: { class: [1, 110] }, compute: (v) => flow.smacnaLeakageCoefficient(v["class"]!) },
  miterBendCoefficient: { domain: { angle: [0, 150] }, compute: (v) => flow.miterBendCoefficient(v["angle"]!) },
  roundedBendCoefficient: {
    domain: { radiusRatio: [0.5, 50], angle: [1, 180], friction: [0, 0.1] },
    compute: (v) => flow.roundedBendCoefficient(v["radiusRatio"]!, v["angle"]!, v["friction"]!),
  },
  contractionCoefficient: { domain: cone, compute: (v) => flow.contractionCoefficient(v["diameterRatio"]!, v["angle"]!, v["friction"]!) },
  enlargementCoefficient: { domain: cone, compute: (v) => flow.enlargementCoefficient(v["diameterRatio"]!, v["angle"]!, v["friction"]!) },
  abruptEnlargementCoefficient: { domain: { areaRatio: share }, compute: (v) => flow.abruptEnlargementCoefficient(v["areaRatio"]!) },
  roundedEntranceCoefficient: { domain: { radiusRatio: share }, compute: (v) => flow.roundedEntranceCoefficient(v["radiusRatio"]!) },
  projectingEntranceCoefficient: { domain: { wallRatio: share }, compute: (v) => flow.projectingEntranceCoefficient(v["wallRatio"]!) },
  divergingBranchCoefficient: {
    domain: junction,
    compute: (v) => flow.divergingBranchCoefficient(v["flowRatio"]!, v["areaRatio"]!, v["angle"]!),
  },
  divergingRunCoefficient: {
    domain: { flowRatio: share, areaRatio: junction.areaRatio },
    compute: (v) => flow.divergingRunCoefficient(v["flowRatio"]!, v["areaRatio"]!),
  },
  convergingBranchCoefficient: {
    domain: junction,
    compute: (v) => flow.convergingBranchCoefficient(v["flowRatio"]!, v["areaRatio"]!, v["angle"]!),
  },
  convergingRunCoefficient: {
    domain: junction,
    compute: (v) => flow.convergingRunCoefficient(v["flowRatio"]!, v["areaRatio"]!, v["angle"]!),
  },
  elbowAngleFactor: { domain: { angle: [0, 180] }, compute: (v) => flow.elbowAngleFactor(v["angle"]!) },
  branchVelocityCoefficient: {
    domain: { coefficient: [0, 5], flowRatio: [1e-3, 1], areaRatio: [0.01, 1] },
    compute: (v) => flow.branchVelocityCoefficient(v["coefficient"]!, v["flowRatio"]!, v["areaRatio"]!),
  },
  craneFrictionFactor: { domain: { diameter: [0.005, 2] }, compute: (v) => flow.craneFrictionFactor(v["diameter"]!) },
  reducedSeatCoefficient: {
    domain: { fullBore: [0, 10], diameterRatio: [0.3, 1], angle: [0, 180] },
    compute: (v) =>
      flow.reducedSeatCoefficient({ fullBore: v["fullBore"]!, diameterRatio: v["diameterRatio"]!, kind: "straight", angle: v["angle"] }),
  },
  craneContractionCoefficient: {
    domain: { diameterRatio: cone.diameterRatio, angle: [0, 180] },
    compute: (v) => flow.craneContractionCoefficient(v["diameterRatio"]!, v["angle"]!),
  },
  craneEnlargementCoefficient: {
    domain: { diameterRatio: cone.diameterRatio, angle: [0, 180] },
    compute: (v) => flow.craneEnlargementCoefficient(v["diameterRatio"]!, v["angle"]!),
  },
  twoKCoefficient: {
    domain: { reynolds: [1, 1e9], diameter: [0.001, 3] },
    compute: (v) => flow.twoKCoefficient({ k1: 800, kInfinity: 0.25, reynolds: v["reynolds"]!, diameter: v["diameter"]! }),
  },
  threeKCoefficient: {
    domain: { reynolds: [1, 1e9], nominalSize: [0.003, 3] },
    compute: (v) => flow.threeKCoefficient({ k1: 800, ki: 0.14, kd: 4, reynolds: v["reynolds"]!, nominalSize: v["nominalSize"]! }),
  },
  kvFromCoefficient: {
    domain: { coefficient: [1e-4, 1e4], diameter: pipe.diameter },
    compute: (v) => flow.kvFromCoefficient(v["coefficient"]!, v["diameter"]!),
  },
};

const fittings: readonly Scanned[] = [...flow.ductFittings, ...flow.pipeFittings].map(({ key, parameters, coefficient }) => ({
  name: key,
  domain: Object.fromEntries(
    Object.entries(parameters)
      .filter(([, { quantity }]) => quantity !== "count")
      .map(([parameter, { min, max }]) => [parameter, [min, max] as const]),
  ),
  compute: coefficient,
}));

/** A step that a source prints, and the fittings that take it over. */
interface PrintedStep {
  readonly correlations: readonly string[];
  readonly argument: string;
  readonly places: readonly number[];
  readonly source: string;
}

const crane = "Crane TP-410";
const rennels = "Rennels and Hudson, Pipe Flow (2012)";
const printedSteps: readonly PrintedStep[] = [
  {
    correlations: ["divergingBranchCoefficient", "divergingBranch", "teeDivergingBranch"],
    argument: "flowRatio",
    places: [0.4, 0.6],
    source: `${crane}, p. 2-37: G of wyes ends at q 0.4 up to 0.35 of the area (0.82 to 0.85) and at 0.6 above (0.64 to 0.6)`,
  },
  {
    correlations: ["divergingBranchCoefficient", "divergingBranch"],
    argument: "areaRatio",
    places: [0.35],
    source: `${crane}, p. 2-37: G of wyes is printed up to 0.35 of the area and above`,
  },
  { correlations: ["teeDivergingBranch"], argument: "diameterRatio", places: [Math.sqrt(0.35)], source: `${crane}, p. 2-37: the same G` },
  {
    correlations: ["divergingRunCoefficient", "divergingRun"],
    argument: "areaRatio",
    places: [0.4],
    source: `${crane}, eq. 2-38: M is 0.4 up to 0.4 of the area`,
  },
  { correlations: ["teeDivergingRun"], argument: "diameterRatio", places: [Math.sqrt(0.4)], source: `${crane}, eq. 2-38: the same M` },
  {
    correlations: ["convergingBranchCoefficient", "convergingBranch", "teeConvergingBranch"],
    argument: "flowRatio",
    places: [0.4],
    source: `${crane}, p. 2-36: C is 0.9 (1 - q) up to 0.4 of the flow and 0.55 above, where the branch has more than 0.35 of the area`,
  },
  {
    correlations: ["convergingBranchCoefficient", "convergingBranch"],
    argument: "areaRatio",
    places: [0.35],
    source: `${crane}, p. 2-36: C is 1 up to 0.35 of the area`,
  },
  { correlations: ["teeConvergingBranch"], argument: "diameterRatio", places: [Math.sqrt(0.35)], source: `${crane}, p. 2-36: the same C` },
  {
    correlations: ["reducedSeatCoefficient", "craneContractionCoefficient", "craneEnlargementCoefficient", "reducer", "enlarger"],
    argument: "angle",
    places: [45],
    source: `${crane}, p. A-26: formulas 1, 3 and 5 up to 45°, 2, 4 and 6 above`,
  },
  {
    correlations: [
      "butterflyValve",
      "butterflyValveDoubleOffset",
      "butterflyValveTripleOffset",
      "tiltingDiscCheckValve",
      "tiltingDiscCheckValve15",
    ],
    argument: "diameter",
    places: [0.2286, 0.381],
    source: `${crane}, p. A-27 ff.: one number of diameters to 8 in, one to 14 in, one above; the step lies between two sizes`,
  },
  {
    correlations: ["damperButterflyRectangular"],
    argument: "aspectRatio",
    places: [0.25, 1],
    source: "ASHRAE fitting CR9-1: rows for H/W below 0.25, to 1 and above",
  },
  {
    correlations: ["elbowRectangularSmooth"],
    argument: "aspectRatio",
    places: [4],
    source: "Idelchik, ch. 6: C is 0.85 + 0.125/x up to 4, 1.115 - 0.84/x above (0.881 and 0.905)",
  },
  {
    correlations: ["enlargementCoefficient", "enlargementRound", "enlargementRectangular", "exitDiffuser"],
    argument: "angle",
    places: [20, 60],
    source: `${rennels}, ch. 11: one equation to 20°, one to 60°, one above, where the friction of the cone ends too`,
  },
  {
    correlations: ["contractionCoefficient", "contractionGradual"],
    argument: "angle",
    places: [180],
    source: `${rennels}, ch. 10: an abrupt contraction has no wall that rubs`,
  },
];

/** Draws of the other arguments for each argument. */
const draws = 8;
const intervals = 96;
/** A step is a difference that stays, relative to the coefficient (to 0.01 where it is smaller). */
const smallestStep = 1e-5;

/** From 0 to 1 to the domain: by decades where it spans some. */
const inDomain = ([min, max]: Range, share: number): number =>
  min > 0 && max / min > 100 ? min * (max / min) ** share : min + (max - min) * share;

/** Values of the arguments other than one. */
function othersOf(domain: Scanned["domain"], argument: string, draw: number): Readonly<Record<string, number>> {
  const others = Object.keys(domain).filter((each) => each !== argument);
  return Object.fromEntries(others.map((other, index) => [other, inDomain(domain[other]!, (0.07 + 0.618034 * draw + 0.377 * index) % 1)]));
}

/** The place of a step between two values of an argument: the half that is bent more is halved on and on, until nothing or a step is left. */
function stepBetween(compute: (value: number) => number, from: number, to: number): number | undefined {
  let [a, b] = [from, to];
  let [atA, atMiddle, atB] = [compute(a), compute((a + b) / 2), compute(b)];
  for (let halving = 0; halving < 40; halving++) {
    if (Math.abs(atB - atA) <= smallestStep * Math.max(0.01, Math.min(Math.abs(atA), Math.abs(atB)))) return undefined;
    const middle = (a + b) / 2;
    const [first, last] = [compute((a + middle) / 2), compute((middle + b) / 2)];
    if (Math.abs(atA - 2 * first + atMiddle) > Math.abs(atMiddle - 2 * last + atB)) [b, atB, atMiddle] = [middle, atMiddle, first];
    else [a, atA, atMiddle] = [middle, atMiddle, last];
  }
  return b;
}

/** Steps of a coefficient along one of its arguments, the others drawn. */
function stepsAlong({ domain, compute }: Scanned, argument: string): number[] {
  const steps: number[] = [];
  for (let draw = 0; draw < draws; draw++) {
    const values = othersOf(domain, argument, draw);
    const coefficientAt = (value: number): number => compute({ ...values, [argument]: value });
    const range = domain[argument]!;
    for (let interval = 0; interval < intervals; interval++) {
      const place = stepBetween(
        coefficientAt,
        Math.max(range[0], inDomain(range, interval / intervals)),
        Math.min(range[1], inDomain(range, (interval + 1) / intervals)),
      );
      if (place !== undefined && !steps.some((known) => Math.abs(known / place - 1) < 1e-6)) steps.push(place);
    }
  }
  return steps.toSorted((a, b) => a - b);
}

describe("steps of coefficients", () => {
  const scanned = [...Object.entries(functions).map(([name, each]) => ({ name, ...each })), ...fittings];

  test("every function of a coefficient or factor is scanned", () => {
    const named = Object.keys(flow).filter((name) => /(?:Coefficient|Factor)$/.test(name));
    expect(named.filter((name) => !(name in functions))).toEqual([]);
    const names = new Set(scanned.map(({ name }) => name));
    expect(printedSteps.flatMap(({ correlations }) => correlations).filter((name) => !names.has(name))).toEqual([]);
  });

  test("are where a source prints them, and nowhere else", () => {
    const mismatches: string[] = [];
    for (const each of scanned)
      for (const argument of Object.keys(each.domain)) {
        const printed = printedSteps
          .filter(({ correlations, argument: along }) => correlations.includes(each.name) && along === argument)
          .flatMap(({ places }) => places)
          .map((place) => place.toPrecision(6));
        const computed = stepsAlong(each, argument).map((place) => place.toPrecision(6));
        if (computed.join() !== printed.join())
          mismatches.push(`${each.name} along ${argument}: found ${computed.join(", ")}, printed ${printed.join(", ")}`);
      }
    expect(mismatches).toEqual([]);
  });

  test("are not chosen by the last bits of an argument", () => {
    const mismatches: string[] = [];
    for (const { name, domain, compute } of scanned)
      for (const { correlations, argument, places } of printedSteps) {
        if (!correlations.includes(name)) continue;
        const [min, max] = domain[argument]!;
        for (const place of places)
          for (let draw = 0; draw < draws; draw++) {
            const others = othersOf(domain, argument, draw);
            const around = [1 - 1e-12, 1, 1 + 1e-12].map((factor) => place * factor).filter((value) => value >= min && value <= max);
            const coefficients = around.map((value) => compute({ ...others, [argument]: value }));
            if (Math.max(...coefficients) - Math.min(...coefficients) > 1e-9 * Math.max(0.01, Math.abs(coefficients[0]!)))
              mismatches.push(`${name} at ${argument} ${place}: ${coefficients.join(", ")} with ${JSON.stringify(others)}`);
          }
      }
    expect(mismatches).toEqual([]);
  });
});

describe("similar junctions", () => {
  /** Ratios as sizes and flows have them, those at which a source changes its factors among them. */
  const ratios = [
    [4, 9],
    [7, 20],
    [2, 5],
    [3, 5],
    [2, 3],
    [1, 4],
    [9, 16],
    [1, 1],
  ] as const;
  const ratio = fc.oneof(fc.constantFrom(...ratios), fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 40, max: 60 })));

  test("have one coefficient, whatever their size and the unit that it is in", () => {
    const scale = fc.double({ min: 0.01, max: 40, noNaN: true });
    const unit = fc.constantFrom(0.001, 0.0254, 254 / 10_000, 0.3048);
    const legs = ["divergingBranch", "divergingRun", "convergingBranch", "convergingRun"] as const;
    fc.assert(
      fc.property(ratio, ratio, scale, scale, unit, fc.constantFrom(30, 45, 60, 75, 90), (flows, areas, size, width, inUnit, angle) => {
        const [small, large] = areas;
        const flowRatio = (flows[0] * size) / (flows[0] * size + (flows[1] - flows[0]) * size);
        // As rectangles of one height, and as circles by their diameters.
        const rectangles = (small * size * inUnit * (width * inUnit)) / (large * size * inUnit * (width * inUnit));
        const circles = (Math.sqrt(small) * size * inUnit) ** 2 / (Math.sqrt(large) * size * inUnit) ** 2;
        for (const key of legs) {
          const leg = flow.ductFitting(key);
          const expected = leg.coefficient({ flowRatio: flows[0] / flows[1], areaRatio: small / large, angle });
          for (const areaRatio of [rectangles, circles]) {
            const coefficient = leg.coefficient({ flowRatio: Math.min(1, flowRatio), areaRatio: Math.min(1, areaRatio), angle });
            expect(Math.abs(coefficient - expected), `${key} ${flows.join("/")} ${areas.join("/")} ${angle}`).toBeLessThan(
              1e-9 * Math.max(1, Math.abs(expected)),
            );
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test("at 90° lose as the source prints for a small branch and for one of full size, and steadily between", () => {
    for (const q of [0.1, 0.5, 0.9]) {
      expect(flow.divergingBranchCoefficient(q, 4 / 9, 90)).toBeCloseTo(1 + (q / (4 / 9)) ** 2, 12);
      expect(flow.divergingBranchCoefficient(q, 1, 90)).toBeCloseTo((1 + 0.3 * q * q) ** 2, 12);
    }
    // At equal velocities a wider branch never loses more.
    let last = Infinity;
    for (let beta = 0.4; beta <= 1; beta += 0.01) {
      const k = flow.divergingBranchCoefficient(beta * beta, beta * beta, 90);
      expect(k).toBeLessThanOrEqual(last + 1e-12);
      last = k;
    }
  });
});
