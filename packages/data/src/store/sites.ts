import { deleteField, doc, FieldPath, onSnapshot, setDoc, type DocumentSnapshot } from "firebase/firestore";
import { createObservable, type Readable } from "@org/device/observable";
import { checkContent, readDocument, siteContent, type SiteContent } from "../documents/index.ts";
import type { ActionResult } from "../messages.ts";
import { sitePath } from "../paths.ts";
import { failureText, isShutdown } from "./failures.ts";
import type { StoreContext } from "./storeContext.ts";
import { waitForWrite } from "./writes/waitForWrite.ts";
import { texts } from "./texts.ts";
import type { Creation } from "./writes/fileWrites.ts";

/** The site of a project; `undefined` where nothing is stored. */
export interface SiteState {
  readonly status: "loading" | "ready" | "failed" | "unreadable";
  readonly site: SiteContent | undefined;
}

export interface Sites {
  /** The site of a project, up to date while somebody watches it. Without a network it is that of this device. */
  readonly ofProject: (projectId: string) => Readable<SiteState>;
  /** Waits until the site is known. */
  readonly read: (projectId: string) => Promise<SiteContent | undefined>;
  /**
   * Stores the fields that differ from `base`, so that another device's changes to other fields stay.
   *
   * @param base the site that was edited; `undefined` where none was known
   */
  readonly save: (projectId: string, site: SiteContent, base: SiteContent | undefined) => Promise<ActionResult>;
}

const loading: SiteState = { status: "loading", site: undefined };

export function openSites(context: StoreContext): Sites {
  const sites = new Map<string, Readable<SiteState>>();
  const ofProject = (projectId: string): Readable<SiteState> => {
    const site = sites.get(projectId) ?? watchSite(context, projectId);
    sites.set(projectId, site);
    return site;
  };
  return {
    ofProject,
    read: async (projectId) => (await firstState(ofProject(projectId))).site,
    save: async (projectId, site, base) => {
      try {
        const { version, input } = checkContent(siteContent, site);
        const { status, site: stored } = await firstState(ofProject(projectId));
        const isLater = stored !== undefined && stored.version > version;
        if (status !== "ready" || isLater) return { ok: false, message: isLater ? texts.site.laterVersion : texts.site.unreadable };
        const before = base?.input ?? {};
        const names = [...new Set([...Object.keys(before), ...Object.keys(input)])];
        const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(input[name]));
        if (base && changed.length === 0) return { ok: true };
        const fields = Object.fromEntries(changed.map((name) => [name, input[name] ?? deleteField()]));
        // Merged also where no site is known: without a network, this device may not have the one of the server.
        const mergeFields = ["version", ...changed.map((name) => new FieldPath("input", name))];
        const reference = doc(context.database, sitePath(context.owner, projectId));
        await waitForWrite(context, setDoc(reference, { version, input: fields }, { mergeFields }));
        return { ok: true };
      } catch (error) {
        return { ok: false, message: failureText(error) };
      }
    },
  };
}

function watchSite(context: StoreContext, projectId: string): Readable<SiteState> {
  const reference = doc(context.database, sitePath(context.owner, projectId));
  const listener = {};
  const state = createObservable<SiteState>(loading, () => {
    if (context.isClosed()) return () => {};
    const unsubscribe = onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        context.sync.trackListener(listener, snapshot.metadata);
        const next = stateOf(snapshot);
        // A change of the metadata alone is no change of the site.
        if (JSON.stringify(next) !== JSON.stringify(state.getSnapshot())) state.set(next);
      },
      (error) => {
        if (isShutdown(error)) return;
        context.report.error("The site of a project could not be read.", error);
        context.sync.trackListener(listener, undefined);
        state.set({ status: "failed", site: state.getSnapshot().site });
      },
    );
    return () => {
      unsubscribe();
      context.sync.trackListener(listener, undefined);
      // Nobody keeps it up to date from here.
      state.set(loading);
    };
  });
  return { getSnapshot: state.getSnapshot, subscribe: state.subscribe };
}

function stateOf(snapshot: DocumentSnapshot): SiteState {
  if (!snapshot.exists()) return { status: "ready", site: undefined };
  const read = readDocument(siteContent, snapshot.id, snapshot.data(), (_, stored) => stored);
  return read.ok ? { status: "ready", site: read.value } : { status: "unreadable", site: undefined };
}

/** The state of a site once it is known. */
function firstState(site: Readable<SiteState>): Promise<SiteState> {
  return new Promise((resolve) => {
    let unsubscribe: (() => void) | undefined;
    let isDone = false;
    const check = (): void => {
      const state = site.getSnapshot();
      if (isDone || state.status === "loading") return;
      isDone = true;
      unsubscribe?.();
      resolve(state);
    };
    unsubscribe = site.subscribe(check);
    check();
    if (isDone) unsubscribe();
  });
}

/** The write that creates the site of a new project. */
export function newSite({ database, owner }: Pick<StoreContext, "database" | "owner">, projectId: string, site: SiteContent): Creation {
  const content = checkContent(siteContent, site);
  const creates = doc(database, sitePath(owner, projectId));
  return {
    operations: ["createSite"],
    reads: creates.parent.parent?.path ?? "",
    creates,
    apply: (batch) => void batch.set(creates, content),
  };
}
