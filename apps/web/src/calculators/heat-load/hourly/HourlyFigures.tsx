import { monthNames } from "@org/hvac-core/quantity";
import { loadScopes, scopeHours, type HeatLoadValues, type HourlyCalculation, type LoadScope } from "@org/hvac-core/calculators/heat-load";
import { BarRows, FigureFrame, HeatMap, readingOf, StackedHours, type BarRow, type HourSeries } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { memo, useId, useMemo, useState, type ReactNode } from "react";
import styles from "./hourly.module.css";
import { texts } from "./texts.ts";

const groups = ["system", "zone", "room"] as const satisfies readonly LoadScope["kind"][];

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
    const id = useId();
    const option = ({ id: value, name }: LoadScope): ReactNode => (
      <option key={value} value={value}>
        {name}
      </option>
    );
    return (
      <>
        <label htmlFor={id}>{texts.scope.label}</label>
        <select id={id} value={chosen} onChange={(event) => choose(event.target.value)}>
          {scopes.filter(({ kind }) => kind === "block" || kind === "plant").map(option)}
          {groups.map((kind) => {
            const members = scopes.filter((scope) => scope.kind === kind);
            return (
              members.length > 0 && (
                <optgroup key={kind} label={texts.scope.groups[kind]}>
                  {members.map(option)}
                </optgroup>
              )
            );
          })}
        </select>
      </>
    );
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
    { id: "sum", label: texts.totals.sum, value: sumOfRoomPeaks, remark: texts.totals.ownPeaks, hatched: true },
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

/** The hours of a project: a map of the year, the day of the peak by its parts, and what the plant must meet. */
export function HourlyFigures(context: FigureContext): ReactNode {
  const { outcome } = context;
  const calculation = outcome.calculation as HourlyCalculation;
  const values = outcome.values as HeatLoadValues;
  const power = readingOf("power", context);
  const [wanted, setWanted] = useState("block");
  const [hourOf, setHourOf] = useState<{ readonly scope: string; readonly hour: number }>();
  const scopes = useMemo(() => loadScopes(values), [values]);
  const scope = scopes.find(({ id: each }) => each === wanted) ?? scopes[0]!;
  const chosen = hourOf?.scope === scope.id ? hourOf.hour : undefined;
  const choose = (hour: number): void => setHourOf({ scope: scope.id, hour });
  const { total, parts } = useMemo(() => scopeHours(scope, values, calculation.hourly), [scope, values, calculation]);
  const { symbol, shown } = power;
  const inUnit = total.map(shown);
  const highest = total.reduce((best, value, index) => (value > total[best]! ? index : best), 0);
  const month = Math.floor((chosen ?? highest) / 24);
  const text = (value: number): string => power.text(power.toSi(value));
  const series = parts.map(({ id, label, values: all }): HourSeries => ({
    id,
    label,
    values: all.slice(month * 24, month * 24 + 24).map(shown),
  }));
  const id = useId();
  const monthName = monthNames[month]!;

  return (
    <>
      <div className={`${styles.scope} screen-only`}>
        <ScopeSelect scopes={scopes} chosen={scope.id} choose={setWanted} />
      </div>
      <FigureFrame
        title={texts.year.title(scope.name)}
        description={texts.year.lead}
        hint={texts.year.hint}
        table={{
          columns: [texts.hour, ...monthNames],
          rows: hourNames.map((name, hour) => [name, ...monthNames.map((_, each) => power.cell(total[each * 24 + hour]!))]),
        }}
      >
        <HeatMap
          label={texts.year.label(scope.name)}
          months={monthNames}
          values={inUnit}
          text={text}
          tone="cooling"
          chosen={chosen}
          onChoose={choose}
        />
      </FigureFrame>
      <FigureFrame
        title={texts.day.title(monthName, scope.name)}
        description={texts.day.lead}
        table={{
          columns: [texts.hour, ...parts.map(({ label }) => label), texts.day.total],
          rows: hourNames.map((name, hour) => [
            name,
            ...parts.map((part) => power.cell(part.values[month * 24 + hour]!)),
            power.cell(total[month * 24 + hour]!),
          ]),
        }}
      >
        <div className={`${styles.scope} screen-only`}>
          <label htmlFor={`${id}-month`}>{texts.day.month}</label>
          <select
            id={`${id}-month`}
            value={month}
            onChange={(event) => choose(Number(event.target.value) * 24 + ((chosen ?? highest) % 24))}
          >
            {monthNames.map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <StackedHours label={texts.day.label(scope.name, monthName)} axis={texts.day.axis(symbol)} series={series} text={text} />
      </FigureFrame>
      <Totals hourly={calculation} context={context} />
    </>
  );
}
