import type { OutOfDate } from "@org/hvac-core/exchange/project";
import { fileKinds, isDocumentId, type FileKind, type Unreadable } from "@org/data";
import { lazyPart, useObservable } from "@org/ui/elements";
import { Button, Menu, SegmentedControl } from "@org/ui/kit";
import { IconFileTypePdf, IconPlus, IconSitemap } from "@tabler/icons-react";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useDeferredValue, useId, useMemo, useState, type ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { hasView } from "../calculators/views.ts";
import { runAction } from "../page/runAction.ts";
import { hasAllWords } from "@org/form/search";
import { usePageTitle, useTemporaryTitle } from "../page/usePageTitle.ts";
import { BinnedProject } from "./bin/BinnedProject.tsx";
import { useBinnedProject } from "./bin/useBinned.ts";
import { FileGroup } from "./FileGroup.tsx";
import { groupFiles, type FilesOfKind } from "./groupFiles.ts";
import { useDefinitions } from "../calculators/headline.ts";
import { ListNotLoaded } from "./ListNotLoaded.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { createFile } from "./newFile.ts";
import { MissingItem } from "./MissingItem.tsx";
import { countDifferences, useOutOfDate } from "./outOfDate/useOutOfDate.ts";
import { ProjectHead } from "./ProjectHead.tsx";
import { SearchField } from "./SearchField.tsx";
import { ServerNotice } from "./ServerNotice.tsx";
import { SiteLine } from "./site/SiteLine.tsx";
import { useFileDifferences } from "./site/useFileDifferences.ts";
import { useSite } from "./site/useSite.ts";
import { texts } from "./texts.ts";
import { totalsOf } from "./totals.ts";
import { TotalsLine, TotalsPlace } from "./TotalsLine.tsx";
import { UnreadableRow } from "./UnreadableRow.tsx";
import { useFileActions } from "./useFileActions.tsx";
import { useFilePreload } from "./useFilePreload.ts";
import { useProjectActions } from "./useProjectActions.tsx";
import styles from "./projects.module.css";

const ProjectLinksModal = lazyPart(async () => (await import("./links/ProjectLinksModal.tsx")).ProjectLinksModal);
const ProjectReport = lazyPart(async () => (await import("./report/ProjectReport.tsx")).ProjectReport);
const route = getRouteApi("/_protected/projects/$projectId");
/** Projects with more files have a search field. */
const searchThreshold = 8;
/** The kinds of files whose calculators are built. */
const creatable = fileKinds.filter(({ route: id }) => hasView(id));

/** A project: its totals, and its files grouped by kind. */
export function ProjectPage(): ReactNode {
  const { projectId } = route.useParams();
  return isDocumentId(projectId) ? <ProjectFiles key={projectId} projectId={projectId} /> : <MissingItem what="project" />;
}

/** Opens the links between the files of the project. */
function LinksButton({ outOfDate, onOpen }: { readonly outOfDate: number; readonly onOpen: () => void }): ReactNode {
  return (
    <Button variant="default" leftSection={<IconSitemap size={16} stroke={1.6} aria-hidden />} onClick={onOpen}>
      {texts.project.links}
      {outOfDate > 0 && (
        <span className={styles.outOfDateCount}>
          {outOfDate} <span className="sr-only">{texts.outOfDate.count}</span>
        </span>
      )}
    </Button>
  );
}

function ProjectFiles({ projectId }: { readonly projectId: string }): ReactNode {
  const { workspace } = useSignedIn();
  const router = useRouter();
  const { items, status, fromCache } = useObservable(workspace.projects.list);
  const files = useObservable(useMemo(() => workspace.files.ofProject(projectId), [workspace, projectId]));
  const { groups, unreadable } = useMemo(() => groupFiles(files.items), [files.items]);
  const readable = useMemo(() => groups.flatMap((group) => group.files), [groups]);
  const totals = useMemo(() => totalsOf(readable), [readable]);
  useFilePreload(groups.map(({ kind }) => kind.route).join(" "));
  const isWhole = files.status === "ready" && files.isPartial !== true && !files.fromCache;
  const outOfDate = useOutOfDate(readable, isWhole);
  const site = useSite(projectId);
  const differences = useFileDifferences(readable, site.site, isWhole);
  const listed = items.find(({ id }) => id === projectId);
  const project = listed?.ok ? listed.value : undefined;
  const projectActions = useProjectActions(() => runAction(() => router.navigate({ to: "/projects" })));
  useTemporaryTitle(texts.project.fallbackTitle);
  usePageTitle(project?.name ?? (listed && texts.unreadable.title.project));

  const binned = useBinnedProject(projectId);
  const [reportOpen, setReportOpen] = useState(false);
  const [links, setLinks] = useState<"open" | "update">();

  if (binned) return <BinnedProject binned={binned} />;
  if (!listed && status !== "loading" && !fromCache) return <MissingItem what="project" />;
  const isPartial = files.isPartial === true;
  // The name and the files come from two lists; a name of two lines would move the files.
  const isAwaited = (!listed && status === "loading") || (files.items.length === 0 && files.status === "loading");
  const isEmpty = files.items.length === 0 && files.status === "ready";
  const isComplete = listed !== undefined && !files.fromCache;
  const create = (kind: FileKind): void => runAction(() => createFile({ workspace, router, projectId, kind }));
  return (
    <div className={styles.page}>
      <ProjectHead
        name={project?.name ?? (listed ? texts.unreadable.title.project : texts.project.fallbackTitle)}
        project={project}
        actions={projectActions}
      >
        <LinksButton
          outOfDate={[...outOfDate.byId.values()].reduce((sum, each) => sum + countDifferences(each), 0)}
          onOpen={() => setLinks("open")}
        />
        {project && groups.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
            onClick={() => setReportOpen(true)}
          >
            {texts.project.report}
          </Button>
        )}
        <NewFileMenu onChoose={create} />
      </ProjectHead>
      <ServerNotice />
      {files.status === "failed" && <p role="alert">{files.message}</p>}
      {isAwaited ? (
        <ListSkeleton />
      ) : (
        <>
          {project && <SiteLine projectId={projectId} state={site} differences={differences} />}
          {isPartial ? (
            <TotalsPlace />
          ) : (
            <TotalsLine totals={totals} unitSystem={site.site?.unitSystem} outOfDate={outOfDate} onUpdate={() => setLinks("update")} />
          )}
          <FileGroups outOfDate={outOfDate.byId} projectId={projectId} groups={groups} count={files.items.length} isPartial={isPartial} />
          {unreadable.length > 0 && <UnreadableFiles documents={unreadable} />}
          {isEmpty && !isComplete && <ListNotLoaded message={texts.project.filesNotOnDevice} />}
          {isEmpty && isComplete && <NoFiles onCreate={create} />}
        </>
      )}
      {projectActions.modal}
      {links && <ProjectLinksModal projectId={projectId} updates={links === "update"} onClose={() => setLinks(undefined)} />}
      {reportOpen && project && (
        <ProjectReport project={project} groups={groups} differences={differences} onClose={() => setReportOpen(false)} />
      )}
    </div>
  );
}

interface FileGroupsProps {
  readonly outOfDate: ReadonlyMap<string, OutOfDate>;
  readonly projectId: string;
  readonly groups: readonly FilesOfKind[];
  readonly count: number;
  readonly isPartial: boolean;
}

const allKinds = "all";

/** The files grouped by kind, with a search field and a filter for large projects. */
function FileGroups({ outOfDate, projectId, groups, count, isPartial }: FileGroupsProps): ReactNode {
  const definitions = useDefinitions(groups.flatMap(({ files }) => files));
  const [search, setSearch] = useState("");
  const deferredSearch = useDeferredValue(search);
  const [chosen, setChosen] = useState<string>(allKinds);
  const [actions, modal] = useFileActions(projectId);
  // The last file of the selected kind may have been deleted.
  const kind = groups.some((group) => group.kind.collection === chosen) ? chosen : allKinds;
  const shown = kind === allKinds ? groups : groups.filter((group) => group.kind.collection === kind);
  const isNoneFound = groups.length > 0 && shown.every(({ files }) => files.every(({ name }) => !hasAllWords(deferredSearch, name)));
  return (
    <>
      {count > searchThreshold && (
        <div className={styles.filters}>
          <SearchField label={texts.project.search} value={search} count={count} onChange={setSearch} />
          {groups.length > 1 && (
            <div className={styles.kinds}>
              <SegmentedControl
                aria-label={texts.project.kind}
                value={kind}
                onChange={setChosen}
                data={[
                  { value: allKinds, label: texts.project.allKinds },
                  ...groups.map((group) => ({ value: group.kind.collection, label: group.kind.title })),
                ]}
              />
            </div>
          )}
        </div>
      )}
      {shown.map((group) => (
        <FileGroup
          key={group.kind.collection}
          {...group}
          isPartial={isPartial}
          search={deferredSearch}
          definition={definitions.get(group.kind.route)}
          actions={actions}
          outOfDate={outOfDate}
        />
      ))}
      {isNoneFound && <p className={styles.none}>{texts.project.noFileFound(deferredSearch)}</p>}
      {modal}
    </>
  );
}

/** Ways to begin a project. */
function NoFiles({ onCreate }: { readonly onCreate: (kind: FileKind) => void }): ReactNode {
  return (
    <div className={styles.empty}>
      <h2>{texts.project.noFiles}</h2>
      <p>{texts.project.noFilesLead}</p>
      <div className={styles.buttons}>
        {creatable.map((kind) => (
          <Button key={kind.collection} variant="default" onClick={() => onCreate(kind)}>
            {kind.title}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Files whose list entry cannot be read. */
function UnreadableFiles({ documents }: { readonly documents: readonly Unreadable[] }): ReactNode {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>
        {texts.unreadable.files} <span>{documents.length}</span>
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
    <Menu position="bottom-end" portalProps={{ target: "#main" }}>
      <Menu.Target>
        <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}>{texts.project.newFile}</Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={texts.project.newFile}>
        {creatable.map((kind, index) => (
          <Menu.Item key={kind.collection} {...(index === 0 && { "data-autofocus": true })} onClick={() => onChoose(kind)}>
            {kind.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
