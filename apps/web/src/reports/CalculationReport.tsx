import { decimalMark } from "@org/form/numbers";
import { Button, Modal } from "@org/ui/kit";
import { hasBill, hasSchedules, reportContent, type ReportRequest } from "@org/documents/content";
import { ResultLinksContext } from "@org/ui/surface";
import type { LinkTexts } from "@org/form/state";
import { use, useState, type ReactNode } from "react";
import { draftOwner } from "../account/signedInUser.ts";
import { companyOfUser, printedCompany } from "./company.ts";
import { figuresIn } from "./figures.ts";
import type { ReportOptions } from "./reportOptions.ts";
import { ReportError } from "./makeDocument.ts";
import { ReportForm } from "./ReportForm.tsx";
import type { Report, ReportCompany } from "@org/documents/content";
import { texts } from "./texts.ts";

/** The reported file; a calculator's page has none. */
export interface ReportedFile {
  readonly projectId: string;
  readonly project: string;
  readonly company: ReportCompany;
  /** Asks for the details of an issue, and issues the file. */
  readonly renderIssue: (options: ReportOptions) => ReactNode;
}

export interface CalculationReportProps {
  readonly request: ReportRequest;
  readonly file?: ReportedFile;
  readonly onClose: () => void;
}

/** The date of a report, in the format of the user's region. */
export const reportDate = (date: Date): string => date.toLocaleDateString(undefined, { dateStyle: "long" });

/** Collects the contents of the report from the page as it is now. */
async function collected(
  { request, file }: CalculationReportProps,
  links: LinkTexts | undefined,
  { paper, level, ...titleBlock }: ReportOptions,
): Promise<Report> {
  const { state, preferredUnits, title, link } = request;
  const explanation = await request.explanation();
  if (!explanation && (level === "tables" || level === "full")) throw new ReportError(texts.noExplanation);
  const company = file ? await printedCompany(file.company) : await companyOfUser();
  return {
    kind: "calculation",
    title,
    paper,
    level,
    decimalMark: decimalMark(),
    titleBlock: { ...titleBlock, date: reportDate(new Date()) },
    ...(file && { project: file.project }),
    ...(company && { company }),
    parts: [
      {
        content: reportContent({ state, explanation, preferredUnits, title, link, links }),
        ...figuresIn(document.querySelector("main") ?? document.body),
      },
    ],
  };
}

/** Asks for the options of a calculation's report, and creates it from what the page shows. */
export function CalculationReport(props: CalculationReportProps): ReactNode {
  const { request, file, onClose } = props;
  const [toIssue, setToIssue] = useState<ReportOptions>();
  const links = use(ResultLinksContext);
  const isRefused = !request.state.outcome.ok;
  if (file && toIssue)
    return (
      <Modal title={texts.issueTitle} size="lg" onClose={onClose}>
        {file.renderIssue(toIssue)}
      </Modal>
    );
  return (
    <Modal title={texts.title} size="lg" onClose={onClose}>
      <ReportForm
        owner={draftOwner()}
        projectId={file?.projectId ?? ""}
        optionalLevels={{ hasBill: hasBill(request.state), hasSchedules: hasSchedules(request.state) }}
        collectShare={0.05}
        collect={(options) => collected(props, links, options)}
        error={isRefused ? texts.refused : undefined}
        renderActions={
          file &&
          ((options) => (
            <Button variant="default" disabled={isRefused} onClick={() => setToIssue(options)}>
              {texts.issue}
            </Button>
          ))
        }
        onClose={onClose}
      />
    </Modal>
  );
}
