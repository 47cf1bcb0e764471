import { kindOfCollection, type FileSummary, type Project } from "@org/data";
import { Alert, Button, ModalActions, Progress } from "@org/ui/kit";
import { IconAlertCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { draftOwner } from "../../account/signedInUser.ts";
import { runAction } from "../../page/runAction.ts";
import { storeReportOptions, type ReportOptions } from "../../reports/reportOptions.ts";
import type { ReportCompany } from "@org/documents/content";
import { IssueOutcomes } from "./IssueOutcomes.tsx";
import { IssueFields } from "./IssueFields.tsx";
import { checkFiles, issueFiles, type FileOutcome, type RemarkedFile } from "./issueFiles.ts";
import { texts } from "./texts.ts";
import { useFocus } from "./useFocus.ts";
import { useIssueFields, type IssueFormState } from "./useIssueFields.ts";
import styles from "./issue.module.css";

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

type Stage =
  /** `blocked`: files that cannot be issued. `remarked`: files to check first. */
  | { readonly name: "asking"; readonly blocked: readonly RemarkedFile[]; readonly remarked: readonly RemarkedFile[] }
  | {
      readonly name: "checking" | "issuing";
      /** Index of the file among `count` files, from 0. */
      readonly index: number;
      readonly count: number;
      readonly file: string;
    }
  /** `files`: all files that were to be issued. */
  | { readonly name: "done"; readonly files: readonly FileSummary[]; readonly outcomes: readonly FileOutcome[] };

const { severalFiles } = texts;

/** The form without remarks. It is a new object each time, so that the field with an error gets the focus again. */
const asking = (): Stage => ({ name: "asking", blocked: [], remarked: [] });

/** Whether two lists have the same remarks on the same files. */
const areSame = (left: readonly RemarkedFile[], right: readonly RemarkedFile[]): boolean => textOf(left) === textOf(right);
const textOf = (remarked: readonly RemarkedFile[]): string => JSON.stringify(remarked.map(({ file: { id }, messages }) => [id, messages]));

/** Asks for the details of the issues, issues each file separately, and shows the links. */
export function IssueProject(props: IssueProjectProps): ReactNode {
  const { project, files, known, options, company, leaveOut, setRunning, onBack, onClose } = props;
  const { user, workspace } = useSignedIn();
  const fields = useIssueFields(options);
  const [stage, setStage] = useState<Stage>(asking);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const revision = fields.options.revision.trim();
  const keep = (): void => storeReportOptions(draftOwner(), project.id, fields.options);

  /** Runs a step for each of the files, and shows its progress. */
  const run = async <T,>(
    name: "checking" | "issuing",
    some: readonly FileSummary[],
    work: (onFile: (index: number, file: FileSummary) => void, signal: AbortSignal) => Promise<T>,
  ): Promise<{ readonly result: T; readonly isStopped: boolean }> => {
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    try {
      const result = await work((index, file) => setStage({ name, index, count: some.length, file: file.name }), controller.signal);
      return { result, isStopped: controller.signal.aborted };
    } finally {
      setRunning(false);
    }
  };

  const issue = async (all: readonly FileSummary[], before: readonly FileOutcome[]): Promise<void> => {
    const done = before.filter(({ result }) => result.ok);
    const others = all.filter(({ id }) => done.every(({ file }) => file.id !== id));
    const issuer = { workspace, user, project: project.name, company };
    const { result } = await run("issuing", others, (onFile, signal) => issueFiles(issuer, others, fields, onFile, signal));
    setStage({ name: "done", files: all, outcomes: [...done, ...result] });
  };

  const ask = async (): Promise<void> => {
    const seen = stage.name === "asking" ? stage.remarked : [];
    if (!fields.ask()) return setStage(asking());
    keep();
    const { result, isStopped } = await run("checking", files, (onFile, signal) =>
      checkFiles(workspace, files, known, revision, onFile, signal),
    );
    if (isStopped) return setStage(asking());
    const { blocked, remarked, taken } = result;
    if (taken.length > 0) {
      fields.refuseRevision(
        severalFiles.taken(
          taken.map(({ name }) => name),
          revision,
        ),
      );
    }
    if (blocked.length > 0 || taken.length > 0 || !areSame(remarked, seen)) return setStage({ name: "asking", blocked, remarked });
    await issue(files, []);
  };

  switch (stage.name) {
    case "asking":
      return (
        <Asking
          files={files}
          blocked={stage.blocked}
          remarked={stage.remarked}
          fields={fields}
          leaveOut={(some) => {
            leaveOut(some);
            setStage(asking());
          }}
          onIssue={() => runAction(ask)}
          onBack={() => {
            keep();
            onBack();
          }}
        />
      );
    case "checking":
    case "issuing":
      return <Running key={stage.name} stage={stage} onStop={() => running.current?.abort()} />;
    case "done":
      return (
        <IssueOutcomes
          files={stage.files}
          outcomes={stage.outcomes}
          revision={revision}
          issueOthers={() => runAction(() => issue(stage.files, stage.outcomes))}
          onClose={onClose}
        />
      );
  }
}

interface AskingProps extends Pick<IssueProjectProps, "files" | "leaveOut" | "onBack"> {
  readonly blocked: readonly RemarkedFile[];
  readonly remarked: readonly RemarkedFile[];
  readonly fields: IssueFormState;
  readonly onIssue: () => void;
}

function Asking({ files, blocked, remarked, fields, leaveOut, onIssue, onBack }: AskingProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { revisionError } = fields;
  // The field or message to correct gets the focus; files that cannot be issued come first.
  const isTaken = revisionError !== undefined && blocked.length === 0;
  const isRemarked = blocked.length === 0 && remarked.length > 0;
  useEffect(() => {
    if (revisionError !== undefined && blocked.length === 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [revisionError, blocked]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onIssue();
      }}
    >
      {blocked.length > 0 && (
        <RemarkedFiles
          color="red"
          lead={`${severalFiles.blocked(blocked.length)} ${severalFiles.correct(blocked.length)}`}
          remarked={blocked}
          hasFocus
          leaveOut={blocked.length < files.length ? leaveOut : undefined}
        />
      )}
      {isRemarked && (
        <RemarkedFiles
          color="yellow"
          lead={severalFiles.remarks(remarked.length)}
          remarked={remarked}
          hasFocus={!isTaken}
          leaveOut={remarked.length < files.length ? leaveOut : undefined}
        />
      )}
      <IssueFields lead={severalFiles.lead(files.length)} fields={fields} leavesFocus={blocked.length > 0 || isRemarked} />
      <ModalActions>
        <Button variant="default" onClick={onBack}>
          {severalFiles.back}
        </Button>
        <Button type="submit">{isRemarked ? texts.issueAnyway : texts.issue}</Button>
      </ModalActions>
    </form>
  );
}

interface RemarkedFilesProps {
  readonly color: "red" | "yellow";
  readonly lead: string;
  readonly remarked: readonly RemarkedFile[];
  readonly hasFocus: boolean;
  /** Absent if no file would remain. */
  readonly leaveOut: IssueProjectProps["leaveOut"] | undefined;
}

/** Files with their remarks, and links to the files. */
function RemarkedFiles({ color, lead, remarked, hasFocus, leaveOut }: RemarkedFilesProps): ReactNode {
  return (
    <Alert
      ref={useFocus(hasFocus)}
      tabIndex={-1}
      role="alert"
      color={color}
      mb="md"
      icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}
    >
      <p>{lead}</p>
      <ul className={styles.messages}>
        {remarked.map(({ file, messages }) => (
          <li key={file.id}>
            <Link
              to="/projects/$projectId/$kind/$fileId"
              params={{ projectId: file.projectId, kind: kindOfCollection(file.collection).route, fileId: file.id }}
            >
              <bdi>{file.name}</bdi>
            </Link>
            : {messages.join(" ")}
          </li>
        ))}
      </ul>
      {leaveOut && (
        <Button variant="default" size="xs" onClick={() => leaveOut(remarked.map(({ file }) => file))}>
          {severalFiles.leaveOut(remarked.length)}
        </Button>
      )}
    </Alert>
  );
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
