import { kindOfCollection, type FileSummary, type Project } from "@org/data";
import { Alert, Button, ModalActions, Progress } from "@org/ui/kit";
import { IconAlertCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { draftOwner } from "../../account/signedInUser.ts";
import { runAction } from "../../pageParts/runAction.ts";
import { keepOptions, type ReportOptions } from "../../reports/keptOptions.ts";
import type { ReportCompany } from "../../reports/report.ts";
import { IssuedTogether } from "./IssuedTogether.tsx";
import { IssueFields } from "./IssueFields.tsx";
import { checkFiles, issueFiles, type FaultyFile, type FileOutcome } from "./issueFiles.ts";
import { texts } from "./texts.ts";
import { useFocus } from "./useFocus.ts";
import { useStated, type StatedFields } from "./useStated.ts";
import styles from "./issue.module.css";

interface IssueProjectProps {
  readonly project: Project;
  /** Those that are issued. */
  readonly files: readonly FileSummary[];
  /** What the title block says so far. */
  readonly options: ReportOptions;
  readonly company: ReportCompany;
  readonly leaveOut: (files: readonly FileSummary[]) => void;
  /** Something runs that must not be left by a slip of the hand. */
  readonly setRunning: (isRunning: boolean) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

type Stage =
  | { readonly name: "asking"; readonly faulty: readonly FaultyFile[] }
  | {
      readonly name: "checking" | "issuing";
      /** Of `count` files, from 0. */
      readonly index: number;
      readonly count: number;
      readonly file: string;
    }
  /** `files`: all that were to be issued. */
  | { readonly name: "done"; readonly files: readonly FileSummary[]; readonly outcomes: readonly FileOutcome[] };

const { together } = texts;

/** Asks for what the issues of several files state, issues each on its own, and tells the links. */
export function IssueProject(props: IssueProjectProps): ReactNode {
  const { project, files, options, company, leaveOut, setRunning, onBack, onClose } = props;
  const { user, workspace } = useSignedIn();
  const fields = useStated(options);
  const [stage, setStage] = useState<Stage>({ name: "asking", faulty: [] });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const revision = fields.options.revision.trim();
  const keep = (): void => keepOptions(draftOwner(), project.id, fields.options);

  /** Runs something for each of some files, and shows how far it is. */
  const run = async <T,>(
    name: "checking" | "issuing",
    some: readonly FileSummary[],
    work: (onFile: (index: number, file: FileSummary) => void, signal: AbortSignal) => Promise<T>,
  ): Promise<{ readonly found: T; readonly isStopped: boolean }> => {
    const own = new AbortController();
    running.current = own;
    setRunning(true);
    try {
      const found = await work((index, file) => setStage({ name, index, count: some.length, file: file.name }), own.signal);
      return { found, isStopped: own.signal.aborted };
    } finally {
      setRunning(false);
    }
  };

  const issue = async (all: readonly FileSummary[], before: readonly FileOutcome[]): Promise<void> => {
    const done = before.filter(({ result }) => result.ok);
    const others = all.filter(({ id }) => done.every(({ file }) => file.id !== id));
    const issuer = { workspace, user, project: project.name, company };
    const { found } = await run("issuing", others, (onFile, signal) => issueFiles(issuer, others, fields, onFile, signal));
    setStage({ name: "done", files: all, outcomes: [...done, ...found] });
  };

  const ask = async (): Promise<void> => {
    if (!fields.ask()) return setStage({ name: "asking", faulty: [] });
    keep();
    const { found, isStopped } = await run("checking", files, (onFile, signal) => checkFiles(workspace, files, revision, onFile, signal));
    if (isStopped) return setStage({ name: "asking", faulty: [] });
    const { faulty, taken } = found;
    if (taken.length > 0) {
      fields.refuseRevision(
        together.taken(
          taken.map(({ name }) => name),
          revision,
        ),
      );
    }
    if (faulty.length > 0 || taken.length > 0) return setStage({ name: "asking", faulty });
    await issue(files, []);
  };

  switch (stage.name) {
    case "asking":
      return (
        <Asking
          files={files}
          faulty={stage.faulty}
          fields={fields}
          leaveOut={(some) => {
            leaveOut(some);
            setStage({ name: "asking", faulty: [] });
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
        <IssuedTogether
          files={stage.files}
          outcomes={stage.outcomes}
          revision={revision}
          goOn={() => runAction(() => issue(stage.files, stage.outcomes))}
          onClose={onClose}
        />
      );
  }
}

interface AskingProps extends Pick<IssueProjectProps, "files" | "leaveOut" | "onBack"> {
  readonly faulty: readonly FaultyFile[];
  readonly fields: StatedFields;
  readonly onIssue: () => void;
}

function Asking({ files, faulty, fields, leaveOut, onIssue, onBack }: AskingProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { revisionFault } = fields;
  // What must be mended has the focus; where files are faulty besides, they come first.
  useEffect(() => {
    if (revisionFault !== undefined && faulty.length === 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [revisionFault, faulty]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onIssue();
      }}
    >
      {faulty.length > 0 && <FaultyFiles faulty={faulty} canLeaveOut={faulty.length < files.length} leaveOut={leaveOut} />}
      <IssueFields lead={together.lead(files.length)} fields={fields} leavesFocus={faulty.length > 0} />
      <ModalActions>
        <Button variant="default" onClick={onBack}>
          {together.back}
        </Button>
        <Button type="submit">{texts.issue}</Button>
      </ModalActions>
    </form>
  );
}

interface FaultyFilesProps extends Pick<IssueProjectProps, "leaveOut"> {
  readonly faulty: readonly FaultyFile[];
  /** Whether any file is left then. */
  readonly canLeaveOut: boolean;
}

function FaultyFiles({ faulty, canLeaveOut, leaveOut }: FaultyFilesProps): ReactNode {
  return (
    <Alert ref={useFocus()} tabIndex={-1} role="alert" color="red" mb="md" icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}>
      <p>
        {together.faulty(faulty.length)} {together.mend(faulty.length)}
      </p>
      <ul className={styles.faulty}>
        {faulty.map(({ file, message }) => (
          <li key={file.id}>
            <Link
              to="/projects/$projectId/$kind/$fileId"
              params={{ projectId: file.projectId, kind: kindOfCollection(file.collection).route, fileId: file.id }}
            >
              <bdi>{file.name}</bdi>
            </Link>
            : {message}
          </li>
        ))}
      </ul>
      {canLeaveOut && (
        <Button variant="default" size="xs" onClick={() => leaveOut(faulty.map(({ file }) => file))}>
          {together.leaveOut(faulty.length)}
        </Button>
      )}
    </Alert>
  );
}

interface RunningProps {
  readonly stage: Extract<Stage, { readonly name: "checking" | "issuing" }>;
  readonly onStop: () => void;
}

/** How far it is. */
function Running({ stage: { name, index, count, file }, onStop }: RunningProps): ReactNode {
  const [isStopping, setStopping] = useState(false);
  const step = name === "checking" ? together.checkingFile : together.issuingFile;
  return (
    <>
      <Progress value={(100 * index) / count} aria-label={name === "checking" ? together.checking : together.issuing} />
      <p className={styles.step}>
        {step(index + 1, count)} <bdi>{file}</bdi>
      </p>
      <output className={styles.step}>{isStopping && together.stopping}</output>
      <ModalActions>
        <Button
          ref={useFocus<HTMLButtonElement>()}
          variant="default"
          onClick={() => {
            setStopping(true);
            onStop();
          }}
        >
          {together.stop}
        </Button>
      </ModalActions>
    </>
  );
}
