import { createFileRoute } from "@tanstack/react-router";
import { PipeSizerPage } from "../../calculators/pipe-sizer/PipeSizerPage.tsx";
import { requireAccount } from "../../shell/access.ts";
import { anySearch } from "../../shell/search.ts";

export const Route = createFileRoute("/calculators/pipe-sizer")({ beforeLoad: requireAccount, validateSearch: anySearch, component: PipeSizerPage });
