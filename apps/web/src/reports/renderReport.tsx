import { lazyPart } from "@org/ui/elements";
import type { ReportRequest } from "@org/documents/content";
import type { ReactNode } from "react";

/** The code of reports is loaded with the first report. */
const CalculationReport = lazyPart(async () => (await import("./reportDialog.ts")).loadReportDialog());

/** The report dialog of a calculator's page. */
export const renderReport = (request: ReportRequest): ReactNode => <CalculationReport request={request} onClose={request.onClose} />;
