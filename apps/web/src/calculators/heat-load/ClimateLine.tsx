import { monthNames } from "@org/hvac-core/quantity";
import { Button } from "@org/ui/elements";
import type { ReactNode } from "react";
import type { ClimateMatch, DesignMode } from "@org/hvac-core/exchange/climate";
import type { Climate } from "./climate/index.ts";
import { percentileText } from "./climate/percentiles.ts";
import styles from "./place.module.css";

interface ClimateLineProps {
  readonly match: ClimateMatch<Climate>;
  readonly mode: DesignMode;
  /** 1…12. */
  readonly month: number;
  /** About the place that was searched for. */
  readonly remark: string | undefined;
  readonly fillTemperatures: () => void;
  readonly fillTau: () => void;
}

/** The climate in the form, the source of its numbers, and what no longer fits the month or the mode. */
export function ClimateLine({ match, mode, month, remark, fillTemperatures, fillTau }: ClimateLineProps): ReactNode {
  const { climate, percentile, tauMonth } = match;
  const { tau, source, placeSource, caution } = climate;
  const monthName = monthNames[month - 1]!;
  return (
    <div className={styles.climate}>
      <p>
        Climate: <strong>{climate.name}</strong>
        {percentile && `, exceeded for ${percentileText(percentile)} of the year`}
      </p>
      {percentile === undefined && (
        <p className={styles.hint}>
          The outdoor temperature is the one for {mode === "Cooling" ? "heating" : "cooling"}.{" "}
          <Button small onClick={fillTemperatures}>
            Fill the one for {mode.toLowerCase()}
          </Button>
        </p>
      )}
      {tauMonth !== undefined && tauMonth !== month && (
        <p className={styles.hint}>
          The optical depths are those of {monthNames[tauMonth - 1]!}.{" "}
          <Button small onClick={fillTau}>
            Fill those of {monthName}
          </Button>
        </p>
      )}
      {remark && <p className={styles.hint}>{remark}</p>}
      {mode === "Cooling" && !tau && (
        <p className={styles.hint}>
          No optical depths are available for this place; the ones in the form are kept and may belong to another place.
        </p>
      )}
      {caution && <p className={styles.hint}>{caution}</p>}
      <details>
        <summary>Where the numbers come from</summary>
        <dl>
          <dt>Outdoor temperatures</dt>
          <dd>{source}.</dd>
          <dt>Place</dt>
          <dd>{placeSource}.</dd>
          {mode === "Cooling" && (
            <>
              <dt>Optical depths</dt>
              <dd>{tau ? `${tau.source}; of the 21st day of ${monthNames[(tauMonth ?? month) - 1]!}.` : "Not of this place."}</dd>
            </>
          )}
        </dl>
      </details>
    </div>
  );
}
