import { createFileRoute } from "@tanstack/react-router";
import { VentilationPage } from "../../calculators/ventilation-calc/VentilationPage.tsx";
import { requireAccount } from "../../shell/access.ts";
import { anySearch } from "../../shell/search.ts";

export const Route = createFileRoute("/calculators/ventilation-calc")({ beforeLoad: requireAccount, validateSearch: anySearch, component: VentilationPage });
