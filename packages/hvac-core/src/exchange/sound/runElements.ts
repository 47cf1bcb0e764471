import { fixed, damperOf, fittingElements, type Cells, type ImportedElement, type Omission } from "./fittingElements.ts";
import type { ClearSize, DuctRun } from "./ductPaths.ts";

/** Range of sides and diameters of elements, m. */
const sides = { min: 0.05, max: 5 } as const;
/** Maximum diameter of a round duct with known attenuation, m. */
const maxRound = 1.524;
/** Diameters of flexible ducts with known attenuation, m. */
const flexibleDiameters = { min: 0.1, max: 0.4064 } as const;
/** Maximum length of an element, m. */
const maxLength = { straight: 200, flexible: 10 } as const;
/** Relative tolerance for the rounding of conversions. */
const rounding = 1e-9;

const isSide = (side: number): boolean => side >= sides.min && side <= sides.max;

/** The size of a run as an element has it. A duct of unknown attenuation is a square of the same area, without attenuation. */
interface ElementSize {
  readonly size: ClearSize;
  readonly isKnown: boolean;
}

function elementSize({ shape, width, height }: ClearSize, area: number): ElementSize | undefined {
  const size: ClearSize =
    shape === "oval" && width <= height * (1 + rounding) ? { shape: "round", width: height, height } : { shape, width, height };
  const circular = size.shape === "rectangular" ? 0 : Math.sqrt((4 * area) / Math.PI);
  if (isSide(size.width) && isSide(size.height) && circular <= maxRound) return { size, isKnown: true };
  const side = Math.sqrt(area);
  return isSide(side) ? { size: { shape: "rectangular", width: side, height: side }, isKnown: false } : undefined;
}

export function sizeCells({ shape, width, height }: ClearSize): Cells {
  return shape === "round" ? { shape, diameter: fixed(width) } : { shape, width: fixed(width), height: fixed(height) };
}

/** The elements of a run in the order from its fan. */
export interface RunElements {
  /** Elements before the outlet; the first is connected to the run before. */
  readonly elements: readonly ImportedElement[];
  /** The outlet and a damper before it; none where no air is delivered. */
  readonly end: readonly ImportedElement[];
  readonly omissions: readonly Omission[];
}

const isFlexibleKnown = ({ width }: ClearSize): boolean =>
  width >= flexibleDiameters.min * (1 - rounding) && width <= flexibleDiameters.max * (1 + rounding);

const flexibleCells = (stretched: number): Cells => ({ flexibleLength: fixed(Math.min(stretched, maxLength.flexible)) });

/** The straight duct; of a flexible run, the flexible duct. */
function ductOf(run: DuctRun, { size, isKnown }: ElementSize): ImportedElement {
  const { name, airflow, isFlexible, length, stretched, liner, isWrapped } = run;
  const always: Cells = { airflow, ...sizeCells(size) };
  const part = "duct";
  if (!isKnown) return { part, first: { name, kind: "custom" }, always };
  if (isFlexible && isFlexibleKnown(size))
    return { part, first: { name, kind: "flexible" }, always: { ...always, ...flexibleCells(stretched) } };
  const straight = fixed(Math.min(isFlexible ? stretched : length, maxLength.straight));
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

/** The flexible duct at the end of a rigid one; of an unknown size, without attenuation. */
function flexibleEnd({ name, isFlexible, stretched }: DuctRun, { size, isKnown }: ElementSize): ImportedElement[] {
  if (isFlexible || stretched === 0) return [];
  const named = `${name}, flexible duct`;
  return isKnown && isFlexibleKnown(size)
    ? [{ part: "flexible", first: { name: named, kind: "flexible" }, always: flexibleCells(stretched) }]
    : [{ part: "flexible", first: { name: named, kind: "custom" }, always: {} }];
}

/** Range of the pressure loss of an outlet, Pa. */
const outletLosses = { min: 0.1, max: 2000 } as const;

/** The outlet at the end of a run, with the damper before it. */
function endOf(run: DuctRun): ImportedElement[] {
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

/** Size of an outlet at a junction, for the velocity of the duct. */
function sizeBeside({ delivered, airflow }: DuctRun, { size }: ElementSize): ClearSize | undefined {
  const share = delivered / airflow.value;
  const { shape, width, height } = size;
  const diameter = width * Math.sqrt(share);
  const beside: ClearSize =
    shape === "rectangular" ? { shape, width: width * share, height } : { shape: "round", width: diameter, height: diameter };
  return shape !== "oval" && isSide(beside.width) ? beside : undefined;
}

/** The outlet at a junction; none where its size is unknown. */
function endBeside(run: DuctRun, sized: ElementSize): ImportedElement[] {
  const size = sizeBeside(run, sized);
  return size
    ? // A damper may come and go before the outlet.
      endOf(run).map((element) => ({ ...element, always: { airflow: fixed(run.delivered), ...element.always, ...sizeCells(size) } }))
    : [];
}

function omissionTexts(run: DuctRun, sized: ElementSize): string[] {
  const { isFlexible, stretched, length, isLinerUnknown, hasEquipment, connection, parent, isSquareTakeOff } = run;
  const isSoft = stretched > 0;
  const knownSoft = isFlexibleKnown(sized.size);
  return [
    ...(sized.isKnown ? [] : ["The attenuation of its size is unknown: it has none here. Its area is that of the duct."]),
    ...(isSoft && sized.isKnown && !knownSoft
      ? [
          isFlexible
            ? "Attenuation of flexible ducts is known from 100 to 406 mm (4 to 16 in): it is calculated as bare duct."
            : "Attenuation of flexible ducts is known from 100 to 406 mm (4 to 16 in): the one at its end has none here.",
        ]
      : []),
    ...(isSoft && knownSoft && stretched > maxLength.flexible ? ["10 m (33 ft) of its flexible duct are used."] : []),
    ...(length > maxLength.straight ? ["200 m (656 ft) of its length are used."] : []),
    ...(isLinerUnknown ? ["Its liner has no thickness in the duct file: it is calculated as bare duct. Enter the lining."] : []),
    ...(hasEquipment ? ["Its equipment: add a silencer, a terminal unit or another element with the manufacturer’s levels."] : []),
    ...(parent >= 0 && connection === "branch" && !isSquareTakeOff
      ? ["Its take-off is calculated as one of 90° with a sharp edge, the loudest type."]
      : []),
  ];
}

/** The elements of a run; undefined where its size is outside the range of elements. */
export function runElements(run: DuctRun, isContinued: boolean): RunElements | undefined {
  const sized = run.size && elementSize(run.size, run.area);
  if (!sized) return undefined;
  const omissions = omissionTexts(run, sized).map((text): Omission => ({ name: run.name, text }));
  const fittings = run.fittings.flatMap((fitting) => {
    const elements = fittingElements(fitting, run, sized.size);
    if (typeof elements !== "string") return elements;
    omissions.push({ name: run.name, text: `${fitting.name}: ${elements}.` });
    return [];
  });
  const end = run.delivered === 0 ? [] : isContinued ? endBeside(run, sized) : endOf(run);
  if (run.delivered > 0 && end.length === 0)
    omissions.push({ name: run.name, text: "The size of its outlet at the junction is not in the duct file." });
  return {
    elements: [
      ductOf(run, sized),
      ...fittings,
      // The duct file does not name the type of damper: multiple blades are louder.
      ...damperOf("balance", `${run.name}, balancing damper`, run.toBalance, "multiple"),
      ...flexibleEnd(run, sized),
    ],
    end,
    omissions,
  };
}
