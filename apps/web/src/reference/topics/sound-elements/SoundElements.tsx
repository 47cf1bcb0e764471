import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { lossTable, plantTable } from "./tables.ts";

export function SoundElements(): ReactNode {
  return (
    <>
      <ReferenceTable table={lossTable} isTitled />
      <ReferenceTable table={plantTable} isTitled />
    </>
  );
}
