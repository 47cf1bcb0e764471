import { rowName } from "@org/hvac-core/kernel";
import { numberedRowName } from "@org/hvac-core/internal";
import { IconGripVertical } from "@tabler/icons-react";
import { memo, use, type ReactNode } from "react";
import {
  cellName,
  cellPath,
  computedText,
  computedValue,
  inputCell,
  isNumber,
  totalText,
  type Cell,
  type Column,
  type Line,
} from "@org/form/rows";
import { useCurrency } from "../surface/state/currencyContext.ts";
import { ResultLinksContext } from "../surface/state/resultLinksContext.ts";
import { unknownResult, type LinkTexts } from "@org/form/state";
import { TreeGuide } from "./TreeGuide.tsx";
import { isSameLine, type GridLineProps } from "./sameLine.ts";
import { texts } from "./texts.ts";
import { flagText } from "@org/form/fields";
import styles from "./grid.module.css";

const signs = { group: "", new: "+", total: "Σ" };

function cellAt(column: Column, index: number, { source, units, computed }: GridLineProps): Cell {
  const unit = units.get(column) ?? "";
  if (column.kind === "input") return inputCell(column, index, unit, source);
  return { text: computedText(column, computedValue(column, computed, source.rows[index]!), unit, source), isReadOnly: true };
}

interface DrawnCell extends Cell {
  readonly name: string;
  readonly severity?: string | undefined;
  /** Its number differs from the linked result. */
  readonly isOutdated?: boolean;
}

/** A rendered cell of any line, with its accessible name. */
function drawnCell(column: Column, position: number, props: GridLineProps, links: LinkTexts | undefined): DrawnCell {
  const { line, source, units, remarks } = props;
  const unit = units.get(column) ?? "";
  switch (line.type) {
    case "row": {
      const row = source.rows[line.index]!;
      const cell = cellAt(column, line.index, props);
      const title = rowName(source.list, row, line.index);
      const path = cellPath(source, row, column);
      const remark = remarks[path]?.[0];
      const outdated = cell.link && links?.remarkOn(path);
      const link = cell.link && [texts.line.link(links?.nameOf(cell.link) ?? unknownResult), outdated].filter(Boolean).join(": ");
      const name = cellName(column, title, cell, unit, link);
      return {
        ...cell,
        name: remark ? `${name}, ${remark.severity}: ${remark.message}` : name,
        severity: remark?.severity,
        isOutdated: outdated !== undefined,
      };
    }
    case "new":
      return { text: "", isReadOnly: column.kind !== "input", name: texts.line.newCell(column.label, source.list.rowLabel) };
    case "group": {
      const text = totalText(column, line.rows, source);
      const shown = position === 0 ? `${line.label} (${line.rows.length})` : text;
      return {
        text: shown,
        isReadOnly: true,
        name: cellName(column, texts.line.ofGroup(line.label), { text: shown, isReadOnly: true }, text && unit),
      };
    }
    case "total": {
      const text = totalText(column, line.rows, source);
      const shown = position === 0 && text === "" ? texts.line.total : text;
      return { text: shown, isReadOnly: true, name: cellName(column, texts.line.ofTotal, { text: shown, isReadOnly: true }, text && unit) };
    }
  }
}

/** Head of a line: the number of the row, and the grip that moves it. */
function RowHead({ line, lineIndex, canMove, source }: Pick<GridLineProps, "line" | "lineIndex" | "canMove" | "source">): ReactNode {
  const title = line.type === "row" ? numberedRowName(source.list, line.index) : texts.line.heads[line.type];
  return (
    <div role="rowheader" aria-colindex={1} className={styles.rowHead} data-head={line.type === "row" ? lineIndex : undefined}>
      {line.type === "row" && canMove && (
        <IconGripVertical className={styles.grip} size={14} stroke={1.6} aria-hidden data-grip={lineIndex} />
      )}
      <span className="sr-only">{title}</span>
      <span aria-hidden>{line.type === "row" ? line.index + 1 : signs[line.type]}</span>
    </div>
  );
}

/** Text of a cell: yes or no as a sign, amounts in the currency of the calculation. */
function shownText(column: Column, { type }: Line, { text, isUnused }: Cell, inCurrency: (text: string) => string): string {
  if (column.kind === "input" && column.field.type === "flag" && type === "row" && !isUnused) return text === flagText(true) ? "✓" : "–";
  return column.field.type === "quantity" ? inCurrency(text) : text;
}

/** A cell of a line, or its editor. */
function GridCell({ position, ...props }: GridLineProps & { readonly position: number }): ReactNode {
  const { line, columns, widths, pins, active, left, right, handle, tree, treeColumn, step, editor } = props;
  const inCurrency = useCurrency();
  const column = columns[position]!;
  const cell = drawnCell(column, position, props, use(ResultLinksContext));
  const { text, isReadOnly, isUnused, isDefault, origin, meaning, link, error, name, severity, isOutdated } = cell;
  const isActive = active === position;
  const isEdited = isActive && editor !== undefined;
  const hasHandle = handle === position && !isEdited;
  return (
    <div
      role="gridcell"
      aria-colindex={position + 2}
      aria-label={inCurrency(name)}
      aria-selected={left !== undefined && right !== undefined && position >= left && position <= right}
      aria-readonly={isReadOnly || undefined}
      aria-invalid={error !== undefined || undefined}
      tabIndex={isActive ? 0 : -1}
      className={styles.cell}
      style={{ width: widths[position] }}
      data-cell={position}
      data-active={isActive || undefined}
      data-handled={hasHandle || undefined}
      data-first={position === 0 || undefined}
      data-pinned={pins[position] !== undefined || undefined}
      data-number={isNumber(column) || undefined}
      data-unused={isUnused || undefined}
      data-computed={column.kind === "computed" || undefined}
      data-default={isDefault || undefined}
      data-origin={origin}
      data-linked={link && (isOutdated ? "outdated" : "current")}
      data-severity={error === undefined ? severity : undefined}
      title={error ?? (origin === undefined ? (text.length > 16 ? text : undefined) : [meaning ?? text, origin].join(", "))}
    >
      {tree && step !== undefined && treeColumn === position && !isEdited && (
        <TreeGuide line={tree} step={step} height={props.lineHeight} />
      )}
      {isEdited ? (
        editor
      ) : (
        <span className={styles.text} data-text>
          {shownText(column, line, cell, inCurrency) || meaning}
        </span>
      )}
      {hasHandle && <span className={styles.handle} data-handle aria-hidden />}
    </div>
  );
}

/**
 * A line of the grid: the row head and the cells. It renders again only with other cells: an arrow key renders the line that it leaves and the line
 * that it reaches, an entry its own line and those with other results.
 *
 * What stays in view at an edge is one element of the line, since the browser moves each sticky element as a separate layer.
 */
export const GridLine = memo(function GridLine(props: GridLineProps): ReactNode {
  const { line, lineIndex, top, columns, pins, tree } = props;
  const cells = columns.map(({ key }, position) => <GridCell key={key} {...props} position={position} />);
  const end = columns.length - pins.filter((pin) => pin !== undefined).length;
  return (
    <div
      role="row"
      aria-rowindex={lineIndex + 1 + props.headRows}
      aria-level={tree && tree.depth + 1}
      aria-posinset={tree?.place}
      aria-setsize={tree?.count}
      className={styles.line}
      data-type={line.type}
      data-row={lineIndex}
      data-even={(line.type === "row" && line.index % 2 === 1) || undefined}
      style={line.type === "total" ? undefined : { top }}
    >
      <div className={styles.start}>
        <RowHead {...props} />
        {cells.slice(0, 1)}
      </div>
      {cells.slice(1, end)}
      {end < columns.length && <div className={styles.end}>{cells.slice(end)}</div>}
    </div>
  );
}, isSameLine);
