import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { motors } from "./tables.ts";

export function Motors(): ReactNode {
  return <ReferenceTable table={motors} />;
}
