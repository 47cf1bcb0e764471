import type { ImportRecord } from "@org/hvac-core/kernel";
import type { FileRef } from "@org/data";
import { boq, sectionTitle } from "@org/hvac-core/calculators/boq";
import {
  billItems,
  ignoredLines,
  recordTakeOff,
  initialChoices,
  takeLines,
  takeOffOptions,
  takeOffProposal,
  type DuctsBy,
  type ProjectFile,
  type TakeOffChoices,
  type TakeOffProposal,
} from "@org/hvac-core/exchange/project";
import type { RepeatedLine } from "@org/hvac-core/take-off";
import { Button, commonTexts, Spinner } from "@org/ui/elements";
import { GridDialog } from "@org/ui/grid";
import { newRowId, type CalculatorState } from "@org/form/state";
import { useId, useState, type ReactNode } from "react";
import layout from "../../imports/imports.module.css";
import { FileChoice, NotMeasured } from "./FileChoice.tsx";
import { IgnoredLines } from "./IgnoredLines.tsx";
import { LineTable, type ShownLine } from "./LineTable.tsx";
import { repeatsText } from "./repeatsText.ts";
import { useMeasuredFiles } from "./useMeasuredFiles.ts";
import styles from "./takeOff.module.css";
import { texts } from "./texts.ts";

interface TakeOffDialogProps {
  readonly target: FileRef;
  readonly state: CalculatorState;
  readonly onTake: (values: Readonly<Record<string, unknown>>, message: string, imports: readonly ImportRecord[]) => void;
  readonly onClose: () => void;
}

/** Maximum number of items of a bill. */
const maxItems = boq.fields.items.maxRows;

function DuctsByChoice({ value, onChange }: { readonly value: DuctsBy; readonly onChange: (ductsBy: DuctsBy) => void }): ReactNode {
  const id = useId();
  return (
    <div className={layout.source}>
      <label htmlFor={id}>{texts.ductsBy.label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as DuctsBy)}>
        <option value="mass">{texts.ductsBy.mass}</option>
        <option value="area">{texts.ductsBy.area}</option>
        <option value="length">{texts.ductsBy.length}</option>
      </select>
    </div>
  );
}

/** Lines with the reason why they may be in the bill twice. Many lines share it. */
function shownLines({ lines, known }: TakeOffProposal, files: readonly ProjectFile[]): readonly ShownLine[] {
  const cautions = new Map<readonly RepeatedLine[], string>();
  const textOf = (repeated: readonly RepeatedLine[]): string => {
    const text = cautions.get(repeated) ?? repeatsText(repeated, known, files);
    cautions.set(repeated, text);
    return text;
  };
  return lines.map(({ repeated, ...line }) => ({ ...line, caution: repeated && textOf(repeated) }));
}

/** Lines by section, in the order of the numbers. */
function sectionsOf(lines: readonly ShownLine[]): readonly (readonly [section: string, lines: readonly ShownLine[]])[] {
  return [...Map.groupBy(lines, ({ line }) => line.workSection)].toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function Lines({ target, state, files, onTake, onClose }: TakeOffDialogProps & { readonly files: readonly ProjectFile[] }): ReactNode {
  const [choices, setChoices] = useState(() => initialChoices(state));
  const choose = (chosen: Partial<TakeOffChoices>): void => setChoices((before) => ({ ...before, ...chosen }));
  const proposal = takeOffProposal(state, files, choices);
  const { taken, inBill, measured, ductsBy, hasAlternatives } = proposal;
  const lines = shownLines(proposal, files);
  const { ignored, ticks, merges, leftFiles } = choices;
  const before = new Set(ignoredLines(state).map(({ id }) => id));
  const now = new Set(ignored.map(({ id }) => id));
  const counts = {
    taken: taken.length,
    ignored: ignored.filter(({ id }) => !before.has(id)).length,
    restored: [...before].filter((id) => !now.has(id)).length,
  };
  const { standard } = takeOffOptions(state);
  const room = maxItems - billItems(state).length;
  const tooMany = taken.filter(({ use }) => use.as === "new").length > room;
  const take = (): void => {
    onTake(takeLines(state, { taken, ignored }, newRowId), texts.lines.done(counts), recordTakeOff(state.complete, measured));
    onClose();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too */}
      <section className={styles.scroll} aria-label={texts.lines.title} tabIndex={0}>
        <FileChoice files={files} excluded={leftFiles} onToggle={(id) => choose({ leftFiles: toggled(leftFiles, id) })} />
        {hasAlternatives && <DuctsByChoice value={ductsBy} onChange={(by) => choose({ ductsBy: by })} />}
        {inBill > 0 && <p className={layout.hint}>{texts.lines.inBill(inBill)}</p>}
        {lines.length === 0 && <p>{inBill > 0 ? texts.lines.noneLeft : texts.lines.none}</p>}
        {sectionsOf(lines).map(([section, sectionLines]) => (
          <LineTable
            key={section}
            title={sectionTitle(section, standard)}
            lines={sectionLines}
            files={files}
            projectId={target.projectId}
            onToggle={(ids, isTaken) => choose({ ticks: new Map([...ticks, ...ids.map((id) => [id, isTaken] as const)]) })}
            onMerge={(id, as) => choose({ merges: new Map([...merges, [id, as]]) })}
            onIgnore={(id) => {
              const { description } = sectionLines.find(({ line }) => line.id === id)!.line;
              choose({ ignored: [...ignored, { id, description }] });
            }}
          />
        ))}
        <IgnoredLines ignored={ignored} onRestore={(id) => choose({ ignored: ignored.filter((each) => each.id !== id) })} />
        <NotMeasured files={files.filter(({ id }) => !leftFiles.has(id))} />
      </section>
      <p className={layout.hint}>
        {texts.lines.net}
        {tooMany && ` ${texts.lines.tooMany(room)}`}
      </p>
      <div className={layout.buttons}>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button look="primary" disabled={counts.taken + counts.ignored + counts.restored === 0 || tooMany} onClick={take}>
          {texts.lines.action(counts)}
        </Button>
      </div>
    </>
  );
}

/** Dialog with the lines of the project's calculations, for review before they are added to the bill. */
export function TakeOffDialog(props: TakeOffDialogProps): ReactNode {
  const { target, onClose } = props;
  const project = useMeasuredFiles(target);
  return (
    <GridDialog title={texts.title} wide onClose={onClose}>
      <div className={layout.content}>
        {project.state === "loading" && <Spinner label={texts.measuring} />}
        {project.state === "failed" && <p role="alert">{project.problem}</p>}
        {project.state === "ready" && project.files.length === 0 && <p>{texts.empty}</p>}
        {project.state === "ready" && project.files.length > 0 && <Lines {...props} files={project.files} />}
      </div>
    </GridDialog>
  );
}
