import { monthNames } from "@org/hvac-core/quantity";
import { loadScopes, scopeHours, type HeatLoadValues, type HourlyCalculation, type LoadScope } from "@org/hvac-core/calculators/heat-load";
import { BarRows, FigureFrame, HeatMap, readingOf, StackedHours, type BarRow, type HourSeries } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { memo, useId, useMemo, useState, type ReactNode } from "react";
import styles from "./hourly.module.css";

const groups = [
  ["system", "Systems"],
  ["zone", "Zones"],
  ["room", "Rooms"],
] as const satisfies readonly (readonly [LoadScope["kind"], string])[];

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
        <label htmlFor={id}>Hours of</label>
        <select id={id} value={chosen} onChange={(event) => choose(event.target.value)}>
          {scopes.filter(({ kind }) => kind === "block" || kind === "plant").map(option)}
          {groups.map(([kind, label]) => {
            const members = scopes.filter((scope) => scope.kind === kind);
            return (
              members.length > 0 && (
                <optgroup key={kind} label={label}>
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
    `${monthNames[month - 1]!}, ${hour}\u202fh`;
  const { peakIndex } = hourly.hourly;
  const rows = [
    { id: "block", label: "Block load", value: blockPeak.total, remark: timeOf(blockPeak) },
    { id: "sum", label: "Sum of room peaks", value: sumOfRoomPeaks, remark: "each at its peak hour", hatched: true },
    {
      id: "plant",
      label: "Plant, with outdoor air and safety",
      value: totalLoad,
      remark: timeOf({ month: Math.floor(peakIndex / 24) + 1, hour: (peakIndex % 24) + 1 }),
    },
    { id: "heating", label: "Heating", value: heatingLoad ?? 0, remark: "at the outdoor design temperature" },
  ];
  const most = Math.max(...rows.map(({ value }) => value), 1e-9);
  return (
    <FigureFrame
      title="Block load and sum of room peaks"
      description="The block load sizes what serves all rooms; the sum of peaks does not, as rooms peak at different hours."
      table={{ columns: ["Load", "Value", "When"], rows: rows.map(({ label, value, remark }) => [label, power.cell(value), remark]) }}
    >
      <BarRows
        label="Loads of the project"
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
        title={`Hours of the year: ${scope.name}`}
        description="Cooling load on the design day of each month."
        hint="Choose an hour to see its day."
        table={{
          columns: ["Hour", ...monthNames],
          rows: hourNames.map((name, hour) => [name, ...monthNames.map((_, each) => power.cell(total[each * 24 + hour]!))]),
        }}
      >
        <HeatMap
          label={`Cooling load of ${scope.name} by month and hour`}
          months={monthNames}
          values={inUnit}
          text={text}
          tone="cooling"
          chosen={chosen}
          onChoose={choose}
        />
      </FigureFrame>
      <FigureFrame
        title={`Design day of ${monthName}: ${scope.name}`}
        description="Cooling load by its parts, sensible and latent together."
        table={{
          columns: ["Hour", ...parts.map(({ label }) => label), "Total"],
          rows: hourNames.map((name, hour) => [
            name,
            ...parts.map((part) => power.cell(part.values[month * 24 + hour]!)),
            power.cell(total[month * 24 + hour]!),
          ]),
        }}
      >
        <div className={`${styles.scope} screen-only`}>
          <label htmlFor={`${id}-month`}>Month</label>
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
        <StackedHours
          label={`Cooling load of ${scope.name} in ${monthName}`}
          axis={`Cooling load, ${symbol}`}
          series={series}
          text={text}
        />
      </FigureFrame>
      <Totals hourly={calculation} context={context} />
    </>
  );
}
