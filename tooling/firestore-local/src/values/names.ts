import { invalidArgument } from "../status.ts";
import { compareText, isUnicode } from "./text.ts";

/** `projects/p/databases/d/documents/…`, taken apart. `path` has an even number of segments for a document. */
export type ResourceName = { readonly name: string; readonly database: string; readonly path: readonly string[] };

const maxSegmentBytes = 1500;
/** Source of these: Cloud Firestore, "Quotas and limits". Measured without the database, which is what a user names. */
const maxNameBytes = 6 * 1024;
const maxCollections = 100;

function parse(text: string): ResourceName {
  const segments = text.split("/");
  const [projects, project, databases, id, documents, ...path] = segments;
  if (projects !== "projects" || !project || databases !== "databases" || !id || (segments.length > 4 && documents !== "documents")) {
    throw invalidArgument(`"${text}" does not start with projects/{project}/databases/{database}/documents.`);
  }
  for (const segment of path) {
    if (segment === "") throw invalidArgument(`"${text}" has an empty segment.`);
    if (segment === "." || segment === "..") throw invalidArgument(`"${segment}" cannot be part of a document name.`);
    if (!isUnicode(segment) || Buffer.byteLength(segment) > maxSegmentBytes) {
      throw invalidArgument(`A segment of a document name is valid Unicode of at most ${maxSegmentBytes} bytes.`);
    }
    if (/^__.*__$/s.test(segment) && !/^__id-?\d+__$/.test(segment)) throw invalidArgument(`The name "${segment}" is reserved.`);
  }
  if (Buffer.byteLength(path.join("/")) > maxNameBytes) throw invalidArgument(`A document name has at most ${maxNameBytes} bytes.`);
  if (path.length > 2 * maxCollections) throw invalidArgument(`At most ${maxCollections} collections may be nested.`);
  return { name: text, database: `projects/${project}/databases/${id}`, path };
}

export function parseDocumentName(text: string): ResourceName {
  const name = parse(text);
  if (name.path.length === 0 || name.path.length % 2 === 1) throw invalidArgument(`"${text}" is not the name of a document.`);
  return name;
}

/** The parent of a collection: the root of the documents, or a document. */
export function parseParentName(text: string): ResourceName {
  const name = parse(text);
  if (name.path.length % 2 === 1) throw invalidArgument(`"${text}" is a collection; a parent is a document or the root.`);
  return name.name.split("/").length === 4 ? { ...name, name: `${name.name}/documents` } : name;
}

/** The name of the collection that a document lies in. */
export function collectionOf(documentName: string): string {
  return documentName.slice(0, documentName.lastIndexOf("/"));
}

/** Document names compare segment by segment; identifiers that the server numbered come before text. */
export function compareNames(left: string, right: string): number {
  const leftSegments = left.split("/");
  const rightSegments = right.split("/");
  const common = Math.min(leftSegments.length, rightSegments.length);
  for (let index = 0; index < common; index += 1) {
    const order = compareSegments(leftSegments[index]!, rightSegments[index]!);
    if (order !== 0) return order;
  }
  return Math.sign(leftSegments.length - rightSegments.length);
}

function compareSegments(left: string, right: string): number {
  const leftNumber = numbered(left);
  const rightNumber = numbered(right);
  if (leftNumber !== undefined && rightNumber !== undefined) return leftNumber < rightNumber ? -1 : leftNumber > rightNumber ? 1 : 0;
  if (leftNumber !== undefined) return -1;
  if (rightNumber !== undefined) return 1;
  return compareText(left, right);
}

function numbered(segment: string): bigint | undefined {
  const match = /^__id(-?\d+)__$/.exec(segment);
  return match === null ? undefined : BigInt(match[1]!);
}
