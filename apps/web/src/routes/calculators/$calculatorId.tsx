import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NotAvailable } from "../../pages/NotAvailable.tsx";
import { requireAccount } from "../../shell/access.ts";
import { navigation, plannedCalculators } from "../../shell/navigation.ts";

export const Route = createFileRoute("/calculators/$calculatorId")({
  beforeLoad: (context) => {
    if (!plannedCalculators.includes(context.params.calculatorId)) throw notFound();
    return requireAccount(context);
  },
  component: Planned,
});

function Planned(): ReactNode {
  const { calculatorId } = Route.useParams();
  const way = navigation.flatMap(({ ways }) => ways).find(({ path }) => path === `/calculators/${calculatorId}`);
  return <NotAvailable title={way?.label ?? "Calculator"} />;
}
