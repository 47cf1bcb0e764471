import type { FileRef } from "@org/data";
import { Spinner } from "@org/ui/elements";
import { useEffect, useId, useMemo, useState, type ReactNode } from "react";
import { useReadable } from "../../account/useReadable.ts";
import { useSignedIn } from "../../account/signedIn.ts";
import { errorText } from "../../pageParts/runAction.ts";
import { roomLoadsOf, type RoomLoads } from "./roomLoads.ts";
import styles from "./roomLoads.module.css";

type Opened = { readonly file: FileRef } & ({ readonly loads: RoomLoads } | { readonly problem: string });

/** What a file's rooms come to; `undefined` until it is read. A file that is no longer wanted is forgotten. */
function useRoomLoads(file: FileRef | undefined): Opened | undefined {
  const { workspace } = useSignedIn();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (!file) return;
    let isWanted = true;
    const open = async (): Promise<Opened> => {
      const read = await workspace.files.read(file);
      if (!read.ok) return { file, problem: read.message };
      const loads = roomLoadsOf(read.content);
      return "problem" in loads ? { file, problem: `This heat load has no results: ${loads.problem}` } : { file, loads };
    };
    open()
      .catch((error: unknown): Opened => {
        globalThis.console.warn("A heat load could not be opened.", error);
        return { file, problem: errorText(error) };
      })
      .then(
        (result) => isWanted && setOpened(result),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [workspace, file]);
  return opened?.file === file ? opened : undefined;
}

interface HeatLoadSourceProps {
  /** The file that is edited. */
  readonly target: FileRef;
  readonly children: (loads: RoomLoads, file: FileRef) => ReactNode;
}

/** The heat loads of a project, and what the rooms of the chosen one come to. */
export function HeatLoadSource({ target, children }: HeatLoadSourceProps): ReactNode {
  const { workspace } = useSignedIn();
  const { items, status } = useReadable(useMemo(() => workspace.files.ofProject(target.projectId), [workspace, target.projectId]));
  const files = useMemo(() => items.flatMap((item) => (item.ok && item.value.collection === "calculations" ? [item.value] : [])), [items]);
  const [wanted, setWanted] = useState<string>();
  const chosen = files.find(({ id }) => id === wanted) ?? files[0];
  const chosenId = chosen?.id;
  // The list is made anew whenever one of its files is saved; which one is meant stays the same.
  const file = useMemo(
    (): FileRef | undefined =>
      chosenId === undefined ? undefined : { projectId: target.projectId, collection: "calculations", fileId: chosenId },
    [target.projectId, chosenId],
  );
  const opened = useRoomLoads(file);
  const id = useId();
  if (!chosen || !file) {
    if (status === "loading") return <Spinner label="Loading the files of the project" />;
    return <p>This project has no heat load yet. Save one to the project, then take its rooms over from it.</p>;
  }
  return (
    <>
      <div className={styles.source}>
        <label htmlFor={id}>Heat load</label>
        <select id={id} data-begin value={chosen.id} onChange={(event) => setWanted(event.target.value)}>
          {files.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </div>
      {!opened && <Spinner label="Reading the heat load" />}
      {opened && "problem" in opened && <p role="alert">{opened.problem}</p>}
      {opened && "loads" in opened && children(opened.loads, file)}
    </>
  );
}
