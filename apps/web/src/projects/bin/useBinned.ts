import { daysLeftInBin, type FileRef } from "@org/data";
import { isBinned, type BinnedTarget } from "@org/data/store";
import { useObservable } from "@org/ui/elements";
import { useSignedIn } from "../../account/signedIn.ts";

/** What hides a file or project from lists, with the time that is left. */
export interface Binned {
  readonly target: BinnedTarget["target"];
  readonly deletedAt: Date;
  readonly daysLeft: number;
  /** It is being deleted for good; nothing restores it. */
  readonly isFinal: boolean;
}

const binned = (entry: BinnedTarget | undefined): Binned | undefined =>
  entry && {
    target: entry.target,
    deletedAt: new Date(entry.requestedAt),
    daysLeft: daysLeftInBin(entry.requestedAt, Date.now()),
    isFinal: entry.isFinal,
  };

/** Whether a file is in the bin or is being deleted for good, alone or with its project. */
export function useBinnedFile(file: FileRef): Binned | undefined {
  return binned(isBinned(useObservable(useSignedIn().workspace.bin.targets), file));
}

/** Whether a project is in the bin or is being deleted for good. */
export function useBinnedProject(projectId: string): Binned | undefined {
  const targets = useObservable(useSignedIn().workspace.bin.targets);
  return binned(targets.find(({ target }) => !("file" in target) && target.projectId === projectId));
}
