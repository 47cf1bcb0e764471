import { kindOfCollection, type FileRef, type Unreadable } from "@org/data";
import { contentFor, doLongParts, type FileState, type LastContent } from "@org/data/store";
import { notify, useObservable } from "@org/ui/elements";
import { Button, ConfirmationModal } from "@org/ui/kit";
import type { AnyCalculator } from "@org/form/state";
import { Link, useRouter } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import pageStyles from "../../page/page.module.css";
import { runAction } from "../../page/runAction.ts";
import { usePageTitle } from "../../page/usePageTitle.ts";
import { download } from "../download.ts";
import { MissingItem } from "../MissingItem.tsx";
import { texts as listTexts } from "../texts.ts";
import { useOutboxActions } from "../useOutboxActions.ts";
import { texts } from "./texts.ts";

interface MissingFileProps {
  readonly file: FileRef;
  readonly title: string;
  readonly definition: AnyCalculator;
  readonly state: Extract<FileState, { status: "missing" }>;
}

/** A file that does not exist; its unsaved changes can be saved as a new file or discarded. A file that was open when it was deleted can be kept. */
export function MissingFile({ file, title, definition, state: { offline, unsaved, last, movedTo } }: MissingFileProps): ReactNode {
  const { outbox } = useSignedIn().workspace;
  const name = useObservable(outbox).find((waiting) => isSameFile(waiting.file, file))?.name ?? "";
  const { saveAsNewFile, discard } = useOutboxActions();
  if (movedTo) return <MovedFile to={movedTo} />;
  if (offline && !unsaved) return <Notice title={texts.notOnDevice.title} text={texts.notOnDevice.lead} />;
  return (
    <MissingItem what="file" projectId={file.projectId}>
      {unsaved && (
        <div className={pageStyles.actions}>
          <p>{texts.missing.unsaved}</p>
          <Button onClick={() => saveAsNewFile(file, file.projectId)}>{texts.missing.save}</Button>
          <DiscardButton onDiscard={() => discard(file, name === "" ? title : name)} />
        </div>
      )}
      {last && <KeepCopy file={file} last={last} definition={definition} />}
    </MissingItem>
  );
}

/** Offers to keep the last state of a file that was deleted elsewhere while it was open here. */
function KeepCopy({
  file,
  last,
  definition,
}: {
  readonly file: FileRef;
  readonly last: LastContent;
  readonly definition: AnyCalculator;
}): ReactNode {
  const { workspace } = useSignedIn();
  const router = useRouter();
  const keep = async (): Promise<void> => {
    await doLongParts(definition, last.input);
    const result = await workspace.files.create(file.projectId, file.collection, {
      name: last.name,
      ...contentFor(definition, last.input),
    });
    if (!result.ok) return notify({ message: result.message, tone: "error" });
    notify({ message: listTexts.file.savedAsNewFile, tone: "success" });
    return router.navigate({
      to: "/projects/$projectId/$kind/$fileId",
      params: { projectId: file.projectId, kind: kindOfCollection(file.collection).route, fileId: result.file.fileId },
      replace: true,
    });
  };
  return (
    <div className={pageStyles.actions}>
      <p>{texts.missing.last(last.name)}</p>
      <Button onClick={() => runAction(keep)}>{texts.missing.keep}</Button>
    </div>
  );
}

function isSameFile(left: FileRef, right: FileRef): boolean {
  return left.projectId === right.projectId && left.collection === right.collection && left.fileId === right.fileId;
}

function DiscardButton({ onDiscard }: { readonly onDiscard: () => void }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {texts.missing.discard}
      </Button>
      {isAsking && (
        <ConfirmationModal
          title={texts.missing.discardQuestion}
          message={<p>{texts.missing.discardLead}</p>}
          action={texts.missing.discard}
          processing={texts.missing.discarding}
          onConfirm={onDiscard}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** A file that was moved to another project; its unsaved changes move with it. */
function MovedFile({ to: { projectId, collection, fileId } }: { readonly to: FileRef }): ReactNode {
  return (
    <Notice title={texts.movedAway.title} text={texts.movedAway.lead}>
      <Link to="/projects/$projectId/$kind/$fileId" params={{ projectId, kind: kindOfCollection(collection).route, fileId }} replace>
        {texts.movedAway.open}
      </Link>
    </Notice>
  );
}

/** A stored file whose data is not valid. */
export function UnreadableFile({ file, unreadable }: { readonly file: FileRef; readonly unreadable: Unreadable }): ReactNode {
  return (
    <Notice title={texts.unreadable.title} text={texts.unreadable.lead(unreadable.reason)} projectId={file.projectId}>
      <Button variant="default" onClick={() => download(listTexts.unreadable.exported.file(unreadable.id), unreadable.raw)}>
        {listTexts.exportAsIs}
      </Button>
    </Notice>
  );
}

/** A file that was saved by a later version of the application. */
export function NewerFile(): ReactNode {
  return (
    <Notice title={texts.newer.title} text={texts.newer.lead}>
      <Button onClick={() => location.reload()}>{texts.newer.reload}</Button>
    </Notice>
  );
}

/** A file that the server refuses to read. */
export function FailedFile({ message }: { readonly message: string }): ReactNode {
  return (
    <Notice title={texts.failed.title} text={message}>
      <Button onClick={() => location.reload()}>{texts.failed.retry}</Button>
    </Notice>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly projectId?: string;
  readonly children?: ReactNode;
}

/** Says why the page shows no file, and links to other pages. */
export function Notice({ title, text, projectId, children }: NoticeProps): ReactNode {
  usePageTitle(title);
  return (
    <div className={pageStyles.page} role="alert">
      <h1>{title}</h1>
      <p className={pageStyles.lead}>{text}</p>
      <div className={pageStyles.actions}>
        {children}
        {projectId === undefined ? (
          <Link to="/projects">{listTexts.toProjects}</Link>
        ) : (
          <Link to="/projects/$projectId" params={{ projectId }}>
            {listTexts.toProject}
          </Link>
        )}
      </div>
    </div>
  );
}
