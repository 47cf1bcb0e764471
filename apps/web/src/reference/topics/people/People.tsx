import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { people, peopleByTemperature } from "./tables.ts";

export function People(): ReactNode {
  return (
    <>
      <ReferenceTable table={people} isTitled />
      <ReferenceTable table={peopleByTemperature} isTitled />
    </>
  );
}
