import { fileKinds, isDocumentId, type FileKind, type Unreadable } from "@org/data";
import { Button, MenuItem, notify, Popup } from "@org/ui/elements";
import { IconPlus } from "@tabler/icons-react";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useDeferredValue, useId, useMemo, useState, type ReactNode } from "react";
import { useReadable } from "../account/useReadable.ts";
import { useSignedIn } from "../account/signedIn.ts";
import { hasView } from "../calculators/views.ts";
import { runAction } from "../pageParts/runAction.ts";
import { usePageTitle, useTitleMeanwhile } from "../pageParts/usePageTitle.ts";
import { FileGroup } from "./FileGroup.tsx";
import { Gone } from "./Gone.tsx";
import { groupFiles } from "./groupFiles.ts";
import { useDefinitions } from "./headline.ts";
import { ListNotLoaded } from "./ListNotLoaded.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { matches } from "./matches.ts";
import { newFile } from "./newFile.ts";
import { RowMenu } from "./RowMenu.tsx";
import { SearchField } from "./SearchField.tsx";
import { SyncLine } from "./SyncLine.tsx";
import { UnreadableRow } from "./UnreadableRow.tsx";
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
  const { workspace } = useSignedIn();
  const navigate = route.useNavigate();
  const { items, status, fromCache } = useReadable(workspace.projects.list);
  const files = useReadable(useMemo(() => workspace.files.ofProject(projectId), [workspace, projectId]));
  const { groups, unreadable: unreadableFiles } = useMemo(() => groupFiles(files.items), [files.items]);
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
  const count = files.items.length;
  const hasFailed = files.status === "failed";
  const isEmpty = count === 0 && files.status === "ready";
  const isComplete = listed !== undefined && !files.fromCache;
  const isNoneFound =
    count > unreadableFiles.length && groups.every((group) => group.files.every(({ name }) => !matches(deferredSearch, name)));

  const create = async (kind: FileKind): Promise<void> => {
    const taken = groups.flatMap((group) => group.files.map(({ name }) => name));
    const done = await newFile(workspace, projectId, kind, taken);
    if (!done.ok) return notify({ message: done.message, tone: "error" });
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
          {project?.description && (
            <p className={styles.description} dir="auto">
              {project.description}
            </p>
          )}
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
      {hasFailed && <p role="alert">{files.message}</p>}
      {count > maxUnsearched && (
        <div className={styles.filters}>
          <SearchField label="Search files" value={search} count={count} onChange={setSearch} />
        </div>
      )}
      {groups.map((group) => (
        <FileGroup
          key={group.kind.collection}
          {...group}
          isPartial={files.isPartial === true}
          search={deferredSearch}
          definition={definitions?.get(group.kind.route)}
          actions={fileActions}
        />
      ))}
      {unreadableFiles.length > 0 && <UnreadableFiles documents={unreadableFiles} />}
      {isNoneFound && <p className={styles.none}>No file has “{deferredSearch}” in its name.</p>}
      {count === 0 && files.status === "loading" && <ListSkeleton />}
      {isEmpty && !isComplete && <ListNotLoaded what="The files of this project are" />}
      {isEmpty && isComplete && (
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

/** Files whose entry in the list cannot be read. */
function UnreadableFiles({ documents }: { readonly documents: readonly Unreadable[] }): ReactNode {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>
        Unreadable <span>{documents.length}</span>
      </h2>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.id} className={styles.row}>
            <UnreadableRow what="file" document={document} />
          </li>
        ))}
      </ul>
    </section>
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
