import type { BillProposal, LineUse, ProjectFile } from "@org/hvac-core/exchange/project";
import type { ProposedLine } from "@org/hvac-core/take-off";
import { Button } from "@org/ui/elements";
import type { ReactNode } from "react";
import { amountText } from "./amountText.ts";
import { FileAnchor } from "./FileAnchor.tsx";
import styles from "./takeOff.module.css";

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
        return (
          <li key={key}>
            <FileAnchor projectId={projectId} collection={collection} fileId={fileId} name={name} />
            <small>
              {byFile.size > 1 && `${amountText(line.quantity * share, line.unit)}, `}
              {sources.length === 1 ? "1 place" : `${sources.length} places`}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

function MergeChoice({ line, item, as, onMerge }: ShownLine & Pick<LineTableProps, "onMerge">): ReactNode {
  if (!item) return null;
  const before = item.quantity === null ? "blank" : amountText(item.quantity, item.unit);
  return (
    <select
      aria-label={`What becomes of ${line.description}`}
      value={as}
      onChange={(event) => onMerge(line.id, event.target.value as LineUse["as"])}
    >
      <option value="quantity">{`Quantity of item ${item.number} (now ${before})`}</option>
      <option value="part">{`Add to item ${item.number} (now ${before})`}</option>
      <option value="new">New item</option>
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
              aria-label={`All of ${title}`}
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
          <th scope="col">Quantity</th>
          <th scope="col">From</th>
          <th scope="col">
            <span className={styles.unseen}>Ignore</span>
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
                  aria-label={`Take ${line.description}`}
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
                <Button small look="quiet" aria-label={`Ignore ${line.description}`} onClick={() => onIgnore(line.id)}>
                  Ignore
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
