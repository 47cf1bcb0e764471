import { kindOfCollection } from "../collections.ts";
import type { PlainRecord } from "../documents/index.ts";
import type { Readable } from "@org/device/observable";
import type { Owner } from "../paths.ts";
import { openArchives, type Archives } from "./archive/archives.ts";
import { openImports } from "./archive/imports.ts";
import { openCompany, type Company } from "./company.ts";
import { openDrafts } from "./device/drafts.ts";
import { announceTab } from "./device/tabs.ts";
import { contentFor, type FileCalculator } from "./file/calculator.ts";
import { doLongParts } from "./file/longParts.ts";
import { openOutbox, type Outbox } from "./file/outbox.ts";
import { findMoved, openFiles, copyName, newFileName, type Files } from "./files.ts";
import { openProjects, type Calculate, type Projects } from "./projects.ts";
import { openSites, type Sites } from "./sites.ts";
import { openBin, type Bin } from "./removal/bin.ts";
import { removeEverything } from "./removal/removeAll.ts";
import type { SyncState } from "./sync.ts";
import { openUnsentWork } from "./unsentWork.ts";
import { openWorkspaceContext, type WorkspaceContext, type WorkspaceOptions } from "./workspaceContext.ts";
import { openMoves } from "./writes/move.ts";

/** The stored data of a signed-in user, always up to date. Opened after sign-in, closed at sign-out. */
export interface Workspace {
  readonly owner: Owner;
  /** The state of this device's writes, for the badge. */
  readonly sync: Readable<SyncState> & { readonly dismissFailure: () => void };
  /** Whether this device may have changes that the server does not have: writes, drafts, imports or removals. True until the contrary is known. */
  readonly unsent: Readable<boolean>;
  /** The files with changes that the server does not have. */
  readonly outbox: Outbox;
  readonly projects: Projects;
  readonly sites: Sites;
  readonly company: Company;
  readonly files: Files;
  /** Deleted files and projects, which can be restored for thirty days. */
  readonly bin: Bin;
  readonly archives: Archives;
  /** Removes everything that the user has stored. @throws when the server cannot be reached */
  readonly removeEverything: () => Promise<void>;
  /**
   * Sends everything that has not reached the server: drafts of all tabs, queued writes, imports, removals.
   * @param timeoutMs maximum wait, in milliseconds
   * @returns whether the server has everything
   */
  readonly settle: (timeoutMs?: number) => Promise<boolean>;
  /** Ends all listeners and clears the lists. Unsent changes stay on this device. */
  readonly close: () => void;
  /** Closes, and erases everything of the user from this device. Unsent changes are lost: `settle` first, and ask. */
  readonly forgetDevice: () => Promise<void>;
}

/** Opens a user's workspace: projects and company details are read at once and stay up to date. */
export function openWorkspace(options: WorkspaceOptions): Workspace {
  const workspace = openWorkspaceContext(options);
  const { context, device, findCalculator } = workspace;
  const tab = announceTab();
  const drafts = openDrafts(context.owner, context.storage, device, tab);
  const imports = openImports(context, device);
  const moves = openMoves(context, device);
  const outbox = openOutbox({
    context,
    drafts,
    tabId: tab.id,
    findCalculator,
    findMoved: (file) => findMoved(context, file),
    create: async (file, name, calculator, input) => {
      await doLongParts(calculator, input);
      return files.create(file.projectId, file.collection, {
        name: name === "" ? newFileName(file.collection) : copyName(name),
        ...contentFor(calculator, input),
      });
    },
  });
  const files = openFiles(context, outbox, moves);
  for (const earlier of [imports, moves]) resume(context, earlier);

  const projects = openProjects(context, calculateWith(findCalculator));
  const company = openCompany(context);
  const unsubscribers = [projects.list.subscribe(() => {}), company.details.subscribe(() => {})];
  const unsentWork = openUnsentWork({ context, drafts, imports, moves, outbox });
  const watching = { stop: () => unsubscribers.forEach((unsubscribe) => unsubscribe()) };
  const close = closing(workspace, [unsentWork, watching, outbox, imports, moves, context.removals, context.sync, { stop: tab.leave }]);
  const projectNames = (): readonly string[] => projects.list.getSnapshot().items.flatMap((item) => (item.ok ? [item.value.name] : []));

  return {
    owner: context.owner,
    sync: context.sync,
    unsent: unsentWork.unsent,
    outbox,
    projects,
    sites: openSites(context),
    company,
    files,
    bin: openBin(context),
    archives: openArchives(context, imports, outbox, projectNames),
    removeEverything: () => removeEverything(context),
    close,
    settle: unsentWork.settle,
    forgetDevice: async () => {
      const forgotten = Promise.all([drafts.forget(), moves.forget(), imports.forget()]);
      const erased = workspace.eraseDatabase();
      close();
      await forgotten;
      await erased;
    },
  };
}

/** Continues what an earlier page has left. */
function resume(context: WorkspaceContext["context"], work: { readonly resume: () => Promise<void> }): void {
  work.resume().catch((error: unknown) => {
    if (!context.isClosed()) context.report.warn("Imports and moves of earlier pages could not be read.", error);
  });
}

/** Stops the parts of a workspace once, in order. */
function closing(workspace: WorkspaceContext, parts: readonly { readonly stop: () => void }[]): () => void {
  return () => {
    if (workspace.context.isClosed()) return;
    workspace.markClosed();
    for (const part of parts) part.stop();
    workspace.endDatabase();
  };
}

/** Calculates the files of a template with today's engine. */
function calculateWith(findCalculator: WorkspaceContext["findCalculator"]): Calculate {
  return async ({ collection, name, input }) => {
    const calculator = (await findCalculator(kindOfCollection(collection).route)) ?? withoutCalculator;
    await doLongParts(calculator, input);
    return { name, ...contentFor(calculator, input) };
  };
}

/** In place of a calculator that does not exist yet: keeps the input, as version 1. */
const withoutCalculator: FileCalculator = {
  version: 1,
  calculate: () => ({ ok: false }),
  complete: (input) => input as PlainRecord,
  open: (input) => ({ input, notes: [] }),
};
