import { isDocumentId, type FileRef, type IssuedRevision } from "@org/data";
import { openInput } from "@org/form/state";
import { useObservable } from "@org/ui/elements";
import { useMemo, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import type { CalculatorView } from "../../calculators/view.ts";
import { PageSkeleton } from "../../page/PageSkeleton.tsx";
import { FailedFile, NewerFile, Notice } from "../file/UnavailableFile.tsx";
import { IssueAddress } from "./IssueAddress.tsx";
import { IssuedReport } from "./IssuedReport.tsx";
import { texts } from "./texts.ts";
import { useLongParts } from "./useLongParts.ts";
import styles from "./issue.module.css";

interface IssuedPageProps {
  readonly file: FileRef;
  readonly issueId: string;
  readonly view: CalculatorView;
}

/** Page of an issued report, unchanged since it was issued. */
export function IssuedPage({ file, issueId, view }: IssuedPageProps): ReactNode {
  if (!isDocumentId(issueId)) return <Notice {...noticeOf(texts.missing)} projectId={file.projectId} />;
  return <ReadIssue file={file} issueId={issueId} view={view} />;
}

const noticeOf = ({
  title,
  lead,
}: {
  readonly title: string;
  readonly lead: string;
}): { readonly title: string; readonly text: string } => ({ title, text: lead });

function ReadIssue({ file, issueId, view }: IssuedPageProps): ReactNode {
  const { workspace } = useSignedIn();
  const state = useObservable(useMemo(() => workspace.files.issue(file, issueId), [workspace, file, issueId]));
  switch (state.status) {
    case "loading":
      return <PageSkeleton title={texts.kind} />;
    case "ready":
      return <ReadableIssue file={file} revision={state.revision} view={view} />;
    case "waiting":
      return <Notice {...noticeOf(texts.waitingPage)} projectId={file.projectId} />;
    case "refused":
      return <Notice {...noticeOf(texts.refusedPage)} projectId={file.projectId} />;
    case "missing":
      if (state.movedTo)
        return (
          <Notice {...noticeOf(texts.moved)} projectId={file.projectId}>
            <IssueAddress file={state.movedTo.file} issueId={state.movedTo.issueId}>
              {texts.moved.open}
            </IssueAddress>
          </Notice>
        );
      return <Notice {...noticeOf(state.offline ? texts.notOnDevice : texts.missing)} projectId={file.projectId} />;
    case "unreadable":
      return <Notice title={texts.unreadable.title} text={texts.unreadable.lead(state.unreadable.reason)} projectId={file.projectId} />;
    case "failed":
      return <FailedFile message={state.message} />;
  }
}

function ReadableIssue({ file, revision, view }: Omit<IssuedPageProps, "issueId"> & { readonly revision: IssuedRevision }): ReactNode {
  return revision.calculatorVersion > view.definition.version ? (
    <NewerFile />
  ) : (
    <CalculatedIssue key={revision.id} file={file} revision={revision} view={view} />
  );
}

/** Today's results are next to those as issued. What takes long of them is calculated first, in its worker. */
function CalculatedIssue({ file, revision, view }: Omit<IssuedPageProps, "issueId"> & { readonly revision: IssuedRevision }): ReactNode {
  const { definition } = view;
  const input = useMemo(() => openInput(definition, revision.data.input, revision.calculatorVersion).input, [definition, revision]);
  const share = useLongParts(definition, input);
  if (share === undefined) return <IssuedReport file={file} revision={revision} view={view} />;
  return (
    <>
      <PageSkeleton title={texts.kind} />
      <progress className={styles.progress} value={share} aria-label={texts.calculating} />
    </>
  );
}
