import { monthNames } from "@org/hvac-core/quantity";
import { demandMapOf, loadDurationOf } from "@org/hvac-core/calculators/energy-analysis";
import { FigureFrame, HeatMap, linearDomain, XYChart, type ChartPoint } from "@org/ui/figures";
import { useMemo, useState, type ReactNode } from "react";
import { Choice } from "./Choice.tsx";
import { durationSteps } from "./durationSteps.ts";
import { textOn, type EnergyCase, type EnergyStudy } from "./readEnergy.ts";

interface HoursFigureProps {
  readonly study: EnergyStudy;
  readonly chosen: EnergyCase;
}

/** Origin of the hourly values, for the description of the figures. */
const originOf = ({ values }: EnergyStudy): string =>
  values.loadMethod === "hours" ? "From the hours of the year." : "From monthly energy and the daily profile, not from hourly weather.";

/** Load duration curve of the electric power. */
export function DurationFigure({ study, chosen }: HoursFigureProps): ReactNode {
  const { calculation, values, power } = study;
  const steps = useMemo(() => loadDurationOf(calculation, values, calculation.cases.indexOf(chosen)), [calculation, values, chosen]);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || first.power === 0) return null;
  const full =
    first.power > 0
      ? steps.reduce((sum, { hours, power: each }, index) => sum + each * (hours - (steps[index - 1]?.hours ?? 0)), 0) / first.power
      : 0;
  const hoursText = (hours: number): string => `${Math.round(hours)}\u202fh`;
  const points = [first, last].map(({ hours, power: each }, index): ChartPoint => ({
    id: index === 0 ? "most" : "least",
    x: index === 0 ? 0 : hours,
    y: power.shown(each),
    look: index === 0 ? "main" : "minor",
    caption: power.text(each),
    captionAt: "over",
    description: index === 0 ? `Highest: ${power.text(each)} in ${hoursText(hours)}` : `Lowest: ${power.text(each)}`,
  }));
  return (
    <FigureFrame
      title={`Load duration: ${chosen.name}`}
      description={`Electric power that is reached or exceeded over the hours of the year. Equivalent full-load hours: ${hoursText(full)}. ${originOf(study)}`}
      table={{
        columns: ["Power at or above", "Hours"],
        rows: durationSteps(steps).map(({ hours, power: each }) => [power.cell(each), hoursText(hours)]),
      }}
    >
      <XYChart
        label={`Electric power of ${chosen.name} over the hours of the year`}
        x={{ label: "Hours of the year", scale: "linear", domain: [0, 8760] }}
        y={{ label: `Electric power, ${power.symbol}`, scale: "linear", domain: linearDomain([0, power.shown(first.power)]) }}
        lines={[
          {
            id: "power",
            look: "main",
            essential: true,
            points: steps.flatMap(({ hours, power: each }, index) => [
              { x: steps[index - 1]?.hours ?? 0, y: power.shown(each) },
              { x: hours, y: power.shown(each) },
            ]),
          },
        ]}
        points={points}
      />
    </FigureFrame>
  );
}

const measures = { mean: "Mean", highest: "Highest" } as const;
const days = { all: "All days", weekdays: "Weekdays", weekends: "Weekends" } as const;

/** Electric power by month and hour of the day. */
export function DemandFigure({ study, chosen }: HoursFigureProps): ReactNode {
  const { calculation, values, power } = study;
  const [measure, setMeasure] = useState<keyof typeof measures>("mean");
  const [dayType, setDayType] = useState<keyof typeof days>("all");
  const map = useMemo(() => demandMapOf(calculation, values, calculation.cases.indexOf(chosen)), [calculation, values, chosen]);
  const selectedMap = (dayType === "all" ? map : map[dayType]) ?? map;
  const cells = selectedMap[measure];
  const shown = useMemo(() => cells.flatMap((hours) => hours.map(power.shown)), [cells, power]);
  if (shown.every((value) => value === 0)) return null;
  return (
    <FigureFrame
      title={`Electric demand: ${chosen.name}`}
      description={`${measure === "mean" ? "Mean power as energy is billed" : "Highest power as demand is billed"}, by month and hour. ${originOf(study)}`}
      table={{
        columns: ["Hour", ...monthNames],
        rows: Array.from({ length: 24 }, (_, hour) => [`${hour + 1}\u202fh`, ...cells.map((hours) => power.cell(hours[hour]!))]),
      }}
    >
      <Choice label="Power" options={Object.entries(measures)} chosen={measure} choose={(id) => setMeasure(id as keyof typeof measures)} />
      {map.weekdays && (
        <Choice label="Days" options={Object.entries(days)} chosen={dayType} choose={(id) => setDayType(id as keyof typeof days)} />
      )}
      <HeatMap label={`Electric power of ${chosen.name} by month and hour`} months={monthNames} values={shown} text={textOn(power)} />
    </FigureFrame>
  );
}
