import { withoutSampleRows, type CalculatorState, type FormInput } from "@org/form/state";
import { commonTexts, Button, notify } from "@org/ui/elements";
import { GridDialog } from "@org/ui/grid";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import styles from "./building.module.css";
import { modelOf } from "./droppedFiles.ts";
import { FileStep, UnitStep, UnrelatedStep } from "./FileStep.tsx";
import { ReadBuilding } from "./ReadBuilding.tsx";
import { texts as revisionTexts } from "./revision/texts.ts";
import { addedRooms } from "./revision/toggles.ts";
import { texts } from "./texts.ts";
import { useBuildingImport } from "./useBuildingImport.ts";

interface ImportBuildingProps {
  readonly state: CalculatorState;
  /** Files that were dropped: one of them is read. */
  readonly files: readonly File[];
  /** Whether files are over the page. */
  readonly isOver: boolean;
  readonly onClose: () => void;
}

/** Imports the rooms of a model in steps, as one edit of the heat load. */
export function ImportBuilding({ state, files, isOver, onClose }: ImportBuildingProps): ReactNode {
  const { definition, input, change } = state;
  const file = modelOf(files);
  const { state: shown, dispatch, reader, open, finish, cancel } = useBuildingImport(state, file);
  // A new page shows the rooms of an example, which are not part of the project.
  const emptied = useMemo(() => withoutSampleRows(definition, input), [definition, input]);
  const target = useMemo((): FormInput => ({ ...input, ...emptied }), [input, emptied]);
  const unread = files.filter((each) => each !== file).map(({ name }) => name);
  const content = useRef<HTMLDivElement>(null);
  // What had the focus is gone with its phase.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.contains(content.current))
      content.current?.querySelector<HTMLElement>("[data-begin]")?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each phase draws other elements
  }, [shown.phase]);
  return (
    <GridDialog title={texts.title} wide="page" onClose={onClose}>
      <div ref={content} className={styles.content} data-over={isOver || undefined}>
        {unread.length > 0 && <p className={styles.unread}>{texts.file.unread(unread)}</p>}
        {shown.phase === "choosing" && <FileStep problem={shown.problem} file={shown.file} onFile={open} />}
        {shown.phase === "unit" && <UnitStep file={shown.file} unitSystem={input.unitSystem} onUnit={(unit) => open(shown.file, unit)} />}
        {shown.phase === "unrelated" && (
          <UnrelatedStep
            earlierName={shown.unrelated.record.file.name}
            onAdd={() => finish({ ...shown.read, record: null })}
            onCompare={() => finish({ ...shown.read, earlier: shown.unrelated, record: shown.unrelated.record.id })}
          />
        )}
        {shown.phase === "reading" && (
          <div className={styles.reading}>
            <p>{texts.file.reading(shown.file.name)}</p>
            <progress value={shown.progress} max={1} aria-label={texts.file.reading(shown.file.name)} />
            <Button data-begin onClick={cancel}>
              {commonTexts.cancel}
            </Button>
          </div>
        )}
        {shown.phase === "read" && (
          <ReadBuilding
            {...{ state, target, shown, dispatch, reader, onClose }}
            hasSample={Object.keys(emptied).length > 0}
            onAnother={cancel}
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
    </GridDialog>
  );
}
