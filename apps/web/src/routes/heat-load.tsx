import { createFileRoute } from "@tanstack/react-router";
import { HeatLoadPage } from "../calculators/heat-load/HeatLoadPage.tsx";
import { anySearch } from "../shell/search.ts";

export const Route = createFileRoute("/heat-load")({ validateSearch: anySearch, component: HeatLoadPage });
