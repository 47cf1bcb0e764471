import type { FileSummary, Project } from "@org/data";
import { useLatestRun } from "@org/ui/elements";
import { useState } from "react";
import type { ReportCompany } from "@org/documents/content";
import { useSignedIn } from "../../account/signedIn.ts";
import { checkFiles, issueFiles, type FileOutcome, type RemarkedFile } from "./issueFiles.ts";
import { texts } from "./texts.ts";
import type { IssueFormState } from "./useIssueFields.ts";

/** Step of issuing the files of a project. */
export type Stage =
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

/** The form without remarks. It is a new object each time, so that the field with an error gets the focus again. */
const asking = (): Stage => ({ name: "asking", blocked: [], remarked: [] });

/** Whether two lists have the same remarks on the same files. */
const areSame = (left: readonly RemarkedFile[], right: readonly RemarkedFile[]): boolean => textOf(left) === textOf(right);
const textOf = (remarked: readonly RemarkedFile[]): string => JSON.stringify(remarked.map(({ file: { id }, messages }) => [id, messages]));

type RunningStage = Extract<Stage, { readonly name: "checking" | "issuing" }>;

/** Runs a step for each of the files, and shows its progress. */
function useStepRunner(show: (stage: RunningStage) => void, setRunning: (isRunning: boolean) => void) {
  const { begin, abort } = useLatestRun();
  const run = async <T>(
    name: RunningStage["name"],
    files: readonly FileSummary[],
    work: (onFile: (index: number, file: FileSummary) => void, signal: AbortSignal) => Promise<T>,
  ): Promise<{ readonly result: T; readonly isStopped: boolean }> => {
    const signal = begin();
    setRunning(true);
    try {
      const result = await work((index, file) => show({ name, index, count: files.length, file: file.name }), signal);
      return { result, isStopped: signal.aborted };
    } finally {
      setRunning(false);
    }
  };
  return { run, stop: abort };
}

interface IssueStepsInput {
  readonly project: Project;
  readonly files: readonly FileSummary[];
  readonly known: readonly FileSummary[];
  readonly company: ReportCompany;
  readonly fields: IssueFormState;
  readonly setRunning: (isRunning: boolean) => void;
}

/** The steps of issuing files: asking for the details, checking the files, issuing them one by one. */
export function useIssueSteps({ project, files, known, company, fields, setRunning }: IssueStepsInput) {
  const { user, workspace } = useSignedIn();
  const issuer = { workspace, user, project: project.name, company };
  const [stage, setStage] = useState<Stage>(asking);
  const { run, stop } = useStepRunner(setStage, setRunning);

  /** Issues the files that are not issued yet. */
  const issue = async (all: readonly FileSummary[], before: readonly FileOutcome[]): Promise<void> => {
    const done = before.filter(({ result }) => result.ok);
    const others = all.filter(({ id }) => done.every(({ file }) => file.id !== id));
    const { result } = await run("issuing", others, (onFile, signal) => issueFiles(issuer, others, fields, onFile, signal));
    setStage({ name: "done", files: all, outcomes: [...done, ...result] });
  };
  /** Checks the files, and issues them if there are no remarks but those that the user has seen. */
  const checkAndIssue = async (): Promise<void> => {
    const seen = stage.name === "asking" ? stage.remarked : [];
    const revision = fields.options.revision.trim();
    const { result, isStopped } = await run("checking", files, (onFile, signal) =>
      checkFiles(workspace, files, known, revision, onFile, signal),
    );
    if (isStopped) return setStage(asking());
    const { blocked, remarked, taken } = result;
    if (taken.length > 0) {
      const names = taken.map(({ name }) => name);
      fields.refuseRevision(texts.severalFiles.taken(names, revision));
    }
    if (blocked.length > 0 || taken.length > 0 || !areSame(remarked, seen)) return setStage({ name: "asking", blocked, remarked });
    await issue(files, []);
  };
  return { stage, checkAndIssue, issue, ask: () => setStage(asking()), stop };
}
