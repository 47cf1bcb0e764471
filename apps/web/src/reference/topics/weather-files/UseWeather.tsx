import type { ReactNode } from "react";
import { PlaceLink } from "../../PlaceLink.tsx";
import { UseIn } from "../../UseIn.tsx";
import type { UseTarget } from "../../targets.ts";
import { surfaceHumidity } from "@org/hvac-core/envelope";
import { writeMonths } from "../construction-builder/builderState.ts";
import { energyTargets } from "./energyTargets.ts";
import { designTargets } from "../climate-stations/tables.ts";
import type { OpenedFile } from "./openedFiles.ts";
import { texts } from "./texts.ts";
import styles from "./weather.module.css";

/** Usual base temperatures of published degree days, °C. */
const usualBases = { heating: 18, cooling: 18 };

/** Calculators that begin with the file's conditions: the printed ones where it has them. */
export function weatherTargets({ location, name, printed, analysis }: OpenedFile): readonly UseTarget[] {
  const design = printed ?? analysis?.calculated;
  return [
    ...(design ? designTargets({ ...location, ...design }, location.name || name) : []),
    ...(analysis ? energyTargets(analysis, usualBases) : []),
  ];
}

/** Months of a file for the construction builder; `undefined` where a month lacks temperature or humidity. */
function builderMonths({ analysis }: OpenedFile): Readonly<Record<string, string>> | undefined {
  const months = analysis?.months.flatMap(({ dryBulb, vaporPressure }) =>
    dryBulb && vaporPressure !== undefined
      ? [
          {
            temperature: dryBulb.mean,
            humidity: Math.min(1, Math.max(0.01, surfaceHumidity({ temperature: dryBulb.mean, vaporPressure }))),
          },
        ]
      : [],
  );
  if (months?.length !== 12) return undefined;
  return {
    topic: "construction-builder",
    climate: "own",
    te: writeMonths(months.map(({ temperature }) => Math.round(temperature * 100) / 100)),
    rh: writeMonths(months.map(({ humidity }) => Math.round(humidity * 1000) / 1000)),
  };
}

interface UseWeatherProps {
  readonly file: OpenedFile;
  readonly isNamed: boolean;
}

/** Links to the calculators that can use the conditions of a file. */
export function UseWeather({ file, isNamed }: UseWeatherProps): ReactNode {
  const months = builderMonths(file);
  return (
    <div className={styles.uses}>
      {isNamed && <p>{file.name}</p>}
      <UseIn targets={weatherTargets(file)} />
      {months && <PlaceLink address={months}>{texts.checkCondensation}</PlaceLink>}
    </div>
  );
}
