import { convert, defaultUnit, siUnit, unitSymbol, monthNames, type QuantityKind } from "@org/hvac-core/quantity";
import type { MonthOfWeather } from "@org/hvac-core/weather";
import { CopyButton } from "@org/ui/elements";
import { formatNumber, quantityText } from "@org/form/numbers";
import type { ReactNode } from "react";
import type { WeatherAnalysis } from "../../../calculators/climate/openEpw.ts";
import { useReferenceUnits } from "../../topicState.ts";
import { texts } from "./texts.ts";
import styles from "./weather.module.css";

interface MonthsTableProps {
  readonly name: string;
  readonly analysis: WeatherAnalysis;
  /** Whether two files are open, so that each table shows its file name. */
  readonly isNamed: boolean;
}

interface Column {
  readonly label: string;
  readonly kind?: QuantityKind;
  readonly value: (month: MonthOfWeather) => number | undefined;
}

const names = texts.months;

const columns: readonly Column[] = [
  { label: names.mean, kind: "temperature", value: ({ dryBulb }) => dryBulb?.mean },
  { label: names.meanDailyLowest, kind: "temperature", value: ({ meanDailyLowest }) => meanDailyLowest },
  { label: names.meanDailyHighest, kind: "temperature", value: ({ meanDailyHighest }) => meanDailyHighest },
  { label: names.lowest, kind: "temperature", value: ({ dryBulb }) => dryBulb?.lowest },
  { label: names.highest, kind: "temperature", value: ({ dryBulb }) => dryBulb?.highest },
  { label: names.dewPoint, kind: "temperature", value: ({ dewPoint }) => dewPoint?.mean },
  { label: names.relativeHumidity, kind: "ratio", value: ({ relativeHumidity }) => relativeHumidity?.mean },
  { label: names.wind, kind: "windSpeed", value: ({ windSpeed }) => windSpeed?.mean },
  { label: names.skyCover, kind: "ratio", value: ({ skyCover }) => skyCover?.mean },
  { label: names.clear, value: ({ skyHours }) => skyHours.clear },
  { label: names.overcast, value: ({ skyHours }) => skyHours.overcast },
  { label: names.sun, kind: "energyPerArea", value: ({ globalHorizontal }) => globalHorizontal },
];

/** Table of the months of a weather file. */
export function MonthsTable({ name, analysis, isNamed }: MonthsTableProps): ReactNode {
  const unitSystem = useReferenceUnits();
  const title = names.title(isNamed ? name : undefined);
  const unit = ({ kind }: Column): string => (kind === undefined ? "" : unitSymbol(defaultUnit(kind, unitSystem)));
  const text = ({ kind, value }: Column, month: MonthOfWeather): string => {
    const entry = value(month);
    if (entry === undefined) return "";
    return kind === undefined ? formatNumber(entry, { digits: 4, trimZeros: true }) : quantityText(entry, kind, unitSystem).value;
  };
  const amount = ({ kind, value }: Column, month: MonthOfWeather): number | undefined => {
    const entry = value(month);
    return entry === undefined || kind === undefined ? entry : convert(entry, siUnit(kind), defaultUnit(kind, unitSystem));
  };
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <CopyButton
        name={title}
        table={() => ({
          columns: [{ label: texts.month }, ...columns.map((column) => ({ label: column.label, unit: unit(column) }))],
          rows: analysis.months.map((month, index) => [monthNames[index]!, ...columns.map((column) => amount(column, month))]),
        })}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must scroll by keyboard too */}
      <section className={styles.scroll} aria-label={names.table(title)} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.month}</th>
              {columns.map((column) => (
                <th key={column.label} scope="col">
                  {column.label}
                  <small>{unit(column)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {analysis.months.map((month, index) => (
              <tr key={monthNames[index]}>
                <th scope="row">{monthNames[index]}</th>
                {columns.map((column) => (
                  <td key={column.label}>{text(column, month)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
