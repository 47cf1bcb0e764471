import { createFileRoute } from "@tanstack/react-router";
import { HeatLoadPage } from "../../calculators/heat-load/HeatLoadPage.tsx";
import { requireAccount } from "../../shell/access.ts";
import { anySearch } from "../../shell/search.ts";

export const Route = createFileRoute("/calculators/heat-load")({ beforeLoad: requireAccount, validateSearch: anySearch, component: HeatLoadPage });
