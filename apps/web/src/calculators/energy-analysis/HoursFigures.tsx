import { monthNames } from "@org/hvac-core/quantity";
import { demandMapOf, loadDurationOf } from "@org/hvac-core/calculators/energy-analysis";
import { fullLoadHours } from "@org/hvac-core/energy";
import { FigureFrame, HeatMap, linearDomain, XYChart, type ChartPoint } from "@org/ui/figures";
import { useMemo, useState, type ReactNode } from "react";
import { FigureChoice } from "../figureChoice/FigureChoice.tsx";
import { durationSteps } from "./durationSteps.ts";
import { textOn, type EnergyCase, type EnergyStudy } from "./readEnergy.ts";
import { texts } from "./texts.ts";

interface HoursFigureProps {
  readonly study: EnergyStudy;
  readonly chosen: EnergyCase;
}

/** Origin of the hourly values, for the description of the figures. */
const originOf = ({ values }: EnergyStudy): string => (values.loadMethod === "hours" ? texts.origin.hours : texts.origin.months);

/** Load duration curve of the electric power. */
export function DurationFigure({ study, chosen }: HoursFigureProps): ReactNode {
  const { calculation, values, power } = study;
  const steps = useMemo(() => loadDurationOf(calculation, values, calculation.cases.indexOf(chosen)), [calculation, values, chosen]);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || first.power === 0) return null;
  const hoursText = (hours: number): string => `${Math.round(hours)}\u202fh`;
  const points = [first, last].map(({ hours, power: each }, index): ChartPoint => ({
    id: index === 0 ? "most" : "least",
    x: index === 0 ? 0 : hours,
    y: power.shown(each),
    look: index === 0 ? "main" : "minor",
    caption: power.text(each),
    captionAt: "over",
    description: index === 0 ? texts.duration.highest(power.text(each), hoursText(hours)) : texts.duration.lowest(power.text(each)),
  }));
  return (
    <FigureFrame
      title={texts.duration.title(chosen.name)}
      description={texts.duration.lead(hoursText(fullLoadHours(steps)), originOf(study))}
      table={{
        columns: [texts.duration.power, texts.duration.hours],
        rows: durationSteps(steps).map(({ hours, power: each }) => [power.cell(each), hoursText(hours)]),
      }}
    >
      <XYChart
        label={texts.duration.label(chosen.name)}
        x={{ label: texts.duration.hoursOfYear, scale: "linear", domain: [0, 8760] }}
        y={{ label: texts.duration.powerAxis(power.symbol), scale: "linear", domain: linearDomain([0, power.shown(first.power)]) }}
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

const { measures, dayTypes } = texts.demand;

/** Electric power by month and hour of the day. */
export function DemandFigure({ study, chosen }: HoursFigureProps): ReactNode {
  const { calculation, values, power } = study;
  const [measure, setMeasure] = useState<keyof typeof measures>("mean");
  const [dayType, setDayType] = useState<keyof typeof dayTypes>("all");
  const map = useMemo(() => demandMapOf(calculation, values, calculation.cases.indexOf(chosen)), [calculation, values, chosen]);
  const selectedMap = (dayType === "all" ? map : map[dayType]) ?? map;
  const cells = selectedMap[measure];
  const shown = useMemo(() => cells.flatMap((hours) => hours.map(power.shown)), [cells, power]);
  if (shown.every((value) => value === 0)) return null;
  return (
    <FigureFrame
      title={texts.demand.title(chosen.name)}
      description={texts.demand.lead(measure, originOf(study))}
      table={{
        columns: [texts.demand.hour, ...monthNames],
        rows: Array.from({ length: 24 }, (_, hour) => [`${hour + 1}\u202fh`, ...cells.map((hours) => power.cell(hours[hour]!))]),
      }}
    >
      <FigureChoice
        label={texts.demand.power}
        options={Object.entries(measures)}
        chosen={measure}
        choose={(id) => setMeasure(id as keyof typeof measures)}
      />
      {map.weekdays && (
        <FigureChoice
          label={texts.demand.days}
          options={Object.entries(dayTypes)}
          chosen={dayType}
          choose={(id) => setDayType(id as keyof typeof dayTypes)}
        />
      )}
      <HeatMap label={texts.demand.label(chosen.name)} months={monthNames} values={shown} text={textOn(power)} />
    </FigureFrame>
  );
}
