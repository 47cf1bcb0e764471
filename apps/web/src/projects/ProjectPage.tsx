import { fileKinds, isDocumentId, type FileKind } from "@org/data";
import { Button, MenuItem, notify, Popup } from "@org/ui";
import { IconPlus } from "@tabler/icons-react";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useDeferredValue, useMemo, useState, type ReactNode } from "react";
import { useReadable } from "../account/useReadable.ts";
import { useSigned } from "../account/workspace.ts";
import { hasView } from "../calculators/views.ts";
import { runAction } from "../pageParts/runAction.ts";
import { usePageTitle, useTitleMeanwhile } from "../pageParts/usePageTitle.ts";
import { FileGroup } from "./FileGroup.tsx";
import { useDefinitions } from "./headline.ts";
import { ListNotLoaded } from "./ListNotLoaded.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { matches } from "./matches.ts";
import { newFile } from "./newFile.ts";
import { Gone } from "./Gone.tsx";
import { RowMenu } from "./RowMenu.tsx";
import { SyncLine } from "./SyncLine.tsx";
import { useFileActions } from "./useFileActions.tsx";
import { useProjectActions } from "./useProjectActions.tsx";
import styles from "./projects.module.css";

const route = getRouteApi("/_protected/projects/$projectId");
const unreadable = "Unreadable project";
/** A project with more files can be searched. */
const maxUnsearched = 8;
/** The kinds of files that can be made so far. */
const creatable = fileKinds.filter(({ route: id }) => hasView(id));

/** A project: its files, grouped by kind. */
export function ProjectPage(): ReactNode {
  const { projectId } = route.useParams();
  return isDocumentId(projectId) ? <ProjectFiles key={projectId} projectId={projectId} /> : <Gone what="project" />;
}

function ProjectFiles({ projectId }: { readonly projectId: string }): ReactNode {
  const { workspace } = useSigned();
  const navigate = route.useNavigate();
  const { items, status, fromCache } = useReadable(workspace.projects.list);
  const files = useReadable(useMemo(() => workspace.files.ofProject(projectId), [workspace, projectId]));
  const kinds = useMemo(() => fileKinds.map((kind) => ({ kind, list: { ...files, items: files.items.filter((item) => item.ok && item.value.collection === kind.collection) } })), [files]);
  const definitions = useDefinitions();
  const [search, setSearch] = useState("");
  const deferredSearch = useDeferredValue(search);
  const listed = items.find(({ id }) => id === projectId);
  const project = listed?.ok ? listed.value : undefined;
  const projectActions = useProjectActions(() => runAction(() => navigate({ to: "/projects" })));
  const [fileActions, fileModal] = useFileActions(projectId);
  useTitleMeanwhile("Project");
  usePageTitle(project?.name ?? (listed && unreadable));

  if (!listed && status !== "loading" && !fromCache) return <Gone what="project" />;
  const count = kinds.reduce((sum, { list }) => sum + list.items.length, 0);
  const isLoading = kinds.some(({ list }) => list.status === "loading");
  const isComplete = listed !== undefined && kinds.every(({ list }) => !list.fromCache);
  const isNoneFound = count > 0 && kinds.every(({ list }) => list.items.every((item) => item.ok && !matches(deferredSearch, item.value.name)));
  const failed = kinds.find(({ list }) => list.status === "failed");

  const create = async (kind: FileKind): Promise<void> => {
    const taken = kinds.flatMap(({ list }) => list.items.flatMap((item) => (item.ok ? [item.value.name] : [])));
    const done = await newFile(workspace, projectId, kind, taken);
    if (!done.ok) return notify({ message: done.message, tone: "limit" });
    await navigate({ to: "/projects/$projectId/$kind/$fileId", params: { projectId, kind: kind.route, fileId: done.file.fileId } });
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <p className={styles.crumb}>
            <Link to="/projects">Projects</Link>
          </p>
          <h1 dir="auto">{project?.name ?? (listed ? unreadable : "Project")}</h1>
          {project?.description && <p className={styles.description} dir="auto">{project.description}</p>}
        </div>
        <div className={styles.buttons}>
          {project && (
            <RowMenu
              look="plain"
              label="Actions of the project"
              items={[
                ["Change name or description", () => projectActions.edit(project)],
                ["Export", () => projectActions.exportOne(project)],
                ["Delete", () => projectActions.remove(project)],
              ]}
            />
          )}
          <NewFileMenu onChoose={(kind) => runAction(() => create(kind))} />
        </div>
      </header>
      <SyncLine />
      {failed && <p role="alert">{failed.list.message}</p>}
      {count > maxUnsearched && (
        <div className={styles.filters}>
          <input type="search" className={styles.search} aria-label="Search files" placeholder="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </div>
      )}
      {kinds.map(({ kind, list }) =>
        list.items.length === 0 ? undefined : (
          <FileGroup key={kind.collection} projectId={projectId} kind={kind} list={list} search={deferredSearch} definition={definitions?.get(kind.route)} actions={fileActions} />
        ),
      )}
      {isNoneFound && <p className={styles.none}>No file has “{deferredSearch}” in its name.</p>}
      {count === 0 && isLoading && <ListSkeleton />}
      {count === 0 && !isLoading && !failed && !isComplete && <ListNotLoaded what="The files of this project are" />}
      {count === 0 && !isLoading && !failed && isComplete && (
        <div className={styles.empty}>
          <h2>No files yet</h2>
          <p>Begin with a calculation. It opens with sensible values, calculates as you type, and keeps itself.</p>
          <div className={styles.buttons}>
            {creatable.map((kind) => (
              <Button key={kind.collection} onClick={() => runAction(() => create(kind))}>
                {kind.title}
              </Button>
            ))}
          </div>
        </div>
      )}
      {projectActions.modal}
      {fileModal}
    </div>
  );
}

function NewFileMenu({ onChoose }: { readonly onChoose: (kind: FileKind) => void }): ReactNode {
  return (
    <Popup
      role="menu"
      align="end"
      className={styles.primaryMenu}
      popupLabel="New file"
      renderContent={(close) =>
        creatable.map((kind) => (
          <MenuItem
            key={kind.collection}
            onSelect={() => {
              close();
              onChoose(kind);
            }}
          >
            {kind.title}
          </MenuItem>
        ))
      }
    >
      <IconPlus size={16} stroke={1.8} aria-hidden />
      New file
    </Popup>
  );
}
