import { monthNames } from "@org/hvac-core/quantity";
import { commonTexts, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import { useId, useState, type ReactNode } from "react";
import { runAction } from "../../page/runAction.ts";
import type { Climate } from "./climate/index.ts";
import { percentilesOf, type DesignMode, type Percentile } from "@org/hvac-core/exchange/climate";
import { defaultPercentile, percentileText } from "./climate/percentiles.ts";
import { ClimateLine } from "./ClimateLine.tsx";
import { PlaceBox } from "./PlaceBox.tsx";
import { PlaceInput, positionOf } from "./PlaceInput.tsx";
import { useClimateData } from "./useClimateData.ts";
import { useWeatherFile } from "./useWeatherFile.ts";
import { texts } from "./texts.tsx";

/** Month 1…12 of a form: that of the hemisphere's summer, if none is entered. */
function monthOf({ month, latitude }: CalculatorState["complete"]): number {
  if (month !== "summer") return Number(month);
  return (latitude as { readonly value: number }).value < 0 ? 1 : 7;
}

/** Fills the climate of a room from a table of cities or a weather file: temperatures, place and optical depths. */
export function PlaceSearch({ state }: { readonly state: CalculatorState }): ReactNode {
  const { input, complete, change } = state;
  const mode = complete["calculationMode"] as DesignMode;
  const month = monthOf(complete);
  const { data, load } = useClimateData(input["latitude"] !== undefined);
  const match = data?.findClimate(input, { mode, month }, data.knownClimates());
  const [wanted, setWanted] = useState<Percentile>();
  const percentile = match?.percentile ?? (wanted && percentilesOf(mode).includes(wanted) ? wanted : defaultPercentile[mode]);
  const [chosen, setChosen] = useState<{ readonly id: string; readonly remark: string | undefined }>();
  const id = useId();

  const fill = (climate: Climate, wish: Percentile, loaded = data, tauMonth = climate.hottestMonth ?? month): string | undefined => {
    const chosen = loaded?.percentileIn(climate, mode, wish);
    if (!loaded || !chosen) return loaded?.percentileLack(mode);
    const edit = change({
      type: "values",
      values: loaded.inDisplayUnits(loaded.climateValues(climate, { mode, percentile: chosen, month: tauMonth }), complete),
    });
    notify({
      message: texts.climate.filled(climate.name, mode, monthNames[tauMonth - 1]!, climate.tau !== undefined),
      key: "climate",
      action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
    });
    return undefined;
  };
  const file = useWeatherFile(load, ({ climate, climateLack }, loaded) => {
    return climate ? fill(climate, percentile, loaded) : climateLack;
  });
  const choosePercentile = (next: Percentile): void => {
    setWanted(next);
    if (match) fill(match.climate, next, data, month);
  };

  return (
    <PlaceBox
      file={file}
      search={
        <PlaceInput<Climate>
          search={data && ((query) => data.searchClimates(query, positionOf("latitude", "longitude", state)))}
          load={() => runAction(load)}
          choose={({ place: climate, remark }) => {
            file.forgetProblem();
            setChosen({ id: climate.id, remark });
            fill(climate, percentile);
          }}
        />
      }
      choice={
        <>
          <label htmlFor={`${id}-percentile`}>{texts.exceededFor}</label>
          <select id={`${id}-percentile`} value={percentile} onChange={(event) => choosePercentile(event.target.value as Percentile)}>
            {percentilesOf(mode).map((each) => (
              <option key={each} value={each}>
                {texts.ofYear(percentileText(each))}
              </option>
            ))}
          </select>
        </>
      }
    >
      {match && data && (
        <ClimateLine
          match={match}
          mode={mode}
          month={month}
          remark={chosen?.id === match.climate.id ? chosen.remark : undefined}
          fillTemperatures={() => fill(match.climate, percentile)}
          fillTau={() => change({ type: "values", values: data.tauValues(match.climate, month) })}
        />
      )}
    </PlaceBox>
  );
}
