import type { ReactNode } from "react";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { QuantityField } from "../../fields/QuantityField.tsx";
import { cycleLimits, type CycleParams, type CycleState } from "./compareState.ts";

interface CycleFieldsProps {
  readonly state: CycleState;
  readonly change: (changes: Partial<CycleParams>) => void;
}

const quantities = [
  ["evaporating", "te", "Evaporating, dew", "temperature"],
  ["condensing", "tc", "Condensing", "temperature"],
  ["superheat", "sh", "Superheat", "temperatureDifference"],
  ["subcooling", "sc", "Subcooling", "temperatureDifference"],
  ["efficiency", "eff", "Isentropic efficiency", "ratio"],
] as const;

/** What a cycle of one compressor is asked for. */
export function CycleFields({ state, change }: CycleFieldsProps): ReactNode {
  return (
    <>
      {quantities.map(([name, param, label, kind]) => (
        <QuantityField
          key={name}
          label={label}
          kind={kind}
          value={state[name]}
          min={cycleLimits[name][0]}
          max={cycleLimits[name][1]}
          onChange={(value) => change({ [param]: String(value) })}
        />
      ))}
      <ChoiceField
        label="Condensing is the"
        value={state.condensingPoint}
        options={[
          ["dew", "dew point"],
          ["bubble", "bubble point"],
        ]}
        onChange={(point) => change({ point })}
      />
    </>
  );
}
