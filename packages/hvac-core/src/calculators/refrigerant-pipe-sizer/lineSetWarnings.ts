import { isAbove } from "../../quantity/tolerance.ts";
import type { Warning } from "../../kernel/index.ts";
import { longLineGuide } from "../../refrigerant-lines/sources.ts";
import type { FormatQuantity } from "./lineWarnings.ts";
import type { KindExtent, LineSet } from "./lineSet.ts";
import type { RefrigerantValues } from "./schema.ts";
import { foot } from "../../constants/inchPound.ts";

/** Length and lift of liquid from which split systems have long lines: 80 and 35 ft, in m. */
const longLine = 80 * foot;
const highLift = 35 * foot;
/** Maximum height difference between the connections of a unit, m. */
const heightOfUnits = 2;

const source = { source: longLineGuide, locator: "long line description, cooling" } as const;

/** Warnings of lengths and heights, by the limits of the equipment or else by what is usual. */
export function lineSetWarnings(lineSet: LineSet, values: RefrigerantValues, format: FormatQuantity): Warning[] {
  return [
    ...lengthWarnings(lineSet, values, format),
    ...liftWarnings(lineSet, values, format),
    ...longLinesWarnings(lineSet, values, format),
    ...heightsWarnings(lineSet, format),
  ];
}

const isMore = (value: number, limit: number | null): limit is number => limit !== null && isAbove(value, limit);

function lengthWarnings({ longest, longestEquivalent }: LineSet, values: RefrigerantValues, format: FormatQuantity): Warning[] {
  const { maximumLength, maximumEquivalentLength } = values;
  const list: Warning[] = [];
  const more = (value: number, limit: number): string =>
    `${format(value - limit, "length")} more than the ${format(limit, "length")} that the equipment allows`;
  if (isMore(longest.length, maximumLength))
    list.push({
      code: "line-length",
      severity: "limit",
      message: `The ${longest.kind} lines are ${format(longest.length, "length")} long, ${more(longest.length, maximumLength)}. Place the units closer, or select equipment for longer lines.`,
      field: "maximumLength",
      result: "lineLength",
    });
  if (isMore(longestEquivalent.equivalentLength, maximumEquivalentLength)) {
    const { kind, length, equivalentLength } = longestEquivalent;
    list.push({
      code: "line-equivalent-length",
      severity: "limit",
      message: `The ${kind} lines are ${format(equivalentLength, "length")} long with their fittings, ${more(equivalentLength, maximumEquivalentLength)}. ${
        length <= maximumEquivalentLength
          ? `Fittings are ${format(equivalentLength - length, "length")} of it: fewer of them, or long-radius elbows, help first.`
          : "Place the units closer, or select equipment for longer lines."
      }`,
      field: "maximumEquivalentLength",
      result: "equivalentLineLength",
    });
  }
  return list;
}

function liftWarnings(
  { above, below }: LineSet,
  { maximumLiftAbove, maximumLiftBelow }: RefrigerantValues,
  format: FormatQuantity,
): Warning[] {
  const liftWarning = (where: "above" | "below", height: number, limit: number | null): Warning[] =>
    isMore(height, limit)
      ? [
          {
            code: `lift-${where}`,
            severity: "limit",
            message: `The outdoor unit is ${format(height, "length")} ${where} the evaporator, ${format(height - limit, "length")} more than the ${format(limit, "length")} that the equipment allows. ${
              where === "above" ? "Oil may not come back" : "The liquid may flash before its valve"
            }, whatever the tubes: reduce the height difference, or select equipment for a higher lift.`,
            field: where === "above" ? "maximumLiftAbove" : "maximumLiftBelow",
            result: where === "above" ? "liftAbove" : "liftBelow",
          },
        ]
      : [];
  return [...liftWarning("above", above, maximumLiftAbove), ...liftWarning("below", below, maximumLiftBelow)];
}

function longLinesWarnings({ longest, below }: LineSet, values: RefrigerantValues, format: FormatQuantity): Warning[] {
  const { maximumLength, maximumEquivalentLength, maximumLiftBelow } = values;
  const list: Warning[] = [];
  if (maximumLength === null && maximumEquivalentLength === null && isMore(longest.length, longLine))
    list.push({
      code: "long-lines",
      severity: "info",
      message: `The ${longest.kind} lines are ${format(longest.length, "length")} long. Beyond ${format(longLine, "length")} manufacturers of split systems call them long lines, which need more charge, a crankcase heater and often a solenoid valve in the liquid line. Enter the maximum length of your equipment to check it.`,
      field: "maximumLength",
      result: "lineLength",
      source,
    });
  if (maximumLiftBelow === null && isMore(below, highLift))
    list.push({
      code: "high-lift",
      severity: "info",
      message: `The outdoor unit is ${format(below, "length")} below the evaporator. Beyond ${format(highLift, "length")} manufacturers of split systems require the measures of long lines. Enter the maximum lift of your equipment to check it.`,
      field: "maximumLiftBelow",
      result: "liftBelow",
      source,
    });
  return list;
}

function heightText(format: FormatQuantity, height: number): string {
  return height === 0 ? "end at the height where they start" : `${height > 0 ? "rise" : "fall"} by ${format(Math.abs(height), "length")}`;
}

function heightsWarnings({ kinds, byGas, byLiquid }: LineSet, format: FormatQuantity): Warning[] {
  // Without suction lines the path from the evaporator is incomplete.
  if (byGas === undefined || byLiquid === undefined || !kinds.some(({ kind }: KindExtent) => kind === "suction")) return [];
  const difference = Math.abs(byGas - byLiquid);
  if (difference <= heightOfUnits) return [];
  const gas = kinds.some(({ kind }) => kind === "discharge") ? "suction and discharge" : "suction";
  return [
    {
      code: "heights-apart",
      severity: "info",
      message: `The ${gas} lines ${heightText(format, byGas)} from the evaporator to the condenser, and the liquid lines ${heightText(format, 0 - byLiquid)} on their way back: ${format(difference, "length")} are missing between them. A rise may have the wrong sign, or a line is missing.`,
      field: "lines",
      result: "liftAbove",
    },
  ];
}
