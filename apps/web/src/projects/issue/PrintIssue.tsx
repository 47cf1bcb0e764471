import type { FileRef, IssuedRevision } from "@org/data";
import { isIntact } from "@org/data/store";
import { decimalMark } from "@org/form/numbers";
import { commonTexts, useObservable } from "@org/ui/elements";
import { Button, Modal, ModalActions } from "@org/ui/kit";
import { hasBill, levelsOf } from "@org/documents/content";
import { useState, type ReactNode } from "react";
import { draftOwner } from "../../account/signedInUser.ts";
import { useSignedIn } from "../../account/signedIn.ts";
import type { CalculatorView } from "../../calculators/view.ts";
import { momentText } from "../../page/dates.ts";
import { runAction } from "../../page/runAction.ts";
import { reportDate } from "../../reports/CalculationReport.tsx";
import { printedCompany } from "../../reports/company.ts";
import { readReportOptions, type ReportOptions } from "../../reports/reportOptions.ts";
import { ReportError } from "../../reports/makeDocument.ts";
import { MakingState, PaperFields } from "../../reports/ReportForm.tsx";
import type { Report } from "@org/documents/content";
import { stillFigures } from "../../reports/stillFigures.tsx";
import { useReport } from "../../reports/useReport.ts";
import { issueLink } from "./issueLink.ts";
import { contentOfIssue, type ReadIssue } from "./readIssue.ts";
import { texts } from "./texts.ts";
import styles from "./issue.module.css";

interface PrintIssueProps {
  readonly file: FileRef;
  readonly revision: IssuedRevision;
  readonly view: CalculatorView;
  readonly read: ReadIssue;
  readonly onClose: () => void;
}

/** Share of collecting in the total time: the figures are drawn outside the visible page. */
const collectShare = 0.1;

/** Asks for paper and level of detail, and creates the report of an issue, with the title block as issued. */
export function PrintIssue({ file, revision, view, read, onClose }: PrintIssueProps): ReactNode {
  const { workspace } = useSignedIn();
  const { profile } = useObservable(workspace.company.details);
  const optionalLevels = { hasBill: hasBill(read.state) };
  const [options, setOptions] = useState(() => readReportOptions(draftOwner(), file.projectId, levelsOf(optionalLevels)));
  const task = useReport();
  const isMaking = task.state.status === "making";
  const make = async (): Promise<void> => {
    // The logo is not part of an issue: it is printed only if the company has the same name.
    const logo = profile.name === revision.issue.company ? profile.logo : null;
    if (await task.make(() => collected({ file, revision, view, read }, logo, options), collectShare)) onClose();
  };
  return (
    <Modal title={texts.reportTitle} size="lg" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMaking) runAction(make);
        }}
      >
        <fieldset className={styles.fields} disabled={isMaking}>
          <PaperFields
            optionalLevels={optionalLevels}
            options={options}
            change={(changed) => setOptions((before) => ({ ...before, ...changed }))}
          />
        </fieldset>
        <MakingState task={task} />
        <ModalActions>
          <Button variant="default" onClick={isMaking ? task.stop : onClose}>
            {isMaking ? texts.stop : commonTexts.cancel}
          </Button>
          <Button type="submit" disabled={isMaking}>
            {texts.create}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}

async function collected(
  { file, revision, view, read }: Omit<PrintIssueProps, "onClose">,
  logo: string | null,
  { paper, level }: ReportOptions,
): Promise<Report> {
  const { issue, note, id, createdAt, importedAt } = revision;
  const { revision: letter, projectNumber, preparedBy, checkedBy, issuedBy, hash } = issue;
  if (!(await isIntact(revision))) throw new ReportError(texts.notIntact);
  const explanation = read.isReproduced && (level === "tables" || level === "full") ? await view.definition.explanation() : undefined;
  const [figures = { figures: [] }] = read.isReproduced ? await stillFigures([{ figure: view.figure, state: read.state }]) : [];
  return {
    kind: "calculation",
    title: issue.file,
    paper,
    level,
    decimalMark: decimalMark(),
    titleBlock: { projectNumber, preparedBy, checkedBy, revision: letter, date: reportDate(new Date(issue.issuedAt)) },
    issue: {
      issuedBy,
      purpose: note,
      hash,
      ...(importedAt ? { importedAt: momentText(importedAt) } : { receivedAt: momentText(createdAt) }),
    },
    project: issue.project,
    company: await printedCompany({ name: issue.company, location: issue.location, logo }),
    parts: [{ content: contentOfIssue(read, revision, explanation, issueLink(file, id)), ...figures }],
  };
}
