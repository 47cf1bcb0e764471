import { monthNames } from "@org/hvac-core/quantity";
import { costOfMonths, energyByCarrier, energyByUse } from "@org/hvac-core/calculators/energy-analysis";
import { axisTitle, FigureFrame, StackedColumns, type ColumnLine, type ColumnSeries, type StackColumn } from "@org/ui/figures";
import { useMemo, useState, type ReactNode } from "react";
import { FigureChoice } from "../figureChoice/FigureChoice.tsx";
import { textOn, type EnergyCase, type EnergyStudy } from "./readEnergy.ts";
import { texts } from "./texts.ts";

const { ways } = texts.months;
type Way = keyof typeof ways;

const partsOf = { use: energyByUse, carrier: energyByCarrier, cost: costOfMonths } as const;
const columns = monthNames.map((name): StackColumn => ({ name, ticks: [name.slice(0, 3), name.slice(0, 1)] }));
const isTone = (id: string): id is "heating" | "cooling" => id === "heating" || id === "cooling";

interface MonthsFigureProps {
  readonly study: EnergyStudy;
  readonly chosen: EnergyCase;
}

/** Monthly energy or cost of one system by its parts, with the sum of the base case as a line. */
export function MonthsFigure({ study, chosen }: MonthsFigureProps): ReactNode {
  const [way, setWay] = useState<Way>("use");
  const { energy, money, calculation } = study;
  const reading = way === "cost" ? money : energy;
  const base = calculation.cases[0]!;
  const { series, lines } = useMemo(() => {
    const parts = partsOf[way](chosen).map(({ id, label, values }): ColumnSeries => ({
      id,
      label,
      values: values.map(reading.shown),
      ...(way === "use" && isTone(id) && { tone: id }),
    }));
    const baseParts = partsOf[way](base);
    const sums = monthNames.map((_, month) => reading.shown(baseParts.reduce((sum, { values }) => sum + values[month]!, 0)));
    const line: ColumnLine = { id: "base", label: base.name, look: "beside", shape: "steps", values: sums };
    return { series: parts, lines: chosen === base ? [] : [line] };
  }, [way, chosen, base, reading]);
  const yearEnd = chosen.costs.electricity.annualTopUp - chosen.costs.electricity.yearEndCredit;
  const quantity = texts.months.quantity[way === "cost" ? "cost" : "energy"];
  return (
    <FigureFrame
      title={texts.months.title(chosen.name)}
      description={texts.months.lead(
        ways[way],
        chosen === base ? undefined : base.name,
        way === "cost" && yearEnd !== 0 ? money.text(yearEnd) : undefined,
      )}
      table={{
        columns: [texts.months.month, ...series.map(({ label }) => label), texts.months.sum, ...lines.map(({ label }) => label)],
        rows: monthNames.map((name, month) => [
          name,
          ...series.map(({ values }) => reading.cell(reading.toSi(values[month]!))),
          reading.cell(reading.toSi(series.reduce((sum, { values }) => sum + values[month]!, 0))),
          ...lines.map(({ values }) => reading.cell(reading.toSi(values[month]!))),
        ]),
      }}
    >
      <FigureChoice label={texts.months.choice} options={Object.entries(ways)} chosen={way} choose={(id) => setWay(id as Way)} />
      {series.length === 0 ? (
        <p>{texts.months.empty}</p>
      ) : (
        <StackedColumns
          label={texts.months.label(quantity, chosen.name)}
          axis={axisTitle(quantity, reading.symbol)}
          columns={columns}
          series={series}
          lines={lines}
          text={textOn(reading)}
          sum="total"
        />
      )}
    </FigureFrame>
  );
}
