import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ReferencePage } from "../../reference/ReferencePage.tsx";
import { anySearch } from "../../shell/searchParams.ts";
import { usePageAddress } from "../-pageAddress.ts";

export const Route = createFileRoute("/_protected/reference")({ validateSearch: anySearch, component: Reference });

function Reference(): ReactNode {
  return <ReferencePage address={usePageAddress()} />;
}
