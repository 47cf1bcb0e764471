import { isAbove } from "../../quantity/tolerance.ts";
import type { Warning } from "../../kernel/index.ts";
import { longLineGuide } from "../../refrigerant-lines/sources.ts";
import type { Told } from "./lineWarnings.ts";
import type { KindExtent, LineSet } from "./lineSet.ts";
import type { RefrigerantValues } from "./schema.ts";
import { foot } from "../../constants/inchPound.ts";

/** From this length on manufacturers of split systems speak of long lines, and from this lift of liquid: 80 and 35 ft, in m. */
const longLine = 80 * foot;
const highLift = 35 * foot;
/** Connections of units stand at heights that differ by less, m. */
const heightOfUnits = 2;

const source = { source: longLineGuide, locator: "long line description, cooling" } as const;

/** Lengths and heights against what the equipment allows, or against what is usual where that is not stated. */
export function lineSetWarnings(lineSet: LineSet, values: RefrigerantValues, told: Told): Warning[] {
  return [
    ...aboutLength(lineSet, values, told),
    ...aboutLift(lineSet, values, told),
    ...aboutLongLines(lineSet, values, told),
    ...aboutHeights(lineSet, told),
  ];
}

const isMore = (value: number, limit: number | null): limit is number => limit !== null && isAbove(value, limit);

function aboutLength({ longest, longestEquivalent }: LineSet, values: RefrigerantValues, told: Told): Warning[] {
  const { greatestLength, greatestEquivalentLength } = values;
  const found: Warning[] = [];
  const more = (value: number, limit: number): string =>
    `${told(value - limit, "length")} more than the ${told(limit, "length")} that the equipment allows`;
  if (isMore(longest.length, greatestLength))
    found.push({
      code: "line-length",
      severity: "limit",
      message: `The ${longest.kind} lines are ${told(longest.length, "length")} long, ${more(longest.length, greatestLength)}. Set the units nearer, or choose equipment for longer lines.`,
      field: "greatestLength",
      result: "lineLength",
    });
  if (isMore(longestEquivalent.equivalentLength, greatestEquivalentLength)) {
    const { kind, length, equivalentLength } = longestEquivalent;
    found.push({
      code: "line-equivalent-length",
      severity: "limit",
      message: `The ${kind} lines are ${told(equivalentLength, "length")} long with their fittings, ${more(equivalentLength, greatestEquivalentLength)}. ${
        length <= greatestEquivalentLength
          ? `Fittings make ${told(equivalentLength - length, "length")} of it: fewer of them, or long-radius elbows, help first.`
          : "Set the units nearer, or choose equipment for longer lines."
      }`,
      field: "greatestEquivalentLength",
      result: "equivalentLineLength",
    });
  }
  return found;
}

function aboutLift({ above, below }: LineSet, { greatestLiftAbove, greatestLiftBelow }: RefrigerantValues, told: Told): Warning[] {
  const of = (where: "above" | "below", height: number, limit: number | null): Warning[] =>
    isMore(height, limit)
      ? [
          {
            code: `lift-${where}`,
            severity: "limit",
            message: `The outdoor unit stands ${told(height, "length")} ${where} the evaporator, ${told(height - limit, "length")} more than the ${told(limit, "length")} that the equipment allows. ${
              where === "above" ? "Oil may not come back" : "The liquid may flash before its valve"
            }, whatever the tubes: set the units nearer in height, or choose equipment for a greater lift.`,
            field: where === "above" ? "greatestLiftAbove" : "greatestLiftBelow",
            result: where === "above" ? "liftAbove" : "liftBelow",
          },
        ]
      : [];
  return [...of("above", above, greatestLiftAbove), ...of("below", below, greatestLiftBelow)];
}

function aboutLongLines({ longest, below }: LineSet, values: RefrigerantValues, told: Told): Warning[] {
  const { greatestLength, greatestEquivalentLength, greatestLiftBelow } = values;
  const found: Warning[] = [];
  if (greatestLength === null && greatestEquivalentLength === null && isMore(longest.length, longLine))
    found.push({
      code: "long-lines",
      severity: "info",
      message: `The ${longest.kind} lines are ${told(longest.length, "length")} long. Beyond ${told(longLine, "length")} manufacturers of split systems speak of long lines, which need more charge, a crankcase heater and often a solenoid valve in the liquid line. Enter the maximum length of your equipment to have it judged.`,
      field: "greatestLength",
      result: "lineLength",
      source,
    });
  if (greatestLiftBelow === null && isMore(below, highLift))
    found.push({
      code: "high-lift",
      severity: "info",
      message: `The outdoor unit stands ${told(below, "length")} below the evaporator. Beyond ${told(highLift, "length")} manufacturers of split systems ask for the measures of long lines. Enter the maximum lift of your equipment to have it judged.`,
      field: "greatestLiftBelow",
      result: "liftBelow",
      source,
    });
  return found;
}

function heightText(told: Told, height: number): string {
  return height === 0 ? "end as high as they begin" : `${height > 0 ? "rise" : "fall"} by ${told(Math.abs(height), "length")}`;
}

function aboutHeights({ kinds, byGas, byLiquid }: LineSet, told: Told): Warning[] {
  // Without the suction lines nothing is said of the way from the evaporator.
  if (byGas === undefined || byLiquid === undefined || !kinds.some(({ kind }: KindExtent) => kind === "suction")) return [];
  const apart = Math.abs(byGas - byLiquid);
  if (apart <= heightOfUnits) return [];
  const gas = kinds.some(({ kind }) => kind === "discharge") ? "suction and discharge" : "suction";
  return [
    {
      code: "heights-apart",
      severity: "info",
      message: `The ${gas} lines ${heightText(told, byGas)} from the evaporator to the condenser, and the liquid lines ${heightText(told, 0 - byLiquid)} on their way back: ${told(apart, "length")} are missing between them. A rise may have the wrong sign, or a line is not stated.`,
      field: "lines",
      result: "liftAbove",
    },
  ];
}
