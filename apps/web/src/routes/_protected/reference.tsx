import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NotAvailable } from "../../pageParts/NotAvailable.tsx";

export const Route = createFileRoute("/_protected/reference")({ component: Reference });

function Reference(): ReactNode {
  return <NotAvailable title="Reference" />;
}
