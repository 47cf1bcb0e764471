import type { FileSummary } from "@org/data";
import { commonTexts } from "@org/ui/elements";
import { Alert, Button, ModalActions } from "@org/ui/kit";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { runAction } from "../../page/runAction.ts";
import { copyIssueLinks, issueLink } from "./issueLink.ts";
import { IssueAddress } from "./IssueAddress.tsx";
import { refOf, type FileOutcome } from "./issueFiles.ts";
import { texts } from "./texts.ts";
import { useReceivedIssues } from "./useReceivedIssues.ts";
import { useFocus } from "./useFocus.ts";
import styles from "./issue.module.css";

interface IssueOutcomesProps {
  /** All files that were to be issued. */
  readonly files: readonly FileSummary[];
  /** Outcomes of the files that were tried, in any order. */
  readonly outcomes: readonly FileOutcome[];
  readonly revision: string;
  /** Issues the files that were not issued. */
  readonly issueOthers: () => void;
  readonly onClose: () => void;
}

const { severalFiles } = texts;

/** Outcomes of issuing files of a project: the link of each, or why it was not issued. */
export function IssueOutcomes({ files, outcomes, revision, issueOthers, onClose }: IssueOutcomesProps): ReactNode {
  const received = useReceivedIssues(outcomes);
  const byFile = new Map(outcomes.map(({ file, result }) => [file.id, result]));
  const issued = outcomes.flatMap(({ file, result }) => (result.ok ? [{ file, issueId: result.issueId }] : []));
  const waiting = issued.filter(({ issueId }) => !received.has(issueId)).length;
  const isComplete = issued.length === files.length;
  const hasFailed = outcomes.some(({ result }) => !result.ok);
  // In the order of the list, not of issuing.
  const links = files.flatMap((file) => {
    const result = byFile.get(file.id);
    return result?.ok ? [{ name: file.name, link: issueLink(refOf(file), result.issueId) }] : [];
  });
  return (
    <>
      <Alert
        ref={useFocus()}
        tabIndex={-1}
        role="alert"
        color={hasFailed ? "red" : isComplete && waiting === 0 ? "green" : "yellow"}
        icon={isComplete ? <IconCircleCheck size={18} stroke={1.6} aria-hidden /> : <IconAlertCircle size={18} stroke={1.6} aria-hidden />}
      >
        {severalFiles.issued(issued.length, files.length, revision)}
        {waiting > 0 && ` ${severalFiles.waiting(waiting)}`}
      </Alert>
      <ul className={styles.outcomes} aria-label={severalFiles.list}>
        {files.map((file) => {
          const result = byFile.get(file.id);
          return (
            <li key={file.id}>
              <span dir="auto">{file.name}</span>
              {result?.ok ? (
                <>
                  <IssueAddress file={refOf(file)} issueId={result.issueId} onNavigate={onClose}>
                    {texts.openIssue}
                    <span className="sr-only">{severalFiles.ofFile(file.name)}</span>
                  </IssueAddress>
                  {!received.has(result.issueId) && <small>{severalFiles.waits}</small>}
                </>
              ) : (
                <small data-tone={result && "limit"}>{result ? severalFiles.notIssued(result.message) : severalFiles.stopped}</small>
              )}
            </li>
          );
        })}
      </ul>
      {links.length > 0 && <p className={styles.hint}>{severalFiles.linkHint}</p>}
      <ModalActions>
        {links.length > 0 && (
          <Button variant="default" onClick={() => runAction(() => copyIssueLinks(links))}>
            {severalFiles.copyLinks}
          </Button>
        )}
        {!isComplete && (
          <Button variant="default" onClick={issueOthers}>
            {hasFailed ? severalFiles.tryAgain : severalFiles.issueOthers}
          </Button>
        )}
        <Button onClick={onClose}>{commonTexts.close}</Button>
      </ModalActions>
    </>
  );
}
