import type { CalculatorState } from "@org/form/state";
import { projectSite } from "@org/hvac-core/site";
import { commonTexts, notify } from "@org/ui/elements";
import { useState, type ReactNode } from "react";
import type { ClimateData, SiteClimate } from "../../calculators/heat-load/climate/index.ts";
import { PlaceBox } from "../../calculators/heat-load/PlaceBox.tsx";
import { PlaceInput, positionOf } from "../../calculators/heat-load/PlaceInput.tsx";
import { useClimateData } from "../../calculators/heat-load/useClimateData.ts";
import { useWeatherFile } from "../../calculators/heat-load/useWeatherFile.ts";
import { runAction } from "../../page/runAction.ts";
import { texts } from "./texts.ts";
import styles from "./site.module.css";

/** Fields that a place fills in: those that it lacks are emptied, because they may be of another place. */
const placeFields = Object.entries(projectSite.fields).flatMap(([name, { section }]) =>
  section !== undefined && ["place", "year", "months"].includes(section) ? [name] : [],
);

/** Fills the site from the table of cities or a weather file. */
export function SitePlace({ state }: { readonly state: CalculatorState }): ReactNode {
  const { input, change } = state;
  const { data, load } = useClimateData(false);
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const fill = (place: SiteClimate, remark: string | undefined, loaded: ClimateData): void => {
    const site = loaded.projectSiteOf(place, loaded.firstCondition(place), input.unitSystem);
    const edit = change({ type: "values", values: Object.fromEntries(placeFields.map((name) => [name, site[name]])) });
    setRemarks([remark, place.caution].filter((each) => each !== undefined));
    notify({
      key: "climate",
      message: texts.dialog.filled(place.name),
      action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
    });
  };
  const file = useWeatherFile(load, ({ site, siteLack }, loaded) => {
    if (!site) return siteLack;
    fill(site, undefined, loaded);
    return undefined;
  });
  return (
    <PlaceBox
      file={file}
      search={
        <PlaceInput<SiteClimate>
          search={data && ((query) => data.searchSites(query, positionOf("latitude", "longitude", state)))}
          load={() => runAction(load)}
          choose={({ place, remark }) => {
            file.forgetProblem();
            if (data) fill(place, remark, data);
          }}
        />
      }
    >
      {remarks.map((remark) => (
        <p key={remark} className={styles.dim}>
          {remark}
        </p>
      ))}
    </PlaceBox>
  );
}
