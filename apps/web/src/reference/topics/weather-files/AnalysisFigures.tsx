import { convert, defaultUnit, siUnit, unitSymbol, type QuantityKind, type UnitSystem, monthNames } from "@org/hvac-core/quantity";
import { hourlyDegreeDays, type DayQuantity, type WindRose as Rose } from "@org/hvac-core/weather";
import { formatNumber, quantityText } from "@org/form/numbers";
import { BarRows, directionName, FigureFrame, HeatMap, MonthColumns, WindRose, type MonthSeries } from "@org/ui/figures";
import { useMemo, type ReactNode } from "react";
import type { AddressParams } from "../../../page/pageAddress.ts";
import type { WeatherAnalysis } from "../../../calculators/climate/openEpw.ts";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { QuantityField } from "../../fields/QuantityField.tsx";
import { readNumber, readOneOf, useReferencePlace, useReferenceUnits, useTopicState } from "../../topicState.ts";
import fields from "../../fields/referenceFields.module.css";
import styles from "./weather.module.css";

interface AnalysedFile {
  readonly name: string;
  readonly analysis: WeatherAnalysis;
}

interface FilesProps {
  readonly files: readonly AnalysedFile[];
}

const quantities = ["dryBulb", "relativeHumidity", "windSpeed", "skyCover", "globalHorizontal"] as const satisfies readonly DayQuantity[];

/** Label and unit of each quantity: cloud cover is in tenths. */
const quantityWords: Readonly<Record<DayQuantity, { readonly label: string; readonly kind: QuantityKind; readonly factor: number }>> = {
  dryBulb: { label: "Dry bulb", kind: "temperature", factor: 1 },
  relativeHumidity: { label: "Relative humidity", kind: "ratio", factor: 1 },
  windSpeed: { label: "Wind speed", kind: "windSpeed", factor: 1 },
  skyCover: { label: "Sky covered by clouds", kind: "ratio", factor: 0.1 },
  globalHorizontal: { label: "Sun on the ground", kind: "irradiance", factor: 1 },
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

const percent = (share: number): string => `${formatNumber(100 * share, { digits: 2 })}\u202f%`;

/** Degree days, typical days, bins and wind of one weather file, or of two side by side. */
export function AnalysisFigures({ files }: FilesProps): ReactNode {
  const [state] = useTopicState(readState);
  return (
    <section className={styles.section} aria-labelledby="weather-year">
      <h2 id="weather-year">The year</h2>
      <DegreeDayFigure files={files} base={state.base} />
      <UsualDays files={files} quantity={state.quantity} />
      <Winds files={files} month={state.month} />
      <Bins files={files} />
    </section>
  );
}

function DegreeDayFigure({ files, base }: FilesProps & { readonly base: number }): ReactNode {
  const { change } = useReferencePlace();
  const unitSystem = useReferenceUnits();
  const degreeDays = useMemo(() => files.map(({ name, analysis }) => ({ name, ...hourlyDegreeDays(analysis.hours, base) })), [files, base]);
  const unit = defaultUnit("degreeDays", unitSystem);
  const shown = (value: number): number => convert(value, siUnit("degreeDays"), unit);
  const text = (value: number): string => quantityText(value, "degreeDays", unitSystem).text;
  const both = degreeDays.length > 1;
  const series = degreeDays.flatMap(({ name, months }, index): MonthSeries[] => [
    {
      id: `heating${index}`,
      label: both ? `Heating, ${name}` : "Heating",
      look: index === 0 ? "heating" : "beside",
      values: months.map(({ heating }) => shown(heating)),
    },
    ...(both ? [] : [{ id: "cooling", label: "Cooling", look: "cooling" as const, values: months.map(({ cooling }) => shown(cooling)) }]),
  ]);
  const words = degreeDays
    .map(({ name, year }) => `${both ? `${name}: heating` : "Heating"} ${text(year.heating)}, cooling ${text(year.cooling)}`)
    .join("; ");
  return (
    <>
      <div className={`${fields.fields} screen-only`}>
        <QuantityField
          label="Base of degree days"
          kind="temperature"
          value={base}
          min={-20}
          max={40}
          onChange={(value) => change({ base: String(value) })}
        />
      </div>
      <FigureFrame
        title={`Degree days to ${quantityText(base, "temperature", unitSystem).text}`}
        description={`Of the means of the days. ${words}.`}
        table={{
          columns: [
            "Month",
            ...degreeDays.flatMap(({ name }) => (both ? [`Heating, ${name}`, `Cooling, ${name}`] : ["Heating", "Cooling"])),
          ],
          rows: monthNames.map((month, index) => [
            month,
            ...degreeDays.flatMap(({ months }) => [text(months[index]!.heating), text(months[index]!.cooling)]),
          ]),
        }}
      >
        <MonthColumns
          label="Degree days by month"
          axis={unitSymbol(unit)}
          months={monthNames}
          series={series}
          text={(value) => text(convert(value, unit, siUnit("degreeDays")))}
        />
      </FigureFrame>
    </>
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
          label="Mean days of"
          value={quantity}
          options={quantities.map((each) => [each, quantityWords[each].label] as const)}
          onChange={(day) => change({ day })}
        />
      </div>
      <FigureFrame
        title={`Mean days: ${label.toLowerCase()}`}
        description="Mean of each hour of the day in each month."
        table={{
          columns: ["Month", ...Array.from({ length: 24 }, (_, hour) => `${hour + 1} h`)],
          rows: maps.flatMap(({ name, values }) =>
            monthNames.map((month, index) => [
              maps.length > 1 ? `${month}, ${name}` : month,
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
                <HeatMap label={`${label} by month and hour, ${name}`} months={monthNames} values={values} text={text} />
              ) : (
                <p>The file lacks this for some hours of the day.</p>
              )}
            </div>
          ))}
        </div>
      </FigureFrame>
    </>
  );
}

const sharesOf = ({ hours, counted }: Rose): readonly (readonly number[])[] =>
  hours.map((classes) => classes.map((count) => count / counted));

function classNames({ classes }: Rose, unitSystem: UnitSystem): readonly string[] {
  const text = (value: number): string => quantityText(value, "windSpeed", unitSystem).value;
  const unit = unitSymbol(defaultUnit("windSpeed", unitSystem));
  return classes.map((from, index) => {
    const to = classes[index + 1];
    return to === undefined ? `from ${text(from)}\u202f${unit}` : `${text(from)} to ${text(to)}\u202f${unit}`;
  });
}

function Winds({ files, month }: FilesProps & { readonly month: number }): ReactNode {
  const { change } = useReferencePlace();
  const unitSystem = useReferenceUnits();
  const roses = files.flatMap(({ name, analysis }) => {
    const rose = analysis.windRoses[month];
    return rose ? [{ name, rose }] : [];
  });
  const period = month === 0 ? "the year" : monthNames[month - 1]!;
  return (
    <>
      <div className={`${fields.fields} screen-only`}>
        <ChoiceField
          label="Wind of"
          value={String(month)}
          options={[["0", "the year"], ...monthNames.map((name, index) => [String(index + 1), name] as const)]}
          onChange={(wind) => change({ wind })}
        />
      </div>
      {roses.length === 0 ? (
        <p>No wind was measured in {period}.</p>
      ) : (
        <FigureFrame
          title={`Wind of ${period}`}
          description={roses
            .map(
              ({ name, rose }) =>
                `${roses.length > 1 ? `${name}: ` : ""}mean ${quantityText(rose.meanSpeed, "windSpeed", unitSystem).text}, calm ${percent(rose.calm / rose.counted)}`,
            )
            .join("; ")}
          table={{
            columns: [
              "From",
              ...roses.flatMap(({ name, rose }) => [
                roses.length > 1 ? `Hours, ${name}` : "Hours",
                ...classNames(rose, unitSystem),
                "Mean",
              ]),
            ],
            rows: roses[0]!.rose.directions.map((direction, sector) => [
              directionName(direction),
              ...roses.flatMap(({ rose }) => [
                String(rose.hours[sector]!.reduce((sum, hours) => sum + hours, 0)),
                ...rose.hours[sector]!.map(String),
                quantityText(rose.meanSpeeds[sector]!, "windSpeed", unitSystem).text,
              ]),
            ]),
          }}
        >
          <div className={styles.pair}>
            {roses.map(({ name, rose }) => (
              <div key={name}>
                {roses.length > 1 && <p>{name}</p>}
                <WindRose
                  label={`Wind rose of ${period}, ${name}`}
                  directions={rose.directions}
                  shares={sharesOf(rose)}
                  calm={rose.calm / rose.counted}
                  classes={classNames(rose, unitSystem)}
                  text={percent}
                />
              </div>
            ))}
          </div>
        </FigureFrame>
      )}
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
            title={files.length > 1 ? `Bins of ${name}` : "Bins"}
            description="Hours by dry bulb, with the mean wet bulb of these hours."
            table={{
              columns: ["From", "Hours", "1–8 h", "9–16 h", "17–24 h", "Mean dry bulb", "Mean wet bulb"],
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
              label="Hours by dry bulb"
              rows={bins.map(({ from, to, hours, meanCoincidentWetBulb }) => ({
                id: String(from),
                label: `${quantityText(from, "temperature", unitSystem).value} to ${text(to)}`,
                pieces: [{ start: 0, length: hours / most }],
                end: hours / most,
                value: `${hours}\u202fh`,
                ...(meanCoincidentWetBulb !== undefined && { remark: `wet bulb ${text(meanCoincidentWetBulb)}` }),
              }))}
            />
          </FigureFrame>
        );
      })}
    </>
  );
}
