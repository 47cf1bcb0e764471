import { createFileRoute } from "@tanstack/react-router";
import { ReferencePage } from "../../reference/ReferencePage.tsx";
import { anySearch } from "../../shell/searchParams.ts";

export const Route = createFileRoute("/_protected/reference")({ validateSearch: anySearch, component: ReferencePage });
