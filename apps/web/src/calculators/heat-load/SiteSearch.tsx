import { valueAt } from "@org/hvac-core/kernel";
import { commonTexts, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import { useId, useState, type ReactNode } from "react";
import { runAction } from "../../page/runAction.ts";
import type { SiteCondition } from "@org/hvac-core/exchange/climate";
import type { ClimateData, SiteClimate } from "./climate/index.ts";
import { PlaceBox } from "./PlaceBox.tsx";
import { PlaceInput, positionOf } from "./PlaceInput.tsx";
import { useClimateData } from "./useClimateData.ts";
import { useWeatherFile } from "./useWeatherFile.ts";
import styles from "./place.module.css";
import { texts } from "./siteTexts.tsx";
import { texts as pageTexts } from "./texts.tsx";

/** Fills the place and the twelve design days of the hourly method from the table of cities or a weather file. */
export function SiteSearch({ state }: { readonly state: CalculatorState }): ReactNode {
  const { complete, change } = state;
  const { data, load } = useClimateData(false);
  const [filled, setFilled] = useState<SiteClimate>();
  const [remark, setRemark] = useState<string>();
  const id = useId();
  const unitOf = (path: string, unit: string): string => {
    const shown = valueAt(complete, path) as { readonly unit?: string; readonly displayUnit?: string } | undefined;
    return shown?.displayUnit ?? shown?.unit ?? unit;
  };
  const fill = (site: SiteClimate, condition: SiteCondition, loaded: ClimateData | undefined = data): void => {
    if (!loaded) return;
    const edit = change({ type: "values", values: loaded.siteValues(site, condition, unitOf) });
    setFilled(site);
    notify({
      key: "climate",
      message: texts.filled(site.name, condition, site.tau !== undefined),
      action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
    });
  };
  const isNamed = filled !== undefined && filled.name === valueAt(complete, "site.place");
  // The condition in the form, which undo and entries may have changed.
  const condition = isNamed ? data?.siteConditionOf(filled, complete) : undefined;
  const file = useWeatherFile(load, ({ site, siteLack }, loaded) => {
    if (!site) return siteLack;
    setRemark(undefined);
    fill(site, loaded.firstCondition(site, condition), loaded);
    return undefined;
  });

  return (
    <PlaceBox
      file={file}
      search={
        <PlaceInput<SiteClimate>
          search={data && ((query) => data.searchSites(query, positionOf("site.latitude", "site.longitude", state)))}
          load={() => runAction(load)}
          choose={({ place, remark: chosen }) => {
            file.forgetProblem();
            setRemark(chosen);
            if (data) fill(place, data.firstCondition(place, condition));
          }}
        />
      }
      choice={
        filled &&
        condition && (
          <>
            <label htmlFor={`${id}-condition`}>{pageTexts.exceededFor}</label>
            <select id={`${id}-condition`} value={condition} onChange={(event) => fill(filled, event.target.value as SiteCondition)}>
              {[...filled.air.keys()].map((each) => (
                <option key={each} value={each}>
                  {texts.conditions[each]}
                </option>
              ))}
            </select>
          </>
        )
      }
    >
      {filled && condition && (
        <div className={styles.climate}>
          <p>{texts.place(filled.name, filled.source)}</p>
          {remark && <p className={styles.hint}>{remark}</p>}
          {filled.caution && <p className={styles.hint}>{filled.caution}</p>}
        </div>
      )}
    </PlaceBox>
  );
}
