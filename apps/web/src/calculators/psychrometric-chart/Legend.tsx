import { coolingDesignRow, isAtSite } from "@org/hvac-core/calculators/psychrometric-chart";
import { siUnit } from "@org/hvac-core/quantity";
import { Button } from "@org/ui/elements";
import { newRowId } from "@org/form/state";
import type { FigureContext } from "@org/ui/surface";
import type { ReactNode } from "react";
import { addState } from "./addState.ts";
import { designText, otherSiteText } from "./designDays.ts";
import type { Overlays } from "./useOverlays.tsx";
import styles from "./psychrometricChart.module.css";
import { texts } from "./texts.ts";

interface LegendProps {
  readonly context: FigureContext;
  readonly overlays: Overlays;
  /** Pa */
  readonly pressure: number;
}

/** Legend of the zones and tones under the lines of the chart. */
export function Legend({ context, overlays: { weather, zones, hours, hoursSummary, days }, pressure }: LegendProps): ReactNode {
  if (zones.length === 0 && !weather) return null;
  const { state } = context;
  const { unitSystem } = state.complete;
  const useAltitude = ({ elevation }: NonNullable<Overlays["weather"]>): void => {
    state.change({ type: "values", values: { pressureBy: "altitude", altitude: { value: elevation, unit: siUnit("altitude") } } });
  };
  return (
    <div className={styles.legend}>
      {zones.length > 0 && (
        <ul aria-label={texts.legend.zones}>
          {zones.map(({ id, name }) => (
            <li key={id}>
              <svg width={22} height={14} aria-hidden>
                <rect className={styles.zone} data-zone={id} x={1} y={1} width={20} height={12} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      {weather && (
        <>
          <p>{hoursSummary}</p>
          <ul aria-label={texts.legend.hours}>
            <li>{texts.legend.hours}:</li>
            {hours.map(({ from, to }, index) => (
              <li key={from}>
                <svg width={14} height={14} aria-hidden>
                  <rect className={styles.hours} data-class={index} width={14} height={14} />
                </svg>
                {texts.legend.hourClass(from, to)}
              </li>
            ))}
          </ul>
        </>
      )}
      {days && <p>{designText(days, unitSystem)}</p>}
      {weather && !isAtSite(weather.elevation, pressure) && <p>{otherSiteText(weather, unitSystem)}</p>}
      {weather && (
        <p className="screen-only">
          {!isAtSite(weather.elevation, pressure) ? (
            <Button small look="quiet" onClick={() => useAltitude(weather)}>
              {texts.legend.siteAltitude}
            </Button>
          ) : (
            days && (
              <Button
                small
                look="quiet"
                onClick={() =>
                  addState(
                    context,
                    coolingDesignRow({ id: newRowId(), name: texts.designDays.cooling }, days, unitSystem),
                    texts.addedState.coolingDay,
                  )
                }
              >
                {texts.legend.addCoolingDay}
              </Button>
            )
          )}
        </p>
      )}
    </div>
  );
}
