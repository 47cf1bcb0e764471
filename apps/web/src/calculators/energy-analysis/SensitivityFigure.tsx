import { subjectOf } from "@org/hvac-core/calculators/energy-analysis";
import { Button } from "@org/ui/elements";
import { FigureFrame, Tornado } from "@org/ui/figures";
import { useMemo, type ReactNode } from "react";
import styles from "./energy.module.css";
import { textOn, type EnergyStudy } from "./readEnergy.ts";
import { texts } from "./texts.ts";

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
          description: texts.sensitivity.swing(
            name,
            { change: ratio.short(row.lower), savings: money.text(lower) },
            { change: ratio.short(row.higher), savings: money.text(higher) },
          ),
        };
      }),
    [swings, values, money, ratio],
  );
  if (!subject?.comparison) return null;
  const { netSavings } = subject.comparison;
  if (rows.length === 0)
    return (
      <div className={`${styles.lesson} screen-only`}>
        <span>{texts.sensitivity.empty.lead}</span>
        <Button look="quiet" small onClick={() => goTo("sensitivity")}>
          {texts.sensitivity.empty.goTo}
        </Button>
      </div>
    );
  return (
    <FigureFrame
      title={texts.sensitivity.title(subject.name)}
      description={texts.sensitivity.lead(money.text(netSavings))}
      table={{
        columns: [
          texts.sensitivity.assumption,
          texts.sensitivity.decrease,
          texts.sensitivity.savingsAfterDecrease,
          texts.sensitivity.increase,
          texts.sensitivity.savingsAfterIncrease,
        ],
        rows: swings.map(({ id, name, lower, higher }) => {
          const row = values.sensitivity.find((each) => each.id === id)!;
          return [name, ratio.shortCell(row.lower), money.cell(lower), ratio.shortCell(row.higher), money.cell(higher)];
        }),
      }}
    >
      <Tornado
        label={texts.sensitivity.label(subject.name)}
        axis={texts.sensitivity.axis(money.symbol)}
        rows={rows}
        centre={money.shown(netSavings)}
        text={textOn(money)}
      />
    </FigureFrame>
  );
}
