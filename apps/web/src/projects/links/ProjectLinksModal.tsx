import { checkLinks, updateLinks, type ProjectLinks, type CheckedNumber } from "@org/hvac-core/links";
import { pathSegments } from "@org/hvac-core/kernel";
import { commonTexts, notify, Spinner } from "@org/ui/elements";
import { Button, Modal } from "@org/ui/kit";
import { useMemo, useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { errorText, runAction } from "../../page/runAction.ts";
import { placeLabel, valueTexts } from "../file/valueText.ts";
import { BillLinks } from "./BillLinks.tsx";
import { LinkPicture } from "./LinkPicture.tsx";
import type { NamedFile } from "./readFiles.ts";
import { ResultName } from "./ResultName.tsx";
import { useProjectFiles } from "./useProjectFiles.ts";
import { writeInput } from "./writeInput.ts";
import { texts } from "./dialogTexts.tsx";
import { texts as linkTexts } from "./texts.tsx";
import styles from "./links.module.css";

interface ProjectLinksModalProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** The links between the files of a project, results that have changed, and buttons that update the numbers. */
export function ProjectLinksModal({ projectId, onClose }: ProjectLinksModalProps): ReactNode {
  const { project, count, readCount, failure, readAgain } = useProjectFiles(projectId);
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
          <ProjectLinks files={project.files} readAgain={readAgain} />
          <BillLinks project={project} />
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

/** Updates linked numbers in files of a project. @returns `undefined` while it runs, then a function that undoes it */
function useTakeOver(files: readonly NamedFile[], readAgain: () => void) {
  const { workspace } = useSignedIn();
  const [isBusy, setBusy] = useState(false);
  const byId = new Map(files.map((file) => [file.id, file]));
  const take = (takes?: (number: CheckedNumber) => boolean): void =>
    runAction(async () => {
      setBusy(true);
      try {
        const { changed } = updateLinks(files, takes);
        for (const { file, input } of changed) {
          const before = byId.get(file)!;
          await writeInput(workspace, before, input, before.input);
        }
        readAgain();
        const inputs = changed.reduce((sum, { numbers }) => sum + numbers.length, 0);
        const names = changed.map(({ file }) => byId.get(file)!.name);
        notify({
          key: "link",
          message: texts.project.updated(inputs, names),
          action: {
            label: commonTexts.undo,
            run: () =>
              runAction(async () => {
                for (const { file, input } of changed.toReversed()) {
                  const before = byId.get(file)!;
                  await writeInput(workspace, before, before.input, input);
                }
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
  return { isBusy, take };
}

interface ProjectLinksProps {
  readonly files: readonly NamedFile[];
  readonly readAgain: () => void;
}

function ProjectLinks({ files, readAgain }: ProjectLinksProps): ReactNode {
  const links = useMemo(() => checkLinks(files), [files]);
  const byId = useMemo(() => new Map(files.map((file) => [file.id, file])), [files]);
  const { isBusy, take } = useTakeOver(files, readAgain);
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
        {changed.length > 0 && (
          <Button disabled={isBusy} onClick={() => take()}>
            {isBusy ? texts.project.updating : texts.project.updateAll}
          </Button>
        )}
      </div>
      <div className={styles.scroll}>
        <LinkTable numbers={links.numbers} files={byId} isBusy={isBusy} take={take} />
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
  readonly numbers: readonly CheckedNumber[];
  readonly files: ReadonlyMap<string, NamedFile>;
  readonly isBusy: boolean;
  readonly take: (takes: (number: CheckedNumber) => boolean) => void;
}

function LinkTable({ numbers, files, isBusy, take }: LinkTableProps): ReactNode {
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
          const { file: id, path, link, was, now, state, problem } = number;
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
                {state === "changed" && (
                  <Button
                    variant="default"
                    disabled={isBusy}
                    aria-label={texts.project.updateInput({ input: label, file: file.name, result: after })}
                    onClick={() => take((each) => each.file === id && each.path === path)}
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
