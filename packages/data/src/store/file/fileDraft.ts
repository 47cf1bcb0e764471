import type { Draft } from "../device/draft.ts";
import type { Drafts } from "../device/drafts.ts";
import { draftContent, isUnsent } from "./fileModel.ts";
import type { FileMachine, FileOptions } from "./fileMachine.ts";

/** The draft of an open file on this device. */
export interface FileDraft {
  /** Writes it, or removes it where the model needs none. */
  readonly write: () => void;
  /** Reads the draft of an earlier page; `undefined` also where it cannot be read. */
  readonly read: () => Promise<Draft | undefined>;
  /** Merges a draft that another tab has left, unless something here has to be stored first. */
  readonly adopt: () => Promise<void>;
}

export function createFileDraft({ context, ref, calculator }: FileOptions, drafts: Drafts, file: FileMachine): FileDraft {
  const write = async (part: NonNullable<ReturnType<typeof draftContent>>): Promise<void> => {
    const { name } = file.model();
    const isSaved = await drafts.save({ ...part, file: ref, name, calculatorVersion: calculator.version, editedAt: Date.now() });
    if (isSaved !== file.model().isSavedOnDevice) file.dispatch({ type: "draft written", isSaved });
  };

  let adopting: Promise<void> | undefined;
  const adopt = async (): Promise<void> => {
    const isBusy = (): boolean => {
      const model = file.model();
      return file.isStopped() || isUnsent(model) || model.isStoring || !model.copy;
    };
    if (isBusy()) return;
    const draft = await drafts.adopt(ref);
    if (!draft) return;
    // Changes made meanwhile are stored first; the draft waits for another turn.
    if (isBusy()) await drafts.putBack(draft);
    else file.dispatch({ type: "draft read", draft });
  };

  return {
    write: () => {
      const model = file.model();
      // The draft of an earlier page is not written over before it is merged.
      if (model.draft || context.isClosed()) return;
      const part = draftContent(model);
      if (!part) drafts.remove(ref);
      else write(part).catch((error: unknown) => context.report.error("A draft could not be saved.", error));
    },
    read: async () => {
      try {
        return await drafts.adopt(ref);
      } catch (error) {
        context.report.error("The drafts on this device could not be read.", error);
        return undefined;
      }
    },
    adopt: () => {
      adopting ??= adopt().finally(() => {
        adopting = undefined;
      });
      return adopting;
    },
  };
}
