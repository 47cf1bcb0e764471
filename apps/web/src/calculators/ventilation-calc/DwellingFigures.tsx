import type { DwellingCalculation, VentilationValues } from "@org/hvac-core/calculators/ventilation-calc";
import { BarRows, FigureFrame, readingOf, type BarRow } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";

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
    { id: "total", label: "Total required", value: total },
    ...(infiltration
      ? [
          { id: "infiltration", label: "Annual effective infiltration", value: infiltration.airflow, hatched: true },
          { id: "credit", label: "Infiltration credit", value: infiltration.credit, hatched: true },
        ]
      : []),
    { id: "average", label: "Fan, average", value: average },
    ...(runShare < 1 ? [{ id: "running", label: "Fan, while it runs", value: design.supply }] : []),
  ];
  return (
    <FigureFrame
      title="Ventilation of the dwelling"
      description={
        infiltration ? "What is required, what leaks in, and what the fan brings." : "What is required, and what the fan brings."
      }
      table={{ columns: ["Air", "Airflow"], rows: rows.map(({ label, value }) => [label, airflow.cell(value)]) }}
    >
      <BarRows
        label="Ventilation of the dwelling"
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
  const nameOf = (name: string, index: number): string => name || `Room ${index + 1}`;
  const bar = (value: number, hatched: boolean): Pick<BarRow, "pieces" | "end" | "value"> => ({
    pieces: [{ start: 0, length: value / most, hatched }],
    end: value / most,
    value: airflow.text(value),
  });
  return (
    <FigureFrame
      title="Local exhaust"
      description="Hatched: required. Filled: the fan that is there."
      table={{
        columns: ["Room", "Required", "Fan", "Shortfall"],
        rows: local.map(({ input, required, deficit }, index) => [
          nameOf(input.name, index),
          airflow.cell(required),
          input.installedAirflow === null ? "not set" : airflow.cell(input.installedAirflow),
          airflow.cell(deficit),
        ]),
      }}
    >
      <BarRows
        label="Local exhaust by room"
        rows={local.flatMap(({ id, input, required, deficit }, index): BarRow[] => [
          { id: `${id} required`, label: `${nameOf(input.name, index)}: required`, ...bar(required, true) },
          ...(input.installedAirflow === null
            ? []
            : [
                {
                  id: `${id} fan`,
                  label: `${nameOf(input.name, index)}: fan`,
                  ...bar(input.installedAirflow, false),
                  remark: deficit > 0 ? "too small" : "enough",
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
