import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CalculatorPage } from "../calculators/CalculatorPage.tsx";
import { view } from "../calculators/heat-load/HeatLoadView.tsx";
import { SaveDialog } from "../projects/saveDialog.ts";
import { anySearch } from "../shell/searchParams.ts";
import { expandShortLink } from "../shell/shortLink.ts";

export const Route = createFileRoute("/heat-load")({ validateSearch: anySearch, beforeLoad: expandShortLink, component: HeatLoadPage });

/** The page for visitors: its code is part of the route, so that nothing is waited for twice. */
function HeatLoadPage(): ReactNode {
  return <CalculatorPage {...view} SaveDialog={SaveDialog} />;
}
