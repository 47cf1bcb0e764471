import type { ChartDesignDays } from "@org/hvac-core/calculators/psychrometric-chart";
import { drawnLine, hundredths, pathOf, type ChartBackground, type ChartPlane } from "@org/ui/figures";
import { memo, useId, type ReactNode } from "react";
import { placeMarks } from "./placeMarks.ts";
import type { HourClass } from "./weatherHours.ts";
import type { Zone } from "./zones.ts";
import styles from "./psychrometricChart.module.css";

interface UnderlayProps {
  readonly plane: ChartPlane;
  readonly background: ChartBackground;
  readonly zones: readonly Zone[];
  readonly hours: readonly HourClass[];
}

/** Content under the lines of the chart: hours of a year, and zones. */
export const Underlay = memo(function Underlay({ plane, background, zones, hours }: UnderlayProps): ReactNode {
  const id = useId();
  if (zones.length === 0 && hours.length === 0) return null;
  return (
    <g>
      <clipPath id={id}>
        <path d={background.region} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {hours.map(({ from, path }, index) => path && <path key={from} className={styles.hours} data-class={index} d={path} />)}
        {zones.map(({ id: zone, corners }) => (
          <path key={zone} className={styles.zone} data-zone={zone} d={`${pathOf([corners.map(plane.pointOf)])}Z`} />
        ))}
      </g>
    </g>
  );
});

interface MarksProps extends Omit<UnderlayProps, "hours"> {
  readonly days: ChartDesignDays | undefined;
}

/** Names of zones, and the design days of a weather file with theirs. */
export const Marks = memo(function Marks({ plane, background, zones, days }: MarksProps): ReactNode {
  const cooling = days && plane.contains(days.cooling) ? plane.pointOf(days.cooling) : undefined;
  const heating = days ? drawnLine(plane, "dryBulb", days.heating) : [];
  return (
    <g aria-hidden>
      {heating.length > 0 && <path className={styles.heatingDay} d={pathOf([heating])} />}
      {cooling && <path className={styles.coolingDay} d={`${pathOf([[cooling]])}m-6,0l6,-6l6,6l-6,6Z`} />}
      {placeMarks(plane, background, zones, days).map(({ text, x, y, anchor }) => (
        <text key={text} className={styles.zoneName} x={hundredths(x)} y={hundredths(y)} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  );
});
