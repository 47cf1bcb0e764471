import { axes, joinPath, type MatrixField, type QuantityField, type SeriesField } from "@org/hvac-core/kernel";
import { convert, unitSymbol } from "@org/hvac-core/quantity";
import type { ReactNode } from "react";
import { notify } from "../../elements/notifications/notify.ts";
import { isRecord, unitAt, currencyOf, withCurrency } from "@org/form/state";
import { axisNames, placeTitles, chartRange, pasteIntoCells, withinLimits, referencedRows } from "@org/form/fields";
import { Cell, shownNumber, type TypedCells } from "./Cell.tsx";
import { errorId, inputId } from "./fieldIds.ts";
import { MatrixPainter } from "./MatrixPainter.tsx";
import { SeriesChart } from "./SeriesChart.tsx";
import { UnitMenu } from "./UnitMenu.tsx";
import styles from "./fields.module.css";
import type { FieldInputProps } from "./fieldProps.ts";

/** Octave bands above 1 kHz as "2k", as drawings have them: eight names stand next to each other in a narrow panel. */
const shortTitle = (title: string): string => title.replace(/^(\d+)000$/, "$1k");

interface DrawnSeriesProps {
  readonly field: QuantityField;
  readonly places: readonly string[];
  readonly typed: TypedCells;
  readonly displayUnit: string;
  readonly set: (values: readonly unknown[], changed: readonly number[]) => void;
}

/** The numbers of a series as a small chart that the pointer can draw. */
function DrawnSeries({ field, places, typed, displayUnit, set }: DrawnSeriesProps): ReactNode {
  const unit = typed.unit ?? displayUnit;
  const shown = typed.values.map((value) => shownNumber(value, unit, displayUnit));
  return (
    <SeriesChart
      {...chartRange(field, shown, displayUnit)}
      values={shown}
      places={places}
      onDraw={(drawn, changed) =>
        set(
          typed.values.map((value, place) => {
            const number = drawn[place];
            if (number === undefined || number === null || number === shown[place]) return value;
            return convert(withinLimits(number, field, displayUnit), displayUnit, unit);
          }),
          changed,
        )
      }
    />
  );
}

type CellsProps = FieldInputProps<SeriesField | MatrixField>;

/** The entered values and the places of their cells, row by row; a series has a single row. */
function cellsOf({ state, field, path, value }: CellsProps) {
  const axis = field.type === "matrix" ? field.columns : field.axis;
  const rows: readonly string[] = field.type === "matrix" ? axes[field.rows] : [""];
  const columns = axes[axis];
  const typed: TypedCells = isRecord(value) && Array.isArray(value["values"]) ? (value as never) : { values: [] };
  const displayUnit = field.cell.type === "quantity" ? unitAt(state, path, field.cell) : "";
  return {
    titles: placeTitles(axis),
    size: { rows: rows.length, columns: columns.length },
    typed,
    displayUnit,
    unit: typed.unit ?? displayUnit,
    pathOf: (index: number) => joinPath(path, rows[Math.floor(index / columns.length)]!, columns[index % columns.length]!),
  };
}

type Cells = ReturnType<typeof cellsOf>;
type Change = (values: readonly unknown[], changed: readonly number[]) => void;

/** Draws a cell; its row is named in a matrix. */
type DrawCell = (index: number, row?: string) => ReactNode;

interface PlacedCellProps extends CellsProps {
  readonly cells: Cells;
  readonly set: Change;
  readonly index: number;
  readonly row: string | undefined;
}

/** A cell at its place. A block of texts that is pasted into it goes on into the next ones. */
function PlacedCell({ state, field, path, scope, cells, set, index, row }: PlacedCellProps): ReactNode {
  const { change, complete, errors, unparsed } = state;
  const { unitSystem } = complete;
  const { cell, label } = field;
  const { typed, unit, displayUnit, titles } = cells;
  const cellPath = cells.pathOf(index);
  const symbol = displayUnit && withCurrency(unitSymbol(displayUnit), currencyOf(state));
  const pasteBlock = (text: string): boolean => {
    if (cell.type !== "quantity") return false;
    const pasted = pasteIntoCells(text, index, { ...cells, cell, values: typed.values, unitSystem });
    if (!pasted) return false;
    if (pasted.problem !== undefined) notify({ key: "cells", message: pasted.problem, tone: "error" });
    if (pasted.changed.length > 0) set(pasted.values, pasted.changed);
    return true;
  };
  return (
    <Cell
      field={cell}
      id={inputId(cellPath)}
      label={[label, row, titles[index % titles.length], symbol].filter(Boolean).join(", ")}
      value={typed.values[index]}
      {...{ unit, displayUnit, unitSystem, scope, pasteBlock }}
      unparsed={unparsed[cellPath]}
      error={errors[cellPath]}
      setValue={(next) => change({ type: "value", path, value: { ...typed, values: typed.values.with(index, next) }, cells: cellPath })}
      setUnread={(text) => change({ type: "unparsed", path: cellPath, text })}
      settle={() => change({ type: "settle" })}
    />
  );
}

/** The cells of a series, with a chart of its numbers. */
function SeriesCells({
  field,
  cells,
  draw,
  set,
}: {
  readonly field: SeriesField;
  readonly cells: Cells;
  readonly draw: DrawCell;
  readonly set: Change;
}): ReactNode {
  const { cell } = field;
  const { typed, titles, displayUnit } = cells;
  // An optional table that is empty needs no more room than its cells.
  const isEmpty = cell.type === "quantity" && cell.optional !== undefined && typed.values.every((each) => each === null);
  return (
    <>
      {cell.type === "quantity" && !isEmpty && (
        <DrawnSeries field={cell} places={titles.map(shortTitle)} typed={typed} displayUnit={displayUnit} set={set} />
      )}
      <div className={styles.places} data-cells data-words={cell.type === "choice" || cell.type === "reference" || undefined}>
        {titles.map((title, index) => (
          <div key={title}>
            <span aria-hidden>{shortTitle(title)}</span>
            {draw(index)}
          </div>
        ))}
      </div>
    </>
  );
}

/** The cells of a matrix as a table. */
function MatrixCells({
  field,
  titles,
  draw,
}: {
  readonly field: MatrixField;
  readonly titles: readonly string[];
  readonly draw: DrawCell;
}): ReactNode {
  return (
    <div className={styles.cells} data-cells>
      <table>
        <thead>
          <tr>
            <th scope="col">{axisNames[field.rows]}</th>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placeTitles(field.rows).map((row, rowIndex) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {titles.map((title, column) => (
                <td key={title}>{draw(rowIndex * titles.length + column, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A value for each place of an axis, or for each pair of places of two axes, in one unit. */
export function CellsInput(props: CellsProps): ReactNode {
  const { state, field, path, scope } = props;
  const { change, complete, errors } = state;
  const { cell, label } = field;
  const cells = cellsOf(props);
  const { titles, typed, displayUnit, pathOf } = cells;
  // Only the changed cells lose their unparsed text and its error; the others keep both.
  const set: Change = (values, changed) => {
    change({ type: "value", path, value: { ...typed, values }, cells: changed.map(pathOf) });
    change({ type: "settle" });
  };
  const draw: DrawCell = (index, row) => <PlacedCell {...props} {...{ cells, set, index, row }} />;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {cell.type === "quantity" && (
        <UnitMenu
          label={label}
          field={cell}
          unit={displayUnit}
          unitSystem={complete.unitSystem}
          choose={(each) => change({ type: "unit", path, unit: each })}
        />
      )}
      {field.type === "series" ? (
        <SeriesCells {...{ field, cells, draw, set }} />
      ) : cell.type === "reference" ? (
        <MatrixPainter
          label={label}
          rows={placeTitles(field.rows)}
          columns={titles}
          rowName={axisNames[field.rows]}
          columnName={axisNames[field.columns]}
          paints={referencedRows(cell, scope)}
          values={typed.values}
          idOf={(index) => inputId(pathOf(index))}
          errorOf={(index) => errors[pathOf(index)]}
          onPaint={set}
        />
      ) : (
        <MatrixCells {...{ field, titles, draw }} />
      )}
      {Object.entries(errors)
        .filter(([errorPath]) => errorPath === path || errorPath.startsWith(`${path}.`))
        .map(([errorPath, message]) => (
          <p key={errorPath} id={errorId(inputId(errorPath))} className={styles.error}>
            {message}
          </p>
        ))}
    </fieldset>
  );
}
