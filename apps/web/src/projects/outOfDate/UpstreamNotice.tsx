import type { FileCollection, FileRef } from "@org/data";
import { log } from "@org/device/log";
import type { CalculatorState } from "@org/form/state";
import { Button, lazyPart } from "@org/ui/elements";
import { useEffect, useEffectEvent, useReducer, useRef, useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { stateOf, useSummaries } from "../../calculators/imports/useSummaries.ts";
import type { NamedFile } from "../links/readFiles.ts";
import styles from "../links/links.module.css";
import { linksOf } from "../links/readLinks.ts";
import { texts } from "./texts.ts";
import type { Upstream } from "./upstream.ts";

const RowsNotice = lazyPart(async () => (await import("./RowsNotice.tsx")).RowsNotice);
const UpdateUpstream = lazyPart(async () => (await import("./UpdateUpstream.tsx")).UpdateUpstream);

interface UpstreamNoticeProps {
  readonly file: FileRef;
  readonly name: string;
  readonly state: CalculatorState;
  /** The files of linked results and imported rows, by id; undefined until they are read. */
  readonly files: ReadonlyMap<string, NamedFile> | undefined;
}

/** Kinds of files whose rows or fields are imported, and the kind that each imports from. */
const importing: Readonly<Partial<Record<FileCollection, FileCollection>>> = {
  ventilationCalculations: "calculations",
  ductCalculations: "calculations",
  energyCalculations: "calculations",
  acousticCalculations: "ductCalculations",
  pumpHeadCalculations: "pipeCalculations",
};

/** The files that the lines of a bill were taken off, as text. */
const sourcesOf = ({ items }: CalculatorState["complete"]): readonly string[] =>
  (Array.isArray(items) ? (items as readonly Readonly<Record<string, unknown>>[]) : []).flatMap(({ source }) =>
    typeof source === "string" && source !== "" ? [source] : [],
  );

/**
 * The files that an open file depends on, read again whenever a file of the project is stored.
 *
 * @param times changes to read them again: unsent changes are in no list
 */
function useUpstream(file: FileRef, { definition, complete }: CalculatorState, times: number): Upstream | undefined {
  const { workspace } = useSignedIn();
  const { summaries, isLoading } = useSummaries(file.projectId);
  const state = stateOf(summaries.filter(({ id }) => id !== file.fileId));
  const linkedIds = linksOf({ calculator: definition, input: complete }).map(({ fileId }) => fileId);
  const sources = file.collection === "boqs" ? sourcesOf(complete) : [];
  const dependsOn = [...new Set([...linkedIds, ...sources])].toSorted().join(" ");
  const [upstream, setUpstream] = useState<Upstream>();
  const read = useEffectEvent(async (): Promise<Upstream> => {
    const [{ readUpstream }, { measuresOf }] = await Promise.all([import("./upstream.ts"), import("./findOutOfDate.ts")]);
    const target = { id: file.fileId, collection: file.collection, ref: file, calculator: definition, input: complete };
    return readUpstream({ workspace, known: summaries, measure: measuresOf(workspace, summaries) }, target);
  });
  useEffect(() => {
    if (isLoading || dependsOn === "") return;
    let isWanted = true;
    read().then(
      (result) => isWanted && setUpstream(result),
      (error: unknown) => log.warn("The files that a file depends on could not be read.", error),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `state` changes when the files change
  }, [workspace, isLoading, state, dependsOn, times]);
  return dependsOn === "" ? undefined : upstream;
}

/**
 * Says which files that an open file depends on are out of date, and updates them with it, in order; and which of its rows differ from those that they
 * were imported from. Nothing if none does.
 */
export function UpstreamNotice({ file, name, state, files }: UpstreamNoticeProps): ReactNode {
  const [times, readAgain] = useReducer((before: number) => before + 1, 0);
  const upstream = useUpstream(file, state, times);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const [updating, setUpdating] = useState<Upstream>();
  const outOfDate = upstream?.outOfDate ?? [];
  return (
    <>
      {outOfDate.length > 0 && (
        <section className={styles.notice} data-internal aria-label={texts.sources}>
          <div className={styles.head}>
            <p>{texts.staleSources(outOfDate.map(({ name: source }) => source))}</p>
            <Button small look="primary" className="screen-only" onClick={() => setUpdating(upstream)}>
              {texts.updateAll}
            </Button>
          </div>
        </section>
      )}
      {files && [...files.values()].some(({ collection }) => collection === importing[file.collection]) && (
        <RowsNotice file={file} state={state} files={files} />
      )}
      {updating && (
        <UpdateUpstream
          file={file}
          name={name}
          state={state}
          ids={updating.ids}
          isPageOpen={() => isOpen.current}
          onWritten={readAgain}
          onClose={() => setUpdating(undefined)}
        />
      )}
    </>
  );
}
