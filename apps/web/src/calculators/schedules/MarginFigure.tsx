import type { MarginVerdict, ScheduleCalculation, ScheduleValues } from "@org/hvac-core/calculators/schedules";
import { BarRows, FigureFrame, readingOf, type BarRow } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { useMemo, type ReactNode } from "react";
import { marginAxis, marginBars, maxBars, placeOn } from "./marginBars.ts";

const words: Readonly<Record<MarginVerdict, string>> = { below: "too small", within: "", oversized: "oversized" };
const parts = [
  { id: "within", label: "Within the margin" },
  { id: "outside", label: "Too small, or oversized" },
] as const;

/** Margins of the selections over the requirements, the smallest at the top. */
export function MarginFigure(context: FigureContext): ReactNode {
  const { outcome } = context;
  const values = outcome.values as ScheduleValues;
  const bars = useMemo(() => marginBars(outcome.calculation as ScheduleCalculation, values), [outcome, values]);
  if (bars.length === 0) return null;
  const ratio = readingOf("ratio", context);
  const shown = bars.slice(0, maxBars);
  const axis = marginAxis(shown, values.oversizingLimit);
  const zero = placeOn(axis, 0);
  const more = bars.length > shown.length ? ` The ${maxBars} smallest of ${bars.length} are drawn; the table has all.` : "";
  return (
    <FigureFrame
      title="Selected against required"
      description={`Margin of each selection over its requirement. Below zero it is too small, above ${ratio.text(values.oversizingLimit)} oversized.${more}`}
      table={{
        columns: ["Tag", "Of", "Margin", "Verdict"],
        rows: bars.map(({ tag, duty, margin, verdict }) => [tag, duty, ratio.cell(margin), words[verdict] || "met"]),
      }}
    >
      <BarRows
        label="Margins of the selections, the smallest first"
        zero={zero}
        parts={parts}
        rows={shown.map(({ id, tag, duty, margin, verdict }): BarRow => {
          const place = placeOn(axis, margin);
          const start = Math.min(zero, place);
          return {
            id,
            label: `${tag}, ${duty}`,
            pieces: [{ start, length: Math.abs(place - zero), part: verdict === "within" ? 0 : 1 }],
            end: Math.max(zero, place),
            value: ratio.text(margin),
            ...(words[verdict] && { remark: words[verdict] }),
          };
        })}
      />
    </FigureFrame>
  );
}
