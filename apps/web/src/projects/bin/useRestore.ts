import type { Workspace } from "@org/data";
import { notify } from "@org/ui/elements";
import { useSignedIn } from "../../account/signedIn.ts";
import { texts } from "./texts.ts";

type Target = Parameters<Workspace["bin"]["restore"]>[0];

/** Restores a file or project, after the project that it is deleted with, and says whether it was in time. */
export function useRestore(): (name: string, target: Target, project?: Target) => void {
  const { workspace } = useSignedIn();
  return (name, target, project) => {
    const isInTime = (!project || workspace.bin.restore(project)) && workspace.bin.restore(target);
    notify(isInTime ? { message: texts.restored(name) } : { message: texts.tooLate(name), tone: "error" });
  };
}
