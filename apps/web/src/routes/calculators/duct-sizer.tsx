import { createFileRoute } from "@tanstack/react-router";
import { DuctSizerPage } from "../../calculators/duct-sizer/DuctSizerPage.tsx";
import { requireAccount } from "../../shell/access.ts";
import { anySearch } from "../../shell/search.ts";

export const Route = createFileRoute("/calculators/duct-sizer")({ beforeLoad: requireAccount, validateSearch: anySearch, component: DuctSizerPage });
