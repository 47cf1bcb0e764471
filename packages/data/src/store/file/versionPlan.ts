import { limits, maxVersionBytes } from "../../documents/index.ts";

/** A version of a file, without its content. */
export interface KeptVersion {
  /** Number of the document that holds it. */
  readonly slot: number;
  /** Time at which the file was saved in this state, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly bytes: number;
}

/** The state of a file that is about to be written over. */
export type FileStateToKeep = Omit<KeptVersion, "slot">;

/** A store for which the page looks at the versions of the file. */
export interface VersionOccasion {
  /** Time of the store by the clock of the device, in milliseconds since 1970. */
  readonly now: number;
  /** For the first store of a page: the time at which the state that it has opened was saved. */
  readonly opened?: { readonly savedAt: number | undefined };
}

/** What a page remembers of its last look at the versions of a file. */
export interface VersionLook {
  readonly time: number;
  /** Time from then until a version can be due, in milliseconds. */
  readonly waitMs: number;
}

/** Versions to keep, and those to delete. */
export interface VersionPlan {
  readonly version: KeptVersion;
  /** All versions afterwards, newest first. */
  readonly versions: readonly KeptVersion[];
  readonly dropped: readonly KeptVersion[];
}

/** The occasion to look at the versions, or `undefined` where none can be due. A clock that was set back must not end them. */
export function versionOccasion(last: VersionLook | undefined, openedAt: number | undefined, now: number): VersionOccasion | undefined {
  if (!last) return { now, opened: { savedAt: openedAt } };
  return Math.abs(now - last.time) >= last.waitMs ? { now } : undefined;
}

/** Minimum time between two versions while a file is edited, in milliseconds. */
export const versionIntervalMs = 20 * 60_000;
/** Maximum number of versions that are deleted at once, so that a store stays within the budget of the security rules. */
const maxDropped = 4;
const dayMs = 86_400_000;

/**
 * Which versions a file has after a store. A page that has opened the file keeps its state before the first edit; pages that edit at the same time keep
 * one version between them every twenty minutes. So a state that nobody has changed for twenty minutes is kept before it is written over.
 *
 * Times are those of the server, except that of the store: a device whose clock is wrong keeps more or fewer versions, never one of another state.
 *
 * @param versions the versions of the file
 * @param keptAt time at which the last one was kept
 * @returns the plan where the state is kept, and the time until the next one can be
 */
export function planVersion(
  versions: readonly KeptVersion[],
  keptAt: number | undefined,
  state: FileStateToKeep,
  occasion: VersionOccasion,
): { readonly plan?: VersionPlan; readonly waitMs: number } {
  const isKept = (time: number | undefined): boolean => versions.some(({ savedAt }) => savedAt === time);
  const isOpening = occasion.opened !== undefined && !isKept(occasion.opened.savedAt);
  // The clock of the device may be behind the server's.
  const sinceLast = keptAt === undefined ? versionIntervalMs : Math.max(occasion.now, state.savedAt) - keptAt;
  const waitMs = Math.min(Math.max(versionIntervalMs - sinceLast, 0), versionIntervalMs);
  if (isKept(state.savedAt) || (waitMs > 0 && !isOpening)) return { waitMs };
  return { plan: planOf(versions, state), waitMs: versionIntervalMs };
}

function planOf(versions: readonly KeptVersion[], state: FileStateToKeep): VersionPlan {
  const others = versions.toSorted((left, right) => right.savedAt - left.savedAt);
  const dropped = droppedBy(others, state);
  const remaining = others.filter((version) => !dropped.includes(version));
  const used = new Set(remaining.map(({ slot }) => slot));
  const slot = Array.from({ length: limits.versions }, (_, index) => index).find((index) => !used.has(index))!;
  const version = { ...state, slot };
  return {
    version,
    versions: [version, ...remaining].toSorted((left, right) => right.savedAt - left.savedAt),
    // The document of the version itself is written over.
    dropped: dropped.filter((each) => each.slot !== slot),
  };
}

/** What thinning and the limits drop for a new version. @param others newest first */
function droppedBy(others: readonly KeptVersion[], state: FileStateToKeep): readonly KeptVersion[] {
  const newest = Math.max(state.savedAt, others[0]?.savedAt ?? 0);
  const periods = new Set<string>();
  const thinned = others.filter(({ savedAt }) => {
    const period = periodOf(savedAt, newest);
    if (period === undefined) return false;
    // The latest of a day or month stays.
    const isThinned = periods.has(period);
    periods.add(period);
    return isThinned;
  });
  const dropped = thinned.slice(-maxDropped);
  let rest = others.filter((version) => !dropped.includes(version));
  const sum = (): number => rest.reduce((bytes, version) => bytes + version.bytes, state.bytes);
  while (rest.length > 0 && (rest.length >= limits.versions || sum() > maxVersionBytes)) {
    const redundant = redundantOf(rest, newest);
    rest = rest.filter((version) => version !== redundant);
    dropped.push(redundant);
  }
  return dropped;
}

/** The day of a version in the last month, or its month; `undefined` for those of the last day, which all stay. */
function periodOf(savedAt: number, newest: number): string | undefined {
  const age = newest - savedAt;
  if (age <= dayMs) return undefined;
  return new Date(savedAt).toISOString().slice(0, age <= 31 * dayMs ? 10 : 7);
}

/**
 * The version without which the gap between its neighbours is smallest, compared with their age: old versions stand further apart than recent ones. The
 * oldest has no older neighbour, and stays.
 */
function redundantOf(versions: readonly KeptVersion[], newest: number): KeptVersion {
  const gapWithout = (index: number): number => {
    const older = versions[index + 1]!.savedAt;
    return ((versions[index - 1]?.savedAt ?? newest) - older) / (newest - older + versionIntervalMs);
  };
  const inner = versions.slice(0, -1).map((_, index) => index);
  const index = inner.reduce((best, each) => (gapWithout(each) <= gapWithout(best) ? each : best), inner.at(-1) ?? 0);
  return versions[index]!;
}
