import { checkLinks, updateLinks, type ProjectLinks, type CheckedNumber } from "@org/hvac-core/links";
import { pathSegments } from "@org/hvac-core/kernel";
import { notify, Spinner } from "@org/ui/elements";
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
import styles from "./links.module.css";

interface ProjectLinksModalProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** The links between the files of a project, results that have changed, and buttons that update the numbers. */
export function ProjectLinksModal({ projectId, onClose }: ProjectLinksModalProps): ReactNode {
  const { project, count, readCount, failure, readAgain } = useProjectFiles(projectId);
  return (
    <Modal title="Links between files" size="xl" onClose={onClose}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {!project && failure === undefined && (
        <>
          <Spinner label={`Reading the files of the project: ${readCount} of ${count}`} />
          <progress className={styles.progress} max={Math.max(count, 1)} value={readCount} aria-label="Files read" />
        </>
      )}
      {project && (
        <div className={styles.links}>
          <ProjectLinks files={project.files} readAgain={readAgain} />
          <BillLinks project={project} />
          {project.unread.length > 0 && (
            <ul>
              {project.unread.map(({ name, message }) => (
                <li key={name}>
                  “{name}” is not in the picture. {message}
                </li>
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
        const count = changed.reduce((sum, { numbers }) => sum + numbers.length, 0);
        notify({
          key: "link",
          message: `${count === 1 ? "1 input was" : `${count} inputs were`} updated in ${changed.length === 1 ? `“${byId.get(changed[0]!.file)!.name}”` : `${changed.length} files`}.`,
          action: {
            label: "Undo",
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
  if (links.numbers.length === 0)
    return (
      <p>
        No number of this project is linked to a result of another file. Open a file, choose the unit next to a number, then “Link to a
        result…”: the airflow of a duct can be linked to the load of a room, the head of a pump to the loss of its pipes.
      </p>
    );
  return (
    <>
      <LinkPicture links={links} files={byId} />
      {links.circles.map((circle) => (
        <p key={circle.join(" ")} role="alert">
          {circleText(circle, byId)} Remove one of these links; until then none of them is updated.
        </p>
      ))}
      <div className={styles.head}>
        <output>{summaryText(links, changed)}</output>
        {changed.length > 0 && (
          <Button disabled={isBusy} onClick={() => take()}>
            {isBusy ? "Updating" : "Update all in order"}
          </Button>
        )}
      </div>
      <div className={styles.scroll}>
        <LinkTable numbers={links.numbers} files={byId} isBusy={isBusy} take={take} />
      </div>
    </>
  );
}

function circleText(circle: readonly string[], files: ReadonlyMap<string, NamedFile>): string {
  const names = [...circle, circle[0]!].map((id) => `“${files.get(id)?.name ?? id}”`);
  return `Files are linked in a circle: ${names.join(" → ")}.`;
}

function summaryText({ numbers }: ProjectLinks, changed: readonly CheckedNumber[]): string {
  const broken = numbers.filter(({ state }) => state !== "changed" && state !== "current").length;
  const parts = [
    ...(changed.length > 0
      ? [`${changed.length} of ${numbers.length} linked results have changed. Inputs keep their values until you update them.`]
      : []),
    ...(broken > 0 ? [`${broken} can no longer be updated.`] : []),
  ];
  return parts.length === 0 ? "Every linked input matches its result." : parts.join(" ");
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
          <th scope="col">File</th>
          <th scope="col">Input</th>
          <th scope="col">Linked to</th>
          <th scope="col">Is</th>
          <th scope="col">Result</th>
          <th scope="col">
            <span className="sr-only">Update</span>
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
              <td data-cell="now">{problem ?? (state === "current" ? "the same" : after)}</td>
              <td>
                {state === "changed" && (
                  <Button
                    variant="default"
                    disabled={isBusy}
                    aria-label={`Update ${label} of ${file.name} to ${after}`}
                    onClick={() => take((each) => each.file === id && each.path === path)}
                  >
                    Update
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
