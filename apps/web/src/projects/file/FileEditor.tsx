import type { FileRef, PlainRecord, Revision } from "@org/data";
import { differences, type OpenFile, type ReadyFile } from "@org/data/store";
import { Button, commonTexts, lazyPart, notify, useObservable } from "@org/ui/elements";
import { CalculatorSurface, FileTitle, useCalculatorState } from "@org/ui/surface";
import { holdsEntries, openFileInput } from "@org/form/state";
import { IconDeviceFloppy, IconHistory } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useRef, useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import type { CalculatorView } from "../../calculators/view.ts";
import { useFileLinks } from "../links/useFileLinks.tsx";
import { downloadCalculation } from "../../export/calculation.ts";
import { runAction } from "../../page/runAction.ts";
import { usePageTitle } from "../../page/usePageTitle.ts";
import { BinnedFileNotice } from "../bin/BinnedFileNotice.tsx";
import { UpstreamNotice } from "../outOfDate/UpstreamNotice.tsx";
import { hasDefaultName, nameIn } from "../fileName.ts";
import { FileSite } from "../site/FileSite.tsx";
import { useSiteChanges } from "../site/useSiteChanges.ts";
import { FileAlerts } from "./FileAlerts.tsx";
import { FileContext } from "./FileContext.tsx";
import { SaveBadge } from "./SaveBadge.tsx";
import { texts } from "./texts.ts";
import { useFileForm } from "./useFileForm.ts";
import { texts as listTexts } from "../texts.ts";
import styles from "./file.module.css";

const CalculationReport = lazyPart(async () => (await import("../../reports/CalculationReport.tsx")).CalculationReport);
const IssueForm = lazyPart(async () => (await import("../issue/IssueForm.tsx")).IssueForm);
const Revisions = lazyPart(async () => (await import("./Revisions.tsx")).Revisions);

interface FileEditorProps {
  readonly open: OpenFile;
  readonly state: ReadyFile;
  readonly file: FileRef;
  readonly view: CalculatorView;
}

/** A file in its calculator. Edits go to the store at once; changes by others come into the form. */
export function FileEditor({ open, state, file, view }: FileEditorProps): ReactNode {
  const { definition, worker, revisionTable, ...viewParts } = view;
  const { workspace } = useSignedIn();
  const { items } = useObservable(workspace.projects.list);
  const project = items.find(({ id }) => id === file.projectId);
  const projectName = project?.ok ? project.value.name : listTexts.project.fallbackTitle;
  const { profile } = useObservable(workspace.company.details);
  const { name } = state.file;
  usePageTitle(name, definition.summary);

  const [opened] = useState((): Revision => openedState(state, definition.version));
  const form = useFileForm(open, state, definition);
  const calculator = useSiteChanges(file.projectId, useCalculatorState(definition, form.history, form.change, worker));

  const fileLinks = useFileLinks(file, name, calculator, state.conflicts);
  const nameInInput = nameIn(definition, calculator.complete);
  const [showsRevisions, setShowsRevisions] = useState(false);
  const save = (): void => {
    runAction(async () => {
      const result = await open.save();
      notify(result.ok ? { key: "file-saved", message: texts.saved, tone: "success" } : { message: result.message, tone: "error" });
    });
  };

  const isOpenedKept = useRef(false);
  const keepBefore = (by: string): void => {
    const states: [note: string, input: PlainRecord][] = [[texts.history.before(by), calculator.complete as PlainRecord]];
    // The state as opened is not among the revisions, because edits are stored automatically.
    const hasChanged = differences(opened.data.input, calculator.complete as PlainRecord).length > 0;
    if (
      !isOpenedKept.current &&
      hasChanged &&
      holdsEntries({ definition, input: openFileInput(definition, opened.data.input).input, unparsed: {} })
    )
      states.unshift([texts.history.opened, opened.data.input]);
    isOpenedKept.current = true;
    for (const [note, savedInput] of states)
      runAction(async () => {
        const result = await open.save(note, savedInput);
        if (!result.ok) notify({ message: result.message, tone: "error" });
      });
  };

  return (
    <FileContext file={file} links={fileLinks.links}>
      <CalculatorSurface
        {...viewParts}
        state={fileLinks.state}
        fileName={name}
        fileTitle={<FileTitle name={name} rename={(to) => workspace.files.rename(file, to)} />}
        titleBlock={{ project: project?.ok ? project.value.name : "", company: profile }}
        renderReport={(request) => (
          <CalculationReport
            request={request}
            file={{
              projectId: file.projectId,
              project: project?.ok ? project.value.name : "",
              company: profile,
              cautions: async () => (await import("../outOfDate/outOfDateCautions.ts")).cautionsOfOpenFile(workspace, file, calculator),
              renderIssue: (options) => (
                <IssueForm
                  open={open}
                  file={file}
                  definition={definition}
                  options={options}
                  project={project?.ok ? project.value.name : ""}
                  company={profile}
                  onClose={request.onClose}
                />
              ),
            }}
            onClose={request.onClose}
          />
        )}
        save={save}
        beforeReplacing={keepBefore}
        download={downloadCalculation}
        notices={state.notes}
        {...(definition.route !== null && { sharePath: definition.route })}
        status={
          <div className={styles.place}>
            <Link to="/projects/$projectId" params={{ projectId: file.projectId }} title={projectName} dir="auto">
              {projectName}
            </Link>
            {hasDefaultName(name, definition.title) && nameInInput !== undefined && nameInInput !== name && (
              <button
                type="button"
                className={styles.nameIt}
                title={texts.nameHint}
                dir="auto"
                onClick={() => runAction(() => workspace.files.rename(file, nameInInput))}
              >
                {texts.nameIt(nameInInput)}
              </button>
            )}
            <SaveBadge status={state.saving.status} isSavedOnDevice={state.isSavedOnDevice} />
          </div>
        }
        actions={
          <>
            <Button onClick={save} title={texts.saveHint}>
              <IconDeviceFloppy size={16} stroke={1.6} aria-hidden />
              {commonTexts.save}
            </Button>
            <Button onClick={() => setShowsRevisions(true)}>
              <IconHistory size={16} stroke={1.6} aria-hidden />
              {texts.history.title}
            </Button>
          </>
        }
        lead={
          <>
            <BinnedFileNotice file={file} name={name} />
            <FileAlerts open={open} state={state} definition={definition} complete={calculator.complete} />
            <UpstreamNotice file={file} name={name} state={calculator} files={fileLinks.files} />
            {fileLinks.notice}
            <FileSite projectId={file.projectId} state={calculator} />
          </>
        }
      />
      {showsRevisions && (
        <Revisions
          open={open}
          file={file}
          definition={definition}
          calculator={calculator}
          revisionTable={revisionTable}
          opened={opened}
          onClose={() => setShowsRevisions(false)}
        />
      )}
      {fileLinks.dialog}
    </FileContext>
  );
}

/** The state in which a file was opened, as an entry of the history. */
function openedState({ file, input }: ReadyFile, calculatorVersion: number): Revision {
  return {
    id: "opened",
    note: texts.history.opened,
    createdAt: file.updatedAt,
    calculatorVersion,
    engineVersion: file.engineVersion,
    data: { input, results: file.data.results },
  };
}
