import { octaveBands } from "@org/hvac-core/acoustics";
import { partitionLosses } from "@org/hvac-core/reference";
import { formatNumber, prose } from "@org/form/numbers";
import { FigureFrame, SpectrumChart } from "@org/ui/figures";
import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { useReferencePlace } from "../../topicState.ts";
import { estimatedClass, partitionTable } from "./tables.ts";

/** Transmission losses of partitions, the chosen one drawn over the bands. */
export function Partitions(): ReactNode {
  const { params, change } = useReferencePlace();
  const row = partitionLosses.find(({ id }) => id === params["partition"]) ?? partitionLosses[0]!;
  const name = prose(row.label);
  const stc = row.transmissionClass === undefined ? `about STC ${estimatedClass(row)} by its octaves` : `STC ${row.transmissionClass}`;
  return (
    <>
      <FigureFrame
        title={name}
        description={`Transmission loss in a laboratory, ${stc}; on site, gaps and flanking paths reduce it.`}
        hint="Choose another partition in the table."
        table={{
          columns: ["Octave band", "Transmission loss, dB"],
          rows: octaveBands.map((band, index) => [
            `${band} Hz`,
            formatNumber(row.transmissionLoss[index]!, { digits: 3, trimZeros: true }),
          ]),
        }}
      >
        <SpectrumChart
          label={`Transmission loss of ${name}`}
          spectra={[{ id: row.id, label: "", levels: row.transmissionLoss, look: "main" }]}
          curves={[]}
          levelAxis={{ label: "Transmission loss, dB", unit: "\u202fdB" }}
        />
      </FigureFrame>
      <ReferenceTable table={partitionTable} onChoose={({ id }) => change({ partition: id })} />
    </>
  );
}
