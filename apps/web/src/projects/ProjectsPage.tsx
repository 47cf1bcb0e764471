import type { Listed, Project } from "@org/data";
import { Button, notify } from "@org/ui/elements";
import { IconFileImport } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useDeferredValue, useId, useMemo, useRef, useState, type ReactNode } from "react";
import { useReadable } from "../account/useReadable.ts";
import { useSignedIn } from "../account/signedIn.ts";
import { dayText } from "../pageParts/dates.ts";
import { runAction } from "../pageParts/runAction.ts";
import { usePageTitle } from "../pageParts/usePageTitle.ts";
import { ListNotLoaded } from "./ListNotLoaded.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { matches } from "./matches.ts";
import { NoProjects } from "./NoProjects.tsx";
import { projectOrders, type ProjectOrder } from "./projectsSearch.ts";
import { RowMenu } from "./RowMenu.tsx";
import { SearchField } from "./SearchField.tsx";
import { SyncLine } from "./SyncLine.tsx";
import { UnreadableRow } from "./UnreadableRow.tsx";
import { useNewProject } from "./useNewProject.tsx";
import { useProjectActions } from "./useProjectActions.tsx";
import { useProjectsSearch } from "./useProjectsSearch.ts";
import { VirtualList } from "./VirtualList.tsx";
import styles from "./projects.module.css";

function foundAndSorted(items: readonly Listed<Project>[], search: string, order: ProjectOrder): readonly Listed<Project>[] {
  const found = items.filter((item) => !item.ok || matches(search, item.value.name, item.value.description));
  if (order === "newest") return found;
  if (order === "oldest") return [...found.filter(({ ok }) => ok).toReversed(), ...found.filter(({ ok }) => !ok)];
  const nameOf = (item: Listed<Project>): string => (item.ok ? item.value.name : "\uffff");
  return found.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), undefined, { numeric: true }));
}

const idOf = ({ id }: { readonly id: string }): string => id;

export function ProjectsPage(): ReactNode {
  usePageTitle("Projects");
  const { workspace } = useSignedIn();
  const list = useReadable(workspace.projects.list);
  const [{ q: search = "", sort: order = "newest" }, changeSearch] = useProjectsSearch();
  const newProject = useNewProject();
  const actions = useProjectActions();
  const deferredSearch = useDeferredValue(search);
  const shown = useMemo(() => foundAndSorted(list.items, deferredSearch, order), [list.items, deferredSearch, order]);

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Projects</h1>
        <div className={styles.buttons}>
          <ImportButton />
          {newProject.buttons}
        </div>
      </header>
      <SyncLine />
      {list.status === "failed" && <p role="alert">{list.message}</p>}
      {list.items.length > 0 && (
        <div className={styles.filters}>
          <SearchField
            label="Search projects"
            value={search}
            count={list.items.length}
            onChange={(q) => changeSearch({ q, sort: order })}
          />
          <select
            className={styles.sort}
            aria-label="Order"
            value={order}
            onChange={(event) => changeSearch({ q: search, sort: event.target.value as ProjectOrder })}
          >
            {Object.entries(projectOrders).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      {list.status === "loading" && list.items.length === 0 && <ListSkeleton />}
      {list.status === "ready" &&
        list.items.length === 0 &&
        (list.fromCache ? (
          <ListNotLoaded what="Projects are" />
        ) : (
          <NoProjects onCreate={newProject.create} onTemplate={newProject.fromTemplate} />
        ))}
      {list.items.length > 0 && shown.length === 0 && <p className={styles.none}>No project has “{search}” in its name or description.</p>}
      {shown.length > 0 && (
        <VirtualList label="Projects" items={shown} keyOf={idOf} renderRow={(item) => <ProjectRow item={item} actions={actions} />} />
      )}
      {newProject.modal}
      {actions.modal}
    </div>
  );
}

interface ProjectRowProps {
  readonly item: Listed<Project>;
  readonly actions: ReturnType<typeof useProjectActions>;
}

function ProjectRow({ item, actions }: ProjectRowProps): ReactNode {
  if (!item.ok)
    return <UnreadableRow what="project" document={item} onDelete={() => actions.remove({ id: item.id, name: "Unreadable project" })} />;
  const { name, description, date, createdAt } = item.value;
  return (
    <>
      <div className={styles.name}>
        <Link to="/projects/$projectId" params={{ projectId: item.id }} dir="auto" title={name}>
          {name}
        </Link>
        {description && <span dir="auto">{description}</span>}
      </div>
      <time className={`${styles.when} numbers`} dateTime={date}>
        {dayText(createdAt)}
      </time>
      <RowMenu
        label={`Actions of ${name}`}
        items={[
          ["Change name or description", () => actions.edit(item.value)],
          ["Export", () => actions.exportOne(item.value)],
          ["Delete", () => actions.remove(item.value)],
        ]}
      />
    </>
  );
}

/** Creates projects of an exported file. */
function ImportButton(): ReactNode {
  const { workspace } = useSignedIn();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const key = useId();
  const read = async (file: File): Promise<void> => {
    setBusy(true);
    notify({ key, message: "Importing", tone: "loading" });
    try {
      const done = await workspace.archives.importProjects(await file.text());
      if (!done.ok) return notify({ key, message: done.message, tone: "error" });
      notify({ key, message: done.ids.length === 1 ? "Imported 1 project." : `Imported ${done.ids.length} projects.`, tone: "success" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button disabled={isBusy} onClick={() => input.current?.click()}>
        <IconFileImport size={16} stroke={1.6} aria-hidden />
        {isBusy ? "Importing" : "Import"}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Exported project"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = "";
          if (file) runAction(() => read(file));
        }}
      />
    </>
  );
}
