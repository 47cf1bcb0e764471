import { unitSymbol, type UnitId } from "@org/hvac-core/quantity";
import { copyTable, IconButton } from "@org/ui/elements";
import { formatNumber, parseQuantity } from "@org/form/numbers";
import { NativeSelect, TextInput } from "@org/ui/kit";
import { preferredUnitSystem } from "@org/ui/surface";
import { IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { runAction } from "../../../page/runAction.ts";
import { useTopicState } from "../../topicState.ts";
import { inAllUnits, readConverter, readQuantity, reciprocalOf, type Converted, type ReadText } from "./conversion.ts";
import { measures, unitLabel, type Measure } from "./measures.ts";
import { texts } from "./texts.ts";
import styles from "./unitConverter.module.css";

const readText: ReadText = (text, kind, unit) => parseQuantity(text, kind, preferredUnitSystem(), { unit });

/** One quantity in all its units. A unit in the entry selects the quantity. */
export function UnitConverter(): ReactNode {
  const [state, change] = useTopicState(readConverter);
  const reading = readQuantity(state, readText);
  const measure = reading.ok ? reading.measure : state.measure;
  const unit = reading.ok ? reading.unit : state.unit;
  const reciprocal = reading.ok ? reciprocalOf(reading.typed, unit) : undefined;
  const start = (from: Converted): void =>
    change({ value: `${formatNumber(from.number, { digits: "full" })} ${unitSymbol(from.unit)}`.trim(), unit: from.unit });
  return (
    <div className={styles.converter}>
      <div className={`${styles.fields} screen-only`}>
        <TextInput
          label={texts.quantity}
          description={texts.quantityHint}
          className={styles.value}
          autoComplete="off"
          spellCheck={false}
          value={state.value}
          error={!reading.ok && state.value.trim() !== "" && reading.message}
          onChange={(event) => change({ value: event.currentTarget.value, measure: measure.group, unit })}
        />
        <NativeSelect
          label={texts.measure}
          value={measure.group}
          data={measures.map(({ group, title }) => ({ value: group, label: title }))}
          onChange={(event) => change({ measure: event.currentTarget.value, unit: undefined, value: numberOnly(state.value) })}
        />
        <NativeSelect
          label={texts.unit}
          value={unit}
          data={measure.units.map((each) => ({ value: each, label: unitLabel(each) }))}
          onChange={(event) => change({ measure: measure.group, unit: event.currentTarget.value, value: numberOnly(state.value) })}
        />
      </div>
      {reading.ok && reading.isComputed && (
        <p className={styles.computed}>
          {texts.computed(formatNumber(reading.typed, { digits: 8, trimZeros: true }), unitSymbol(reading.unit))}
        </p>
      )}
      {reading.ok && (
        <>
          <Values measure={measure} values={inAllUnits(measure.units, reading.typed, unit)} from={unit} onStart={start} />
          {reciprocal && <Values measure={reciprocal.measure} values={reciprocal.values} from={undefined} onStart={start} />}
        </>
      )}
      <p className={styles.remark}>{texts.factors}</p>
    </div>
  );
}

/** The entry without its unit, so that another unit can be selected. */
function numberOnly(text: string): string {
  return /^[\s\d.,+\-−*/()×^eE]+/.exec(text)?.[0].trim() || text;
}

interface ValuesProps {
  readonly measure: Measure;
  readonly values: readonly Converted[];
  readonly from: UnitId | undefined;
  readonly onStart: (from: Converted) => void;
}

function Values({ measure, values, from, onStart }: ValuesProps): ReactNode {
  return (
    <table className={styles.values}>
      <caption>{measure.title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.unit}</th>
          <th scope="col">{texts.value}</th>
          <th scope="col">{texts.copy}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ unit, number }) => (
          <tr key={unit} aria-current={unit === from || undefined}>
            <th scope="row">
              <button type="button" title={texts.typeInUnit} onClick={() => onStart({ unit, number })}>
                {unitLabel(unit)}
              </button>
            </th>
            <td title={formatNumber(number, { digits: "full" })}>{formatNumber(number, { digits: 8, trimZeros: true })}</td>
            <td className="screen-only">
              <IconButton
                small
                label={texts.copyIn(unitLabel(unit))}
                onClick={() =>
                  runAction(() => copyTable({ columns: [{ label: measure.title, unit: unitSymbol(unit) }], rows: [[number]] }))
                }
              >
                <IconCopy size={14} stroke={1.6} aria-hidden />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
