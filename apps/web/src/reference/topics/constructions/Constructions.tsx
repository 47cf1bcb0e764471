import type { ReactNode } from "react";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { constructionTable } from "./constructionTable.ts";

export function Constructions(): ReactNode {
  return (
    <>
      <p>
        U-value with the surface resistances that the source counts with; decrement factor, time lag and heat capacity for a period of a day
        (ISO 13786).
      </p>
      <ReferenceTable table={constructionTable} />
    </>
  );
}
