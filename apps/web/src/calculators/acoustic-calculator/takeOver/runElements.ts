import { fixed, damperOf, elementsOf, type Cells, type TakenElement, type Untaken } from "./fittingElements.ts";
import type { ClearSize, DuctRun } from "./ductRuns.ts";

/** Sides and diameters that elements have, m. */
const sides = { min: 0.05, max: 5 } as const;
const largestRound = 1.524;
const flexibleDiameters = { min: 0.1, max: 0.4064 } as const;
const longest = { straight: 200, flexible: 10 } as const;
const lastBits = 1e-9;

const isSide = (side: number): boolean => side >= sides.min && side <= sides.max;

/** The size of a run as an element has it. What is known of no duct of the kind passes as a square of the same area, which takes nothing away. */
interface ElementSize {
  readonly size: ClearSize;
  readonly isKnown: boolean;
}

function elementSize({ shape, width, height }: ClearSize, area: number): ElementSize | undefined {
  const size: ClearSize =
    shape === "oval" && width <= height * (1 + lastBits) ? { shape: "round", width: height, height } : { shape, width, height };
  const circular = size.shape === "rectangular" ? 0 : Math.sqrt((4 * area) / Math.PI);
  if (isSide(size.width) && isSide(size.height) && circular <= largestRound) return { size, isKnown: true };
  const side = Math.sqrt(area);
  return isSide(side) ? { size: { shape: "rectangular", width: side, height: side }, isKnown: false } : undefined;
}

export function sizeCells({ shape, width, height }: ClearSize): Cells {
  return shape === "round" ? { shape, diameter: fixed(width) } : { shape, width: fixed(width), height: fixed(height) };
}

/** The elements of a run one after the other, the first of which leaves the run before; those of its end apart. */
export interface RunElements {
  readonly elements: readonly TakenElement[];
  /** Before the outlet at its end, and the outlet itself; none where nothing is delivered. */
  readonly end: readonly TakenElement[];
  readonly untaken: readonly Untaken[];
}

const isFlexibleKnown = ({ width }: ClearSize): boolean =>
  width >= flexibleDiameters.min * (1 - lastBits) && width <= flexibleDiameters.max * (1 + lastBits);

const flexibleCells = (stretched: number): Cells => ({ flexibleLength: fixed(Math.min(stretched, longest.flexible)) });

/** The straight duct, or the flexible one that a run is as a whole. */
function ductOf(run: DuctRun, { size, isKnown }: ElementSize): TakenElement {
  const { name, airflow, isFlexible, length, stretched, liner, isWrapped } = run;
  const always: Cells = { airflow, ...sizeCells(size) };
  const part = "duct";
  if (!isKnown) return { part, first: { name, kind: "custom" }, always };
  if (isFlexible && isFlexibleKnown(size))
    return { part, first: { name, kind: "flexible" }, always: { ...always, ...flexibleCells(stretched) } };
  const straight = fixed(Math.min(isFlexible ? stretched : length, longest.straight));
  return {
    part,
    first: { name, kind: "duct" },
    always: {
      ...always,
      length: straight,
      ...(liner > 0 && { liningThickness: fixed(liner) }),
      ...(isWrapped && size.shape === "rectangular" && { wrapped: true }),
    },
  };
}

/** The flexible duct at the end of a rigid one; outside what is known, no more than bare duct. */
function flexibleEnd({ name, isFlexible, stretched }: DuctRun, { size, isKnown }: ElementSize): TakenElement[] {
  if (isFlexible || stretched === 0) return [];
  const named = `${name}, flexible duct`;
  return isKnown && isFlexibleKnown(size)
    ? [{ part: "flexible", first: { name: named, kind: "flexible" }, always: flexibleCells(stretched) }]
    : [{ part: "flexible", first: { name: named, kind: "custom" }, always: {} }];
}

/** Pressure losses that outlets state, Pa. */
const outletLosses = { min: 0.1, max: 2000 } as const;

/** The outlet at the end of a run, with the damper before it. */
function endOf(run: DuctRun): TakenElement[] {
  const { name, delivered, terminalLoss, toBalanceAtEnd } = run;
  const hasLoss = terminalLoss >= outletLosses.min && terminalLoss <= outletLosses.max;
  return [
    ...damperOf("balance-end", `${name}, damper at the outlet`, toBalanceAtEnd, "multiple"),
    {
      part: "outlet",
      first: { name: `${name}, outlet`, kind: "outlet", ...(hasLoss && { noiseBy: "pressure" }) },
      always: { airflow: fixed(delivered), ...(hasLoss && { outletLoss: fixed(terminalLoss) }) },
    },
  ];
}

/** An outlet where others go on: taken for one in which the air is as fast as in the duct. */
function sizeBeside({ delivered, airflow }: DuctRun, { size }: ElementSize): ClearSize | undefined {
  const share = delivered / airflow.value;
  const { shape, width, height } = size;
  const diameter = width * Math.sqrt(share);
  const beside: ClearSize =
    shape === "rectangular" ? { shape, width: width * share, height } : { shape: "round", width: diameter, height: diameter };
  return shape !== "oval" && isSide(beside.width) ? beside : undefined;
}

/** The end of a run, which leaves it where others go on; none where its size is not known. */
function endBeside(run: DuctRun, sized: ElementSize): TakenElement[] {
  const size = sizeBeside(run, sized);
  return size
    ? endOf(run).map((element, index) =>
        index > 0 ? element : { ...element, always: { airflow: fixed(run.delivered), ...element.always, ...sizeCells(size) } },
      )
    : [];
}

function remarksOn(run: DuctRun, sized: ElementSize): string[] {
  const { isFlexible, stretched, length, isLinerUnknown, hasEquipment, leaves, parent, isSquareTakeOff } = run;
  const isSoft = stretched > 0;
  const knownSoft = isFlexibleKnown(sized.size);
  return [
    ...(sized.isKnown ? [] : ["Nothing is known of ducts of its size: it takes nothing away. Its area is right."]),
    ...(isSoft && sized.isKnown && !knownSoft
      ? [
          isFlexible
            ? "Flexible ducts are known from 100 to 406 mm (4 to 16 in): it is calculated as bare duct."
            : "Flexible ducts are known from 100 to 406 mm (4 to 16 in): the one at its end takes nothing away.",
        ]
      : []),
    ...(isSoft && knownSoft && stretched > longest.flexible ? ["10 m (33 ft) of its flexible duct are used."] : []),
    ...(length > longest.straight ? ["200 m (656 ft) of its length are used."] : []),
    ...(isLinerUnknown
      ? ["Its surface is a liner of a thickness that the duct file does not have: it is calculated as bare duct. Enter the lining."]
      : []),
    ...(hasEquipment ? ["Its equipment: add a silencer, a terminal unit or another element with the manufacturer’s levels."] : []),
    ...(parent >= 0 && leaves === "branch" && !isSquareTakeOff
      ? ["Its take-off is calculated as one of 90° with a sharp edge, the kind that makes most noise."]
      : []),
  ];
}

/** A run as elements; undefined where it has no size that an element could have. */
export function runElements(run: DuctRun, goesOn: boolean): RunElements | undefined {
  const sized = run.size && elementSize(run.size, run.area);
  if (!sized) return undefined;
  const untaken = remarksOn(run, sized).map((text): Untaken => ({ name: run.name, text }));
  const fittings = run.fittings.flatMap((fitting) => {
    const elements = elementsOf(fitting, run, sized.size);
    if (typeof elements !== "string") return elements;
    untaken.push({ name: run.name, text: `${fitting.name}: ${elements}.` });
    return [];
  });
  const end = run.delivered === 0 ? [] : goesOn ? endBeside(run, sized) : endOf(run);
  if (run.delivered > 0 && end.length === 0)
    untaken.push({ name: run.name, text: "The outlet at its end, where others go on: its size is not in the duct file." });
  return {
    elements: [
      ductOf(run, sized),
      ...fittings,
      // Of which kind it is, the duct file does not say: several blades are the louder ones.
      ...damperOf("balance", `${run.name}, balancing damper`, run.toBalance, "multiple"),
      ...flexibleEnd(run, sized),
    ],
    end,
    untaken,
  };
}
