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
import { localProjectId } from "./project.ts";

/** A file as it is stated; its results are calculated as the application would. */
interface SeededFile {
  readonly collection: FileCollection;
  readonly name: string;
  readonly input: PlainRecord;
}

interface SeededProject {
  readonly name: string;
  readonly description?: string;
  readonly files?: readonly SeededFile[];
  /** When it was made and last worked on; now unless told otherwise. */
  readonly at?: Date;
}

/** Whose, and on which Firestore. */
export interface SeededUser {
  readonly uid: string;
  readonly firestoreUrl: string;
}

/** Stands for a calculator that does not exist yet, as in the application. */
const withoutCalculator: FileCalculator = {
  version: 1,
  calculate: () => ({ ok: false }),
  complete: (input) => input as object,
  open: (input) => ({ input, notes: [] }),
};

/**
 * Puts a project with its files onto the server as the administrator: what a test is not about is not clicked together.
 *
 * @returns the project's id
 */
export async function seedProject(
  { uid, firestoreUrl }: SeededUser,
  { name, description = "", files = [], at }: SeededProject,
): Promise<string> {
  const id = randomUUID().replaceAll("-", "");
  const user = `artifacts/plenum/users/${uid}`;
  await commit(firestoreUrl, [
    write(`${user}/projects/${id}`, { name, description }, ["createdAt"], at),
    ...files.flatMap((file, index) => writesOf(user, id, serialId(id, index), file, at)),
  ]);
  return id;
}

/** The same with a template of the application, by the beginning of its name. */
export async function seedTemplate(user: SeededUser, name: string, at?: Date): Promise<string> {
  const template = templates.find((one) => one.name.startsWith(name));
  if (!template) throw new Error(`There is no template “${name}”.`);
  return seedProject(user, { ...template, ...(at && { at }) });
}

function writesOf(
  user: string,
  projectId: string,
  fileId: string,
  { collection, name, input }: SeededFile,
  at: Date | undefined,
): readonly object[] {
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
    write(`${user}/projects/${projectId}/${collection}/${fileId}`, { name, ...content, data: plainData(content.data) }, times, at),
    write(`${user}/fileSummaries/${fileId}`, summary, times, at),
  ];
}

const place = `projects/${localProjectId}/databases/(default)`;

/** A document whose times are the server's, or the given one. */
function write(path: string, fields: object, times: readonly string[], at: Date | undefined): object {
  if (at) {
    const stamped = Object.fromEntries(times.map((name) => [name, { timestampValue: at.toISOString() }]));
    return { update: { name: `${place}/documents/${path}`, fields: { ...encodedFields(fields), ...stamped } } };
  }
  return {
    update: { name: `${place}/documents/${path}`, fields: encodedFields(fields) },
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" })),
  };
}

function encodedFields(fields: object): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, encoded(value)]));
}

function encoded(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  return { mapValue: { fields: encodedFields(value as object) } };
}

async function commit(firestoreUrl: string, writes: readonly object[]): Promise<void> {
  const response = await fetch(`${firestoreUrl}/v1/${place}/documents:commit`, {
    method: "POST",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify({ writes }),
  });
  if (!response.ok) throw new Error(await response.text());
}
