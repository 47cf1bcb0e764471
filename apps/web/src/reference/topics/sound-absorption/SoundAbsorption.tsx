import { surfaceAbsorptions } from "@org/hvac-core/reference";
import { FigureFrame, SpectrumChart } from "@org/ui/figures";
import { octaveBands } from "@org/hvac-core/acoustics";
import { formatNumber, prose } from "@org/form/numbers";
import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { useReferencePlace } from "../../topicState.ts";
import { absorptionTable } from "./tables.ts";
import { texts } from "./texts.ts";

/** Absorption of surfaces, the chosen one drawn over the bands. */
export function SoundAbsorption(): ReactNode {
  const { params, change } = useReferencePlace();
  const row = surfaceAbsorptions.find(({ id }) => id === params["surface"]) ?? surfaceAbsorptions[0]!;
  const name = prose(row.label);
  return (
    <>
      <FigureFrame
        title={name}
        description={texts.lead}
        table={{
          columns: [texts.band, texts.coefficient],
          rows: octaveBands.map((band, index) => [`${band} Hz`, formatNumber(row.absorption[index]!, { digits: 2 })]),
        }}
      >
        <SpectrumChart
          label={texts.label(name)}
          spectra={[{ id: row.id, label: "", levels: row.absorption, look: "main" }]}
          curves={[]}
          levelAxis={{ label: texts.coefficient, unit: "", domain: [0, 1.1] }}
        />
      </FigureFrame>
      <ReferenceTable table={absorptionTable} onChoose={({ id }) => change({ surface: id })} />
    </>
  );
}
