import type { PlainRecord, SavedFile } from "../../src/documents/index.ts";
import { isSame } from "../../src/merging/index.ts";
import type { Draft } from "../../src/store/device/draft.ts";
import type { FileCalculator } from "../../src/store/file/calculator.ts";
import type { FileEvent } from "../../src/store/file/fileEvents.ts";
import {
  draftContent,
  justBefore,
  mergeForStore,
  openConflicts,
  unopenedModel,
  type FileModel,
  type StoreRequest,
} from "../../src/store/file/fileModel.ts";
import { transition } from "../../src/store/file/fileTransition.ts";
import type { FileSnapshot } from "../../src/store/file/watchFile.ts";

export { openConflicts };

/** A calculator that takes inputs as they are. */
export const calculator: FileCalculator = {
  version: 1,
  calculate: () => ({ ok: false }),
  complete: (input) => input as object,
  open: (input) => ({ input, notes: [] }),
};
export const fileRef = { projectId: "p", collection: "calculations", fileId: "f" } as const;

export function savedFile(input: PlainRecord, name = "Room"): SavedFile {
  const time = new Date(0);
  return { id: "f", name, calculatorVersion: 1, engineVersion: "1", data: { input, results: {} }, createdAt: time, updatedAt: time };
}

export function heardOf(input: PlainRecord, time: number, about: Partial<FileSnapshot> = {}): FileEvent {
  return {
    type: "snapshot",
    snapshot: {
      content: { status: "ready", file: savedFile(input), input, notes: [] },
      isFromServer: true,
      hasPendingWrites: false,
      updatedAt: { seconds: time, nanoseconds: 0 },
      ...about,
    },
  };
}

/** A server that keeps every version. */
export class Server {
  readonly versions: PlainRecord[];

  constructor(first: PlainRecord = { a: 0, b: 0, c: 0 }) {
    this.versions = [first];
  }

  get input(): PlainRecord {
    return this.versions.at(-1)!;
  }
  /** The transaction of a store. */
  store(request: StoreRequest): Extract<FileEvent, { type: "stored" }> {
    const [current, time] = [this.input, this.versions.length];
    const { merged, input, revisions } = mergeForStore(request, current);
    const isWritten = !isSame(input, current);
    if (isWritten) this.versions.push(input);
    const updatedAt = { seconds: time, nanoseconds: 0 };
    const outOfDate = isWritten ? updatedAt : justBefore(updatedAt);
    return { type: "stored", stored: { sent: request.copy, storedRevisions: revisions, merged, file: savedFile(input), input, outOfDate } };
  }
}

export type Field = "a" | "b" | "c";

/** One tab of one device with the file open; a test switches its network and delays the server's answers. */
export class Device {
  model: FileModel = unopenedModel;
  /** The draft on the device, which survives closing and crashes of the page. */
  draft: Draft | undefined;
  /** The input that the form shows: it follows others' changes a moment later. */
  shown: PlainRecord | undefined;
  isOnline = true;
  /** The version that its listener delivered last. */
  heardVersion = 0;
  /** The version after its last answered store. */
  storedVersion = 0;
  waiting: StoreRequest | undefined;
  /** The result of that store on the server, while the answer is on its way. */
  committed: Extract<FileEvent, { type: "stored" }> | undefined;
  committedVersion = 0;
  readonly typed = new Map<string, Set<unknown>>();
  readonly problems: string[] = [];
  readonly server: Server;
  readonly calculator: FileCalculator;

  constructor(server: Server, using: FileCalculator = calculator) {
    this.server = server;
    this.calculator = using;
    this.open(undefined);
  }

  open(draft: Draft | undefined): void {
    this.model = unopenedModel;
    this.draft = draft;
    this.waiting = this.committed = undefined;
    this.storedVersion = 0;
    this.dispatch({ type: "draft read", draft });
    if (this.isOnline) this.heardVersion = this.server.versions.length - 1;
    this.dispatch(heardOf(this.server.versions[this.heardVersion]!, this.heardVersion + 1, { isFromServer: this.isOnline }));
    this.look();
  }

  /** The form is drawn again. */
  look(): void {
    this.shown = this.model.copy?.mine;
  }

  dispatch(event: FileEvent): void {
    const known = openConflicts(this.model).map(({ path }) => path.join("."));
    const { model, effects } = transition(this.calculator, this.model, event);
    this.model = model;
    for (const effect of effects) {
      if (effect.type === "store") this.waiting = effect.request;
      if (effect.type === "keep draft" && !model.draft) this.draft = this.#newDraft();
    }
    if (!model.draft && JSON.stringify(this.draft) !== JSON.stringify(this.#newDraft()))
      this.problems.push(`the draft is out of date after “${event.type}”`);
    for (const { path, mine, theirs } of openConflicts(model)) {
      const place = path.join(".");
      if (known.includes(place)) continue;
      if (isSame(mine, theirs)) this.problems.push(`asked about equal values of ${place}`);
      if (this.typed.get(place)?.has(theirs)) this.problems.push(`asked about its own ${JSON.stringify(theirs)} in ${place}`);
      if (!this.typed.get(place)?.has(mine))
        this.problems.push(`asked about ${JSON.stringify(mine)}, which was never typed here, in ${place}`);
    }
  }

  type(field: Field, value: number): void {
    if (!this.model.copy) return;
    this.typed.set(field, (this.typed.get(field) ?? new Set()).add(value));
    const over = this.shown ?? this.model.copy.mine;
    this.dispatch({ type: "typed", input: { ...over, [field]: value }, over });
    this.look();
  }

  /** The running store ends: normally, or without an answer after the server has accepted it, or without reaching the server. */
  answer(how: "well" | "lost" | "unreachable"): void {
    if (!this.waiting) return;
    if (how !== "unreachable") this.commit();
    const stored = this.committed;
    this.waiting = this.committed = undefined;
    if (stored && how === "well") this.storedVersion = this.committedVersion;
    this.dispatch(stored && how === "well" ? stored : { type: "store failed", failure: { kind: "unreachable", message: "" } });
  }

  /** The server accepts the running store; its answer comes later, if at all. */
  commit(): void {
    if (!this.waiting || !this.isOnline || this.committed) return;
    this.committed = this.server.store(this.waiting);
    this.committedVersion = this.server.versions.length - 1;
  }

  hear(): void {
    if (!this.isOnline || this.heardVersion >= this.server.versions.length - 1) return;
    this.heardVersion += 1;
    const before = this.model.copy;
    this.dispatch(heardOf(this.server.versions[this.heardVersion]!, this.heardVersion + 1));
    if (!this.waiting && this.heardVersion < this.storedVersion && !isSame(before?.mine, this.model.copy?.mine))
      this.problems.push("the form went back to the state before its store");
  }

  /** The page closes, and the next one finds its draft. @param reaches whether the store under way reaches the server */
  reload(reaches: boolean): void {
    if (reaches) this.commit();
    this.open(structuredClone(this.draft));
  }

  #newDraft(): Draft | undefined {
    const part = draftContent(this.model);
    return part && { file: fileRef, name: "Room", calculatorVersion: 1, editedAt: 0, ...part };
  }
}
