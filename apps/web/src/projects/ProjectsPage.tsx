import type { Listed, Project } from "@org/data";
import { lazyPart, useObservable } from "@org/ui/elements";
import { Button, NativeSelect } from "@org/ui/kit";
import { IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useDeferredValue, useMemo, type ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { dayText } from "../page/dates.ts";
import { hasAllWords } from "@org/form/search";
import { usePageTitle } from "../page/usePageTitle.ts";
import { texts as binTexts } from "./bin/texts.ts";
import { ImportButton } from "./ImportButton.tsx";
import { ListNotLoaded } from "./ListNotLoaded.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { projectOrders, type ProjectOrder } from "./projectsSearch.ts";
import { RemarkIcon } from "./RemarkIcon.tsx";
import { RowMenu } from "./RowMenu.tsx";
import { SearchField } from "./SearchField.tsx";
import { ServerNotice } from "./ServerNotice.tsx";
import { texts } from "./texts.ts";
import { remarkOf, totalsByProject, type ProjectTotals } from "./totals.ts";
import { LoadTotal } from "./TotalsLine.tsx";
import { UnreadableRow } from "./UnreadableRow.tsx";
import { useAllFiles } from "./useAllFiles.ts";
import { useNewProject } from "./useNewProject.tsx";
import { useProjectActions, type ProjectActions } from "./useProjectActions.tsx";
import { useProjectsSearch } from "./useProjectsSearch.ts";
import { VirtualList } from "./VirtualList.tsx";
import styles from "./projects.module.css";

const NoProjects = lazyPart(async () => (await import("./NoProjects.tsx")).NoProjects);
const BinDialog = lazyPart(async () => (await import("./bin/BinDialog.tsx")).BinDialog);

function filterAndSort(
  items: readonly Listed<Project>[],
  search: string,
  order: ProjectOrder,
  totals: ReadonlyMap<string, ProjectTotals> | undefined,
): readonly Listed<Project>[] {
  const matches = items.filter((item) => !item.ok || hasAllWords(search, item.value.name, item.value.description));
  if (order === "newest") return matches;
  if (order === "changed") {
    const timeOf = (item: Listed<Project>): number =>
      item.ok ? Math.max(item.value.createdAt.getTime(), totals?.get(item.id)?.changedAt?.getTime() ?? 0) : 0;
    return matches.toSorted((left, right) => timeOf(right) - timeOf(left));
  }
  if (order === "oldest") return [...matches.filter(({ ok }) => ok).toReversed(), ...matches.filter(({ ok }) => !ok)];
  const nameOf = (item: Listed<Project>): string => (item.ok ? item.value.name : "\uffff");
  return matches.toSorted((left, right) => nameOf(left).localeCompare(nameOf(right), undefined, { numeric: true }));
}

const idOf = ({ id }: { readonly id: string }): string => id;
const orders = projectOrders.map((value) => ({ value, label: texts.list.orders[value] }));

/** All projects, newest first by default, with the totals of their files. */
export function ProjectsPage(): ReactNode {
  usePageTitle(texts.list.title);
  const { workspace } = useSignedIn();
  const list = useObservable(workspace.projects.list);
  const [{ q: search = "", sort: order = "newest", create, show }, changeSearch] = useProjectsSearch();
  const newProject = useNewProject(create, () => create && changeSearch({ q: search, sort: order }));
  const actions = useProjectActions();
  const deferredSearch = useDeferredValue(search);
  const files = useAllFiles();
  const totals = useMemo(() => files && totalsByProject(files), [files]);
  const shown = useMemo(() => filterAndSort(list.items, deferredSearch, order, totals), [list.items, deferredSearch, order, totals]);
  const isEmpty = list.status === "ready" && list.items.length === 0;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.list.title}</h1>
        <div className={styles.buttons}>
          <Button
            variant="default"
            leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
            onClick={() => changeSearch({ q: search, sort: order, show: "bin" })}
          >
            {binTexts.button}
          </Button>
          <ImportButton />
          {newProject.buttons}
        </div>
      </header>
      <ServerNotice />
      {list.status === "failed" && <p role="alert">{list.message}</p>}
      {list.items.length > 0 && (
        <div className={styles.filters}>
          <SearchField
            label={texts.list.search}
            value={search}
            count={list.items.length}
            onChange={(q) => changeSearch({ q, sort: order })}
          />
          <NativeSelect
            aria-label={texts.list.order}
            value={order}
            data={orders}
            onChange={(event) => changeSearch({ q: search, sort: event.currentTarget.value as ProjectOrder })}
          />
        </div>
      )}
      {list.status === "loading" && list.items.length === 0 && <ListSkeleton />}
      {isEmpty && (list.fromCache ? <ListNotLoaded message={texts.list.notOnDevice} /> : <NoProjects onCreate={newProject.create} />)}
      {list.items.length > 0 && shown.length === 0 && <p className={styles.none}>{texts.list.noneFound(search)}</p>}
      {shown.length > 0 && (
        <VirtualList
          label={texts.list.title}
          items={shown}
          keyOf={idOf}
          renderRow={(item) => <ProjectRow item={item} totals={totals?.get(item.id)} actions={actions} />}
        />
      )}
      {newProject.modal}
      {actions.modal}
      {show === "bin" && <BinDialog onClose={() => changeSearch({ q: search, sort: order })} />}
    </div>
  );
}

interface ProjectRowProps {
  readonly item: Listed<Project>;
  /** `undefined` until they are known, and for projects without files. */
  readonly totals: ProjectTotals | undefined;
  readonly actions: ProjectActions;
}

function ProjectRow({ item, totals, actions }: ProjectRowProps): ReactNode {
  if (!item.ok)
    return (
      <UnreadableRow
        what="project"
        document={item}
        onDelete={() => actions.remove({ id: item.id, name: texts.unreadable.title.project })}
      />
    );
  const { name, description, date, createdAt } = item.value;
  const changedAt = totals?.changedAt;
  return (
    <>
      <div className={styles.name}>
        <Link to="/projects/$projectId" params={{ projectId: item.id }} dir="auto">
          {name}
        </Link>
        {description && (
          <span dir="auto" title={description}>
            {description}
          </span>
        )}
      </div>
      <span className={styles.loads}>
        <LoadTotal mode="cooling" load={totals?.cooling} />
        <LoadTotal mode="heating" load={totals?.heating} />
      </span>
      <span className={styles.count}>
        <RemarkIcon remark={remarkOf(totals)} />
        {totals && texts.totals.files(totals.files)}
      </span>
      <time
        className={`${styles.when} numbers`}
        dateTime={changedAt?.toISOString() ?? date}
        title={changedAt ? texts.totals.changed(dayText(changedAt)) : texts.list.created(dayText(createdAt))}
      >
        {dayText(changedAt ?? createdAt)}
      </time>
      <RowMenu
        label={texts.actionsOf(name)}
        items={[
          [texts.project.edit, () => actions.edit(item.value)],
          [texts.project.export, () => actions.exportOne(item.value)],
          [texts.project.delete, () => actions.remove(item.value)],
        ]}
      />
    </>
  );
}
