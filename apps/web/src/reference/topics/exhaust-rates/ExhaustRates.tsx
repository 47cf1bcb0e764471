import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { exhaustRatesTable } from "./tables.ts";

export function ExhaustRates(): ReactNode {
  return <ReferenceTable table={exhaustRatesTable} />;
}
