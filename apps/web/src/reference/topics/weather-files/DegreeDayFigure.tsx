import { convert, defaultUnit, monthNames, siUnit, unitSymbol } from "@org/hvac-core/quantity";
import { hourlyDegreeDays } from "@org/hvac-core/weather";
import { quantityText } from "@org/form/numbers";
import { FigureFrame, MonthColumns, type MonthSeries } from "@org/ui/figures";
import { useMemo, type ReactNode } from "react";
import { QuantityField } from "../../fields/QuantityField.tsx";
import { useReferencePlace, useReferenceUnits } from "../../topicState.ts";
import type { FilesProps } from "./analysedFile.ts";
import { texts } from "./texts.ts";
import fields from "../../fields/referenceFields.module.css";

/** Degree days by month. */
export function DegreeDayFigure({ files, base }: FilesProps & { readonly base: number }): ReactNode {
  const { change } = useReferencePlace();
  const unitSystem = useReferenceUnits();
  const degreeDays = useMemo(() => files.map(({ name, analysis }) => ({ name, ...hourlyDegreeDays(analysis.hours, base) })), [files, base]);
  const unit = defaultUnit("degreeDays", unitSystem);
  const shown = (value: number): number => convert(value, siUnit("degreeDays"), unit);
  const text = (value: number): string => quantityText(value, "degreeDays", unitSystem).text;
  const both = degreeDays.length > 1;
  const series = degreeDays.flatMap(({ name, months }, index): MonthSeries[] => [
    {
      id: `heating${index}`,
      label: texts.degreeDays.heating(both ? name : undefined),
      look: index === 0 ? "heating" : "beside",
      values: months.map(({ heating }) => shown(heating)),
    },
    ...(both
      ? []
      : [
          {
            id: "cooling",
            label: texts.degreeDays.cooling(undefined),
            look: "cooling" as const,
            values: months.map(({ cooling }) => shown(cooling)),
          },
        ]),
  ]);
  const sums = degreeDays.map(({ name, year }) => texts.degreeDays.sum(text(year.heating), text(year.cooling), both ? name : undefined));
  return (
    <>
      <div className={`${fields.fields} screen-only`}>
        <QuantityField
          label={texts.degreeDays.base}
          kind="temperature"
          value={base}
          min={-20}
          max={40}
          onChange={(value) => change({ base: String(value) })}
        />
      </div>
      <FigureFrame
        title={texts.degreeDays.title(quantityText(base, "temperature", unitSystem).text)}
        description={texts.degreeDays.lead(sums)}
        table={{
          columns: [
            texts.month,
            ...degreeDays.flatMap(({ name }) => {
              const file = both ? name : undefined;
              return [texts.degreeDays.heating(file), texts.degreeDays.cooling(file)];
            }),
          ],
          rows: monthNames.map((month, index) => [
            month,
            ...degreeDays.flatMap(({ months }) => [text(months[index]!.heating), text(months[index]!.cooling)]),
          ]),
        }}
      >
        <MonthColumns
          label={texts.degreeDays.label}
          axis={unitSymbol(unit)}
          months={monthNames}
          series={series}
          text={(value) => text(convert(value, unit, siUnit("degreeDays")))}
        />
      </FigureFrame>
    </>
  );
}
