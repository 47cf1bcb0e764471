import type { MarginVerdict, ScheduleCalculation, ScheduleValues } from "@org/hvac-core/calculators/schedules";
import { BarRows, FigureFrame, readingOf, useWithSelected, type BarRow } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { useMemo, type ReactNode } from "react";
import { marginAxis, marginBars, maxBars, placeOn } from "./marginBars.ts";
import { texts } from "./texts.ts";

const verdicts: Readonly<Record<MarginVerdict, string>> = texts.margins.verdicts;
const parts = [
  { id: "within", label: texts.margins.parts.within },
  { id: "outside", label: texts.margins.parts.outside },
] as const;

/** Margins of the selections over the requirements, the smallest at the top. */
export function MarginFigure(context: FigureContext): ReactNode {
  const { outcome } = context;
  const values = outcome.values as ScheduleValues;
  const bars = useMemo(() => marginBars(outcome.calculation as ScheduleCalculation, values), [outcome, values]);
  const smallest = useMemo(() => bars.slice(0, maxBars), [bars]);
  const shown = useWithSelected(smallest, bars, ({ row }) => row);
  if (bars.length === 0) return null;
  const ratio = readingOf("ratio", context);
  const axis = marginAxis(shown, values.oversizingLimit);
  const zero = placeOn(axis, 0);
  const lead = texts.margins.lead(ratio.text(values.oversizingLimit));
  return (
    <FigureFrame
      title={texts.margins.title}
      description={bars.length > maxBars ? `${lead} ${texts.margins.drawn(maxBars, bars.length)}` : lead}
      table={{
        columns: texts.margins.columns,
        rows: bars.map(({ tag, duty, margin, verdict }) => [tag, duty, ratio.cell(margin), verdicts[verdict]]),
      }}
    >
      <BarRows
        label={texts.margins.bars}
        zero={zero}
        parts={parts}
        rows={shown.map(({ id, row, tag, duty, margin, verdict }): BarRow => {
          const place = placeOn(axis, margin);
          const start = Math.min(zero, place);
          return {
            id,
            row,
            label: texts.margins.bar(tag, duty),
            pieces: [{ start, length: Math.abs(place - zero), part: verdict === "within" ? 0 : 1 }],
            end: Math.max(zero, place),
            value: ratio.text(margin),
            ...(verdict !== "within" && { remark: verdicts[verdict] }),
          };
        })}
      />
    </FigureFrame>
  );
}
