import { isAtSite, type ChartDesignDays, type PsychrometricChartValues } from "@org/hvac-core/calculators/psychrometric-chart";
import type { UnitSystem } from "@org/hvac-core/quantity";
import type { ChartBackground, ChartPlane } from "@org/ui/figures";
import { useMemo, useState, type ReactNode } from "react";
import { designDaysOf, designText, otherSiteText } from "./designDays.ts";
import { texts } from "./texts.ts";
import { Marks, Underlay } from "./Underlay.tsx";
import { hourClasses, hoursText, type HourClass, type Weather } from "./weatherHours.ts";
import { zonesOf, type Zone } from "./zones.ts";

export interface Overlays {
  readonly weather: Weather | undefined;
  readonly setWeather: (weather: Weather | undefined) => void;
  readonly zones: readonly Zone[];
  readonly hours: readonly HourClass[];
  readonly hoursSummary: string | undefined;
  readonly days: ChartDesignDays | undefined;
  /** Descriptions of all overlays. */
  readonly notes: readonly string[];
  /** Elements under and over the lines of the chart; the same elements until their data change. */
  readonly underlay: ReactNode;
  readonly marks: ReactNode;
}

/** Zones selected in the input, and the weather of the opened file. */
export function useOverlays(
  { comfortZone, dataCentreZone }: PsychrometricChartValues,
  plane: ChartPlane,
  background: ChartBackground,
  unitSystem: UnitSystem,
): Overlays {
  const [weather, setWeather] = useState<Weather>();
  const { pressure } = plane;
  const zones = useMemo(() => zonesOf({ comfortZone, dataCentreZone }, pressure), [comfortZone, dataCentreZone, pressure]);
  const hours = useMemo(() => (weather ? hourClasses(weather, plane, unitSystem) : []), [weather, plane, unitSystem]);
  const hoursSummary = useMemo(() => weather && hoursText(weather, zones), [weather, zones]);
  const days = useMemo(() => weather && designDaysOf(weather), [weather]);
  const underlay = useMemo(
    () => <Underlay plane={plane} background={background} zones={zones} hours={hours} />,
    [plane, background, zones, hours],
  );
  const marks = useMemo(() => <Marks plane={plane} background={background} zones={zones} days={days} />, [plane, background, zones, days]);
  const notes = [
    ...(zones.length > 0 ? [texts.zones.summary(zones.map(({ name }) => name))] : []),
    ...(hoursSummary === undefined ? [] : [hoursSummary]),
    ...(days ? [designText(days, unitSystem)] : []),
    ...(weather && !isAtSite(weather.elevation, pressure) ? [otherSiteText(weather, unitSystem)] : []),
  ];
  return { weather, setWeather, zones, hours, hoursSummary, days, notes, underlay, marks };
}
