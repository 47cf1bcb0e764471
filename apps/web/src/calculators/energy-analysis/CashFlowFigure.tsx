import { gainsOf, secondsPerYear } from "@org/hvac-core/calculators/energy-analysis";
import { FigureFrame, StackedColumns, type ColumnLine, type ColumnMark, type StackColumn } from "@org/ui/figures";
import { useMemo, type ReactNode } from "react";
import styles from "./energy.module.css";
import { textOn, type EnergyCase, type EnergyStudy } from "./readEnergy.ts";
import { returnsText } from "./returnsText.ts";
import { texts } from "./texts.ts";

interface CashFlowFigureProps {
  readonly study: EnergyStudy;
  readonly chosen: EnergyCase;
}

/** Annual gains of a system over the base case, with its payback. */
export function CashFlowFigure({ study, chosen }: CashFlowFigureProps): ReactNode {
  const { calculation, money, duration } = study;
  const { comparison } = chosen;
  const years = useMemo(() => gainsOf(chosen), [chosen]);
  const columns = useMemo(
    () => years.map((_, year): StackColumn => ({ name: texts.cashFlow.yearName(year), ticks: [String(year)] })),
    [years],
  );
  const series = useMemo(
    () => [{ id: "gain", label: texts.cashFlow.annualGain, values: years.map(({ gain }) => money.shown(gain)) }],
    [years, money],
  );
  const lines = useMemo(
    (): readonly ColumnLine[] => [
      {
        id: "sum",
        label: texts.cashFlow.cumulativeGain,
        look: "beside",
        shape: "course",
        values: years.map(({ sum }) => money.shown(sum)),
      },
      {
        id: "present",
        label: texts.cashFlow.cumulativePresentValue,
        look: "main",
        shape: "course",
        values: years.map(({ discountedSum }) => money.shown(discountedSum)),
      },
    ],
    [years, money],
  );
  const marks = useMemo(
    () =>
      (
        [
          ["simple", texts.cashFlow.simplePayback, comparison?.simplePayback],
          ["discounted", texts.cashFlow.discountedPayback, comparison?.discountedPayback],
        ] as const
      ).flatMap(([id, label, payback]): ColumnMark[] =>
        payback === undefined || payback > years.length - 1
          ? []
          : [{ id, position: payback, label: `${label} ${duration.text(payback * secondsPerYear)}` }],
      ),
    [comparison, duration, years],
  );
  if (!comparison) return null;
  const base = calculation.cases[0]!.name;
  return (
    <FigureFrame
      title={texts.cashFlow.title(chosen.name)}
      description={texts.cashFlow.lead(base, money.text(comparison.netSavings))}
      table={{
        columns: [
          texts.cashFlow.year,
          texts.cashFlow.gain,
          texts.cashFlow.presentValue,
          texts.cashFlow.cumulativeGain,
          texts.cashFlow.cumulativePresentValue,
        ],
        rows: years.map(({ gain, discounted, sum, discountedSum }, year) => [
          String(year),
          ...[gain, discounted, sum, discountedSum].map(money.cell),
        ]),
      }}
    >
      <StackedColumns
        label={texts.cashFlow.label(chosen.name, base)}
        axis={texts.cashFlow.axis(base, money.symbol)}
        across={texts.cashFlow.year}
        columns={columns}
        series={series}
        lines={lines}
        marks={marks}
        text={textOn(money)}
      />
      <p className={styles.returns}>{returnsText(chosen, study)}</p>
    </FigureFrame>
  );
}
