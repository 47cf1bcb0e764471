import type { ReactNode } from "react";
import type { AddressParams } from "../page/pageAddress.ts";
import { useReferencePlace } from "./topicState.ts";

interface PlaceLinkProps {
  readonly address: AddressParams;
  readonly children: ReactNode;
}

/** A link within the reference: it can be opened in a new tab like any other. */
export function PlaceLink({ address, children }: PlaceLinkProps): ReactNode {
  const { params, open } = useReferencePlace();
  const isCurrent =
    Object.entries(address).every(([name, value]) => params[name] === value) && (address["row"] ?? "") === (params["row"] ?? "");
  return (
    <a
      href={`/reference?${new URLSearchParams(address).toString()}`}
      aria-current={isCurrent ? "page" : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        open(address);
      }}
    >
      {children}
    </a>
  );
}
