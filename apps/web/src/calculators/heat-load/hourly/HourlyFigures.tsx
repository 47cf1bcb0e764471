import type { Path } from "@org/hvac-core/kernel";
import { monthNames } from "@org/hvac-core/quantity";
import { loadScopes, scopeHours, type HeatLoadValues, type HourlyCalculation, type LoadScope } from "@org/hvac-core/calculators/heat-load";
import { BarRows, FigureFrame, HeatMap, idIn, readingOf, StackedHours, useFollowed, type BarRow, type Reading } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { memo, useMemo, useState, type ReactNode } from "react";
import { FigureChoice } from "../../figureChoice/FigureChoice.tsx";
import { BalanceFigure } from "./BalanceFigure.tsx";
import styles from "./hourly.module.css";
import { texts } from "./texts.ts";

const sameScopes = (a: readonly LoadScope[], b: readonly LoadScope[]): boolean =>
  a.length === b.length && a.every(({ id, name }, index) => id === b[index]!.id && name === b[index]!.name);

interface ScopeSelectProps {
  readonly scopes: readonly LoadScope[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** Drawn again only when a name has changed: a project has thousands of rooms. */
const ScopeSelect = memo(
  function ScopeSelect({ scopes, chosen, choose }: ScopeSelectProps): ReactNode {
    const options = scopes.map(({ id, name, kind }): readonly [string, string, string?] =>
      kind === "block" || kind === "plant" ? [id, name] : [id, name, texts.scope.groups[kind]],
    );
    return <FigureChoice label={texts.scope.label} options={options} chosen={chosen} choose={choose} />;
  },
  (before, after) => before.chosen === after.chosen && before.choose === after.choose && sameScopes(before.scopes, after.scopes),
);

/** Load of the plant next to the sums of its rooms: only one of them sizes a common plant. */
function Totals({ hourly, context }: { readonly hourly: HourlyCalculation; readonly context: FigureContext }): ReactNode {
  const power = readingOf("power", context);
  const { blockPeak, sumOfRoomPeaks } = hourly.hourly;
  const { totalLoad, heatingLoad } = hourly.results;
  const timeOf = ({ month, hour }: { readonly month: number; readonly hour: number }): string =>
    texts.totals.time(monthNames[month - 1]!, hourNames[hour - 1]!);
  const { peakIndex } = hourly.hourly;
  const rows = [
    { id: "block", label: texts.totals.block, value: blockPeak.total, remark: timeOf(blockPeak) },
    { id: "sum", label: texts.totals.sum, value: sumOfRoomPeaks, remark: texts.totals.separatePeaks, hatched: true },
    {
      id: "plant",
      label: texts.totals.plant,
      value: totalLoad,
      remark: timeOf({ month: Math.floor(peakIndex / 24) + 1, hour: (peakIndex % 24) + 1 }),
    },
    { id: "heating", label: texts.totals.heating, value: heatingLoad ?? 0, remark: texts.totals.designTemperature },
  ];
  const most = Math.max(...rows.map(({ value }) => value), 1e-9);
  return (
    <FigureFrame
      title={texts.totals.title}
      description={texts.totals.lead}
      table={{
        columns: [texts.totals.load, texts.totals.value, texts.totals.when],
        rows: rows.map(({ label, value, remark }) => [label, power.cell(value), remark]),
      }}
    >
      <BarRows
        label={texts.totals.label}
        rows={rows.map(({ id, label, value, remark, hatched }): BarRow => ({
          id,
          label,
          pieces: [{ start: 0, length: Math.max(0, value) / most, ...(hatched && { hatched }) }],
          end: Math.max(0, value) / most,
          value: power.text(value),
          remark,
        }))}
      />
    </FigureFrame>
  );
}

const hourNames = Array.from({ length: 24 }, (_, hour) => `${hour + 1}\u202fh`);

interface ScopeFigureProps {
  readonly scope: LoadScope;
  readonly hours: ReturnType<typeof scopeHours>;
  readonly power: Reading;
  /** Index of the selected hour in the year of design days. */
  readonly chosen: number | undefined;
  readonly choose: (hour: number) => void;
}

/** A map of the year. */
function YearFigure({ scope, hours: { total }, power, chosen, choose }: ScopeFigureProps): ReactNode {
  return (
    <FigureFrame
      title={texts.year.title(scope.name)}
      description={texts.year.lead}
      hint={texts.year.hint}
      table={{
        columns: [texts.hour, ...monthNames],
        rows: hourNames.map((name, hour) => [name, ...monthNames.map((_, month) => power.cell(total[month * 24 + hour]!))]),
      }}
    >
      <HeatMap
        label={texts.year.label(scope.name)}
        months={monthNames}
        values={total.map(power.shown)}
        text={(value) => power.text(power.toSi(value))}
        tone="cooling"
        chosen={chosen}
        onChoose={choose}
      />
    </FigureFrame>
  );
}

/** The design day of a month, that of the peak at first, by its parts. */
function DayFigure({ scope, hours: { total, parts }, power, chosen, choose }: ScopeFigureProps): ReactNode {
  const highest = total.reduce((best, value, index) => (value > total[best]! ? index : best), 0);
  const hour = chosen ?? highest;
  const month = Math.floor(hour / 24);
  const name = monthNames[month]!;
  const ofDay = (values: readonly number[]): readonly number[] => values.slice(month * 24, month * 24 + 24);
  const day = parts.map(({ id, label, values }) => ({ id, label, values: ofDay(values) }));
  const totals = ofDay(total);
  return (
    <FigureFrame
      title={texts.day.title(name, scope.name)}
      description={texts.day.lead}
      table={{
        columns: [texts.hour, ...day.map(({ label }) => label), texts.day.total],
        rows: hourNames.map((hourName, index) => [
          hourName,
          ...day.map(({ values }) => power.cell(values[index]!)),
          power.cell(totals[index]!),
        ]),
      }}
    >
      <FigureChoice
        label={texts.day.month}
        options={monthNames.map((each, index) => [String(index), each])}
        chosen={String(month)}
        choose={(each) => choose(Number(each) * 24 + (hour % 24))}
      />
      <StackedHours
        label={texts.day.label(scope.name, name)}
        axis={texts.day.axis(power.symbol)}
        series={day.map(({ values, ...part }) => ({ ...part, values: values.map(power.shown) }))}
        text={(value) => power.text(power.toSi(value))}
      />
    </FigureFrame>
  );
}

/** Lists whose rows have a load at every hour, and the kinds of their scopes. */
const scopeKinds = [
  ["rooms", "room"],
  ["zones", "zone"],
  ["systems", "system"],
] as const;

/** The scope of a row. */
function scopeOfRow(row: Path): string | undefined {
  const scope = scopeKinds.map(([list, kind]) => [kind, idIn(list)(row)] as const).find(([, id]) => id !== undefined);
  return scope?.join(" ");
}

/** The hours of a project: a map of the year, the day of the peak by its parts, and what the plant must meet. */
export function HourlyFigures(context: FigureContext): ReactNode {
  const { outcome } = context;
  const calculation = outcome.calculation as HourlyCalculation;
  const values = outcome.values as HeatLoadValues;
  const power = readingOf("power", context);
  const [wanted, setWanted] = useFollowed(scopeOfRow);
  const [hourOf, setHourOf] = useState<{ readonly scope: string; readonly hour: number }>();
  const scopes = useMemo(() => loadScopes(values), [values]);
  const scope = scopes.find(({ id }) => id === wanted) ?? scopes[0]!;
  const hours = useMemo(() => scopeHours(scope, values, calculation.hourly), [scope, values, calculation]);
  const figure: ScopeFigureProps = {
    scope,
    hours,
    power,
    chosen: hourOf?.scope === scope.id ? hourOf.hour : undefined,
    choose: (hour) => setHourOf({ scope: scope.id, hour }),
  };
  return (
    <>
      <div className={`${styles.scope} screen-only`}>
        <ScopeSelect scopes={scopes} chosen={scope.id} choose={setWanted} />
      </div>
      <YearFigure {...figure} />
      <DayFigure {...figure} />
      <Totals hourly={calculation} context={context} />
      <BalanceFigure context={context} />
    </>
  );
}
