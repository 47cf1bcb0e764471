import { monthNames } from "@org/hvac-core/quantity";
import { Button } from "@org/ui/elements";
import type { ReactNode } from "react";
import type { ClimateMatch, DesignMode } from "@org/hvac-core/exchange/climate";
import type { Climate } from "./climate/index.ts";
import { percentileText } from "./climate/percentiles.ts";
import styles from "./place.module.css";
import { texts } from "./texts.tsx";

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
      <p>{texts.climate.name(climate.name, percentile && percentileText(percentile))}</p>
      {percentile === undefined && (
        <p className={styles.hint}>
          {texts.climate.otherMode(mode)}{" "}
          <Button small onClick={fillTemperatures}>
            {texts.climate.fillTemperatures(mode)}
          </Button>
        </p>
      )}
      {tauMonth !== undefined && tauMonth !== month && (
        <p className={styles.hint}>
          {texts.climate.otherMonth(monthNames[tauMonth - 1]!)}{" "}
          <Button small onClick={fillTau}>
            {texts.climate.fillDepths(monthName)}
          </Button>
        </p>
      )}
      {remark && <p className={styles.hint}>{remark}</p>}
      {mode === "Cooling" && !tau && <p className={styles.hint}>{texts.climate.noDepths}</p>}
      {caution && <p className={styles.hint}>{caution}</p>}
      <details>
        <summary>{texts.sources.title}</summary>
        <dl>
          <dt>{texts.sources.temperatures}</dt>
          <dd>{texts.sources.source(source)}</dd>
          <dt>{texts.sources.place}</dt>
          <dd>{texts.sources.source(placeSource)}</dd>
          {mode === "Cooling" && (
            <>
              <dt>{texts.sources.depths}</dt>
              <dd>{tau ? texts.sources.depthsOfMonth(tau.source, monthNames[(tauMonth ?? month) - 1]!) : texts.sources.noDepths}</dd>
            </>
          )}
        </dl>
      </details>
    </div>
  );
}
