import type { Workspace } from "@org/data";
import { withSite, type ProjectSite } from "@org/hvac-core/site";
import { beginWork, commonTexts, notify } from "@org/ui/elements";
import { log } from "@org/device/log";
import { runAction } from "../../page/runAction.ts";
import { texts } from "./texts.ts";
import type { FileDifferences } from "./useFileDifferences.ts";
import { writeEach } from "./writeEach.ts";

/** Gives files the values of the site, with one undo for all of them. */
export async function applySite(workspace: Workspace, differences: readonly FileDifferences[], site: ProjectSite): Promise<void> {
  const { writeInput } = await import("../links/writeInput.ts");
  const changes = differences.map(({ file }) => ({ file, name: file.name, input: withSite(file.calculator, file.input, site) }));
  const write = async (wanted: typeof changes, isUndo: boolean): Promise<typeof changes> => {
    const { written, failed } = await writeEach(wanted, ({ file, input }) =>
      isUndo ? writeInput(workspace, file, file.input, input) : writeInput(workspace, file, input, file.input),
    ).finally(beginWork());
    if (failed.length > 0) {
      log.warn("Files could not be given the values of the site.", failed);
      notify({ message: texts.project.failed(failed.map(({ change }) => change.name)), tone: "error" });
    }
    return written;
  };
  const written = await write(changes, false);
  if (written.length === 0) return;
  notify({
    key: "site",
    message: texts.project.applied(written.length),
    action: { label: commonTexts.undo, run: () => runAction(() => write(written, true)) },
  });
}
