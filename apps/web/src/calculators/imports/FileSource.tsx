import type { FileRef } from "@org/data";
import { log } from "@org/device/log";
import type { FileContent } from "@org/hvac-core/exchange";
import { Spinner, useObservable } from "@org/ui/elements";
import { useEffect, useId, useMemo, useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { errorText } from "../../page/runAction.ts";
import type { ImportableFiles } from "./importableFiles.ts";
import styles from "./imports.module.css";
import { texts } from "./texts.ts";

type Opened<T> = { readonly file: FileRef } & FileContent<T>;

/** Content of a file; `undefined` until it is read. The content of a file that is no longer selected is dropped. */
function useContent<T>({ name, read: readContent }: ImportableFiles<T>, file: FileRef | undefined): Opened<T> | undefined {
  const { workspace } = useSignedIn();
  const [opened, setOpened] = useState<Opened<T>>();
  useEffect(() => {
    if (!file) return;
    let isWanted = true;
    const open = async (): Promise<Opened<T>> => {
      const stored = await workspace.files.read(file);
      if (!stored.ok) return { file, problem: stored.message };
      const read = readContent(stored.content);
      return "problem" in read ? { file, problem: texts.noResults(name, read.problem) } : { file, ...read };
    };
    open()
      .catch((error: unknown): Opened<T> => {
        log.warn("A file to import from could not be opened.", error);
        return { file, problem: errorText(error) };
      })
      .then(
        (result) => isWanted && setOpened(result),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [workspace, file, name, readContent]);
  return opened?.file === file ? opened : undefined;
}

interface FileSourceProps<T> {
  readonly files: ImportableFiles<T>;
  /** The file that is edited. */
  readonly target: FileRef;
  /** Id of the file that is selected at first. */
  readonly first?: string | undefined;
  /** Whether files of other projects can be chosen as well. */
  readonly anyProject?: boolean;
  readonly children: (content: T, file: FileRef) => ReactNode;
}

interface ProjectChoiceProps {
  /** Id of the project of the edited file. */
  readonly editedProject: string;
  readonly chosen: string;
  readonly onChoose: (projectId: string) => void;
}

/** Choice of the project; empty where there is only one. */
function ProjectChoice({ editedProject, chosen, onChoose }: ProjectChoiceProps): ReactNode {
  const { workspace } = useSignedIn();
  const { items } = useObservable(workspace.projects.list);
  const id = useId();
  const projects = items.flatMap((item) => (item.ok ? [{ id: item.id, name: item.value.name }] : []));
  if (projects.length < 2) return null;
  return (
    <div className={styles.source}>
      <label htmlFor={id}>{texts.project}</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {projects.map((project) => (
          <option key={project.id} value={project.id}>
            {project.id === editedProject ? texts.thisProject(project.name) : project.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Choice of a file of one kind in a project, and the content of the selected file. */
export function FileSource<T>({ anyProject = false, ...props }: FileSourceProps<T>): ReactNode {
  const editedProject = props.target.projectId;
  const [projectId, setProjectId] = useState(editedProject);
  return (
    <>
      {anyProject && <ProjectChoice editedProject={editedProject} chosen={projectId} onChoose={setProjectId} />}
      <FilesOfProject key={projectId} {...props} projectId={projectId} />
    </>
  );
}

function FilesOfProject<T>({
  files: source,
  projectId,
  first,
  children,
}: Omit<FileSourceProps<T>, "anyProject"> & { readonly projectId: string }): ReactNode {
  const { workspace } = useSignedIn();
  const { collection, name } = source;
  const { items, status } = useObservable(useMemo(() => workspace.files.ofProject(projectId), [workspace, projectId]));
  const files = useMemo(
    () => items.flatMap((item) => (item.ok && item.value.collection === collection ? [item.value] : [])),
    [items, collection],
  );
  const [wanted, setWanted] = useState(first);
  const chosen = files.find(({ id }) => id === wanted) ?? files[0];
  const chosenId = chosen?.id;
  // Each save of a file makes a new list; the selected file remains the same object.
  const file = useMemo(
    (): FileRef | undefined => (chosenId === undefined ? undefined : { projectId, collection, fileId: chosenId }),
    [projectId, collection, chosenId],
  );
  const opened = useContent(source, file);
  const id = useId();
  if (!chosen || !file) {
    if (status === "loading") return <Spinner label={texts.loading} />;
    return <p>{source.none}</p>;
  }
  return (
    <>
      <div className={styles.source}>
        <label htmlFor={id}>{texts.kind(name)}</label>
        <select id={id} data-begin value={chosen.id} onChange={(event) => setWanted(event.target.value)}>
          {files.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </div>
      {!opened && <Spinner label={texts.reading(name)} />}
      {opened && "problem" in opened && <p role="alert">{opened.problem}</p>}
      {opened && "content" in opened && children(opened.content, file)}
    </>
  );
}
