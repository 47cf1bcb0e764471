import { octaveBands } from "@org/hvac-core/acoustics";
import { partitionLosses } from "@org/hvac-core/reference";
import { formatNumber, prose } from "@org/form/numbers";
import { FigureFrame, SpectrumChart } from "@org/ui/figures";
import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { useReferencePlace } from "../../topicState.ts";
import { estimatedClass, partitionTable } from "./tables.ts";
import { texts } from "./texts.ts";

/** Transmission losses of partitions, the chosen one drawn over the bands. */
export function Partitions(): ReactNode {
  const { params, change } = useReferencePlace();
  const row = partitionLosses.find(({ id }) => id === params["partition"]) ?? partitionLosses[0]!;
  const name = prose(row.label);
  return (
    <>
      <FigureFrame
        title={name}
        description={texts.lead(row.transmissionClass ?? estimatedClass(row), row.transmissionClass === undefined)}
        hint={texts.hint}
        table={{
          columns: [texts.band, texts.loss],
          rows: octaveBands.map((band, index) => [
            `${band} Hz`,
            formatNumber(row.transmissionLoss[index]!, { digits: 3, trimZeros: true }),
          ]),
        }}
      >
        <SpectrumChart
          label={texts.label(name)}
          spectra={[{ id: row.id, label: "", levels: row.transmissionLoss, look: "main" }]}
          curves={[]}
          levelAxis={{ label: texts.loss, unit: "\u202fdB" }}
        />
      </FigureFrame>
      <ReferenceTable table={partitionTable} onChoose={({ id }) => change({ partition: id })} />
    </>
  );
}
