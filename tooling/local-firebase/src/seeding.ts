import { catalogue, type Calculator } from "@org/hvac-core";
import {
  contentFor,
  kindOfCollection,
  modeOf,
  plainData,
  serialId,
  summaryResults,
  templates,
  type FileCalculator,
  type FileCollection,
  type PlainRecord,
} from "@org/data/seeding";
import { randomUUID } from "node:crypto";
import { client, now, type Write } from "@tooling/testing/documents";
import { localProjectId } from "./project.ts";

/** Input of a file; its results are calculated as in the application. */
interface SeededFile {
  readonly collection: FileCollection;
  readonly name: string;
  readonly input: PlainRecord;
}

interface SeededProject {
  readonly name: string;
  readonly description?: string;
  readonly files?: readonly SeededFile[];
  /** Time at which it was created and last changed; now without it. */
  readonly time?: Date;
}

/** The owner of the documents, and the server. */
export interface SeededUser {
  readonly uid: string;
  readonly firestoreUrl: string;
}

/** Placeholder for a calculator that does not exist yet, as in the application. */
const withoutCalculator: FileCalculator = {
  version: 1,
  calculate: () => ({ ok: false }),
  complete: (input) => input as object,
  open: (input) => ({ input, notes: [] }),
};

/**
 * Puts a project with its files onto the server as the administrator, for tests that are not about creating it.
 *
 * @returns the project's id
 */
export async function seedProject(
  { uid, firestoreUrl }: SeededUser,
  { name, description = "", files = [], time }: SeededProject,
): Promise<string> {
  const id = randomUUID().replaceAll("-", "");
  const user = `artifacts/plenum/users/${uid}`;
  const { status, body } = await client(firestoreUrl, localProjectId, "owner").commit(
    put(`${user}/projects/${id}`, { name, description }, ["createdAt"], time),
    ...files.flatMap((file, index) => writesOf(user, id, serialId(id, index), file, time)),
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return id;
}

/** Puts a template of the application onto the server, by the beginning of its name. */
export async function seedTemplate(user: SeededUser, name: string, time?: Date): Promise<string> {
  const template = templates.find((each) => each.name.startsWith(name));
  if (!template) throw new Error(`There is no template “${name}”.`);
  return seedProject(user, { ...template, ...(time && { time }) });
}

function writesOf(
  user: string,
  projectId: string,
  fileId: string,
  { collection, name, input }: SeededFile,
  time: Date | undefined,
): readonly Write[] {
  const calculators: readonly Calculator[] = catalogue;
  const calculator = calculators.find(({ id }) => id === kindOfCollection(collection).route) ?? withoutCalculator;
  const { remark, ...content } = contentFor(calculator, input);
  const { unitSystem } = content.data.input;
  const summary = {
    projectId,
    collection,
    name,
    unitSystem: unitSystem === "Metric" || unitSystem === "Imperial" ? unitSystem : "",
    results: summaryResults(content.data, calculator.headline ?? []),
    mode: modeOf(content.data.input),
    remark,
  };
  const times = ["createdAt", "updatedAt"];
  return [
    put(`${user}/projects/${projectId}/${collection}/${fileId}`, { name, ...content, data: plainData(content.data) }, times, time),
    put(`${user}/fileSummaries/${fileId}`, summary, times, time),
  ];
}

/** A document with times: a fixed one, or the server's. */
function put(path: string, fields: object, times: readonly string[], time: Date | undefined): Write {
  return { put: path, fields: { ...fields, ...Object.fromEntries(times.map((name) => [name, time ?? now])) } };
}
