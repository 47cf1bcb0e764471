import { lifeCycleParts } from "@org/hvac-core/calculators/energy-analysis";
import { BarRows, FigureFrame, type BarRow } from "@org/ui/figures";
import type { ReactNode } from "react";
import { barAxis, barPieces } from "./barParts.ts";
import type { EnergyStudy } from "./readEnergy.ts";
import { texts } from "./texts.ts";

/** Life-cycle cost of each system by its parts, the lowest at the top. */
export function LifeCycleFigure({ calculation, values, money }: EnergyStudy): ReactNode {
  const { cases, ranking } = calculation;
  const systems = ranking.map((index) => ({ index, case: cases[index]!, parts: lifeCycleParts(cases[index]!) }));
  const used = systems[0]!.parts.flatMap((_, part) => (systems.some(({ parts }) => parts[part]!.value !== 0) ? [part] : []));
  const axis = barAxis(systems.map(({ parts }) => used.map((part) => parts[part]!.value)));
  const named = used.map((part) => systems[0]!.parts[part]!);
  return (
    <FigureFrame
      title={texts.lifeCycle.title}
      description={texts.lifeCycle.lead(
        values.studyYears,
        named.some(({ id }) => id === "residual"),
      )}
      table={{
        columns: [texts.system, ...named.map(({ label }) => label), texts.lifeCycle.title],
        rows: systems.map(({ index, case: { name, life }, parts }) => [
          texts.systemName(name, index === 0),
          ...used.map((part) => money.cell(parts[part]!.value)),
          money.cell(life.cost.total),
        ]),
      }}
    >
      <BarRows
        label={texts.lifeCycle.label}
        zero={axis.zero}
        parts={named}
        rows={systems.map(({ index, case: { id, name, life }, parts }): BarRow => {
          const pieces = barPieces(
            used.map((part) => parts[part]!.value),
            axis,
          );
          return {
            id,
            label: name,
            pieces,
            end: axis.zero,
            value: money.text(life.cost.total),
            ...(index === 0 && cases.length > 1 && { remark: texts.baseCase }),
          };
        })}
      />
    </FigureFrame>
  );
}
