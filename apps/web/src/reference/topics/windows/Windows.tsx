import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { glazingTable, windowTable } from "./windowTables.ts";

export function Windows(): ReactNode {
  return (
    <>
      <h3>{windowTable.title}</h3>
      <ReferenceTable table={windowTable} />
      <h3>{glazingTable.title}</h3>
      <ReferenceTable table={glazingTable} />
    </>
  );
}
