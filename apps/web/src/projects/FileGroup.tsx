import type { FileKind, FileSummary, Listed } from "@org/data";
import type { ListState } from "@org/data/store";
import type { AnyCalculator } from "@org/ui";
import { Link } from "@tanstack/react-router";
import { memo, useMemo, type ReactNode } from "react";
import { momentText } from "../pageParts/dates.ts";
import { headlineOf } from "./headline.ts";
import { matches } from "./matches.ts";
import { RowMenu } from "./RowMenu.tsx";
import { UnreadableRow } from "./UnreadableRow.tsx";
import type { FileActions } from "./useFileActions.tsx";
import { useGrowing } from "./useGrowing.ts";
import styles from "./projects.module.css";

interface FileGroupProps {
  readonly projectId: string;
  readonly kind: FileKind;
  readonly list: ListState<FileSummary>;
  readonly search: string;
  readonly definition: AnyCalculator | undefined;
  readonly actions: FileActions;
}

/** The files of one kind in a project. The first screen is drawn at once, the rest of a long list while nothing else is to do. */
export const FileGroup = memo(function FileGroup({ projectId, kind, list, search, definition, actions }: FileGroupProps): ReactNode {
  const shown = useMemo(() => list.items.filter((item) => !item.ok || matches(search, item.value.name)), [list.items, search]);
  const drawn = useGrowing(shown.length);
  if (shown.length === 0) return undefined;
  return (
    <section className={styles.group} aria-labelledby={`files-${kind.collection}`}>
      <h2 id={`files-${kind.collection}`}>
        {kind.title} {!list.isPartial && <span>{shown.length}</span>}
      </h2>
      <ul className={styles.list}>
        {shown.slice(0, drawn).map((item) => (
          <FileRow key={item.id} projectId={projectId} kind={kind} item={item} definition={definition} actions={actions} />
        ))}
      </ul>
    </section>
  );
});

interface FileRowProps extends Pick<FileGroupProps, "projectId" | "kind" | "definition" | "actions"> {
  readonly item: Listed<FileSummary>;
}

/** One file. It is drawn again only when it has changed itself. */
const FileRow = memo(function FileRow({ projectId, kind, item, definition, actions }: FileRowProps): ReactNode {
  const ref = { projectId, collection: kind.collection, fileId: item.id };
  if (!item.ok) return <UnreadableRow what="file" document={item} onDelete={() => actions.remove(ref, "Unreadable file")} />;
  const { name, updatedAt } = item.value;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <Link to="/projects/$projectId/$kind/$fileId" params={{ projectId, kind: kind.route, fileId: item.id }} preload={false} dir="auto" title={name}>
          {name}
        </Link>
      </div>
      <span className={`${styles.value} numbers`}>{headlineOf(definition, item.value)}</span>
      <time className={`${styles.when} numbers`} dateTime={updatedAt.toISOString()} title="Last change">
        {momentText(updatedAt)}
      </time>
      <RowMenu
        label={`Actions of ${name}`}
        items={[
          ["Rename", () => actions.rename(ref, name)],
          ["Duplicate", () => actions.duplicate(ref)],
          ["Move to another project", () => actions.move(ref, name)],
          ["Delete", () => actions.remove(ref, name)],
        ]}
      />
    </li>
  );
});
