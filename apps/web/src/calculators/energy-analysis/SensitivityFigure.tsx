import { subjectOf } from "@org/hvac-core/calculators/energy-analysis";
import { Button } from "@org/ui/elements";
import { FigureFrame, Tornado } from "@org/ui/figures";
import { useMemo, type ReactNode } from "react";
import styles from "./energy.module.css";
import { textOn, type EnergyStudy } from "./readEnergy.ts";

/** Swing of the net savings by each assumption alone, the largest at the top. */
export function SensitivityFigure({ study }: { readonly study: EnergyStudy }): ReactNode {
  const { calculation, values, money, ratio, goTo } = study;
  const subject = calculation.cases[subjectOf(calculation, values) ?? -1];
  const { swings } = calculation;
  const rows = useMemo(
    () =>
      swings.map(({ id, name, lower, higher }) => {
        const row = values.sensitivity.find((each) => each.id === id)!;
        return {
          id,
          label: name,
          lower: money.shown(lower),
          higher: money.shown(higher),
          description: `${name}: ${ratio.short(row.lower)} lower ${money.text(lower)}, ${ratio.short(row.higher)} higher ${money.text(higher)}`,
        };
      }),
    [swings, values, money, ratio],
  );
  if (!subject?.comparison) return null;
  const { netSavings } = subject.comparison;
  if (rows.length === 0)
    return (
      <div className={`${styles.lesson} screen-only`}>
        <span>Which assumption matters most? List prices, rates or investments to see how each affects the net savings.</span>
        <Button look="quiet" small onClick={() => goTo("sensitivity")}>
          Go to sensitivity
        </Button>
      </div>
    );
  return (
    <FigureFrame
      title={`Sensitivity: ${subject.name}`}
      description={`Net savings of ${money.text(netSavings)} as entered, and with each assumption alone decreased or increased.`}
      table={{
        columns: ["Assumption", "Decrease", "Net savings after decrease", "Increase", "Net savings after increase"],
        rows: swings.map(({ id, name, lower, higher }) => {
          const row = values.sensitivity.find((each) => each.id === id)!;
          return [name, ratio.shortCell(row.lower), money.cell(lower), ratio.shortCell(row.higher), money.cell(higher)];
        }),
      }}
    >
      <Tornado
        label={`Net savings of ${subject.name} with each assumption lower and higher`}
        axis={`Net savings, ${money.symbol}`}
        rows={rows}
        centre={money.shown(netSavings)}
        text={textOn(money)}
      />
    </FigureFrame>
  );
}
