import { emissionsByCarrier } from "@org/hvac-core/calculators/energy-analysis";
import { BarRows, FigureFrame, type BarRow } from "@org/ui/figures";
import type { ReactNode } from "react";
import { barAxis, barPieces } from "./barParts.ts";
import type { EnergyStudy } from "./readEnergy.ts";
import { texts } from "./texts.ts";

/** Annual emissions of the systems by carrier; hidden where no system has all its factors. */
export function EmissionsFigure({ calculation: { cases }, values, mass }: EnergyStudy): ReactNode {
  const systems = cases.map((each) => ({ case: each, parts: emissionsByCarrier(each, values) }));
  if (systems.every(({ case: { costs } }) => costs.emissions === undefined)) return null;
  const carriers = [...new Map(systems.flatMap(({ parts }) => parts).map(({ id, label }) => [id, label]))];
  const valuesOf = (parts: (typeof systems)[number]["parts"]): number[] =>
    carriers.map(([carrier]) => parts.find(({ id }) => id === carrier)?.value ?? 0);
  const axis = barAxis(systems.map(({ parts }) => valuesOf(parts)));
  return (
    <FigureFrame
      title={texts.emissions.title}
      description={texts.emissions.lead(values.emissionYear, values.emissionSource)}
      table={{
        columns: [texts.system, ...carriers.map(([, label]) => label), texts.emissions.column],
        rows: systems.map(({ case: { name, costs }, parts }) => [
          name,
          ...carriers.map(([carrier]) => {
            const part = parts.find(({ id }) => id === carrier);
            return part === undefined ? mass.cell(0) : part.value === undefined ? texts.emissions.noFactor : mass.cell(part.value);
          }),
          costs.emissions === undefined ? texts.emissions.notCalculated : mass.cell(costs.emissions),
        ]),
      }}
    >
      <BarRows
        label={texts.emissions.label}
        parts={carriers.map(([id, label]) => ({ id, label }))}
        rows={systems.map(({ case: { id, name, costs }, parts }, index): BarRow => ({
          id,
          label: name,
          pieces: barPieces(valuesOf(parts), axis),
          end: 0,
          value: costs.emissions === undefined ? texts.emissions.factorMissing : mass.text(costs.emissions),
          ...(index === 0 && cases.length > 1 && { remark: texts.baseCase }),
        }))}
      />
    </FigureFrame>
  );
}
