import { StatusError, invalidArgument } from "../status.ts";
import { fieldAt, withField } from "../values/fieldPath.ts";
import { documentSize, maxDocumentSize } from "../values/size.ts";
import { requireStorable } from "../values/storable.ts";
import type { Fields, Micros, Value } from "../values/value.ts";
import type { Change, DocumentView, StoredDocument } from "./document.ts";
import { applyTransforms } from "./transforms.ts";
import type { Precondition, Write } from "./write.ts";

export type WriteResult = { readonly updateTime: Micros | undefined; readonly transformResults: readonly Value[] };

/** One write of a plan: the document before and after it, and why it cannot be applied if it cannot. */
export type Step = {
  readonly write: Write;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  readonly result: WriteResult;
  readonly failure: StatusError | undefined;
};

/** The complete effect of a list of writes, computed before any of it is checked or applied. */
export type Plan = {
  readonly time: Micros;
  readonly steps: readonly Step[];
  readonly changes: readonly Change[];
  readonly before: DocumentView;
  readonly after: DocumentView;
};

/** @throws INVALID_ARGUMENT when a document would come to hold what none may hold */
export function planWrites(view: DocumentView, writes: readonly Write[], time: Micros): Plan {
  const overlay = new Map<string, StoredDocument | undefined>();
  const read = (name: string): StoredDocument | undefined => (overlay.has(name) ? overlay.get(name) : view.get(name));
  const steps = writes.map((write) => {
    const before = read(write.document.name);
    const { after, transformResults } = outcome(write, before, time);
    if (after !== undefined && write.kind !== "verify") requireStorable(after.fields);
    if (write.kind !== "verify") overlay.set(write.document.name, after);
    const result = { updateTime: after?.updateTime, transformResults };
    return { write, before, after, result, failure: preconditionFailure(write, before) ?? sizeFailure(write, after) };
  });
  const changes = [...overlay]
    .map(([name, after]) => ({ name, before: view.get(name), after }))
    .filter(({ before, after }) => before !== undefined || after !== undefined);
  return { time, steps, changes, before: view, after: { get: read } };
}

type Outcome = { readonly after: StoredDocument | undefined; readonly transformResults: readonly Value[] };

function outcome(write: Write, before: StoredDocument | undefined, time: Micros): Outcome {
  switch (write.kind) {
    case "delete":
      return { after: undefined, transformResults: [] };
    case "verify":
      return { after: before, transformResults: [] };
    case "set":
    case "update": {
      const base = write.kind === "set" ? write.fields : masked(before?.fields ?? new Map(), write);
      const { fields, results } = applyTransforms(base, write.transforms, time);
      return {
        after: { name: write.document.name, fields, createTime: before?.createTime ?? time, updateTime: time },
        transformResults: results,
      };
    }
  }
}

/** A field that the mask names and the write lacks is deleted. */
function masked(existing: Fields, write: Extract<Write, { kind: "update" }>): Fields {
  return write.mask.reduce<Fields>((fields, path) => withField(fields, path, fieldAt(write.fields, path)), existing);
}

function preconditionFailure(write: Write, before: StoredDocument | undefined): StatusError | undefined {
  const condition: Precondition | undefined = write.precondition;
  if (condition === undefined) return undefined;
  const { name } = write.document;
  if ("exists" in condition) {
    if (condition.exists && before === undefined) return new StatusError("NOT_FOUND", `No document to update: ${name}`);
    if (!condition.exists && before !== undefined) return new StatusError("ALREADY_EXISTS", `Document already exists: ${name}`);
    return undefined;
  }
  if (before?.updateTime === condition.updateTime) return undefined;
  return new StatusError("FAILED_PRECONDITION", `The stored version of ${name} is not the required one.`);
}

function sizeFailure(write: Write, after: StoredDocument | undefined): StatusError | undefined {
  if (after === undefined || write.kind === "verify") return undefined;
  const size = documentSize(write.document.path, after.fields);
  if (size <= maxDocumentSize) return undefined;
  return invalidArgument(`Document "${after.name}" of ${size} bytes is larger than the limit of ${maxDocumentSize} bytes.`);
}
