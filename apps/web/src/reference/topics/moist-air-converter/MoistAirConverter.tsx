import { convert, defaultUnit, siUnit, unitSymbol, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { areIndependent, type MoistAir, type PairQuantity } from "@org/hvac-core/psychrometrics";
import { fundamentals2017 } from "@org/hvac-core/sources";
import { Button, copyTable } from "@org/ui/elements";
import { formatNumber, quantityText } from "@org/form/numbers";
import { IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { runAction } from "../../../page/runAction.ts";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { QuantityField } from "../../fields/QuantityField.tsx";
import { Sources } from "../../Sources.tsx";
import type { UseTarget } from "../../targets.ts";
import { texts as referenceTexts } from "../../texts.ts";
import { useReferenceUnits, useTopicState } from "../../topicState.ts";
import { UseIn } from "../../UseIn.tsx";
import { airStateOf, properties, readAirQuestion, shown, type AirQuestion } from "./airState.ts";
import { texts } from "./texts.ts";
import styles from "./moistAirConverter.module.css";

const options = Object.entries(properties).map(([name, { label }]) => [name as PairQuantity, label] as const);

/** Converter from any two properties of moist air to all of them. */
export function MoistAirConverter(): ReactNode {
  const [question, changeAddress] = useTopicState(readAirQuestion);
  const state = airStateOf(question);
  const change = (changes: Partial<AirQuestion>): void => {
    const { first, second, firstValue, secondValue, altitude } = { ...question, ...changes };
    changeAddress(addressOf(first, second, firstValue, secondValue, altitude));
  };
  /** Selects another property and enters its present value, so that the state does not change. */
  const choose = (place: "first" | "second", name: PairQuantity): void => {
    const other = place === "first" ? question.second : question.first;
    const current = state ?? airStateOf(readAirQuestion({}))!;
    const free = options.find(([each]) => areIndependent(each, name))![0];
    const partner = areIndependent(name, other) ? other : free;
    change(
      place === "first"
        ? { first: name, firstValue: current[name], second: partner, secondValue: current[partner] }
        : { second: name, secondValue: current[name], first: partner, firstValue: current[partner] },
    );
  };
  const field = (place: "first" | "second"): ReactNode => {
    const name = question[place];
    const { label, kind, min, max } = properties[name];
    const value = question[`${place}Value`];
    return (
      <div className={styles.pair}>
        <ChoiceField
          label={texts[place]}
          value={name}
          options={options.filter(([each]) => place === "first" || areIndependent(question.first, each))}
          onChange={(next) => choose(place, next)}
        />
        <QuantityField
          key={name}
          label={label}
          kind={kind}
          value={value}
          min={min}
          max={max}
          onChange={(next) => change({ [`${place}Value`]: next })}
        />
      </div>
    );
  };
  return (
    <div className={styles.converter}>
      <div className={`${styles.fields} screen-only`}>
        {field("first")}
        {field("second")}
        <QuantityField
          label={texts.altitude}
          kind="altitude"
          value={question.altitude}
          min={-500}
          max={10_000}
          onChange={(altitude) => change({ altitude })}
        />
      </div>
      {state ? (
        <StateTable state={state} altitude={question.altitude} />
      ) : (
        <p role="alert" className={styles.none}>
          {texts.none}
        </p>
      )}
      <Sources subject={texts.sources} citations={[{ source: fundamentals2017, locator: "ch. 1, eqs. 3 to 36" }]} />
    </div>
  );
}

function addressOf(first: PairQuantity, second: PairQuantity, firstValue: number, secondValue: number, altitude: number) {
  return {
    a: first,
    b: second,
    av: String(firstValue),
    bv: String(secondValue),
    z: altitude === 0 ? undefined : String(altitude),
  } as Record<string, string | undefined>;
}

/** Dew point; the lowest temperature of the equations means “this or lower”. */
const lowestDewPoint = -100;

function cell(value: number, kind: QuantityKind, system: UnitSystem): string {
  const unit = defaultUnit(kind, system);
  return (
    formatNumber(convert(value, siUnit(kind), unit), { digits: 5, trimZeros: true }) +
    (unitSymbol(unit) === "" ? "" : `\u202f${unitSymbol(unit)}`)
  );
}

function StateTable({ state, altitude }: { readonly state: MoistAir; readonly altitude: number }): ReactNode {
  const pageSystem = useReferenceUnits();
  const systems: readonly UnitSystem[] = pageSystem === "Metric" ? ["Metric", "Imperial"] : ["Imperial", "Metric"];
  const target: UseTarget = {
    calculator: "psychrometric-chart",
    input: {
      processes: [],
      altitude: { value: altitude, unit: "m" },
      states: [
        {
          name: texts.state,
          given: "dryBulbAndRelativeHumidity",
          dryBulb: { value: state.dryBulb, unit: "degC" },
          relativeHumidity: { value: state.relativeHumidity, unit: "unitless" },
        },
      ],
    },
  };
  const copy = (): Promise<void> =>
    copyTable({
      columns: [{ label: texts.property }, ...systems.flatMap((system) => [{ label: system }, { label: texts.unit }])],
      rows: shown.map(([key, label, kind]) => [
        label,
        ...systems.flatMap((system) => {
          const unit = defaultUnit(kind, system);
          return [convert(state[key], siUnit(kind), unit), unitSymbol(unit)];
        }),
      ]),
    });
  return (
    <>
      <p className={styles.sentence}>
        {texts.sentence(
          quantityText(state.dryBulb, "temperature", pageSystem).text,
          quantityText(state.wetBulb, "temperature", pageSystem).text,
          quantityText(state.relativeHumidity, "ratio", pageSystem).text,
        )}
      </p>
      <table className={styles.state}>
        <thead>
          <tr>
            <th scope="col">{texts.property}</th>
            {systems.map((system) => (
              <th key={system} scope="col">
                {system}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(([key, label, kind]) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {systems.map((system) => (
                <td key={system}>
                  {key === "dewPoint" && state[key] <= lowestDewPoint
                    ? texts.atMost(cell(state[key], kind, system))
                    : cell(state[key], kind, system)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={`${styles.actions} screen-only`}>
        <Button small onClick={() => runAction(copy)}>
          <IconCopy size={14} stroke={1.6} aria-hidden />
          {referenceTexts.table.copyTable}
        </Button>
        <UseIn targets={[target]} />
      </div>
    </>
  );
}
