import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { materialTable, vaporTable } from "./tables.ts";

export function Materials(): ReactNode {
  return (
    <>
      <ReferenceTable table={materialTable} />
      <p>
        How many times as much as air a material resists the diffusion of vapour. The factors of the table above are those of the material’s
        row here.
      </p>
      <ReferenceTable table={vaporTable} isTitled />
    </>
  );
}
