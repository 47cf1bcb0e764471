import { checkLinks, updateLinks, type ProjectLinks, type CheckedNumber } from "@org/hvac-core/links";
import { pathSegments } from "@org/hvac-core/kernel";
import { commonTexts, notify, Spinner, useObservable } from "@org/ui/elements";
import { Button, Modal } from "@org/ui/kit";
import { log } from "@org/device/log";
import type { OutOfDate } from "@org/hvac-core/exchange/project";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { errorText, runAction } from "../../page/runAction.ts";
import { placeLabel, valueTexts } from "../file/valueText.ts";
import { findOutOfDate } from "../outOfDate/findOutOfDate.ts";
import { UpdateAll } from "../outOfDate/UpdateAll.tsx";
import { texts as updateTexts } from "../outOfDate/texts.ts";
import { BillLinks } from "./BillLinks.tsx";
import { LinkPicture } from "./LinkPicture.tsx";
import type { NamedFile, ReadProject } from "./readFiles.ts";
import { ResultName } from "./ResultName.tsx";
import { useProjectFiles } from "./useProjectFiles.ts";
import { updateInput } from "./writeInput.ts";
import { texts } from "./dialogTexts.tsx";
import { texts as linkTexts } from "./texts.tsx";
import styles from "./links.module.css";

interface ProjectLinksModalProps {
  readonly projectId: string;
  /** Asks at once which files to update. */
  readonly updates?: boolean;
  readonly onClose: () => void;
}

/** The links between the files of a project, results that have changed, and buttons that update the numbers. */
export function ProjectLinksModal({ projectId, updates = false, onClose }: ProjectLinksModalProps): ReactNode {
  const { workspace } = useSignedIn();
  const { project, count, readCount, failure, readAgain } = useProjectFiles(projectId);
  const outOfDate = useCompared(project);
  const [isUpdating, setUpdating] = useState(updates);
  return (
    <Modal title={texts.project.title} size="xl" onClose={onClose}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {!project && failure === undefined && (
        <>
          <Spinner label={texts.reading(readCount, count)} />
          <progress className={styles.progress} max={Math.max(count, 1)} value={readCount} aria-label={texts.filesRead} />
        </>
      )}
      {project && (
        <div className={styles.links}>
          {isUpdating ? (
            <UpdateAll
              project={project}
              write={(file, input, over) => updateInput(workspace, file, input, over)}
              onWritten={readAgain}
              onClose={() => setUpdating(false)}
            />
          ) : (
            outOfDate !== undefined &&
            outOfDate.size > 0 && (
              <div>
                <Button onClick={() => setUpdating(true)}>{updateTexts.updateAll}</Button>
              </div>
            )
          )}
          <ProjectLinks files={project.files} isUpdating={isUpdating} readAgain={readAgain} />
          <BillLinks project={project} outOfDate={outOfDate} />
          {project.unread.length > 0 && (
            <ul>
              {project.unread.map(({ name, message }) => (
                <li key={name}>{texts.project.unreadFile(name, message)}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Modal>
  );
}

/** The files of a project that are out of date; undefined until they are compared. */
function useCompared(project: ReadProject | undefined): ReadonlyMap<string, OutOfDate> | undefined {
  const [outOfDate, setOutOfDate] = useState<ReadonlyMap<string, OutOfDate>>();
  useEffect(() => {
    if (!project) return;
    const ending = new AbortController();
    findOutOfDate(project, ending.signal).then(
      (compared) => !ending.signal.aborted && setOutOfDate(compared),
      (error: unknown) => log.warn("The files of a project could not be compared.", error),
    );
    return () => ending.abort();
  }, [project]);
  return outOfDate;
}

/** Updates one linked number in a file of a project. */
function useUpdateOne(files: readonly NamedFile[], readAgain: () => void) {
  const { workspace } = useSignedIn();
  const [isBusy, setBusy] = useState(false);
  const update = (number: CheckedNumber): void =>
    runAction(async () => {
      setBusy(true);
      try {
        const { changed } = updateLinks(files, ({ file, path }) => file === number.file && path === number.path);
        const file = files.find(({ id }) => id === number.file)!;
        const [update] = changed;
        if (!update) return;
        const undo = await updateInput(workspace, file, update.input, file.input);
        readAgain();
        notify({
          key: "link",
          message: updateTexts.updated({ inputs: 1, lines: 0 }, [file.name]),
          action: {
            label: commonTexts.undo,
            run: () =>
              runAction(async () => {
                await undo();
                readAgain();
              }),
          },
        });
      } catch (error) {
        notify({ message: errorText(error), tone: "error" });
      } finally {
        setBusy(false);
      }
    });
  return { isBusy, update };
}

interface ProjectLinksProps {
  readonly files: readonly NamedFile[];
  readonly isUpdating: boolean;
  readonly readAgain: () => void;
}

function ProjectLinks({ files, isUpdating, readAgain }: ProjectLinksProps): ReactNode {
  const links = useMemo(() => checkLinks(files), [files]);
  const byId = useMemo(() => new Map(files.map((file) => [file.id, file])), [files]);
  const { isBusy, update } = useUpdateOne(files, readAgain);
  const changed = links.numbers.filter(({ state }) => state === "changed");
  if (links.numbers.length === 0) return <p>{texts.project.none}</p>;
  return (
    <>
      <LinkPicture links={links} files={byId} />
      {links.circles.map((circle) => (
        <p key={circle.join(" ")} role="alert">
          {texts.project.circle([...circle, circle[0]!].map((id) => byId.get(id)?.name ?? id))}
        </p>
      ))}
      <div className={styles.head}>
        <output>{summaryText(links, changed)}</output>
      </div>
      <div className={styles.scroll}>
        <LinkTable links={links} files={byId} isBusy={isBusy || isUpdating} update={update} />
      </div>
    </>
  );
}

function summaryText({ numbers }: ProjectLinks, changed: readonly CheckedNumber[]): string {
  const broken = numbers.filter(({ state }) => state !== "changed" && state !== "current").length;
  const parts = [
    ...(changed.length > 0 ? [texts.project.changed(changed.length, numbers.length)] : []),
    ...(broken > 0 ? [texts.project.broken(broken)] : []),
  ];
  return parts.length === 0 ? texts.project.allCurrent : parts.join(" ");
}

interface LinkTableProps {
  readonly links: ProjectLinks;
  readonly files: ReadonlyMap<string, NamedFile>;
  readonly isBusy: boolean;
  readonly update: (number: CheckedNumber) => void;
}

function LinkTable({ links: { numbers, circles }, files, isBusy, update }: LinkTableProps): ReactNode {
  const bin = useObservable(useSignedIn().workspace.bin.list);
  const inBin = new Map(bin.items.map(({ id, name }) => [id, linkTexts.inBin(name)]));
  return (
    <table className="numbers">
      <thead>
        <tr>
          <th scope="col">{linkTexts.columns.file}</th>
          <th scope="col">{linkTexts.columns.input}</th>
          <th scope="col">{linkTexts.columns.linkedTo}</th>
          <th scope="col">{linkTexts.columns.current}</th>
          <th scope="col">{linkTexts.columns.result}</th>
          <th scope="col">
            <span className="sr-only">{linkTexts.update}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((number) => {
          const { file: id, path, link, was, now, state } = number;
          const problem = (state === "noFile" ? inBin.get(link.fileId) : undefined) ?? number.problem;
          const file = files.get(id)!;
          const label = placeLabel(file.calculator, pathSegments(path), file.input);
          const [before, after] = valueTexts(file.calculator, pathSegments(path), [was, state === "current" ? was : now], file.input);
          return (
            <tr key={`${id} ${path}`}>
              <th scope="row" dir="auto">
                {file.name}
              </th>
              <td>{label}</td>
              <td data-cell="result">
                <ResultName link={link} file={files.get(link.fileId)} />
              </td>
              <td>{before}</td>
              <td data-cell="now">{problem ?? (state === "current" ? texts.project.sameResult : after)}</td>
              <td>
                {state === "changed" && !circles.some((circle) => circle.includes(id) && circle.includes(link.fileId)) && (
                  <Button
                    variant="default"
                    disabled={isBusy}
                    aria-label={texts.project.updateInput({ input: label, file: file.name, result: after })}
                    onClick={() => update(number)}
                  >
                    {linkTexts.update}
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
