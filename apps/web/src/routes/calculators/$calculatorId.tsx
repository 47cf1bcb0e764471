import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CalculatorPage } from "../../calculators/CalculatorPage.tsx";
import { useView } from "../../calculators/useView.ts";
import { NotAvailable } from "../../page/NotAvailable.tsx";
import { SaveDialog } from "../../projects/saveDialog.ts";
import { requireAccount } from "../../shell/access.ts";
import { calculatorTitle } from "../../page/navigationLinks.ts";
import { PageSkeleton } from "../../page/PageSkeleton.tsx";
import { anySearch } from "../../shell/searchParams.ts";
import { openCase, type ProvingInput } from "../../page/provingCase.ts";
import { expandShortLink } from "../../shell/shortLink.ts";
import { texts } from "../../page/texts.ts";

export const Route = createFileRoute("/calculators/$calculatorId")({
  beforeLoad: async (context) => {
    if (calculatorTitle(context.params.calculatorId) === undefined) throw notFound();
    const signedIn = await requireAccount(context);
    await expandShortLink(context);
    return { ...signedIn, provingCase: await openCase(context.search, context.params.calculatorId) };
  },
  validateSearch: anySearch,
  component: CalculatorRoute,
});

function CalculatorRoute(): ReactNode {
  const { calculatorId } = Route.useParams();
  const { provingCase } = Route.useRouteContext();
  const title = calculatorTitle(calculatorId) ?? texts.calculator;
  return <Viewed key={calculatorId} id={calculatorId} title={title} provingCase={provingCase} />;
}

interface ViewedProps {
  readonly id: string;
  readonly title: string;
  readonly provingCase: ProvingInput | undefined;
}

function Viewed({ id, title, provingCase }: ViewedProps): ReactNode {
  const loaded = useView(id);
  if (!loaded) return <PageSkeleton title={title} />;
  const { view } = loaded;
  return view ? <CalculatorPage {...view} SaveDialog={SaveDialog} provingCase={provingCase} /> : <NotAvailable title={title} />;
}
