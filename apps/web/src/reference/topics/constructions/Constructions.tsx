import { constructions } from "@org/hvac-core/reference";
import type { ReactNode } from "react";
import { PlaceLink } from "../../PlaceLink.tsx";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { useReferencePlace } from "../../topicState.ts";
import { builderAddress } from "../construction-builder/builderState.ts";
import { constructionTable } from "./tables.ts";

export function Constructions(): ReactNode {
  const { params } = useReferencePlace();
  const chosen = constructions().find(({ id }) => id === params["row"]);
  return (
    <>
      <p>
        U-value with the surface resistances that the source is taken with; decrement factor, time lag and heat capacity for a period of a
        day (ISO 13786).
      </p>
      {chosen && (
        <p className="screen-only">
          <PlaceLink address={builderAddress(chosen)}>Open “{chosen.label}” in the construction builder</PlaceLink>
        </p>
      )}
      <ReferenceTable table={constructionTable} />
    </>
  );
}
