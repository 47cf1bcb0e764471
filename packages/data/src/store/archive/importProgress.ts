import { createObservable, type Readable } from "@org/device/observable";

/** Progress of the imports under way. */
export interface ImportProgress {
  /** Files and revisions that have reached the server. */
  readonly stored: number;
  readonly total: number;
}

/** Adds the progress of all imports. */
export interface ProgressSum extends Readable<ImportProgress | undefined> {
  /** @param progress of one import; `undefined` when it has ended */
  readonly show: (id: string, progress: ImportProgress | undefined) => void;
  readonly stop: () => void;
}

export function createProgressSum(): ProgressSum {
  const sum = createObservable<ImportProgress | undefined>(undefined);
  const imports = new Map<string, ImportProgress>();
  let isStopped = false;
  return {
    getSnapshot: sum.getSnapshot,
    subscribe: sum.subscribe,
    show: (id, progress) => {
      if (isStopped) return;
      if (progress) imports.set(id, progress);
      else imports.delete(id);
      const all = [...imports.values()];
      const total = (part: keyof ImportProgress): number => all.reduce((result, each) => result + each[part], 0);
      sum.set(all.length === 0 ? undefined : { stored: total("stored"), total: total("total") });
    },
    stop: () => {
      isStopped = true;
      sum.set(undefined);
    },
  };
}
