import { lazyPart } from "@org/ui/elements";
import type { ReportRequest } from "@org/documents/content";
import type { ReactNode } from "react";

/** Everything of reports is loaded when somebody asks for one. */
const CalculationReport = lazyPart(async () => (await import("./reportDialog.ts")).loadReportDialog());

/** The dialog of the report of a calculator's own page. */
export const renderReport = (request: ReportRequest): ReactNode => <CalculationReport request={request} onClose={request.onClose} />;
