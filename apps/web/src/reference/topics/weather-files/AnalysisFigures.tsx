import { convert, defaultUnit, monthNames, siUnit, type QuantityKind } from "@org/hvac-core/quantity";
import type { DayQuantity } from "@org/hvac-core/weather";
import { quantityText } from "@org/form/numbers";
import { BarRows, FigureFrame, HeatMap } from "@org/ui/figures";
import type { ReactNode } from "react";
import type { AddressParams } from "../../../page/pageAddress.ts";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { readNumber, readOneOf, useReferencePlace, useReferenceUnits, useTopicState } from "../../topicState.ts";
import type { FilesProps } from "./analysedFile.ts";
import { DegreeDayFigure } from "./DegreeDayFigure.tsx";
import { texts } from "./texts.ts";
import { WindFigure } from "./WindFigure.tsx";
import fields from "../../fields/referenceFields.module.css";
import styles from "./weather.module.css";

const quantities = ["dryBulb", "relativeHumidity", "windSpeed", "skyCover", "globalHorizontal"] as const satisfies readonly DayQuantity[];

/** Label and unit of each quantity: cloud cover is in tenths. */
const quantityWords: Readonly<Record<DayQuantity, { readonly label: string; readonly kind: QuantityKind; readonly factor: number }>> = {
  dryBulb: { label: texts.meanDays.quantities.dryBulb, kind: "temperature", factor: 1 },
  relativeHumidity: { label: texts.meanDays.quantities.relativeHumidity, kind: "ratio", factor: 1 },
  windSpeed: { label: texts.meanDays.quantities.windSpeed, kind: "windSpeed", factor: 1 },
  skyCover: { label: texts.meanDays.quantities.skyCover, kind: "ratio", factor: 0.1 },
  globalHorizontal: { label: texts.meanDays.quantities.globalHorizontal, kind: "irradiance", factor: 1 },
};

interface AnalysisState {
  readonly base: number;
  /** 0 for the year, or 1…12. */
  readonly month: number;
  readonly quantity: DayQuantity;
}

const readState = (params: AddressParams): AnalysisState => ({
  base: readNumber(params["base"], 18, { min: -20, max: 40 }),
  month: Math.round(readNumber(params["wind"], 0, { min: 0, max: 12 })),
  quantity: readOneOf(params["day"], quantities),
});

/** Degree days, typical days, bins and wind of one weather file, or of two side by side. */
export function AnalysisFigures({ files }: FilesProps): ReactNode {
  const [state] = useTopicState(readState);
  return (
    <section className={styles.section} aria-labelledby="weather-year">
      <h2 id="weather-year">{texts.year}</h2>
      <DegreeDayFigure files={files} base={state.base} />
      <UsualDays files={files} quantity={state.quantity} />
      <WindFigure files={files} month={state.month} />
      <Bins files={files} />
    </section>
  );
}

function UsualDays({ files, quantity }: FilesProps & { readonly quantity: DayQuantity }): ReactNode {
  const { change } = useReferencePlace();
  const unitSystem = useReferenceUnits();
  const { label, kind, factor } = quantityWords[quantity];
  const unit = defaultUnit(kind, unitSystem);
  const text = (value: number): string => quantityText(convert(value, unit, siUnit(kind)), kind, unitSystem).text;
  const maps = files.map(({ name, analysis }) => ({
    name,
    values: analysis.meanDays[quantity].flatMap((day) =>
      day.map((value) => (value === undefined ? undefined : convert(value * factor, siUnit(kind), unit))),
    ),
  }));
  return (
    <>
      <div className={`${fields.fields} screen-only`}>
        <ChoiceField
          label={texts.meanDays.quantity}
          value={quantity}
          options={quantities.map((each) => [each, quantityWords[each].label] as const)}
          onChange={(day) => change({ day })}
        />
      </div>
      <FigureFrame
        title={texts.meanDays.title(label)}
        description={texts.meanDays.lead}
        table={{
          columns: [texts.month, ...Array.from({ length: 24 }, (_, hour) => texts.meanDays.hour(hour + 1))],
          rows: maps.flatMap(({ name, values }) =>
            monthNames.map((month, index) => [
              texts.meanDays.month(month, maps.length > 1 ? name : undefined),
              ...values.slice(index * 24, index * 24 + 24).map((value) => (value === undefined ? "" : text(value))),
            ]),
          ),
        }}
      >
        <div className={styles.pair}>
          {maps.map(({ name, values }) => (
            <div key={name}>
              {maps.length > 1 && <p>{name}</p>}
              {values.every((value) => value !== undefined) ? (
                <HeatMap label={texts.meanDays.label(label, name)} months={monthNames} values={values} text={text} />
              ) : (
                <p>{texts.meanDays.lacking}</p>
              )}
            </div>
          ))}
        </div>
      </FigureFrame>
    </>
  );
}

function Bins({ files }: FilesProps): ReactNode {
  const unitSystem = useReferenceUnits();
  const text = (value: number): string => quantityText(value, "temperature", unitSystem).text;
  return (
    <>
      {files.map(({ name, analysis }) => {
        const bins = analysis.bins[unitSystem];
        const most = Math.max(...bins.map(({ hours }) => hours));
        return (
          <FigureFrame
            key={name}
            title={texts.bins.title(files.length > 1 ? name : undefined)}
            description={texts.bins.lead}
            table={{
              columns: texts.bins.columns,
              rows: bins.map(({ from, hours, byShift, meanDryBulb, meanCoincidentWetBulb }) => [
                text(from),
                String(hours),
                ...byShift.map(String),
                text(meanDryBulb),
                meanCoincidentWetBulb === undefined ? "" : text(meanCoincidentWetBulb),
              ]),
            }}
          >
            <BarRows
              label={texts.bins.label}
              rows={bins.map(({ from, to, hours, meanCoincidentWetBulb }) => ({
                id: String(from),
                label: texts.bins.range(quantityText(from, "temperature", unitSystem).value, text(to)),
                pieces: [{ start: 0, length: hours / most }],
                end: hours / most,
                value: `${hours}\u202fh`,
                ...(meanCoincidentWetBulb !== undefined && { remark: texts.bins.wetBulb(text(meanCoincidentWetBulb)) }),
              }))}
            />
          </FigureFrame>
        );
      })}
    </>
  );
}
