import { currencies } from "@org/hvac-core/costing";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { projectSite, type ProjectSite } from "@org/hvac-core/site";
import { Button } from "@org/ui/elements";
import { NativeSelect } from "@org/ui/kit";
import { preferredUnitSystem } from "@org/ui/surface";
import { useId, useState, type ReactNode } from "react";
import type { SiteClimate } from "../../calculators/heat-load/climate/index.ts";
import { PlaceBox } from "../../calculators/heat-load/PlaceBox.tsx";
import { PlaceInput } from "../../calculators/heat-load/PlaceInput.tsx";
import { useClimateData } from "../../calculators/heat-load/useClimateData.ts";
import { useWeatherFile } from "../../calculators/heat-load/useWeatherFile.ts";
import { runAction } from "../../page/runAction.ts";
import { valueTexts } from "../file/valueText.ts";
import { texts } from "./texts.ts";
import styles from "./site.module.css";

/** The site that is entered for a new project; `undefined` as long as nothing is. */
interface NewSiteState {
  readonly site: ProjectSite | undefined;
  readonly unitSystem: UnitSystem;
  readonly fields: ReactNode;
}

/** Optional fields for the site of a new project: place, units and currency. */
export function useNewSite(): NewSiteState {
  const [unitSystem, setUnitSystem] = useState<UnitSystem>();
  const [currency, setCurrency] = useState("");
  const [place, setPlace] = useState<{ readonly climate: SiteClimate; readonly remark?: string | undefined }>();
  const [isCleared, setCleared] = useState(false);
  const { data, load } = useClimateData(false);
  const file = useWeatherFile(load, ({ site: climate, siteLack }) => {
    if (!climate) return siteLack;
    setPlace({ climate });
    return undefined;
  });
  const hintId = useId();
  const placeId = useId();
  const units = unitSystem ?? preferredUnitSystem();
  const filled = place && data ? data.projectSiteOf(place.climate, data.firstCondition(place.climate), units) : undefined;
  const isEmpty = filled === undefined && unitSystem === undefined && currency === "";
  const site: ProjectSite | undefined = isEmpty ? undefined : { ...filled, unitSystem: units, ...(currency !== "" && { currency }) };
  return {
    site,
    unitSystem: units,
    fields: (
      <fieldset className={styles.fields} aria-describedby={hintId}>
        <legend>{texts.created.legend}</legend>
        <p id={hintId}>{texts.created.hint}</p>
        {place && filled ? (
          <div className={styles.chosen}>
            <span id={placeId} className="numbers">
              {texts.created.place(place.climate.name, altitudeText(filled))}
            </span>
            <Button
              small
              ref={focusFirst}
              aria-describedby={placeId}
              onClick={() => {
                setPlace(undefined);
                setCleared(true);
              }}
            >
              {texts.created.clear}
            </Button>
          </div>
        ) : (
          <div ref={isCleared ? focusFirst : undefined}>
            <PlaceBox
              file={file}
              search={
                <PlaceInput<SiteClimate>
                  search={data && ((query) => data.searchSites(query))}
                  load={() => runAction(load)}
                  choose={({ place: climate, remark }) => {
                    file.forgetProblem();
                    setPlace({ climate, remark });
                  }}
                />
              }
            />
          </div>
        )}
        {[place?.remark, place?.climate.caution].map((remark) => remark && <p key={remark}>{remark}</p>)}
        <div className={styles.choices}>
          <NativeSelect
            label={texts.dialog.units}
            data={(["Imperial", "Metric"] as const).map((value) => ({ value, label: texts.units[value] }))}
            value={units}
            onChange={(event) => setUnitSystem(event.currentTarget.value as UnitSystem)}
          />
          <NativeSelect
            label={texts.created.currency}
            data={[
              { value: "", label: texts.created.currencyByUnits },
              ...currencies.map(({ sign, code, name }) => ({ value: sign, label: `${name} (${code})` })),
            ]}
            value={currency}
            onChange={(event) => setCurrency(event.currentTarget.value)}
          />
        </div>
      </fieldset>
    ),
  };
}

/** Moves the focus to what replaces the field or button that had it. */
function focusFirst(element: HTMLElement | null): void {
  (element?.querySelector("input") ?? element)?.focus();
}

function altitudeText(site: ProjectSite): string {
  const complete = projectSite.complete(site);
  return valueTexts(projectSite, ["altitude"], [complete["altitude"], complete["altitude"]], complete)[0];
}
