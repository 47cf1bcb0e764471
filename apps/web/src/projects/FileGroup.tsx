import type { OutOfDate } from "@org/hvac-core/exchange/project";
import type { FileKind, FileSummary } from "@org/data";
import type { AnyCalculator } from "@org/form/state";
import { memo, useId, useMemo, type ReactNode } from "react";
import { momentText, recentText } from "../page/dates.ts";
import { hasAllWords } from "@org/form/search";
import { FileLink } from "./FileLink.tsx";
import { headlineText } from "../calculators/headline.ts";
import { OutOfDateMark } from "./OutOfDateMark.tsx";
import { RemarkIcon } from "./RemarkIcon.tsx";
import { RowMenu } from "./RowMenu.tsx";
import { texts } from "./texts.ts";
import { remarkOfFile } from "./totals.ts";
import type { FileActions } from "./useFileActions.tsx";
import { VirtualList } from "./VirtualList.tsx";
import styles from "./projects.module.css";

interface FileGroupProps {
  readonly kind: FileKind;
  readonly files: readonly FileSummary[];
  /** More files are being loaded. */
  readonly isPartial: boolean;
  readonly search: string;
  readonly definition: AnyCalculator | undefined;
  readonly actions: FileActions;
  /** By the id of a file. */
  readonly outOfDate: ReadonlyMap<string, OutOfDate>;
}

const idOf = ({ id }: FileSummary): string => id;

/** The files of one kind in a project. */
export const FileGroup = memo(function FileGroup(props: FileGroupProps): ReactNode {
  const { kind, files, isPartial, search, definition, actions, outOfDate } = props;
  const shown = useMemo(() => files.filter(({ name }) => hasAllWords(search, name)), [files, search]);
  const id = useId();
  if (shown.length === 0) return undefined;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>
        {kind.title} {!isPartial && <span>{shown.length}</span>}
      </h2>
      <VirtualList
        labelledBy={id}
        items={shown}
        keyOf={idOf}
        renderRow={(file) => (
          <FileRow kind={kind} file={file} definition={definition} actions={actions} outOfDate={outOfDate.get(file.id)} />
        )}
      />
    </section>
  );
});

interface FileRowProps extends Pick<FileGroupProps, "kind" | "definition" | "actions"> {
  readonly file: FileSummary;
  readonly outOfDate: OutOfDate | undefined;
}

/** One file. The row is drawn again only when the file changes. */
const FileRow = memo(function FileRow({ kind, file, definition, actions, outOfDate }: FileRowProps): ReactNode {
  const { id, projectId, name, updatedAt } = file;
  const ref = { projectId, collection: kind.collection, fileId: id };
  return (
    <>
      <div className={styles.name}>
        <FileLink file={file} />
      </div>
      <span className={`${styles.value} numbers`}>
        <OutOfDateMark outOfDate={outOfDate} />
        <RemarkIcon remark={remarkOfFile(file)} />
        {headlineText(definition, file)}
      </span>
      <time className={`${styles.when} numbers`} dateTime={updatedAt.toISOString()} title={texts.totals.changed(momentText(updatedAt))}>
        {recentText(updatedAt)}
      </time>
      <RowMenu
        label={texts.actionsOf(name)}
        items={[
          [texts.file.rename, () => actions.rename(ref, name)],
          [texts.file.duplicate, () => actions.duplicate(ref)],
          [texts.file.move, () => actions.move(ref, name)],
          [texts.file.delete, () => actions.remove(ref, name)],
        ]}
      />
    </>
  );
});
