import { convert } from "@org/hvac-core/quantity";
import type { ReactNode } from "react";
import { ChoiceField } from "./ChoiceField.tsx";
import { QuantityField } from "./QuantityField.tsx";
import type { TemperatureStepParams, TemperatureSteps } from "./temperatureSteps.ts";
import { texts } from "../texts.ts";

interface TemperatureStepFieldsProps {
  readonly steps: TemperatureSteps;
  /** °C */
  readonly min: number;
  readonly max: number;
  readonly change: (changes: Partial<Record<keyof TemperatureStepParams, string | undefined>>) => void;
}

/** From, to and step of a table of temperatures. What was typed keeps its unit: a link shows the same table to readers of other units. */
export function TemperatureStepFields({ steps, min, max, change }: TemperatureStepFieldsProps): ReactNode {
  const { unit } = steps;
  const difference = unit === "degF" ? "deltaF" : "deltaK";
  const round = (value: number): string => String(Number(value.toPrecision(10)));
  return (
    <>
      {(["from", "to"] as const).map((bound) => (
        <QuantityField
          key={bound}
          label={texts.fields[bound]}
          kind="temperature"
          unit={unit}
          value={convert(steps[bound], unit, "degC")}
          min={min}
          max={max}
          onChange={(value) => change({ tu: unit, [bound]: round(convert(value, "degC", unit)) })}
        />
      ))}
      <QuantityField
        label={texts.fields.step}
        kind="temperatureDifference"
        unit={difference}
        value={convert(steps.step, difference, "deltaK")}
        min={0.1}
        max={100}
        onChange={(value) => change({ tu: unit, step: round(convert(value, "deltaK", difference)) })}
      />
      <ChoiceField
        label={texts.fields.temperaturesIn}
        value={unit}
        options={[
          ["degC", "°C"],
          ["degF", "°F"],
        ]}
        onChange={(tu) => change({ tu, from: undefined, to: undefined, step: undefined })}
      />
    </>
  );
}
