import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CalculatorPage } from "../calculators/CalculatorPage.tsx";
import { view } from "../calculators/heat-load/HeatLoadView.tsx";
import { openCase, type ProvingInput } from "../page/provingCase.ts";
import { SaveDialog } from "../projects/saveDialog.ts";
import { anySearch } from "../shell/searchParams.ts";
import { expandShortLink } from "../shell/shortLink.ts";

interface Opened {
  readonly provingCase?: ProvingInput | undefined;
}

/** At once for an address that names neither a short link nor a case: the page that the build has drawn waits for nothing. */
function opened(context: { readonly search: Readonly<Record<string, string>> }): Opened | Promise<Opened> {
  const link = expandShortLink(context);
  if (link) return link;
  const provingCase = openCase(context.search, view.definition.id);
  return provingCase ? provingCase.then((input) => ({ provingCase: input })) : {};
}

export const Route = createFileRoute("/heat-load")({ validateSearch: anySearch, beforeLoad: opened, component: HeatLoadPage });

/** The page for visitors: its code is part of the route, so that nothing is waited for twice. */
function HeatLoadPage(): ReactNode {
  const { provingCase } = Route.useRouteContext();
  return <CalculatorPage {...view} SaveDialog={SaveDialog} provingCase={provingCase} />;
}
