import type { FileSummary, Project } from "@org/data";
import { Button, ModalActions, Progress } from "@org/ui/kit";
import { useState, type ReactNode } from "react";
import { draftOwner } from "../../account/signedInUser.ts";
import { runAction } from "../../page/runAction.ts";
import { storeReportOptions, type ReportOptions } from "../../reports/reportOptions.ts";
import type { ReportCompany } from "@org/documents/content";
import { AskToIssue } from "./AskToIssue.tsx";
import { IssueOutcomes } from "./IssueOutcomes.tsx";
import { texts } from "./texts.ts";
import { useFocus } from "./useFocus.ts";
import { useIssueFields } from "./useIssueFields.ts";
import { useIssueSteps, type Stage } from "./useIssueSteps.ts";
import styles from "./issue.module.css";

const { severalFiles } = texts;

interface IssueProjectProps {
  readonly project: Project;
  /** Files to issue. */
  readonly files: readonly FileSummary[];
  /** All files of the project, to name linked files. */
  readonly known: readonly FileSummary[];
  /** Options of the report with the texts of its title block. */
  readonly options: ReportOptions;
  readonly company: ReportCompany;
  readonly leaveOut: (files: readonly FileSummary[]) => void;
  /** Called when a step starts or ends, during which the dialog must not be closed by mistake. */
  readonly setRunning: (isRunning: boolean) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Asks for the details of the issues, issues each file separately, and shows the links. */
export function IssueProject(props: IssueProjectProps): ReactNode {
  const { project, files, options, leaveOut, onBack, onClose } = props;
  const fields = useIssueFields(options);
  const { stage, checkAndIssue, issue, ask, stop } = useIssueSteps({ ...props, fields });
  const keep = (): void => storeReportOptions(draftOwner(), project.id, fields.options);
  switch (stage.name) {
    case "asking":
      return (
        <AskToIssue
          files={files}
          blocked={stage.blocked}
          remarked={stage.remarked}
          fields={fields}
          leaveOut={(some) => {
            leaveOut(some);
            ask();
          }}
          onIssue={() => {
            if (!fields.ask()) return ask();
            keep();
            runAction(checkAndIssue);
          }}
          onBack={() => {
            keep();
            onBack();
          }}
        />
      );
    case "checking":
    case "issuing":
      return <Running key={stage.name} stage={stage} onStop={stop} />;
    case "done":
      return (
        <IssueOutcomes
          files={stage.files}
          outcomes={stage.outcomes}
          revision={fields.options.revision.trim()}
          issueOthers={() => runAction(() => issue(stage.files, stage.outcomes))}
          onClose={onClose}
        />
      );
  }
}

interface RunningProps {
  readonly stage: Extract<Stage, { readonly name: "checking" | "issuing" }>;
  readonly onStop: () => void;
}

/** Progress of a step. */
function Running({ stage: { name, index, count, file }, onStop }: RunningProps): ReactNode {
  const [isStopping, setStopping] = useState(false);
  const step = name === "checking" ? severalFiles.checkingFile : severalFiles.issuingFile;
  return (
    <>
      <Progress value={(100 * index) / count} aria-label={name === "checking" ? severalFiles.checking : severalFiles.issuing} />
      <p className={styles.step}>
        {step(index + 1, count)} <bdi>{file}</bdi>
      </p>
      <output className={styles.step}>{isStopping && severalFiles.stopping}</output>
      <ModalActions>
        <Button
          ref={useFocus<HTMLButtonElement>()}
          variant="default"
          onClick={() => {
            setStopping(true);
            onStop();
          }}
        >
          {severalFiles.stop}
        </Button>
      </ModalActions>
    </>
  );
}
