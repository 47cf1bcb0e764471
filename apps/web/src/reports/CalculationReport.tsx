import { decimalMark } from "@org/form/numbers";
import { Button, Modal } from "@org/ui/kit";
import { hasBill, hasSchedules, reportContent, type ReportRequest } from "@org/documents/content";
import { ResultLinksContext } from "@org/ui/surface";
import { lacksEntries, type LinkTexts } from "@org/form/state";
import { use, useId, useState, type ReactNode } from "react";
import { draftOwner } from "../account/signedInUser.ts";
import { companyOfUser, printedCompany } from "./company.ts";
import { figuresIn } from "./figures.ts";
import type { ReportOptions } from "./reportOptions.ts";
import { ReportError } from "./makeDocument.ts";
import { ReportForm } from "./ReportForm.tsx";
import type { Report, ReportCompany } from "@org/documents/content";
import { texts } from "./texts.ts";

/** Cautions in addition to those of the results. */
export interface ReportCautions {
  readonly cautions: readonly string[];
  /** Number of differences from other files of the project, except those of linked inputs. */
  readonly outOfDate: number;
}

/** The reported file; a calculator's page has none. */
export interface ReportedFile {
  readonly projectId: string;
  readonly project: string;
  readonly company: ReportCompany;
  /** What the report says about other files of the project. */
  readonly cautions: () => Promise<ReportCautions>;
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
        content: reportContent({ state, explanation, preferredUnits, title, link, links, ...(await file?.cautions()) }),
        ...figuresIn(document.querySelector("main") ?? document.body),
      },
    ],
  };
}

/** Asks for the options of a calculation's report, and creates it from what the page shows. */
export function CalculationReport(props: CalculationReportProps): ReactNode {
  const { request, file, onClose } = props;
  const [toIssue, setToIssue] = useState<ReportOptions>();
  const reasonId = useId();
  const links = use(ResultLinksContext);
  const isRefused = !request.state.outcome.ok;
  // The store issues the saved input, in which an unread text is still the number before it.
  const isIncomplete = lacksEntries(request.state);
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
        error={request.state.isCalculating ? texts.calculating : isRefused ? texts.refused : undefined}
        renderActions={
          file &&
          ((options) => (
            <>
              {isIncomplete && !isRefused && <p id={reasonId}>{texts.incomplete}</p>}
              <Button
                variant="default"
                disabled={isRefused || isIncomplete}
                aria-describedby={isIncomplete && !isRefused ? reasonId : undefined}
                onClick={() => setToIssue(options)}
              >
                {texts.issue}
              </Button>
            </>
          ))
        }
        onClose={onClose}
      />
    </Modal>
  );
}
