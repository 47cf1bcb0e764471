import { kindOfCollection, type FileSummary } from "@org/data";
import { Alert, Button, ModalActions } from "@org/ui/kit";
import { IconAlertCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, type ReactNode } from "react";
import { IssueFields } from "./IssueFields.tsx";
import type { RemarkedFile } from "./issueFiles.ts";
import { texts } from "./texts.ts";
import { useFocus } from "./useFocus.ts";
import type { IssueFormState } from "./useIssueFields.ts";
import styles from "./issue.module.css";

const { severalFiles } = texts;

interface AskToIssueProps {
  readonly files: readonly FileSummary[];
  readonly leaveOut: (files: readonly FileSummary[]) => void;
  readonly onBack: () => void;
  readonly blocked: readonly RemarkedFile[];
  readonly remarked: readonly RemarkedFile[];
  readonly fields: IssueFormState;
  readonly onIssue: () => void;
}

/** Asks for the details of the issues, with the files to correct or to check first. */
export function AskToIssue({ files, blocked, remarked, fields, leaveOut, onIssue, onBack }: AskToIssueProps): ReactNode {
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
  readonly leaveOut: AskToIssueProps["leaveOut"] | undefined;
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
