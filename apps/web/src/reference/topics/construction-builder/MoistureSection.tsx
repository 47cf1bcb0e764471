import { monthNames } from "@org/hvac-core/quantity";
import { moistureAdvice, moistureSentence, surfaceSentence } from "./moistureWords.ts";
import { monthlyClimates } from "@org/hvac-core/reference";
import { QuantityField } from "../../fields/QuantityField.tsx";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import type { ReactNode } from "react";
import { useReferencePlace, useReferenceUnits } from "../../topicState.ts";
import { customClimate, writeMonths, type BuilderState, type IndoorHumidity } from "./builderState.ts";
import { outdoorMonths, type ComputedLayer, type MoistureResult } from "./builderModel.ts";
import { MoistureFigures } from "./MoistureFigures.tsx";
import { Sources } from "../../Sources.tsx";
import { texts } from "./moistureTexts.ts";
import fields from "../../fields/referenceFields.module.css";
import styles from "./builder.module.css";

interface MoistureSectionProps {
  readonly state: BuilderState;
  readonly layers: readonly ComputedLayer[];
  /** Result, or why it cannot be computed. */
  readonly result: MoistureResult | string;
}

const humidities = Object.entries(texts.humidities) as [IndoorHumidity, string][];

function ClimateFields({ state }: { readonly state: BuilderState }): ReactNode {
  const { change } = useReferencePlace();
  const climates = monthlyClimates();
  const choose = (climate: string): void => {
    // Custom months begin with those of the previously selected climate.
    const months = climate === customClimate ? outdoorMonths(state) : undefined;
    change({
      climate,
      month: undefined,
      ...(months && { te: writeMonths(months.temperatures), rh: writeMonths(months.relativeHumidities) }),
    });
  };
  return (
    <div className={`${fields.fields} screen-only`}>
      <ChoiceField
        label={texts.climate}
        value={state.climate}
        options={[...climates.map(({ id, label }) => [id, label] as const), [customClimate, texts.customMonths]]}
        onChange={choose}
      />
      <QuantityField
        label={texts.inside}
        kind="temperature"
        value={state.insideTemperature}
        min={-30}
        max={50}
        onChange={(ti) => change({ ti: String(ti) })}
      />
      <ChoiceField label={texts.insideHumidity} value={state.indoor} options={humidities} onChange={(indoor) => change({ indoor })} />
      {state.indoor === "relative" && (
        <QuantityField
          label={texts.relativeHumidity}
          kind="ratio"
          value={state.insideHumidity}
          min={0.01}
          max={1}
          onChange={(rhi) => change({ rhi: String(rhi) })}
        />
      )}
    </div>
  );
}

function CustomMonths({ state }: { readonly state: BuilderState }): ReactNode {
  const { change } = useReferencePlace();
  const { customTemperatures, customHumidities } = state;
  return (
    <div className={`${styles.months} screen-only`}>
      {monthNames.map((name, month) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          <QuantityField
            label={texts.monthTemperature(name)}
            kind="temperature"
            value={customTemperatures[month]!}
            min={-60}
            max={50}
            onChange={(value) => change({ te: writeMonths(customTemperatures.with(month, value)) })}
          />
          <QuantityField
            label={texts.monthHumidity(name)}
            kind="ratio"
            value={customHumidities[month]!}
            min={0.01}
            max={1}
            onChange={(value) => change({ rh: writeMonths(customHumidities.with(month, value)) })}
          />
        </fieldset>
      ))}
    </div>
  );
}

/** Condensation over a year (monthly Glaser method) and mould at the inside surface, with the limitations of the method. */
export function MoistureSection({ state, layers, result }: MoistureSectionProps): ReactNode {
  const unitSystem = useReferenceUnits();
  const climate = monthlyClimates().find(({ id }) => id === state.climate);
  return (
    <section className={styles.results} aria-labelledby="builder-moisture">
      <h2 id="builder-moisture">{texts.title}</h2>
      <ClimateFields state={state} />
      {state.climate === customClimate && <CustomMonths state={state} />}
      {typeof result === "string" ? (
        <p className={styles.problem}>{result}</p>
      ) : (
        <>
          <output className={styles.headline}>{moistureSentence(result, layers, unitSystem)}</output>
          {moistureAdvice(result, unitSystem).map((line) => (
            <p key={line} className={styles.caution}>
              {line}
            </p>
          ))}
          <p>{surfaceSentence(result)}</p>
          <MoistureFigures state={state} layers={layers} result={result} month={state.month ?? result.criticalPeriod} />
        </>
      )}
      <p className={styles.remark}>{texts.limits}</p>
      {climate && <Sources citations={[climate.source]} verifiedBy="monthlyClimates" />}
    </section>
  );
}
