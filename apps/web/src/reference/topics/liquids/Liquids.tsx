import { glycolDataLimit, glycolVolumeFraction, strongestGlycol } from "@org/hvac-core/fluids";
import { quantityText } from "@org/form/numbers";
import { useMemo, type ReactNode } from "react";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { PrintButton } from "../../fields/PrintButton.tsx";
import { QuantityField } from "../../fields/QuantityField.tsx";
import { TemperatureStepFields } from "../../fields/TemperatureStepFields.tsx";
import { readTemperatureSteps } from "../../fields/temperatureSteps.ts";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { readNumber, readOneOf, useReferencePlace } from "../../topicState.ts";
import { freezingPointOf, liquidNames, liquidRows, liquidTable, type LiquidKind, type LiquidState } from "./liquidTable.ts";
import { texts } from "./texts.ts";
import fields from "../../fields/referenceFields.module.css";

const usual = { water: { degC: [0, 100, 5], degF: [35, 210, 5] }, glycol: { degC: [-30, 80, 5], degF: [-20, 180, 10] } } as const;

/** Water and glycols at even steps of temperature. */
export function Liquids(): ReactNode {
  const { params, change, unitSystem } = useReferencePlace();
  const state = useMemo((): LiquidState => {
    const liquid = readOneOf(params["liquid"], ["water", "ethylene", "propylene"]);
    return {
      steps: readTemperatureSteps(params, unitSystem, usual[liquid === "water" ? "water" : "glycol"]),
      liquid,
      share: readNumber(params["share"], 0.3, { min: 0.05, max: strongestGlycol }),
    };
  }, [params, unitSystem]);
  const { table, refused } = useMemo(() => {
    const result = liquidRows(state);
    return { table: liquidTable(state, result.rows), refused: result.refused };
  }, [state]);
  const isGlycol = state.liquid !== "water";
  const share = (value: number): string => quantityText(value, "ratio", unitSystem, { unit: "%" }).text;
  const temperature = (value: number): string => quantityText(value, "temperature", unitSystem, { unit: state.steps.unit }).text;
  return (
    <>
      <div className={`${fields.fields} screen-only`}>
        <ChoiceField
          label={texts.liquid}
          value={state.liquid}
          options={Object.entries(liquidNames) as [LiquidKind, string][]}
          onChange={(liquid) => change({ liquid, from: undefined, to: undefined, step: undefined })}
        />
        {isGlycol && (
          <QuantityField
            label={texts.glycol}
            kind="ratio"
            unit="%"
            value={state.share}
            min={0.05}
            max={strongestGlycol}
            onChange={(value) => change({ share: String(value) })}
          />
        )}
        <TemperatureStepFields steps={state.steps} min={-50} max={200} change={change} />
        <PrintButton />
      </div>
      <p className={fields.remark}>
        {state.liquid === "water"
          ? texts.water
          : texts.mixture({
              byMass: share(state.share),
              byVolume: share(glycolVolumeFraction(state.liquid, state.share)),
              freezing: temperature(freezingPointOf(state)),
              limit: temperature(glycolDataLimit),
            })}
        {refused > 0 && texts.refused(refused)}
      </p>
      {table.rows.length > 0 ? <ReferenceTable table={table} /> : <output className={fields.none}>{texts.none}</output>}
    </>
  );
}
