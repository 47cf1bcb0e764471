import { lifeCycleParts } from "@org/hvac-core/calculators/energy-analysis";
import { BarRows, FigureFrame, type BarRow } from "@org/ui/figures";
import type { ReactNode } from "react";
import { barAxis, barPieces } from "./barParts.ts";
import type { EnergyStudy } from "./readEnergy.ts";

/** Life-cycle cost of each system by its parts, the lowest at the top. */
export function LifeCycleFigure({ calculation, values, money }: EnergyStudy): ReactNode {
  const { cases, ranking } = calculation;
  const systems = ranking.map((index) => ({ index, case: cases[index]!, parts: lifeCycleParts(cases[index]!) }));
  const used = systems[0]!.parts.flatMap((_, part) => (systems.some(({ parts }) => parts[part]!.value !== 0) ? [part] : []));
  const axis = barAxis(systems.map(({ parts }) => used.map((part) => parts[part]!.value)));
  const named = used.map((part) => systems[0]!.parts[part]!);
  return (
    <FigureFrame
      title="Life-cycle cost"
      description={`Present value over ${values.studyYears} ${values.studyYears === 1 ? "year" : "years"}, by its parts; the lowest cost first.${
        named.some(({ id }) => id === "residual") ? " Left of the axis: the residual value, which is deducted." : ""
      }`}
      table={{
        columns: ["System", ...named.map(({ label }) => label), "Life-cycle cost"],
        rows: systems.map(({ index, case: { name, life }, parts }) => [
          index === 0 ? `${name} (base case)` : name,
          ...used.map((part) => money.cell(parts[part]!.value)),
          money.cell(life.cost.total),
        ]),
      }}
    >
      <BarRows
        label="Life-cycle cost of the systems by its parts"
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
            ...(index === 0 && cases.length > 1 && { remark: "base case" }),
          };
        })}
      />
    </FigureFrame>
  );
}
