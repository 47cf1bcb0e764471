import {
  co2Courses,
  roomDemands,
  type RoomCalculation,
  type VentilationCalculation,
  type VentilationValues,
} from "@org/hvac-core/calculators/ventilation-calc";
import { BarRows, FigureFrame, readingOf, XYChart, type BarRow } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { co2Chart } from "./co2Chart.ts";
import { DwellingFigures } from "./DwellingFigures.tsx";
import { ZonesFigures } from "./ZonesFigures.tsx";
import { texts } from "./texts.ts";

/** Airflows of the air changes and of the rate procedure as bars: the longer one governs. */
function SupplyAirflows({ calculation, context }: { readonly calculation: RoomCalculation; readonly context: FigureContext }): ReactNode {
  const airflow = readingOf("airFlow", context);
  const demands = roomDemands(calculation);
  const most = Math.max(...demands.map(({ supply }) => supply));
  const share = (value: number): number => (most > 0 ? value / most : 0);
  const isCompared = demands.length > 1;
  return (
    <FigureFrame
      title={isCompared ? texts.supply.comparison : texts.supply.title}
      description={texts.supply.lead}
      table={{
        columns: [texts.supply.rule, texts.supply.outdoor, texts.supply.recirculated, texts.supply.supply],
        rows: demands.map(({ rule, supply, outdoor, governs }) => [
          texts.supply.ruleName(rule, isCompared && governs),
          airflow.cell(outdoor),
          airflow.cell(supply - outdoor),
          airflow.cell(supply),
        ]),
      }}
    >
      <BarRows
        label={texts.supply.label}
        rows={demands.map(({ rule, supply, outdoor, governs }): BarRow => ({
          id: rule,
          label: rule,
          pieces: [
            { start: 0, length: share(outdoor) },
            { start: share(outdoor), length: share(supply) - share(outdoor), hatched: true },
          ],
          end: share(supply),
          value: airflow.text(supply),
          ...(isCompared && governs && { remark: texts.governs }),
        }))}
      />
    </FigureFrame>
  );
}

function Co2Figure({ calculation, context }: { readonly calculation: RoomCalculation; readonly context: FigureContext }): ReactNode {
  const { table, ...content } = co2Chart(co2Courses(calculation, context.outcome.values as VentilationValues), context);
  return (
    <FigureFrame title={texts.co2.title} description={texts.co2.lead} table={table}>
      <XYChart label={texts.co2.label} {...content} />
    </FigureFrame>
  );
}

/** Figures of an airflow: its governing rule, and the resulting air quality. */
export function VentilationFigures(context: FigureContext): ReactNode {
  const calculation = context.outcome.calculation as VentilationCalculation;
  if (calculation.scope === "zones") return <ZonesFigures calculation={calculation} context={context} />;
  if (calculation.scope === "dwelling") return <DwellingFigures calculation={calculation} context={context} />;
  const airflows = <SupplyAirflows calculation={calculation} context={context} />;
  if (!calculation.zone.demands.category) return airflows;
  return (
    <>
      {airflows}
      <Co2Figure calculation={calculation} context={context} />
    </>
  );
}
