import { fileKinds, kindOfCollection, listedNames, type FileKind, type FileSummary, type Project, type Workspace } from "@org/data";
import { chooseColorScheme, notify, useColorScheme } from "@org/ui/elements";
import { saveUnitSystem, preferredUnitSystem } from "@org/ui/surface";
import { useRouter, type RegisteredRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { signedInEmail } from "../account/signedInUser.ts";
import { signOut } from "../account/signOut.ts";
import { hasView } from "../calculators/views.ts";
import { EntryIndex, type SearchEntry } from "../page/searchIndex.ts";
import { calculatorGroups, navigation, type NavigationLink } from "../page/navigationLinks.ts";
import { runAction } from "../page/runAction.ts";
import { createFile } from "../projects/newFile.ts";
import { texts } from "./dialogTexts.ts";
import type { SearchableWork } from "./useSearchableWork.ts";

export type SearchGroup = keyof typeof texts.groups;

/** An entry with the action that selecting it runs. */
export interface SearchChoice extends SearchEntry {
  readonly group: SearchGroup;
  readonly run: () => void;
}

type Router = Pick<RegisteredRouter, "navigate">;

const calculatorLinks = calculatorGroups.flatMap(({ links }) => links);
const pageLinks = navigation.flatMap(({ links }) => links).filter((link) => !calculatorLinks.includes(link));
const creatable = fileKinds.filter(({ route }) => hasView(route));

/** Index of everything that can be searched; of the user's projects and files as far as they are loaded. @param outOfDate ids of files */
export function useSearchEntries({ workspace, projects, files }: SearchableWork, outOfDate: ReadonlySet<string>): EntryIndex<SearchChoice> {
  const router = useRouter();
  const isDark = useColorScheme() === "dark";
  const workEntries = useMemo(() => {
    const readable = projects.flatMap((item) => (item.ok ? [item.value] : []));
    const names = new Map(readable.map(({ id, name }) => [id, name]));
    // The project of a file may be in the bin.
    const summaries = files.flatMap((item) => (item.ok && names.has(item.value.projectId) ? [item.value] : []));
    const changed = latestChanges(summaries);
    return [
      ...readable.map((project) => projectEntry(router, project, changed.get(project.id))),
      ...summaries.map((file) => fileEntry(router, file, names.get(file.projectId) ?? "", outOfDate.has(file.id))),
      ...(workspace ? newFileEntries(router, workspace, latestProject(readable, summaries)) : []),
    ];
  }, [router, workspace, projects, files, outOfDate]);
  const fixedEntries = useMemo(
    () => [
      ...calculatorLinks.map((link) => linkEntry(router, "calculators", link)),
      ...pageLinks.map((link) => linkEntry(router, "pages", link)),
      ...actionEntries(router, isDark),
    ],
    [router, isDark],
  );
  return useMemo(() => new EntryIndex([...workEntries, ...fixedEntries]), [workEntries, fixedEntries]);
}

function linkEntry(router: Router, group: "calculators" | "pages", { path, label, summary }: NavigationLink): SearchChoice {
  return {
    id: path,
    group,
    label,
    ...(summary !== undefined && { description: summary }),
    ...keywordsOf(path),
    run: () => runAction(() => router.navigate({ to: path })),
  };
}

const kindKeywords: Readonly<Record<string, string>> = texts.keywords.kinds;

/** Other names of a calculator, by its address. */
function keywordsOf(path: string): { readonly keywords?: string } {
  const keywords = kindKeywords[path.split("/").at(-1)!];
  return keywords === undefined ? {} : { keywords };
}

/** The time of the last change of a file, by project. */
function latestChanges(files: readonly FileSummary[]): ReadonlyMap<string, number> {
  const changed = new Map<string, number>();
  for (const { projectId, updatedAt } of files) changed.set(projectId, Math.max(changed.get(projectId) ?? 0, updatedAt.getTime()));
  return changed;
}

function projectEntry(router: Router, { id, name, description, createdAt }: Project, changedAt = 0): SearchChoice {
  return {
    id: `project/${id}`,
    group: "projects",
    label: name,
    description,
    changedAt: Math.max(createdAt.getTime(), changedAt),
    run: () => runAction(() => router.navigate({ to: "/projects/$projectId", params: { projectId: id } })),
  };
}

function fileEntry(
  router: Router,
  { id, projectId, collection, name, updatedAt, results }: FileSummary,
  projectName: string,
  isOutOfDate: boolean,
): SearchChoice {
  const kind = kindOfCollection(collection);
  const contents = results[listedNames.contents];
  const keywords = [typeof contents === "string" ? contents : "", isOutOfDate ? texts.keywords.outOfDate : ""];
  return {
    id: `file/${id}`,
    group: "files",
    label: name,
    description: isOutOfDate ? texts.outOfDate(kind.title, projectName) : `${kind.title} · ${projectName}`,
    keywords: keywords.join(" "),
    kind: texts.keywords.kinds[kind.route],
    changedAt: updatedAt.getTime(),
    run: () =>
      runAction(() => router.navigate({ to: "/projects/$projectId/$kind/$fileId", params: { projectId, kind: kind.route, fileId: id } })),
  };
}

/** The project that was changed last. */
function latestProject(projects: readonly Project[], files: readonly FileSummary[]): Project | undefined {
  const latest = files.reduce<FileSummary | undefined>((best, file) => (best && best.updatedAt >= file.updatedAt ? best : file), undefined);
  return projects.find(({ id }) => id === latest?.projectId) ?? projects[0];
}

function newFileEntries(router: Router, workspace: Workspace, project: Project | undefined): readonly SearchChoice[] {
  if (!project) return [];
  return creatable.map((kind: FileKind): SearchChoice => ({
    id: `new/${kind.route}`,
    group: "actions",
    label: texts.newKind(kind.title),
    shownLabel: texts.newFile(kind.title, project.name),
    keywords: texts.keywords.create,
    run: () => runAction(() => createFile({ workspace, router, projectId: project.id, kind })),
  }));
}

function actionEntries(router: Router, isDark: boolean): readonly SearchChoice[] {
  const action = (id: string, label: string, keywords: string, run: () => void): SearchChoice => ({
    id,
    group: "actions",
    label,
    keywords,
    run,
  });
  const create = (what: "project" | "template") => () => runAction(() => router.navigate({ to: "/projects", search: { create: what } }));
  const otherSystem = preferredUnitSystem() === "Metric" ? "Imperial" : "Metric";
  const projectActions = [
    action("new-project", texts.newProject, texts.keywords.create, create("project")),
    action("bin", texts.bin, texts.keywords.bin, () => runAction(() => router.navigate({ to: "/projects", search: { show: "bin" } }))),
    action("from-template", texts.fromTemplate, texts.keywords.create, create("template")),
  ];
  return [
    ...(signedInEmail() === undefined ? [] : projectActions),
    action("theme", isDark ? texts.lightTheme : texts.darkTheme, texts.keywords.theme, () => chooseColorScheme(isDark ? "light" : "dark")),
    action("units", otherSystem === "Metric" ? texts.metric : texts.imperial, texts.keywords.units, () => {
      saveUnitSystem(otherSystem);
      notify({ message: texts.unitsChanged(otherSystem) });
    }),
    signedInEmail() === undefined
      ? action("sign-in", texts.signIn, texts.keywords.signIn, () => runAction(() => router.navigate({ to: "/login" })))
      : action("sign-out", texts.signOut, texts.keywords.signOut, () => runAction(() => signOut(() => router.navigate({ to: "/login" })))),
  ];
}
