import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { intensities, benchmarks } from "./tables.ts";

export function EnergyBenchmarks(): ReactNode {
  return (
    <>
      <ReferenceTable table={intensities} isTitled />
      <ReferenceTable table={benchmarks} isTitled />
    </>
  );
}
