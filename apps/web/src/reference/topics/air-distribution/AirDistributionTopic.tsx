import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { airDistributionTable } from "./tables.ts";

export function AirDistributionTopic(): ReactNode {
  return <ReferenceTable table={airDistributionTable} />;
}
