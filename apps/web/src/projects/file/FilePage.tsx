import { isDocumentId, kindOfRoute, type FileRef } from "@org/data";
import type { OpenFile } from "@org/data/store";
import { getRouteApi } from "@tanstack/react-router";
import { lazyPart, useObservable } from "@org/ui/elements";
import { preloadTable } from "@org/ui/surface";
import { useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import type { CalculatorView } from "../../calculators/view.ts";
import { useView } from "../../calculators/useView.ts";
import { NotAvailable } from "../../page/NotAvailable.tsx";
import { NotFound } from "../../page/NotFound.tsx";
import { PageSkeleton } from "../../page/PageSkeleton.tsx";
import { MissingItem } from "../MissingItem.tsx";
import { FileEditor } from "./FileEditor.tsx";
import { FailedFile, MissingFile, NewerFile, UnreadableFile } from "./UnavailableFile.tsx";

const IssuedPage = lazyPart(async () => (await import("../issue/IssuedPage.tsx")).IssuedPage);
const route = getRouteApi("/_protected/projects/$projectId_/$kind/$fileId");

/** A saved file in its calculator. */
export function FilePage(): ReactNode {
  const { projectId, kind: name, fileId } = route.useParams();
  const { issue } = route.useSearch();
  const kind = kindOfRoute(name);
  const collection = kind?.collection;
  const file = useMemo(() => collection && { projectId, collection, fileId }, [projectId, collection, fileId]);
  if (!kind || !file) return <NotFound />;
  if (!isDocumentId(projectId)) return <MissingItem what="project" />;
  if (!isDocumentId(fileId)) return <MissingItem what="file" projectId={projectId} />;
  return <FileWithView key={`${projectId}/${fileId}`} file={file} kind={name} title={kind.title} issueId={issue} />;
}

interface FileWithViewProps {
  readonly file: FileRef;
  readonly kind: string;
  readonly title: string;
  /** The issued report of the address. */
  readonly issueId: string | undefined;
}

function FileWithView({ file, kind, title, issueId }: FileWithViewProps): ReactNode {
  const loaded = useView(kind);
  if (!loaded) return <PageSkeleton title={title} />;
  const { view } = loaded;
  if (!view) return <NotAvailable title={title} file={file} />;
  return issueId === undefined ? <OpenedFile file={file} view={view} /> : <IssuedPage file={file} issueId={issueId} view={view} />;
}

interface OpenedFileProps {
  readonly file: FileRef;
  readonly view: CalculatorView;
}

function OpenedFile({ file, view }: OpenedFileProps): ReactNode {
  const { workspace } = useSignedIn();
  const [open, setOpen] = useState<OpenFile>();
  // Before the placeholder is painted: the file is read meanwhile.
  useLayoutEffect(() => {
    preloadTable(view.definition);
    const opened = workspace.files.open(file, view.definition);
    // An open file is a resource that must be closed: it is opened when the page is mounted, and closed with it.
    // oxlint-disable-next-line react/set-state-in-effect
    setOpen(opened);
    return () => opened.close();
  }, [workspace, file, view]);
  return open ? <FileByStatus open={open} file={file} view={view} /> : <PageSkeleton title={view.definition.title} />;
}

function FileByStatus({ open, file, view }: OpenedFileProps & { readonly open: OpenFile }): ReactNode {
  const state = useObservable(open);
  switch (state.status) {
    case "loading":
      return <PageSkeleton title={view.definition.title} />;
    case "missing":
      return <MissingFile file={file} state={state} title={view.definition.title} definition={view.definition} />;
    case "unreadable":
      return <UnreadableFile file={file} unreadable={state.unreadable} />;
    case "newer":
      return <NewerFile />;
    case "failed":
      return <FailedFile message={state.message} />;
    case "ready":
      return <FileEditor open={open} state={state} file={file} view={view} />;
  }
}
