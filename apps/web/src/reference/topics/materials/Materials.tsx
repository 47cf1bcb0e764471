import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { materialTable, vaporTable } from "./tables.ts";
import { texts } from "./texts.ts";

export function Materials(): ReactNode {
  return (
    <>
      <ReferenceTable table={materialTable} />
      <p>{texts.vaporLead}</p>
      <ReferenceTable table={vaporTable} isTitled />
    </>
  );
}
