import type { PlainRecord, SavedFile } from "../documents/index.ts";
import {
  absorb,
  acknowledge,
  conflictsOf,
  edit,
  hasUnstored,
  isSame,
  openCopy,
  resolve,
  resultChanges,
  type ResultChange,
  type WorkingCopy,
} from "../merging/index.ts";
import type { Done } from "../messages.ts";
import { createObservable } from "../observable.ts";
import type { FileRef } from "../paths.ts";
import { completed, openInput, resultsOf, type FileCalculator } from "./calculator.ts";
import type { Drafts } from "./drafts.ts";
import { failureText, isUnreachable } from "./failures.ts";
import type { FileState, OpenFile, SavingState } from "./fileState.ts";
import { FileGoneError, storeFile, type Kept } from "./storeFile.ts";
import type { Session } from "./session.ts";
import { watchFile, type Heard } from "./watchFile.ts";

/** The form stands still so long before its input is stored, in milliseconds. */
const storeAfter = 800;
const retryAfter = 10_000;
const unanswered: Done = { ok: false, message: "The file was changed elsewhere in the same places. Choose what to keep, then save." };
/** Typing brings a file to the front of the recent ones at most so often. */
const touchEvery = 60_000;

export function openFile(session: Session, drafts: Drafts, ref: FileRef, calculator: FileCalculator): OpenFile {
  const state = createObservable<FileState>({ status: "loading" });
  let copy: WorkingCopy | undefined;
  let stored: SavedFile | undefined;
  let notes: readonly string[] = [];
  let changedElsewhere = 0;
  let failure: { readonly message: string; readonly unreachable: boolean } | undefined;
  let storing: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let touchedAt = 0;
  const kept: Kept[] = [];

  const savingState = (current: WorkingCopy): SavingState => {
    if (failure && !failure.unreachable) return { status: "failed", message: failure.message };
    if (conflictsOf(current).length > 0) return { status: "conflict" };
    if (!hasUnstored(current) && kept.length === 0) return { status: "saved" };
    return { status: failure || session.sync.isOffline() ? "offline" : "saving" };
  };

  let changes: { readonly of: SavedFile; readonly found: readonly ResultChange[] } | undefined;
  const changesOf = (file: SavedFile, theirs: PlainRecord): readonly ResultChange[] => {
    // Results of an input that could not be calculated are no results to compare with.
    const { results } = file.data;
    if (changes?.of !== file) changes = { of: file, found: Object.keys(results).length === 0 ? [] : resultChanges(results, resultsOf(calculator, theirs)) };
    return changes.found;
  };

  const show = (): void => {
    if (!copy || !stored || isClosed) return;
    const saving = savingState(copy);
    session.sync.edited(state, saving.status !== "saved");
    const changesNow = changesOf(stored, copy.theirs);
    state.set({ status: "ready", file: stored, input: copy.mine, notes, changedElsewhere, resultChanges: changesNow, conflicts: conflictsOf(copy), saving });
  };

  /** The form has to follow where its input changed without being typed. */
  const take = (next: WorkingCopy): void => {
    if (!isSame(copy?.mine, next.mine)) changedElsewhere += 1;
    copy = next;
  };

  const keepDraft = (): void => {
    if (!copy || session.isClosed()) return;
    if (!hasUnstored(copy) && kept.length === 0) return drafts.drop(ref);
    const isKept = drafts.keep({ file: ref, base: copy.base, input: copy.mine, kept, calculatorVersion: calculator.version, at: Date.now() });
    if (!isKept) session.report.warn("This device has no room for what was typed; it is lost if the page is closed before it is stored.");
  };

  const storeSoon = (delay: number): void => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void store(), delay);
  };

  const storeOnce = async (): Promise<void> => {
    if (!copy || !stored) return;
    const sent = copy;
    const wanted = [...kept];
    if (!hasUnstored(sent) && wanted.length === 0) return;
    watch.hold();
    try {
      const touches = wanted.length > 0 || Date.now() - touchedAt > touchEvery;
      const { then, input, file, over, keptRevisions } = await storeFile(session, ref, calculator, sent, wanted, touches);
      if (over && touches) touchedAt = Date.now();
      if (over) watch.ignoreUpTo(over);
      if (keptRevisions) kept.splice(0, wanted.length);
      failure = undefined;
      stored = file;
      take(acknowledge(copy, then, sent.mine, input));
    } catch (error) {
      fail(error);
    }
    watch.release();
    keepDraft();
    show();
  };

  const fail = (error: unknown): void => {
    // A file that was made here a moment ago may still be on its way to the server.
    const isOnItsWay = error instanceof FileGoneError && watch.isPending();
    failure = { message: failureText(error), unreachable: isOnItsWay || isUnreachable(error) };
    if (failure.unreachable) return storeSoon(isOnItsWay ? storeAfter : retryAfter);
    session.report.error("A file could not be stored.", error);
  };

  /** One at a time; what is typed meanwhile goes with the next. */
  const store = (): Promise<void> => {
    clearTimeout(timer);
    storing ??= storeOnce().finally(() => {
      storing = undefined;
      if (copy && !failure && !isClosed && (kept.length > 0 || hasUnstored(copy)) && conflictsOf(copy).length === 0) storeSoon(storeAfter);
    });
    return storing;
  };

  const onHeard = (heard: Heard, isFresh: boolean): void => {
    if (isClosed) return;
    if (heard.status !== "ready") {
      stored = undefined;
      session.sync.edited(state, false);
      const unsaved = copy && hasUnstored(copy) ? copy.mine : undefined;
      state.set(heard.status === "missing" && unsaved ? { ...heard, unsaved } : heard);
      return;
    }
    stored = heard.file;
    notes = heard.notes;
    if (!copy) return begin(heard.input);
    take(absorb(copy, heard.input));
    if (failure?.unreachable && isFresh) {
      failure = undefined;
      storeSoon(0);
    }
    show();
  };

  const begin = (input: PlainRecord): void => {
    copy = openCopy(input);
    void takeUpDraft().then(show);
  };

  const takeUpDraft = async (): Promise<void> => {
    const draft = await drafts.adopt(ref);
    if (!draft || !copy) return;
    const migrated = (typed: PlainRecord): PlainRecord => openInput(calculator, typed, draft.calculatorVersion).input;
    kept.unshift(...draft.kept.map((one) => (one.input ? { ...one, input: migrated(one.input) } : one)));
    take(absorb({ base: migrated(draft.base), mine: migrated(draft.input), theirs: copy.theirs }, copy.theirs));
    storeSoon(0);
  };

  const watch = watchFile(session, ref, calculator, onHeard);
  const onNetwork = (): void => {
    failure = undefined;
    storeSoon(0);
  };
  globalThis.addEventListener?.("online", onNetwork);

  const setInput = (typed: PlainRecord): void => {
    if (!copy || isClosed) return;
    const input = completed(calculator, typed);
    if (isSame(copy.mine, input)) return;
    copy = edit(copy, input);
    keepDraft();
    show();
    storeSoon(storeAfter);
  };

  const save = async (...notes: readonly Kept[]): Promise<Done> => {
    if (!copy || isClosed) return { ok: false, message: "The file is not open." };
    if (conflictsOf(copy).length > 0) return unanswered;
    kept.push(...notes);
    keepDraft();
    show();
    if (storing) await storing;
    await store();
    if (failure) return { ok: false, message: failure.message };
    return conflictsOf(copy).length === 0 ? { ok: true } : unanswered;
  };

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    setInput,
    save: (note = "") => save({ note }),
    resolve: (conflict, choice) => {
      if (!copy) return;
      take(resolve(copy, conflict, choice));
      keepDraft();
      show();
      storeSoon(0);
    },
    restore: async (revision) => {
      if (!copy) return { ok: false, message: "The file is not open." };
      if (revision.calculatorVersion > calculator.version) return { ok: false, message: "This state was made by a later version. Reload the page and try again." };
      const before: Kept = { note: "Before restoring", input: copy.mine };
      take(edit(copy, openInput(calculator, revision.data.input, revision.calculatorVersion).input));
      keepDraft();
      return save(before, { note: `Restored from ${revision.createdAt.toISOString()}` });
    },
    retry: () => {
      failure = undefined;
      storeSoon(0);
      show();
    },
    close: () => {
      if (isClosed) return;
      if (copy && conflictsOf(copy).length === 0) void store();
      isClosed = true;
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", onNetwork);
      watch.stop();
      session.sync.edited(state, false);
    },
  };
}
