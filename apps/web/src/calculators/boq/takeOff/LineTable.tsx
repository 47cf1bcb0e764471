import type { BillProposal, LineUse, ProjectFile } from "@org/hvac-core/exchange/project";
import type { ProposedLine } from "@org/hvac-core/take-off";
import { Button } from "@org/ui/elements";
import type { ReactNode } from "react";
import { amountText } from "./amountText.ts";
import { FileAnchor } from "./FileAnchor.tsx";
import styles from "./takeOff.module.css";
import { texts } from "./texts.ts";

/** A proposed line as the dialog shows it. */
export interface ShownLine extends Omit<BillProposal, "repeated"> {
  /** Why the line may be in the bill twice. */
  readonly caution: string | undefined;
}

interface LineTableProps {
  readonly title: string;
  readonly lines: readonly ShownLine[];
  readonly files: readonly ProjectFile[];
  readonly projectId: string;
  readonly onToggle: (ids: readonly string[], isTaken: boolean) => void;
  readonly onMerge: (id: string, as: LineUse["as"]) => void;
  readonly onIgnore: (id: string) => void;
}

/** The files of a line, each with what it adds. */
function Sources({ line, files, projectId }: Pick<LineTableProps, "files" | "projectId"> & { readonly line: ProposedLine }): ReactNode {
  const byFile = Map.groupBy(line.sources, ({ collection, fileId }) => `${collection}/${fileId}`);
  const total = line.sources.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <ul className={styles.sources}>
      {[...byFile].map(([key, sources]) => {
        const { collection, fileId } = sources[0]!;
        const name = files.find((file) => file.id === fileId)?.name ?? fileId;
        const share = sources.reduce((sum, { amount }) => sum + amount, 0) / total;
        const places = texts.lines.places(sources.length);
        return (
          <li key={key}>
            <FileAnchor projectId={projectId} collection={collection} fileId={fileId} name={name} />
            <small>{byFile.size > 1 ? texts.lines.placesWithAmount(amountText(line.quantity * share, line.unit), places) : places}</small>
          </li>
        );
      })}
    </ul>
  );
}

function MergeChoice({ line, item, as, onMerge }: ShownLine & Pick<LineTableProps, "onMerge">): ReactNode {
  if (!item) return null;
  const before = item.quantity === null ? texts.merge.blank : amountText(item.quantity, item.unit);
  return (
    <select
      aria-label={texts.merge.label(line.description)}
      value={as}
      onChange={(event) => onMerge(line.id, event.target.value as LineUse["as"])}
    >
      <option value="quantity">{texts.merge.quantity(item.number, before)}</option>
      <option value="part">{texts.merge.part(item.number, before)}</option>
      <option value="new">{texts.merge.newItem}</option>
    </select>
  );
}

/** The lines of one section of the bill, each with where it comes from. */
export function LineTable({ title, lines, files, projectId, onToggle, onMerge, onIgnore }: LineTableProps): ReactNode {
  const taken = lines.filter(({ isTaken }) => isTaken).length;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <input
              type="checkbox"
              aria-label={texts.lines.allOf(title)}
              checked={taken === lines.length}
              ref={(input) => {
                if (input) input.indeterminate = taken > 0 && taken < lines.length;
              }}
              onChange={() =>
                onToggle(
                  lines.map(({ line }) => line.id),
                  taken < lines.length,
                )
              }
            />
          </th>
          <th scope="col">{title}</th>
          <th scope="col">{texts.lines.columns.quantity}</th>
          <th scope="col">{texts.lines.columns.files}</th>
          <th scope="col">
            <span className={styles.unseen}>{texts.ignored.ignore}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((shown) => {
          const { line, isTaken, caution } = shown;
          return (
            <tr key={line.id}>
              <td>
                <input
                  type="checkbox"
                  aria-label={texts.lines.take(line.description)}
                  checked={isTaken}
                  onChange={() => onToggle([line.id], !isTaken)}
                />
              </td>
              <th scope="row">
                {line.description}
                {caution !== undefined && <small>{caution}</small>}
                <MergeChoice {...shown} onMerge={onMerge} />
              </th>
              <td>{amountText(line.quantity, line.unit)}</td>
              <td>
                <Sources line={line} files={files} projectId={projectId} />
              </td>
              <td>
                <Button small look="quiet" aria-label={texts.ignored.ignoreLine(line.description)} onClick={() => onIgnore(line.id)}>
                  {texts.ignored.ignore}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
