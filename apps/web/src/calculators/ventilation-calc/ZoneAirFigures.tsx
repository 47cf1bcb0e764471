import type { ZonesCalculation } from "@org/hvac-core/calculators/ventilation-calc";
import { FigureFrame, idIn, useFollowed, XYChart } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { co2Day } from "./co2Day.ts";
import { demandControlChart } from "./demandControlChart.ts";
import { purgeChart } from "./purgeChart.ts";
import { FigureChoice } from "../figureChoice/FigureChoice.tsx";
import { texts } from "./texts.ts";

interface ZoneAirFiguresProps {
  readonly calculation: ZonesCalculation;
  readonly context: FigureContext;
}

function Co2Day({ calculation, context }: ZoneAirFiguresProps): ReactNode {
  const [wanted, setWanted] = useFollowed(idIn("zones"));
  const day = co2Day(calculation, context, wanted);
  if (!day) return null;
  return (
    <FigureFrame title={texts.co2Day.title} description={day.description} table={day.table}>
      <FigureChoice label={texts.zone} options={day.zones} chosen={day.chosen} choose={setWanted} />
      <XYChart label={texts.co2Day.label(day.name)} {...day.chart} />
    </FigureFrame>
  );
}

function DemandControl({ calculation, context }: ZoneAirFiguresProps): ReactNode {
  const demand = demandControlChart(calculation, context);
  if (!demand) return null;
  return (
    <FigureFrame title={texts.demandControl.title} description={texts.demandControl.lead(demand.part, demand.saved)} table={demand.table}>
      <XYChart label={texts.demandControl.label} {...demand.chart} />
    </FigureFrame>
  );
}

function Purge({ calculation, context }: ZoneAirFiguresProps): ReactNode {
  const [wanted, setWanted] = useFollowed(idIn("zones"));
  const purge = purgeChart(calculation, context, wanted);
  if (!purge) return null;
  return (
    <FigureFrame title={texts.purge.title} description={texts.purge.lead(purge.name, purge.from, purge.to)} table={purge.table}>
      <FigureChoice label={texts.zone} options={purge.zones} chosen={purge.chosen} choose={setWanted} />
      <XYChart label={texts.purge.label(purge.name)} {...purge.chart} />
    </FigureFrame>
  );
}

/** Air quality of the zones: over the day, by demand, and during a purge. */
export function ZoneAirFigures(props: ZoneAirFiguresProps): ReactNode {
  return (
    <>
      <Co2Day {...props} />
      <DemandControl {...props} />
      <Purge {...props} />
    </>
  );
}
