import type { FileSummary, Project } from "@org/data";
import { lazyPart, useObservable } from "@org/ui/elements";
import { Button, Modal } from "@org/ui/kit";
import { useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { draftOwner } from "../../account/signedInUser.ts";
import type { ReportOptions } from "../../reports/reportOptions.ts";
import { ReportForm } from "../../reports/ReportForm.tsx";
import { texts } from "../../reports/texts.ts";
import styles from "../../reports/reports.module.css";
import type { FilesOfKind } from "../groupFiles.ts";
import { DifferingFiles } from "../site/DifferingFiles.tsx";
import type { FileDifferences } from "../site/useFileDifferences.ts";
import { collectProject } from "./collectProject.ts";

const IssueProject = lazyPart(async () => (await import("../issue/IssueProject.tsx")).IssueProject);

interface ProjectReportProps {
  readonly project: Project;
  readonly groups: readonly FilesOfKind[];
  /** Files that differ from the site of the project. */
  readonly differences: readonly FileDifferences[] | undefined;
  readonly onClose: () => void;
}

/** Share of collecting in the total time: each file is read, calculated and drawn. */
const collectShare = 0.4;

interface FileChoiceProps {
  readonly files: readonly { readonly file: FileSummary; readonly kind: string }[];
  /** Ids of the files that are left out. */
  readonly left: ReadonlySet<string>;
  readonly choose: (ids: readonly string[], isChosen: boolean) => void;
}

function FileChoice({ files, left, choose }: FileChoiceProps): ReactNode {
  const ids = files.map(({ file }) => file.id);
  return (
    <fieldset className={styles.files}>
      <legend>{texts.files}</legend>
      <ul>
        {files.length > 1 && (
          <li>
            <label>
              <input type="checkbox" checked={left.size === 0} onChange={(event) => choose(ids, event.currentTarget.checked)} />
              {texts.all}
            </label>
          </li>
        )}
        {files.map(({ file, kind }) => (
          <li key={file.id}>
            <label dir="auto">
              <input type="checkbox" checked={!left.has(file.id)} onChange={(event) => choose([file.id], event.currentTarget.checked)} />
              {file.name}
              <span>{kind}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Asks which files of a project to print and how, and creates one document of them, or issues each file. */
export function ProjectReport({ project, groups, differences, onClose }: ProjectReportProps): ReactNode {
  const { workspace } = useSignedIn();
  const { profile } = useObservable(workspace.company.details);
  const files = groups.flatMap((group) => group.files.map((file) => ({ file, kind: group.kind.title })));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = files.filter(({ file }) => !left.has(file.id)).map(({ file }): FileSummary => file);
  const choose = (ids: readonly string[], isChosen: boolean): void =>
    setLeft((before) => new Set(isChosen ? [...before].filter((id) => !ids.includes(id)) : [...before, ...ids]));
  const [toIssue, setToIssue] = useState<ReportOptions>();
  const [isIssuing, setIssuing] = useState(false);
  if (toIssue)
    return (
      <Modal title={texts.issueFilesTitle} size="lg" locked={isIssuing} onClose={onClose}>
        <IssueProject
          project={project}
          files={chosen}
          known={files.map(({ file }) => file)}
          options={toIssue}
          company={profile}
          leaveOut={(some) =>
            choose(
              some.map(({ id }) => id),
              false,
            )
          }
          setRunning={setIssuing}
          onBack={() => setToIssue(undefined)}
          onClose={onClose}
        />
      </Modal>
    );
  return (
    <Modal title={texts.projectTitle} size="lg" onClose={onClose}>
      <ReportForm
        owner={draftOwner()}
        projectId={project.id}
        optionalLevels={{ hasSchedules: true }}
        defaultLevel="results"
        collectShare={collectShare}
        collect={(options, onProgress, signal) =>
          collectProject(
            { workspace, project, files: chosen, known: files.map(({ file }) => file), company: profile },
            options,
            onProgress,
            signal,
          )
        }
        error={chosen.length === 0 ? texts.noFiles : undefined}
        renderActions={(options) => (
          <Button variant="default" disabled={chosen.length === 0} onClick={() => setToIssue(options)}>
            {texts.issue}
          </Button>
        )}
        onClose={onClose}
      >
        <FileChoice files={files} left={left} choose={choose} />
        <DifferingFiles differences={differences?.filter(({ id }) => !left.has(id))} />
      </ReportForm>
    </Modal>
  );
}
