import { kindOfCollection, type FileSummary } from "@org/data";
import { useObservable } from "@org/ui/elements";
import type { ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { momentText, recentText } from "../page/dates.ts";
import { FileLink } from "../projects/FileLink.tsx";
import { headlineText, useDefinitions } from "../calculators/headline.ts";
import { ListNotLoaded } from "../projects/ListNotLoaded.tsx";
import { ListSkeleton } from "../projects/ListSkeleton.tsx";
import { RemarkIcon } from "../projects/RemarkIcon.tsx";
import { remarkOfFile } from "../projects/totals.ts";
import listStyles from "../projects/projects.module.css";
import { texts } from "./texts.ts";

/** The search finds older files. */
const maxShown = 8;

interface RecentFilesProps {
  /** The files of all projects, latest change first; `undefined` until they are loaded. */
  readonly all: readonly FileSummary[] | undefined;
}

/** The files that were changed last, with their results. */
export function RecentFiles({ all }: RecentFilesProps): ReactNode {
  const { workspace } = useSignedIn();
  const { items, status, fromCache, message } = useObservable(workspace.files.recent);
  const { items: projects } = useObservable(workspace.projects.list);
  const projectName = new Map(projects.flatMap((item) => (item.ok ? [[item.id, item.value.name] as const] : [])));
  // The project of a file may be in the bin.
  const recent = items.flatMap((item) => (item.ok && projectName.has(item.value.projectId) ? [item.value] : []));
  // The short list is read without those that are in the bin: after many deletions it has few.
  const files = (recent.length < maxShown && all ? all.filter(({ projectId }) => projectName.has(projectId)) : recent).slice(0, maxShown);
  const definitions = useDefinitions(files);
  const isEmpty = status === "ready" && files.length === 0;
  return (
    <section className={listStyles.group} aria-labelledby="recent">
      <h2 id="recent">{texts.recent}</h2>
      {status === "failed" && <p role="alert">{message}</p>}
      {status === "loading" && files.length === 0 && <ListSkeleton rows={6} />}
      {isEmpty && (fromCache ? <ListNotLoaded message={texts.filesNotOnDevice} /> : <p className={listStyles.none}>{texts.noRecent}</p>)}
      <ul className={listStyles.list}>
        {files.map((file) => (
          <li key={file.id} className={listStyles.row}>
            <RecentFile
              file={file}
              project={projectName.get(file.projectId) ?? ""}
              headline={headlineText(definitions.get(kindOfCollection(file.collection).route), file)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RecentFileProps {
  readonly file: FileSummary;
  readonly project: string;
  readonly headline: string;
}

function RecentFile({ file, project, headline }: RecentFileProps): ReactNode {
  const { collection, updatedAt } = file;
  return (
    <>
      <div className={listStyles.name}>
        <FileLink file={file} />
        <span title={project}>
          {kindOfCollection(collection).title} · <bdi>{project}</bdi>
        </span>
      </div>
      <span className={`${listStyles.value} numbers`}>
        <RemarkIcon remark={remarkOfFile(file)} />
        {headline}
      </span>
      <time className={`${listStyles.when} numbers`} dateTime={updatedAt.toISOString()} title={momentText(updatedAt)}>
        {recentText(updatedAt)}
      </time>
    </>
  );
}
