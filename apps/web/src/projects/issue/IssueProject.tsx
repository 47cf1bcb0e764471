import { kindOfCollection, type FileSummary, type Project } from "@org/data";
import { Alert, Button, ModalActions, Progress } from "@org/ui/kit";
import { IconAlertCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { draftOwner } from "../../account/signedInUser.ts";
import { runAction } from "../../pageParts/runAction.ts";
import { keepOptions, type ReportOptions } from "../../reports/keptOptions.ts";
import type { ReportCompany } from "@org/documents/content";
import { IssuedTogether } from "./IssuedTogether.tsx";
import { IssueFields } from "./IssueFields.tsx";
import { checkFiles, issueFiles, type FileOutcome, type RemarkedFile } from "./issueFiles.ts";
import { texts } from "./texts.ts";
import { useFocus } from "./useFocus.ts";
import { useStated, type StatedFields } from "./useStated.ts";
import styles from "./issue.module.css";

interface IssueProjectProps {
  readonly project: Project;
  /** Those that are issued. */
  readonly files: readonly FileSummary[];
  /** All of the project, for what a file is called that others follow. */
  readonly known: readonly FileSummary[];
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
  /** `faulty`: cannot be issued. `remarked`: should be looked at before. */
  | { readonly name: "asking"; readonly faulty: readonly RemarkedFile[]; readonly remarked: readonly RemarkedFile[] }
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

/** The form with nothing said of its files. It is another each time: what is wrong in it takes the focus again. */
const asking = (): Stage => ({ name: "asking", faulty: [], remarked: [] });

/** Whether the same is said of the same files. */
const areSame = (left: readonly RemarkedFile[], right: readonly RemarkedFile[]): boolean => textOf(left) === textOf(right);
const textOf = (remarked: readonly RemarkedFile[]): string => JSON.stringify(remarked.map(({ file: { id }, messages }) => [id, messages]));

/** Asks for what the issues of several files state, issues each on its own, and tells the links. */
export function IssueProject(props: IssueProjectProps): ReactNode {
  const { project, files, known, options, company, leaveOut, setRunning, onBack, onClose } = props;
  const { user, workspace } = useSignedIn();
  const fields = useStated(options);
  const [stage, setStage] = useState<Stage>(asking);
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
    const seen = stage.name === "asking" ? stage.remarked : [];
    if (!fields.ask()) return setStage(asking());
    keep();
    const { found, isStopped } = await run("checking", files, (onFile, signal) =>
      checkFiles(workspace, files, known, revision, onFile, signal),
    );
    if (isStopped) return setStage(asking());
    const { faulty, remarked, taken } = found;
    if (taken.length > 0) {
      fields.refuseRevision(
        together.taken(
          taken.map(({ name }) => name),
          revision,
        ),
      );
    }
    if (faulty.length > 0 || taken.length > 0 || !areSame(remarked, seen)) return setStage({ name: "asking", faulty, remarked });
    await issue(files, []);
  };

  switch (stage.name) {
    case "asking":
      return (
        <Asking
          files={files}
          faulty={stage.faulty}
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
  readonly faulty: readonly RemarkedFile[];
  readonly remarked: readonly RemarkedFile[];
  readonly fields: StatedFields;
  readonly onIssue: () => void;
}

function Asking({ files, faulty, remarked, fields, leaveOut, onIssue, onBack }: AskingProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { revisionFault } = fields;
  // What must be mended has the focus; where files are faulty besides, they come first.
  const isTaken = revisionFault !== undefined && faulty.length === 0;
  const isRemarked = faulty.length === 0 && remarked.length > 0;
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
      {faulty.length > 0 && (
        <RemarkedFiles
          color="red"
          lead={`${together.faulty(faulty.length)} ${together.mend(faulty.length)}`}
          remarked={faulty}
          hasFocus
          leaveOut={faulty.length < files.length ? leaveOut : undefined}
        />
      )}
      {isRemarked && (
        <RemarkedFiles
          color="yellow"
          lead={together.remarks(remarked.length)}
          remarked={remarked}
          hasFocus={!isTaken}
          leaveOut={remarked.length < files.length ? leaveOut : undefined}
        />
      )}
      <IssueFields lead={together.lead(files.length)} fields={fields} leavesFocus={faulty.length > 0 || isRemarked} />
      <ModalActions>
        <Button variant="default" onClick={onBack}>
          {together.back}
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
  /** Absent where no file would be left. */
  readonly leaveOut: IssueProjectProps["leaveOut"] | undefined;
}

/** Files with what is said of each, as links to them. */
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
      <ul className={styles.faulty}>
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
          {together.leaveOut(remarked.length)}
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
