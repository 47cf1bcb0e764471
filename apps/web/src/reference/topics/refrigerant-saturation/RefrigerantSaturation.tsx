import { convert } from "@org/hvac-core/quantity";
import { refrigerant } from "@org/hvac-core/refrigerants";
import { quantityText } from "@org/form/numbers";
import { useMemo, type ReactNode } from "react";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { QuantityField } from "../../fields/QuantityField.tsx";
import { maxRows } from "../../fields/temperatureSteps.ts";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { useReferencePlace } from "../../topicState.ts";
import { PrintButton } from "../../fields/PrintButton.tsx";
import { fluidOptions } from "../refrigerants/fluids.ts";
import { saturationRows } from "./saturationRows.ts";
import { readSaturation, unitsOfTable, type SaturationParams, type SaturationState } from "./saturationState.ts";
import { saturationTable } from "./saturationTable.ts";
import { texts as referenceTexts } from "../../texts.ts";
import { texts } from "./texts.ts";
import fields from "../../fields/referenceFields.module.css";

/** Removes the entered bounds, which belong to the column they were entered for. */
const noBounds = { from: undefined, to: undefined, step: undefined } as const;

interface FormProps {
  readonly state: SaturationState;
  readonly units: ReturnType<typeof unitsOfTable>;
  readonly change: (changes: Partial<Record<keyof SaturationParams, string | undefined>>) => void;
}

function Bounds({ state, units, change }: FormProps): ReactNode {
  const byTemperature = state.by === "temperature";
  const unit = byTemperature ? units.temperature : units.pressure;
  const kind = byTemperature ? "temperature" : "refrigerantPressure";
  const stepUnit = byTemperature ? (units.temperature === "degF" ? "deltaF" : "deltaK") : units.pressure;
  const stepKind = byTemperature ? "temperatureDifference" : "refrigerantPressureDrop";
  const base = byTemperature ? "degC" : "Pa";
  const stepBase = byTemperature ? "deltaK" : "Pa";
  // A link shows the same table in either unit system: the address has the unit in which the bounds were entered.
  const typed = byTemperature ? { tu: units.temperature } : { pu: units.pressure };
  const round = (value: number): string => String(Number(value.toPrecision(10)));
  const [low, high] = byTemperature ? [-150, 380] : [0, 2e7];
  return (
    <>
      {(["from", "to"] as const).map((bound) => (
        <QuantityField
          key={bound}
          label={referenceTexts.fields[bound]}
          kind={kind}
          unit={unit}
          value={convert(state[bound], unit, base)}
          min={low}
          max={high}
          onChange={(value) => change({ ...typed, [bound]: round(convert(value, base, unit)) })}
        />
      ))}
      <QuantityField
        label={referenceTexts.fields.step}
        kind={stepKind}
        unit={stepUnit}
        value={convert(state.step, stepUnit, stepBase)}
        min={byTemperature ? 0.1 : 100}
        max={byTemperature ? 100 : 2e6}
        onChange={(value) => change({ ...typed, step: round(convert(value, stepBase, stepUnit)) })}
      />
    </>
  );
}

function Form(props: FormProps): ReactNode {
  const { state, units, change } = props;
  return (
    <div className={`${fields.fields} screen-only`}>
      <ChoiceField label={texts.refrigerant} value={state.fluid} options={fluidOptions} onChange={(fluid) => change({ fluid })} />
      <ChoiceField
        label={texts.rowsBy}
        value={state.by}
        options={[
          ["temperature", texts.temperature],
          ["pressure", texts.pressure],
        ]}
        onChange={(by) => change({ by, ...noBounds })}
      />
      <Bounds {...props} />
      <ChoiceField
        label={referenceTexts.fields.temperaturesIn}
        value={units.temperature}
        options={[
          ["degC", "°C"],
          ["degF", "°F"],
        ]}
        onChange={(tu) => change({ tu, ...(state.by === "temperature" && noBounds) })}
      />
      <ChoiceField
        label={texts.pressuresIn}
        value={units.pressure}
        options={[
          ["kPa", "kPa"],
          ["bar", "bar"],
          ["MPa", "MPa"],
          ["psi", "psi"],
        ]}
        onChange={(pu) => change({ pu, ...(state.by === "pressure" && noBounds) })}
      />
      <ChoiceField
        label={texts.pressuresAre}
        value={state.isGauge ? "1" : "0"}
        options={[
          ["0", texts.absolute],
          ["1", texts.gauge],
        ]}
        onChange={(gauge) => change({ gauge: gauge === "1" ? gauge : undefined })}
      />
      {state.isGauge && (
        <QuantityField
          label={texts.altitude}
          kind="altitude"
          value={state.altitude}
          min={-400}
          max={6000}
          onChange={(altitude) => change({ altitude: String(altitude) })}
        />
      )}
      <PrintButton />
    </div>
  );
}

function tableOf(state: SaturationState, units: ReturnType<typeof unitsOfTable>) {
  const fluid = refrigerant(state.fluid);
  const { rows, refused } = saturationRows(fluid, state, units);
  return { table: saturationTable(fluid, state, units, rows), refused, fluid };
}

/** Table of the saturation properties of a refrigerant at even steps. */
export function RefrigerantSaturation(): ReactNode {
  const { params, change, unitSystem } = useReferencePlace();
  const { state, units } = useMemo(() => {
    const read = readSaturation(params, unitSystem);
    return { state: read, units: unitsOfTable(read, unitSystem) };
  }, [params, unitSystem]);
  const { table, refused, fluid } = useMemo(() => tableOf(state, units), [state, units]);
  const { minimumTemperature, maximumSaturationTemperature } = fluid.range;
  const text = (celsius: number): string => quantityText(celsius, "temperature", unitSystem, { unit: units.temperature }).text;
  return (
    <>
      <Form state={state} units={units} change={change} />
      <p className={fields.remark}>
        {texts.range({
          fluid: fluid.designation,
          min: text(minimumTemperature),
          max: text(maximumSaturationTemperature),
          zero: fluid.referenceState,
        })}
        {fluid.viscosityBasis === "estimate" && texts.estimate}
        {state.isGauge && texts.gaugeZero(quantityText(state.altitude, "altitude", unitSystem).text)}
        {refused > 0 && texts.refused(refused)}
        {table.rows.length >= maxRows && texts.cut(maxRows)}
      </p>
      {table.rows.length > 0 ? <ReferenceTable table={table} /> : <output className={fields.none}>{texts.none(fluid.designation)}</output>}
    </>
  );
}
