import { pressureAtAltitude } from "@org/hvac-core/psychrometrics";
import { quantityText } from "@org/form/numbers";
import { useMemo, type ReactNode } from "react";
import { PrintButton } from "../../fields/PrintButton.tsx";
import { QuantityField } from "../../fields/QuantityField.tsx";
import { TemperatureStepFields } from "../../fields/TemperatureStepFields.tsx";
import { maxRows, readTemperatureSteps } from "../../fields/temperatureSteps.ts";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { readNumber, useReferencePlace } from "../../topicState.ts";
import { moistAirRows, moistAirTable, type MoistAirState } from "./moistAirTable.ts";
import { texts } from "./texts.ts";
import fields from "../../fields/referenceFields.module.css";

const usual = { degC: [-20, 50, 1], degF: [0, 120, 2] } as const;

/** Table of moist air at even steps of temperature, saturated by default. */
export function MoistAir(): ReactNode {
  const { params, change, unitSystem } = useReferencePlace();
  const state = useMemo(
    (): MoistAirState => ({
      steps: readTemperatureSteps(params, unitSystem, usual),
      humidity: readNumber(params["rh"], 1, { min: 0, max: 1 }),
      altitude: readNumber(params["altitude"], 0, { min: -400, max: 6000 }),
    }),
    [params, unitSystem],
  );
  const { table, refused } = useMemo(() => {
    const result = moistAirRows(state);
    return { table: moistAirTable(state, result.rows), refused: result.refused };
  }, [state]);
  return (
    <>
      <div className={`${fields.fields} screen-only`}>
        <TemperatureStepFields steps={state.steps} min={-100} max={200} change={change} />
        <QuantityField
          label={texts.relativeHumidity}
          kind="ratio"
          value={state.humidity}
          min={0}
          max={1}
          onChange={(rh) => change({ rh: String(rh) })}
        />
        <QuantityField
          label={texts.altitude}
          kind="altitude"
          value={state.altitude}
          min={-400}
          max={6000}
          onChange={(altitude) => change({ altitude: String(altitude) })}
        />
        <PrintButton />
      </div>
      <p className={fields.remark}>
        {texts.lead(
          quantityText(100 * state.humidity, "number", unitSystem, { trimZeros: true }).text,
          quantityText(pressureAtAltitude(state.altitude), "atmosphericPressure", unitSystem).text,
        )}
        {refused > 0 && texts.refused(refused)}
        {table.rows.length >= maxRows && texts.cut(maxRows)}
      </p>
      {table.rows.length > 0 ? <ReferenceTable table={table} /> : <output className={fields.none}>{texts.none}</output>}
    </>
  );
}
