import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { appliances, officeClasses } from "./tables.ts";

export function Appliances(): ReactNode {
  return (
    <>
      <ReferenceTable table={appliances} isTitled />
      <ReferenceTable table={officeClasses} isTitled />
    </>
  );
}
