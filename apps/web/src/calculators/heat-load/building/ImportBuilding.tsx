import { withoutSampleRows, type CalculatorState, type FormInput } from "@org/form/state";
import { commonTexts, Button, notify } from "@org/ui/elements";
import { GridDialog } from "@org/ui/grid";
import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from "react";
import styles from "./building.module.css";
import { modelOf } from "./droppedFiles.ts";
import { FileStep, UnitStep, UnrelatedStep } from "./FileStep.tsx";
import { hasDecisions, type ImportState } from "./importState.ts";
import { ReadBuilding } from "./ReadBuilding.tsx";
import { texts as revisionTexts } from "./revision/texts.ts";
import { addedRooms } from "./revision/toggles.ts";
import { texts } from "./texts.ts";
import { useBuildingImport } from "./useBuildingImport.ts";
import { useDiscardQuestion } from "./useDiscardQuestion.tsx";

interface ImportBuildingProps {
  readonly state: CalculatorState;
  /** Files that were dropped: one of them is read. */
  readonly files: readonly File[];
  /** Whether files are over the page. */
  readonly isOver: boolean;
  readonly onClose: () => void;
}

interface ReadingProps {
  readonly name: string;
  /** Share that was read. */
  readonly progress: number;
  readonly onCancel: () => void;
}

function Reading({ name, progress, onCancel }: ReadingProps): ReactNode {
  return (
    <div className={styles.reading}>
      <p>{texts.file.reading(name)}</p>
      <progress value={progress} max={1} aria-label={texts.file.reading(name)} />
      <Button data-begin onClick={onCancel}>
        {commonTexts.cancel}
      </Button>
    </div>
  );
}

/** Focuses the first control of a phase: what had the focus is gone with the phase before. */
function useFocusOfPhase(phase: ImportState["phase"]): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.contains(content.current))
      content.current?.querySelector<HTMLElement>("[data-begin]")?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each phase draws other elements
  }, [phase]);
  return content;
}

/** Imports the rooms of a model in steps, as one edit of the heat load. */
export function ImportBuilding({ state, files, isOver, onClose }: ImportBuildingProps): ReactNode {
  const { definition, input, change } = state;
  const file = modelOf(files);
  const { state: shown, dispatch, reader, open, finish, cancel } = useBuildingImport(state);
  // A new page shows the rooms of an example, which are not part of the project.
  const emptied = useMemo(() => withoutSampleRows(definition, input), [definition, input]);
  const target = useMemo((): FormInput => ({ ...input, ...emptied }), [input, emptied]);
  const { afterQuestion, question } = useDiscardQuestion(hasDecisions(shown));
  useEffect(() => {
    if (file) afterQuestion(() => open(file));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another file is opened
  }, [file]);
  const close = (): void => afterQuestion(onClose);
  const another = (): void => afterQuestion(cancel);
  const unread = files.filter((each) => each !== file).map(({ name }) => name);
  const content = useFocusOfPhase(shown.phase);
  return (
    <GridDialog title={texts.title} wide="page" onClose={close}>
      <div ref={content} className={styles.content} data-over={isOver || undefined}>
        {unread.length > 0 && <p className={styles.unread}>{texts.file.unread(unread)}</p>}
        {shown.phase === "choosing" && <FileStep problem={shown.problem} file={shown.file} onFile={open} />}
        {shown.phase === "unit" && (
          <UnitStep file={shown.file} unitSystem={input.unitSystem} onUnit={(unit) => open(shown.file, unit)} onAnother={another} />
        )}
        {shown.phase === "unrelated" && (
          <UnrelatedStep
            earlierName={shown.unrelated.record.file.name}
            onAdd={() => finish({ ...shown.read, record: null })}
            onCompare={() => finish({ ...shown.read, earlier: shown.unrelated, record: shown.unrelated.record.id })}
            onAnother={another}
          />
        )}
        {shown.phase === "reading" && <Reading name={shown.file.name} progress={shown.progress} onCancel={another} />}
        {shown.phase === "read" && (
          <ReadBuilding
            {...{ state, target, shown, dispatch, reader }}
            onClose={close}
            hasSample={Object.keys(emptied).length > 0}
            onAnother={another}
            onImport={({ values, imports, rows, revision }, followers) => {
              const edit = change({ type: "values", values: { ...emptied, ...values }, imports });
              notify({
                key: "import",
                message: revision
                  ? revisionTexts.applied(
                      shown.file.name,
                      { ...revision.rooms, added: addedRooms(revision.rows, shown.decisions.toggles) },
                      followers,
                    )
                  : texts.summary.imported(rows.rooms.length, shown.file.name),
                action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
              });
              onClose();
            }}
          />
        )}
      </div>
      {question}
    </GridDialog>
  );
}
