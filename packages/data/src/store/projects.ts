import { collection, doc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { checkContent, isBlank, projectContent, projectOf, storedProject, type Project } from "../documents/index.ts";
import { messages, type ActionResult } from "../messages.ts";
import type { Readable } from "@org/device/observable";
import { projectPath, projectsPath, serialId } from "../paths.ts";
import type { Template } from "../templates/index.ts";
import { waitForWrite } from "./writes/waitForWrite.ts";
import { commitPieces } from "./writes/batches.ts";
import { failureText } from "./failures.ts";
import { newFile, type Creation, type NewFile } from "./writes/fileWrites.ts";
import type { NewContent } from "./files.ts";
import type { ListState } from "./lists/listModel.ts";
import { liveList } from "./lists/liveList.ts";
import type { Removal } from "./removal/removals.ts";
import type { StoreContext } from "./storeContext.ts";

export interface Projects {
  /** All projects, newest first. */
  readonly list: Readable<ListState<Project>>;
  /** Creates an empty project. It is in the list at once; offline too. */
  readonly create: (project: {
    readonly name: string;
    readonly description?: string | undefined;
  }) => Promise<ActionResult<{ readonly id: string }>>;
  /** Creates a project with the files of a template. */
  readonly createFromTemplate: (template: Template, name?: string) => Promise<ActionResult<{ readonly id: string }>>;
  /** Changes name or description. */
  readonly change: (id: string, to: { readonly name?: string; readonly description?: string }) => Promise<ActionResult>;
  /** Removes a project with everything in it, unless that is undone in time. */
  readonly remove: (id: string, delay?: number) => Removal;
}

/** Calculates the content of a template's file with today's engine. */
export type Calculate = (file: Template["files"][number]) => Promise<NewContent>;

export function openProjects(context: StoreContext, calculate: Calculate): Projects {
  const { database, owner } = context;
  const list = liveList(context, { path: projectsPath(owner), schema: storedProject, build: projectOf, sortBy: "createdAt" });
  const newId = (): string => doc(collection(database, projectsPath(owner))).id;

  const failed = (error: unknown): { ok: false; message: string } => {
    context.report.error("A project could not be created.", error);
    return { ok: false, message: messages.creationFailed };
  };

  return {
    list,
    create: async ({ name, description = "" }) => {
      if (isBlank(name)) return { ok: false, message: messages.nameRequired };
      if (context.isClosed()) return { ok: false, message: messages.notReady };
      try {
        const id = newId();
        const content = checkContent(projectContent, { name: name.trim(), description: description.trim() });
        await waitForWrite(context, setDoc(doc(database, projectPath(owner, id)), { ...content, createdAt: serverTimestamp() }));
        return { ok: true, id };
      } catch (error) {
        return failed(error);
      }
    },
    createFromTemplate: async (template, name = template.name) => {
      if (isBlank(name)) return { ok: false, message: messages.nameRequired };
      if (context.isClosed()) return { ok: false, message: messages.notReady };
      try {
        const files = await Promise.all(
          template.files.map(async (file): Promise<NewFile> => {
            const { remark, ...content } = await calculate(file);
            return {
              collection: file.collection,
              content,
              headline: await context.headlineOf(file.collection),
              ...(remark !== undefined && { remark }),
            };
          }),
        );
        const id = newId();
        await waitForWrite(
          context,
          commitPieces(database, newProject(context, id, { name: name.trim(), description: template.description }, files)),
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
    remove: (id, delay) => context.removals.request({ projectId: id }, delay),
  };
}

/**
 * The writes that create a project with files. The files' ids follow from the project's, in the given order. They are written from the last to the first,
 * because lists show the newest first: lists then show the given order, over several batches too.
 */
export function newProject(
  place: Pick<StoreContext, "database" | "owner">,
  id: string,
  project: { readonly name: string; readonly description: string },
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
    ...files
      .map((file, index) => newFile(place, id, file, serialId(id, index)).pieces)
      .toReversed()
      .flat(),
  ];
}
