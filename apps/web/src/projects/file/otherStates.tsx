import type { FileRef, PlainRecord, Unreadable } from "@org/data";
import { contentFor, type FileState } from "@org/data/store";
import { Button, notify } from "@org/ui";
import { Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSigned } from "../../account/workspace.ts";
import type { CalculatorView } from "../../calculators/view.ts";
import pageStyles from "../../pageParts/page.module.css";
import { runAction } from "../../pageParts/runAction.ts";
import { usePageTitle } from "../../pageParts/usePageTitle.ts";
import { download } from "../download.ts";
import { Gone } from "../Gone.tsx";

interface MissingFileProps {
  readonly file: FileRef;
  readonly view: CalculatorView;
  readonly state: Extract<FileState, { status: "missing" }>;
}

/** A file that is not there; what was typed into it and not stored can become a new one. */
export function MissingFile({ file, view, state }: MissingFileProps): ReactNode {
  const { workspace } = useSigned();
  const router = useRouter();
  const { unsaved } = state;
  const keep = async (input: PlainRecord): Promise<void> => {
    const { definition } = view;
    const done = await workspace.files.create(file.projectId, file.collection, { name: `${definition.title} (kept)`, ...contentFor(definition, input) });
    if (!done.ok) return notify({ message: done.message, tone: "limit" });
    await router.navigate({ to: "/projects/$projectId/$kind/$fileId", params: { projectId: file.projectId, kind: definition.id, fileId: done.file.fileId }, replace: true });
  };
  if (state.offline && !unsaved) return <Notice title="This file is not on this device" text="The server cannot be reached. The file opens as soon as it can be." />;
  return (
    <Gone what="file" projectId={file.projectId}>
      {unsaved && (
        <div className={pageStyles.actions}>
          <p>What you typed and was not saved is still here.</p>
          <Button look="primary" onClick={() => runAction(() => keep(unsaved))}>
            Keep it as a new file
          </Button>
        </div>
      )}
    </Gone>
  );
}

/** A stored file that does not have the shape it must have. */
export function UnreadableFile({ file, unreadable }: { readonly file: FileRef; readonly unreadable: Unreadable }): ReactNode {
  return (
    <Notice title="This file cannot be read" text={`What is stored is not what a file must be. ${unreadable.reason}`} projectId={file.projectId}>
      <Button onClick={() => download(`unreadable file ${unreadable.id}`, unreadable.raw)}>Export as it is</Button>
    </Notice>
  );
}

/** A file of a later version of this program. */
export function NewerFile(): ReactNode {
  return (
    <Notice title="This file was made by a later version" text="Reload the page to get that version. Nothing was changed in the file.">
      <Button look="primary" onClick={() => location.reload()}>
        Reload
      </Button>
    </Notice>
  );
}

/** A file that the server refuses to give. */
export function FailedFile({ message }: { readonly message: string }): ReactNode {
  return (
    <Notice title="This file could not be opened" text={message}>
      <Button look="primary" onClick={() => location.reload()}>
        Try again
      </Button>
    </Notice>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly projectId?: string;
  readonly children?: ReactNode;
}

function Notice({ title, text, projectId, children }: NoticeProps): ReactNode {
  usePageTitle(title);
  return (
    <div className={pageStyles.page} role="alert">
      <h1>{title}</h1>
      <p className={pageStyles.lead}>{text}</p>
      <div className={pageStyles.actions}>
        {children}
        {projectId === undefined ? (
          <Link to="/projects">All projects</Link>
        ) : (
          <Link to="/projects/$projectId" params={{ projectId }}>
            Back to the project
          </Link>
        )}
      </div>
    </div>
  );
}
