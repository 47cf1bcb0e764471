import type { ReactNode } from "react";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { QuantityField } from "../../fields/QuantityField.tsx";
import { cycleLimits, type CycleParams, type CycleState } from "./compareState.ts";
import { texts } from "./texts.ts";

interface CycleFieldsProps {
  readonly state: CycleState;
  readonly change: (changes: Partial<CycleParams>) => void;
}

const quantities = [
  ["evaporating", "te", "temperature"],
  ["condensing", "tc", "temperature"],
  ["superheat", "sh", "temperatureDifference"],
  ["subcooling", "sc", "temperatureDifference"],
  ["efficiency", "eff", "ratio"],
] as const;

/** Inputs of a cycle with one compressor. */
export function CycleFields({ state, change }: CycleFieldsProps): ReactNode {
  return (
    <>
      {quantities.map(([name, param, kind]) => (
        <QuantityField
          key={name}
          label={texts.cycle[name]}
          kind={kind}
          value={state[name]}
          min={cycleLimits[name][0]}
          max={cycleLimits[name][1]}
          onChange={(value) => change({ [param]: String(value) })}
        />
      ))}
      <ChoiceField
        label={texts.cycle.condensingPoint}
        value={state.condensingPoint}
        options={[
          ["dew", texts.cycle.dew],
          ["bubble", texts.cycle.bubble],
        ]}
        onChange={(point) => change({ point })}
      />
    </>
  );
}
