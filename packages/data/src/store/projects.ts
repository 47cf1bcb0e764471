import { collection, doc, serverTimestamp, updateDoc } from "firebase/firestore";
import { checkContent, isBlank, projectContent, projectOf, storedProject, type Project, type SiteContent } from "../documents/index.ts";
import { messages, type ActionResult } from "../messages.ts";
import type { Readable } from "@org/device/observable";
import { projectPath, projectsPath, serialId } from "../paths.ts";
import { templateFileId, type Template } from "../templates/index.ts";
import { withLinkedIds } from "./archive/linkedIds.ts";
import { waitForWrite } from "./writes/waitForWrite.ts";
import { commitPieces } from "./writes/batches.ts";
import { failureText } from "./failures.ts";
import { newFile, type Creation, type NewFile } from "./writes/fileWrites.ts";
import type { NewContent } from "./files.ts";
import type { ListState } from "./lists/listModel.ts";
import type { ListSource } from "./lists/listSource.ts";
import { liveList } from "./lists/liveList.ts";
import type { Removal } from "./removal/removals.ts";
import { newSite } from "./sites.ts";
import type { StoreContext } from "./storeContext.ts";

export interface Projects {
  /** All projects, newest first. */
  readonly list: Readable<ListState<Project>>;
  /** Creates an empty project. It is in the list at once; offline too. */
  readonly create: (project: {
    readonly name: string;
    readonly description?: string | undefined;
    readonly site?: SiteContent | undefined;
  }) => Promise<ActionResult<{ readonly id: string }>>;
  /** Creates a project with the files of a template. */
  readonly createFromTemplate: (template: Template, site?: SiteContent, name?: string) => Promise<ActionResult<{ readonly id: string }>>;
  /** Changes name or description. */
  readonly change: (id: string, to: { readonly name?: string; readonly description?: string }) => Promise<ActionResult>;
  /** Puts a project with everything in it into the bin. */
  readonly remove: (id: string) => Removal;
}

/** Calculates the content of a template's file with today's engine. */
export type Calculate = (file: Template["files"][number]) => Promise<NewContent>;

/** The projects of a user, newest first. */
export function projectsSource(owner: StoreContext["owner"]): ListSource<typeof storedProject, Project> {
  return { path: projectsPath(owner), schema: storedProject, build: projectOf, sortBy: "createdAt" };
}

export function openProjects(context: StoreContext, calculate: Calculate): Projects {
  const { database, owner } = context;
  const list = liveList(context, projectsSource(owner));
  const newId = (): string => doc(collection(database, projectsPath(owner))).id;

  const failed = (error: unknown): { ok: false; message: string } => {
    context.report.error("A project could not be created.", error);
    return { ok: false, message: messages.creationFailed };
  };

  return {
    list,
    create: async ({ name, description = "", site }) => {
      if (isBlank(name)) return { ok: false, message: messages.nameRequired };
      if (context.isClosed()) return { ok: false, message: messages.notReady };
      try {
        const id = newId();
        const pieces = newProject(context, id, { name: name.trim(), description: description.trim(), site }, []);
        await waitForWrite(context, commitPieces(database, pieces));
        return { ok: true, id };
      } catch (error) {
        return failed(error);
      }
    },
    createFromTemplate: async (template, site, name = template.name) => {
      if (isBlank(name)) return { ok: false, message: messages.nameRequired };
      if (context.isClosed()) return { ok: false, message: messages.notReady };
      try {
        const id = newId();
        const ids = new Map(template.files.map((_, index) => [templateFileId(index), serialId(id, index)]));
        const files = await Promise.all(
          template.files.map(async (file): Promise<NewFile> => {
            const { remark, ...content } = await calculate({ ...file, input: withLinkedIds(file.input, ids) });
            return {
              collection: file.collection,
              content,
              headline: await context.headlineOf(file.collection),
              ...(remark !== undefined && { remark }),
            };
          }),
        );
        await waitForWrite(
          context,
          commitPieces(database, newProject(context, id, { name: name.trim(), description: template.description, site }, files)),
        );
        return { ok: true, id };
      } catch (error) {
        return failed(error);
      }
    },
    change: async (id, to) => {
      if (to.name !== undefined && isBlank(to.name)) return { ok: false, message: messages.nameRequired };
      try {
        const fields = {
          ...(to.name !== undefined && { name: to.name.trim() }),
          ...(to.description !== undefined && { description: to.description.trim() }),
        };
        checkContent(projectContent, { name: "unchanged", description: "", ...fields });
        await waitForWrite(context, updateDoc(doc(database, projectPath(owner, id)), fields));
        return { ok: true };
      } catch (error) {
        return { ok: false, message: failureText(error) };
      }
    },
    remove: (id) => context.removals.request({ projectId: id }),
  };
}

/**
 * The writes that create a project with files. The files' ids follow from the project's, in the given order. They are written from the last to the first,
 * because lists show the newest first: lists then show the given order, over several batches too.
 */
export function newProject(
  place: Pick<StoreContext, "database" | "owner">,
  id: string,
  { site, ...project }: { readonly name: string; readonly description: string; readonly site?: SiteContent | undefined },
  files: readonly NewFile[],
): readonly Creation[] {
  const content = checkContent(projectContent, project);
  const creates = doc(place.database, projectPath(place.owner, id));
  const head: Creation = {
    operations: ["createProject"],
    creates,
    apply: (batch) => void batch.set(creates, { ...content, createdAt: serverTimestamp() }),
  };
  return [
    head,
    ...(site ? [newSite(place, id, site)] : []),
    ...files
      .map((file, index) => newFile(place, id, file, serialId(id, index)).pieces)
      .toReversed()
      .flat(),
  ];
}
