import type { DwellingCalculation, VentilationValues } from "@org/hvac-core/calculators/ventilation-calc";
import { BarRows, FigureFrame, readingOf, type BarRow } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

interface DwellingFiguresProps {
  readonly calculation: DwellingCalculation;
  readonly context: FigureContext;
}

/** Ventilation of the dwelling: infiltration as far as it is credited, and the fan. */
function WholeDwelling({ calculation, context }: DwellingFiguresProps): ReactNode {
  const airflow = readingOf("airFlow", context);
  const { total, average, design, infiltration } = calculation;
  const { runShare } = context.outcome.values as VentilationValues;
  const most = Math.max(total, design.supply, infiltration?.airflow ?? 0, 1e-9);
  const rows = [
    { id: "total", label: texts.dwelling.total, value: total },
    ...(infiltration
      ? [
          { id: "infiltration", label: texts.dwelling.infiltration, value: infiltration.airflow, hatched: true },
          { id: "credit", label: texts.dwelling.credit, value: infiltration.credit, hatched: true },
        ]
      : []),
    { id: "average", label: texts.dwelling.fanAverage, value: average },
    ...(runShare < 1 ? [{ id: "running", label: texts.dwelling.fanRunning, value: design.supply }] : []),
  ];
  return (
    <FigureFrame
      title={texts.dwelling.title}
      description={texts.dwelling.lead(infiltration !== undefined)}
      table={{ columns: [texts.dwelling.air, texts.dwelling.airflow], rows: rows.map(({ label, value }) => [label, airflow.cell(value)]) }}
    >
      <BarRows
        label={texts.dwelling.title}
        rows={rows.map(({ id, label, value, ...row }): BarRow => ({
          id,
          label,
          pieces: [{ start: 0, length: value / most, hatched: "hatched" in row }],
          end: value / most,
          value: airflow.text(value),
        }))}
      />
    </FigureFrame>
  );
}

/** Kitchens and bathrooms: required exhaust and that of the fan. */
function LocalExhaust({ calculation: { local }, context }: DwellingFiguresProps): ReactNode {
  if (local.length === 0) return null;
  const airflow = readingOf("airFlow", context);
  const most = Math.max(...local.flatMap(({ required, input }) => [required, input.installedAirflow ?? 0]));
  const bar = (value: number, hatched: boolean): Pick<BarRow, "pieces" | "end" | "value"> => ({
    pieces: [{ start: 0, length: value / most, hatched }],
    end: value / most,
    value: airflow.text(value),
  });
  return (
    <FigureFrame
      title={texts.localExhaust.title}
      description={texts.localExhaust.lead}
      table={{
        columns: [texts.localExhaust.room, texts.localExhaust.required, texts.localExhaust.fan, texts.localExhaust.shortfall],
        rows: local.map(({ input, required, deficit }, index) => [
          texts.localExhaust.roomName(input.name, index + 1),
          airflow.cell(required),
          input.installedAirflow === null ? texts.localExhaust.notSet : airflow.cell(input.installedAirflow),
          airflow.cell(deficit),
        ]),
      }}
    >
      <BarRows
        label={texts.localExhaust.label}
        rows={local.flatMap(({ id, input, required, deficit }, index): BarRow[] => [
          {
            id: `${id} required`,
            label: texts.localExhaust.requiredIn(texts.localExhaust.roomName(input.name, index + 1)),
            ...bar(required, true),
          },
          ...(input.installedAirflow === null
            ? []
            : [
                {
                  id: `${id} fan`,
                  label: texts.localExhaust.fanIn(texts.localExhaust.roomName(input.name, index + 1)),
                  ...bar(input.installedAirflow, false),
                  remark: deficit > 0 ? texts.localExhaust.tooSmall : texts.localExhaust.enough,
                },
              ]),
        ])}
      />
    </FigureFrame>
  );
}

/** A dwelling: its air as a whole, and its kitchens and bathrooms. */
export function DwellingFigures(props: DwellingFiguresProps): ReactNode {
  return (
    <>
      <WholeDwelling {...props} />
      <LocalExhaust {...props} />
    </>
  );
}
