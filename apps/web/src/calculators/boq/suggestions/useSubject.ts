import { kindOfCollection, type FileSummary, type SuggestionService, type Workspace } from "@org/data";
import type { BillSubject } from "@org/data/suggestions";
import { currencyFormat } from "@org/hvac-core/costing";
import { projectTypes, type ProjectType } from "@org/hvac-core/costing/checklist";
import type { CompleteInput } from "@org/hvac-core/kernel";
import { useObservable } from "@org/ui/elements";
import { useContext, useMemo } from "react";
import { SignedInContext } from "../../../account/signedIn.ts";
import { useOpenFile } from "../../../page/openFile.ts";
import { headlineText, useDefinitions } from "../../headline.ts";
import { itemsOf, standardOf } from "./billLines.ts";

/** AI service of the signed-in user; `undefined` where none is configured. */
export const useSuggestionService = (): SuggestionService | undefined => useContext(SignedInContext)?.backend.suggestions;

const nothing = { subscribe: () => () => {}, getSnapshot: () => undefined };

/** Name, description and files of the project that the bill is in. */
function useProject(): { readonly name: string; readonly description: string; readonly files: readonly FileSummary[] } | undefined {
  const workspace: Workspace | undefined = useWorkspace();
  const file = useOpenFile();
  const projectId = file?.projectId;
  const projects = workspace?.projects.list ?? nothing;
  const listed = useMemo(
    () => (workspace && projectId !== undefined ? workspace.files.ofProject(projectId) : nothing),
    [workspace, projectId],
  );
  const allProjects = useObservable(projects);
  const allFiles = useObservable(listed);
  return useMemo(() => {
    const project = allProjects?.items.find((item) => item.ok && item.id === projectId);
    if (!project?.ok) return undefined;
    const { name, description } = project.value;
    const others = allFiles?.items.flatMap((item) => (item.ok && item.value.id !== file?.fileId ? [item.value] : []));
    return { name, description, files: others ?? [] };
  }, [allProjects, allFiles, projectId, file]);
}

const noFiles: readonly FileSummary[] = [];

function useWorkspace(): Workspace | undefined {
  return useContext(SignedInContext)?.workspace;
}

/** All data of the bill and its project in a request. */
export function useSubject(complete: CompleteInput, projectType: ProjectType): BillSubject {
  const project = useProject();
  const definitions = useDefinitions(project?.files ?? noFiles);
  return useMemo(
    () => ({
      projectType: projectTypes[projectType],
      standard: standardOf(complete),
      unitSystem: complete.unitSystem,
      currency: currencyFormat(complete).sign,
      project: project && { name: project.name, description: project.description },
      files: (project?.files ?? []).map((each) => {
        const { route, title } = kindOfCollection(each.collection);
        return { kind: title, name: each.name, result: headlineText(definitions.get(route), each) };
      }),
      items: itemsOf(complete),
    }),
    [complete, projectType, project, definitions],
  );
}
