import type { FileRef } from "@org/data";
import { boq, sectionTitle } from "@org/hvac-core/calculators/boq";
import {
  billItems,
  ignoredLines,
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
import { Button, Spinner } from "@org/ui/elements";
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

interface TakeOffDialogProps {
  readonly target: FileRef;
  readonly state: CalculatorState;
  readonly onTake: (values: Readonly<Record<string, unknown>>, message: string) => void;
  readonly onClose: () => void;
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

/** Maximum number of items of a bill. */
const maxItems = boq.fields.items.maxRows;

function DuctsByChoice({ value, onChange }: { readonly value: DuctsBy; readonly onChange: (ductsBy: DuctsBy) => void }): ReactNode {
  const id = useId();
  return (
    <div className={layout.source}>
      <label htmlFor={id}>Rigid ducts by</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as DuctsBy)}>
        <option value="mass">Mass of their sheet</option>
        <option value="area">Surface</option>
        <option value="length">Length, by size</option>
      </select>
    </div>
  );
}

/** Lines with the reason why they may be in the bill twice. Many lines share it. */
function shownLines({ lines, known }: TakeOffProposal, files: readonly ProjectFile[]): readonly ShownLine[] {
  const texts = new Map<readonly RepeatedLine[], string>();
  const textOf = (repeated: readonly RepeatedLine[]): string => {
    const text = texts.get(repeated) ?? repeatsText(repeated, known, files);
    texts.set(repeated, text);
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

/** Text of the button: "Take 12 lines, ignore 2". */
function actionText(taken: number, ignores: number, restores: number): string {
  const parts = [
    ...(taken > 0 || ignores + restores === 0 ? [`take ${counted(taken, "line")}`] : []),
    ...(ignores > 0 ? [`ignore ${ignores}`] : []),
    ...(restores > 0 ? [`restore ${restores}`] : []),
  ];
  const text = parts.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function Lines({ target, state, files, onTake, onClose }: TakeOffDialogProps & { readonly files: readonly ProjectFile[] }): ReactNode {
  const [choices, setChoices] = useState(() => initialChoices(state));
  const choose = (chosen: Partial<TakeOffChoices>): void => setChoices((before) => ({ ...before, ...chosen }));
  const proposal = takeOffProposal(state, files, choices);
  const { taken, inBill, ductsBy, hasAlternatives } = proposal;
  const lines = shownLines(proposal, files);
  const { ignored, ticks, merges, leftFiles } = choices;
  const before = new Set(ignoredLines(state).map(({ id }) => id));
  const now = new Set(ignored.map(({ id }) => id));
  const ignores = ignored.filter(({ id }) => !before.has(id)).length;
  const restores = [...before].filter((id) => !now.has(id)).length;
  const { standard } = takeOffOptions(state);
  const room = maxItems - billItems(state).length;
  const tooMany = taken.filter(({ use }) => use.as === "new").length > room;
  const take = (): void => {
    const done = [
      ...(taken.length > 0 ? [`${counted(taken.length, "line")} taken off`] : []),
      ...(ignores > 0 ? [`${ignores} ignored`] : []),
      ...(restores > 0 ? [`${restores} restored`] : []),
    ];
    onTake(takeLines(state, { taken, ignored }, newRowId), `${done.join(", ")}.`);
    onClose();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too */}
      <section className={styles.scroll} aria-label="Proposed lines" tabIndex={0}>
        <FileChoice files={files} left={leftFiles} onToggle={(id) => choose({ leftFiles: toggled(leftFiles, id) })} />
        {hasAlternatives && <DuctsByChoice value={ductsBy} onChange={(by) => choose({ ductsBy: by })} />}
        {inBill > 0 && <p className={layout.hint}>{`In the bill already, and kept up to date there: ${counted(inBill, "line")}.`}</p>}
        {lines.length === 0 && (
          <p>{inBill > 0 ? "Everything that is measured is in the bill, or ignored." : "These files have nothing to take off."}</p>
        )}
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
        Quantities are net, as calculated: waste and labour are added in the bill.
        {tooMany && ` The bill has room for ${room} more items: take fewer.`}
      </p>
      <div className={layout.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" disabled={(taken.length === 0 && ignores + restores === 0) || tooMany} onClick={take}>
          {actionText(taken.length, ignores, restores)}
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
    <GridDialog title="Take-off from the project" wide onClose={onClose}>
      <div className={layout.content}>
        {project.state === "loading" && <Spinner label="Measuring the files of the project" />}
        {project.state === "failed" && <p role="alert">{project.problem}</p>}
        {project.state === "ready" && project.files.length === 0 && (
          <p>
            This project has no calculation to take off yet. Save ducts, pipes, pumps, refrigerant lines, sound or ventilation to the
            project first.
          </p>
        )}
        {project.state === "ready" && project.files.length > 0 && <Lines {...props} files={project.files} />}
      </div>
    </GridDialog>
  );
}
