import { subjectOf } from "@org/hvac-core/calculators/energy-analysis";
import { Button } from "@org/ui/elements";
import type { FigureContext } from "@org/ui/surface";
import { useMemo, useState, type ReactNode } from "react";
import { CashFlowFigure } from "./CashFlowFigure.tsx";
import { FigureChoice } from "../figureChoice/FigureChoice.tsx";
import { EmissionsFigure } from "./EmissionsFigure.tsx";
import styles from "./energy.module.css";
import { DemandFigure, DurationFigure } from "./HoursFigures.tsx";
import { LifeCycleFigure } from "./LifeCycleFigure.tsx";
import { MonthsFigure } from "./MonthsFigure.tsx";
import { RangeFigure } from "./RangeFigure.tsx";
import { readEnergy } from "./readEnergy.ts";
import { SensitivityFigure } from "./SensitivityFigure.tsx";
import { texts } from "./texts.ts";

/** Comparison of the systems, then years, months and hours of one of them. */
export function EnergyFigures(context: FigureContext): ReactNode {
  const { outcome, state, preferredUnits, goTo } = context;
  const study = useMemo(() => readEnergy({ outcome, state, preferredUnits, goTo }), [outcome, state, preferredUnits, goTo]);
  const { calculation, values } = study;
  const { cases } = calculation;
  const [wanted, setWanted] = useState<string>();
  const chosen = cases.find(({ id }) => id === wanted) ?? cases[subjectOf(calculation, values) ?? 0]!;
  return (
    <>
      <LifeCycleFigure {...study} />
      {cases.length === 1 && (
        <div className={`${styles.lesson} screen-only`}>
          <span>{texts.secondSystem.lead}</span>
          <Button look="quiet" small onClick={() => goTo("cases")}>
            {texts.secondSystem.goTo}
          </Button>
        </div>
      )}
      <SensitivityFigure study={study} />
      <RangeFigure study={study} />
      <EmissionsFigure {...study} />
      <FigureChoice
        label={texts.system}
        options={cases.map(({ id, name }, index) => [id, texts.systemName(name, index === 0 && cases.length > 1)])}
        chosen={chosen.id}
        choose={setWanted}
      />
      <CashFlowFigure study={study} chosen={chosen} />
      <MonthsFigure study={study} chosen={chosen} />
      <DurationFigure study={study} chosen={chosen} />
      <DemandFigure study={study} chosen={chosen} />
    </>
  );
}
