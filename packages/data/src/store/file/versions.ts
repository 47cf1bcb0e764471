import {
  doc,
  getDoc,
  onSnapshot,
  serverTimestamp,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from "firebase/firestore";
import { createObservable, type Readable } from "@org/device/observable";
import { sentBytes, storedBytes, storedVersion, storedVersionList, toPlain, type Revision } from "../../documents/index.ts";
import type { ActionResult } from "../../messages.ts";
import { filePath, filePartPath, type FileRef } from "../../paths.ts";
import { failureText, isShutdown, isUnreachable } from "../failures.ts";
import type { StoreContext } from "../storeContext.ts";
import { texts } from "../texts.ts";
import type { Sized } from "../writes/batches.ts";
import { listId } from "../writes/movedVersions.ts";
import { planVersion, type KeptVersion, type VersionOccasion } from "./versionPlan.ts";

type Place = Pick<StoreContext, "database" | "owner">;

function versionDocument({ database, owner }: Place, file: FileRef, id: string): DocumentReference {
  return doc(database, filePartPath(owner, file, "versions"), id);
}

/** Writes that keep a version, to be made by the transaction that has read the list. */
export interface VersionWrites extends Sized {
  readonly apply: (transaction: Transaction) => void;
}

/** Reads the versions of a file, and keeps the state that is about to be written over, if that is due. With the time until the next one can be. */
export async function versionWrites(
  place: Place,
  file: FileRef,
  transaction: Transaction,
  state: DocumentData,
  occasion: VersionOccasion,
): Promise<{ readonly writes?: VersionWrites; readonly waitMs: number }> {
  const list = versionDocument(place, file, listId);
  const { versions, keptAt } = readList(await transaction.get(list));
  const savedAt = (state["updatedAt"] as Timestamp).toMillis();
  const data: unknown = state["data"];
  const plain = toPlain(data);
  const { plan, waitMs } = planVersion(versions, keptAt, { savedAt, bytes: storedBytes(plain) }, occasion);
  if (!plan) return { waitMs };
  const { calculatorVersion, engineVersion } = state;
  const writes: VersionWrites = {
    operations: ["keepVersion", "listVersions", ...plan.dropped.map(() => "deleteVersion" as const)],
    reads: filePath(place.owner, file),
    bytes: sentBytes(plain),
    apply: (writing) => {
      writing.set(versionDocument(place, file, String(plan.version.slot)), {
        savedAt: Timestamp.fromMillis(savedAt),
        calculatorVersion,
        engineVersion,
        data,
      });
      writing.set(list, {
        keptAt: serverTimestamp(),
        entries: plan.versions.map((entry) => ({ ...entry, savedAt: Timestamp.fromMillis(entry.savedAt) })),
      });
      for (const { slot } of plan.dropped) writing.delete(versionDocument(place, file, String(slot)));
    },
  };
  return { writes, waitMs };
}

function readList(list: DocumentSnapshot): { readonly versions: readonly KeptVersion[]; readonly keptAt?: number } {
  const read = storedVersionList.safeParse(list.data({ serverTimestamps: "estimate" }));
  if (!read.success) return { versions: [] };
  return {
    versions: read.data.entries.map(({ savedAt, ...entry }) => ({ ...entry, savedAt: savedAt.getTime() })),
    keptAt: read.data.keptAt.getTime(),
  };
}

/** The versions of a file, newest first. */
export interface VersionsState {
  /** `notOnDevice`: the server cannot be reached, and this device has no list of them. */
  readonly status: "loading" | "ready" | "notOnDevice" | "failed";
  readonly versions: readonly KeptVersion[];
}

/** Watches which versions a file has. */
export function watchVersions(context: StoreContext, file: FileRef): Readable<VersionsState> {
  const state = createObservable<VersionsState>({ status: "loading", versions: [] }, () => {
    if (context.isClosed()) return () => {};
    return onSnapshot(
      versionDocument(context, file, listId),
      { includeMetadataChanges: true },
      (snapshot) => {
        const isKnown = snapshot.exists() || !snapshot.metadata.fromCache;
        state.set({ status: isKnown ? "ready" : "notOnDevice", versions: readList(snapshot).versions });
      },
      (error) => {
        if (isShutdown(error)) return;
        context.report.error("The versions of a file could not be read.", error);
        state.set({ status: "failed", versions: [] });
      },
    );
  });
  return { getSnapshot: state.getSnapshot, subscribe: state.subscribe };
}

/** Reads a version, as a revision without a note. */
export async function readVersion(
  context: StoreContext,
  file: FileRef,
  { slot, savedAt }: KeptVersion,
): Promise<ActionResult<{ readonly revision: Revision }>> {
  try {
    const read = storedVersion.safeParse((await getDoc(versionDocument(context, file, String(slot)))).data());
    // Its document has been written over meanwhile.
    if (!read.success || read.data.savedAt.getTime() !== savedAt) return { ok: false, message: texts.version.gone };
    const { savedAt: createdAt, ...content } = read.data;
    return { ok: true, revision: { ...content, id: `version-${slot}`, note: "", createdAt } };
  } catch (error) {
    context.report.warn("A version of a file could not be read.", error);
    return { ok: false, message: isUnreachable(error) ? texts.version.notOnDevice : failureText(error) };
  }
}
