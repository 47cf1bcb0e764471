import type { FileSummary, Workspace } from "@org/data";
import { log } from "@org/device/log";
import type { ProjectSite } from "@org/hvac-core/site";
import { useEffect, useEffectEvent, useState } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { stateOf } from "../../calculators/imports/useSummaries.ts";
import type { NamedFile } from "../links/readFiles.ts";

/** A file that differs from the site of its project. */
export interface FileDifferences {
  readonly id: string;
  readonly name: string;
  /** As it was compared. */
  readonly file: NamedFile;
  /** Labels of the fields. */
  readonly labels: readonly string[];
}

/** Larger projects are not compared, because each comparison reads all their files. */
export const maxFiles = 200;
const none: readonly FileDifferences[] = [];

/** The files that differ from a site, in their order; a file that cannot be read is left out. */
export async function fileDifferences(
  workspace: Workspace,
  summaries: readonly FileSummary[],
  site: ProjectSite,
): Promise<readonly FileDifferences[]> {
  const [{ readKnownFiles }, { differenceTexts }] = await Promise.all([
    import("../links/readKnownFiles.ts"),
    import("./differenceTexts.ts"),
  ]);
  const { files } = await readKnownFiles(workspace, summaries);
  return files.flatMap((file) => {
    const { id, name, calculator, input } = file;
    const labels = differenceTexts(calculator, input, site).map(({ label }) => label);
    return labels.length === 0 ? [] : [{ id, name, file, labels: [...new Set(labels)] }];
  });
}

/** Compares the files of a project with its site after their list is shown; `undefined` for a project with too many files. */
export function useFileDifferences(
  summaries: readonly FileSummary[],
  site: ProjectSite | undefined,
  isWhole: boolean,
): readonly FileDifferences[] | undefined {
  const { workspace } = useSignedIn();
  const [result, setResult] = useState<{ readonly site: ProjectSite; readonly files: readonly FileDifferences[] }>();
  const state = stateOf(summaries);
  const hasTooMany = summaries.length > maxFiles;
  const isCompared = isWhole && summaries.length > 0 && !hasTooMany;
  const compare = useEffectEvent((wanted: ProjectSite, signal: AbortSignal): void => {
    fileDifferences(workspace, summaries, wanted).then(
      (files) => !signal.aborted && setResult({ site: wanted, files }),
      (error: unknown) => log.warn("The files of a project could not be compared with its site.", error),
    );
  });
  useEffect(() => {
    if (!site || !isCompared) return;
    const ending = new AbortController();
    compare(site, ending.signal);
    return () => ending.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `state` changes when the files change
  }, [workspace, site, isCompared, state]);
  if (site && hasTooMany) return undefined;
  // The last file may have been deleted since the comparison.
  return site && summaries.length > 0 && result?.site === site ? result.files : none;
}
