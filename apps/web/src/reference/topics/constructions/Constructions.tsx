import { constructions } from "@org/hvac-core/reference";
import type { ReactNode } from "react";
import { PlaceLink } from "../../PlaceLink.tsx";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { useReferencePlace } from "../../topicState.ts";
import { builderAddress } from "../construction-builder/builderState.ts";
import { constructionTable } from "./tables.ts";
import { texts } from "./texts.ts";

export function Constructions(): ReactNode {
  const { params } = useReferencePlace();
  const chosen = constructions().find(({ id }) => id === params["row"]);
  return (
    <>
      <p>{texts.lead}</p>
      {chosen && (
        <p className="screen-only">
          <PlaceLink address={builderAddress(chosen)}>{texts.openInBuilder(chosen.label)}</PlaceLink>
        </p>
      )}
      <ReferenceTable table={constructionTable} />
    </>
  );
}
