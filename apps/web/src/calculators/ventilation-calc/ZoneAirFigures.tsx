import type { ZonesCalculation } from "@org/hvac-core/calculators/ventilation-calc";
import { FigureFrame, XYChart } from "@org/ui/figures";
import { type FigureContext } from "@org/ui/surface";
import { useState, type ReactNode } from "react";
import { co2Day } from "./co2Day.ts";
import { demandControlChart } from "./demandControlChart.ts";
import { purgeChart } from "./purgeChart.ts";
import { ZoneSelect } from "./ZoneSelect.tsx";

interface ZoneAirFiguresProps {
  readonly calculation: ZonesCalculation;
  readonly context: FigureContext;
}

function Co2Day({ calculation, context }: ZoneAirFiguresProps): ReactNode {
  const [wanted, setWanted] = useState<string>();
  const day = co2Day(calculation, context, wanted);
  if (!day) return null;
  return (
    <FigureFrame
      title="CO₂ over the day"
      description={`${day.name}, at the end of each hour of a day that repeats, at the design airflow all day. ${day.assumed}Shaded: the share of its people.${day.more}`}
      table={day.table}
    >
      <ZoneSelect zones={day.zones} chosen={day.chosen} choose={setWanted} />
      <XYChart label={`CO₂ in ${day.name} over the day`} {...day.chart} />
    </FigureFrame>
  );
}

function DemandControl({ calculation, context }: ZoneAirFiguresProps): ReactNode {
  const demand = demandControlChart(calculation, context);
  if (!demand) return null;
  return (
    <FigureFrame
      title="Demand control"
      description={`Outdoor air of ${demand.of} where it follows the people. Shaded: what is saved, ${demand.saved} on the average of the day.`}
      table={demand.table}
    >
      <XYChart label="Outdoor air that follows the people" {...demand.chart} />
    </FigureFrame>
  );
}

function Purge({ calculation, context }: ZoneAirFiguresProps): ReactNode {
  const [wanted, setWanted] = useState<string>();
  const purge = purgeChart(calculation, context, wanted);
  if (!purge) return null;
  return (
    <FigureFrame
      title="Purge time"
      description={`${purge.name} without people, from ${purge.from} to ${purge.to} with the outdoor air that it gets.`}
      table={purge.table}
    >
      <ZoneSelect zones={purge.zones} chosen={purge.chosen} choose={setWanted} />
      <XYChart label={`CO₂ in ${purge.name} while it is purged`} {...purge.chart} />
    </FigureFrame>
  );
}

/** What the air of the zones is like: over the day, by demand, and while it is purged. */
export function ZoneAirFigures(props: ZoneAirFiguresProps): ReactNode {
  return (
    <>
      <Co2Day {...props} />
      <DemandControl {...props} />
      <Purge {...props} />
    </>
  );
}
