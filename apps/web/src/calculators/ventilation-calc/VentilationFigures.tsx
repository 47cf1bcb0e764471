import {
  co2Courses,
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

interface Demand {
  readonly label: string;
  readonly supply: number;
  readonly outdoor: number;
}

function demandsOf({ zone: { demands, byRates }, outdoorByChanges }: RoomCalculation): Demand[] {
  return [
    { label: "Air changes", supply: demands.byAirChanges, outdoor: outdoorByChanges },
    ...(demands.category ? [{ label: "Ventilation rate procedure", supply: byRates, outdoor: demands.zoneOutdoor }] : []),
  ];
}

/** What the air changes and the rate procedure ask for, as bars: the longer one governs. */
function SupplyAirflows({ calculation, context }: { readonly calculation: RoomCalculation; readonly context: FigureContext }): ReactNode {
  const airflow = readingOf("airFlow", context);
  const demands = demandsOf(calculation);
  const most = Math.max(...demands.map(({ supply }) => supply));
  const share = (value: number): number => (most > 0 ? value / most : 0);
  const governs = (label: string): boolean => demands.length > 1 && label === calculation.design.governing;
  return (
    <FigureFrame
      title={demands.length > 1 ? "Which one governs" : "Supply airflow"}
      description="Supply airflow. Filled: outdoor air. Hatched: recirculated."
      table={{
        columns: ["Asked for by", "Outdoor air", "Recirculated", "Supply"],
        rows: demands.map(({ label, supply, outdoor }) => [
          label + (governs(label) ? ", governs" : ""),
          airflow.cell(outdoor),
          airflow.cell(supply - outdoor),
          airflow.cell(supply),
        ]),
      }}
    >
      <BarRows
        label="Supply airflow asked for"
        rows={demands.map(({ label, supply, outdoor }): BarRow => ({
          id: label,
          label,
          pieces: [
            { start: 0, length: share(outdoor) },
            { start: share(outdoor), length: share(supply) - share(outdoor), hatched: true },
          ],
          end: share(supply),
          value: airflow.text(supply),
          ...(governs(label) && { remark: "governs" }),
        }))}
      />
    </FigureFrame>
  );
}

function Co2Figure({ calculation, context }: { readonly calculation: RoomCalculation; readonly context: FigureContext }): ReactNode {
  const { table, ...content } = co2Chart(co2Courses(calculation, context.outcome.values as VentilationValues), context);
  return (
    <FigureFrame
      title="CO₂ after the people come in"
      description="The room mixed, and as fresh as outdoors at the start. Solid: the airflow that governs."
      table={table}
    >
      <XYChart label="CO₂ in the breathing zone over time" {...content} />
    </FigureFrame>
  );
}

/** What an engineer asks of an airflow: which rule it comes from, and what the air is like with it. */
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
