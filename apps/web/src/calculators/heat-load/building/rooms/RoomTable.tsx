import type { Building, BuildingSpace } from "@org/hvac-core/building";
import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import { useVirtualizer } from "@tanstack/react-virtual";
import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { RoomTableHead, type Columns } from "./RoomTableHead.tsx";
import type { RoomFacts } from "./roomFacts.ts";
import styles from "./rooms.module.css";
import { texts } from "./texts.ts";

type SpaceTypeCell = ((space: BuildingSpace) => ReactNode) | undefined;

interface RoomTableProps {
  readonly building: Building;
  /** Rooms that the filter shows. */
  readonly facts: readonly RoomFacts[];
  /** Text in place of the rooms if the filter shows none. */
  readonly noneText: string;
  readonly unitSystem: UnitSystem;
  readonly includedIds: ReadonlySet<string>;
  readonly onInclude: (spaceIds: ReadonlySet<string>) => void;
  readonly selectedIds: ReadonlySet<string>;
  readonly onSelect: (id: string) => void;
  readonly spaceTypeCell: SpaceTypeCell;
}

interface RowProps extends Columns {
  readonly index: number;
  readonly facts: RoomFacts;
  readonly storey: string | undefined;
  readonly zone: string | undefined;
  readonly unitSystem: UnitSystem;
  readonly isIncluded: boolean;
  readonly isSelected: boolean;
  /** Whether Tab goes to the controls of this row. */
  readonly isTabStop: boolean;
  readonly onToggle: (id: string) => void;
  readonly onSelect: (id: string) => void;
  readonly spaceTypeCell: SpaceTypeCell;
}

const numberIn = (value: number | undefined, kind: QuantityKind, unitSystem: UnitSystem): string =>
  value === undefined ? texts.none : quantityText(value, kind, unitSystem).value;

const RoomRow = memo(function RoomRow(props: RowProps): ReactNode {
  const { index, facts, hasStoreys, hasZones, storey, zone, unitSystem, isIncluded, isSelected, onToggle, onSelect, spaceTypeCell } = props;
  const tabIndex = props.isTabStop ? 0 : -1;
  const { space, exposed, windows, findings, marks, questions } = facts;
  const { id, name, enteredArea, floorArea, enteredVolume, shellVolume, height, isConditioned, multiplier } = space;
  const differs = new Set(findings.map(({ finding }) => finding.kind));
  const text = (value: number | undefined, kind: QuantityKind): string => numberIn(value, kind, unitSystem);
  return (
    <tr data-index={index} data-selected={isSelected || undefined} data-excluded={!isIncluded || undefined}>
      <td>
        <input type="checkbox" tabIndex={tabIndex} aria-label={texts.include(name)} checked={isIncluded} onChange={() => onToggle(id)} />
      </td>
      <th scope="row">
        <button type="button" dir="auto" tabIndex={tabIndex} aria-pressed={isSelected} onClick={() => onSelect(id)}>
          {name}
        </button>
        {multiplier !== undefined && <small> {texts.multiplier(multiplier)}</small>}
        {!isConditioned && <small> {texts.unconditioned}</small>}
      </th>
      <td>{marks}</td>
      <td data-differs={questions.length > 0 || undefined}>{questions.length}</td>
      {hasStoreys && (
        <td dir="auto" data-text>
          {storey ?? texts.none}
        </td>
      )}
      {hasZones && (
        <td dir="auto" data-text>
          {zone ?? texts.none}
        </td>
      )}
      <td>{text(enteredArea, "area")}</td>
      <td data-differs={differs.has("area-differs") || undefined}>{text(floorArea > 0 ? floorArea : undefined, "area")}</td>
      <td>{text(enteredVolume, "volume")}</td>
      <td data-differs={differs.has("volume-differs") || undefined}>{text(shellVolume, "volume")}</td>
      <td>{text(height, "length")}</td>
      <td>{exposed.count}</td>
      <td>{text(exposed.area, "area")}</td>
      <td>{windows.count}</td>
      <td>{text(windows.area, "area")}</td>
      {spaceTypeCell && <td>{spaceTypeCell(space)}</td>}
    </tr>
  );
});

/** The box of all rooms that are shown: checked, unchecked, or between. */
function AllBox({ facts, includedIds, onInclude }: Pick<RoomTableProps, "facts" | "includedIds" | "onInclude">): ReactNode {
  const included = facts.filter(({ space }) => includedIds.has(space.id)).length;
  return (
    <input
      type="checkbox"
      aria-label={texts.includeAll}
      checked={facts.length > 0 && included === facts.length}
      ref={(input) => {
        if (input) input.indeterminate = included > 0 && included < facts.length;
      }}
      onChange={() => {
        const next = new Set(includedIds);
        for (const { space } of facts)
          if (included === facts.length) next.delete(space.id);
          else next.add(space.id);
        onInclude(next);
      }}
    />
  );
}

/** Number of rooms up to which all rows are drawn, and the height of a row, px. */
const fewRows = 80;
const rowHeight = 33;

/** Up and Down go to the same control of the next row. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event;
  if ((key !== "ArrowDown" && key !== "ArrowUp") || !(target instanceof HTMLElement) || target instanceof HTMLSelectElement) return;
  const [cell, row] = [target.closest<HTMLTableCellElement>("td, th"), target.closest<HTMLTableRowElement>("tr[data-index]")];
  if (!cell || !row) return;
  const index = Number(row.dataset["index"]) + (key === "ArrowDown" ? 1 : -1);
  const next = currentTarget.querySelector<HTMLTableRowElement>(`tr[data-index="${index}"]`)?.cells[cell.cellIndex];
  next?.querySelector<HTMLElement>("input, button")?.focus();
  event.preventDefault();
}

/** Rows that are drawn, with the height of those before and after them, px. */
interface DrawnRows {
  readonly indexes: readonly number[];
  readonly before: number;
  readonly after: number;
}

const rowIn = (list: HTMLElement, index: number): HTMLElement | null => list.querySelector(`tr[data-index="${index}"]`);

/** Whether a row is between the head and the lower edge of the list. */
function isInView(list: HTMLElement, index: number): boolean {
  const row = rowIn(list, index)?.getBoundingClientRect();
  const head = list.querySelector("thead")!.getBoundingClientRect();
  return row !== undefined && row.top >= head.bottom && row.bottom <= list.getBoundingClientRect().bottom;
}

/** Finds the rows of a long list that are in view, and brings a new selection into view. */
function useDrawnRows(box: RefObject<HTMLElement | null>, count: number, selected: number): DrawnRows {
  const isLong = count > fewRows;
  // oxlint-disable-next-line react/incompatible-library -- React’s compiler is not used here
  const virtual = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 15,
    initialRect: { width: 800, height: 480 },
  });
  const latest = useRef(virtual);
  useEffect(() => {
    latest.current = virtual;
  });
  useEffect(() => {
    const list = box.current;
    if (!list || selected < 0 || isInView(list, selected)) return;
    // Only the list scrolls, not the page around it.
    if (isLong) latest.current.scrollToIndex(selected, { align: "center" });
    else
      list.scrollTop +=
        (rowIn(list, selected)?.getBoundingClientRect().top ?? 0) - list.getBoundingClientRect().top - list.clientHeight / 2;
  }, [box, isLong, selected]);
  if (!isLong) return { indexes: Array.from({ length: count }, (_, index) => index), before: 0, after: 0 };
  const items = virtual.getVirtualItems();
  return {
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}

const namesById = (rows: readonly { readonly id: string; readonly name: string }[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, name }) => [id, name]));

/** Includes a room, or leaves it out; the function is always the same, so that no other row is drawn again. */
function useToggle(includedIds: ReadonlySet<string>, onInclude: RoomTableProps["onInclude"]): (id: string) => void {
  const latest = useRef({ includedIds, onInclude });
  useEffect(() => {
    latest.current = { includedIds, onInclude };
  });
  return useCallback((id) => {
    const next = new Set(latest.current.includedIds);
    if (!next.delete(id)) next.add(id);
    latest.current.onInclude(next);
  }, []);
}

/** The row that Tab goes to: the one that had the focus last, else the selected or the first one. Up and Down go to the others. */
function useTabStop(indexes: readonly number[], selected: number): readonly [index: number, onFocus: (event: FocusEvent) => void] {
  const [last, setLast] = useState<number>();
  const drawn = [last, selected].find((index) => index !== undefined && indexes.includes(index));
  return [
    drawn ?? indexes[0] ?? 0,
    ({ target }) => {
      const row = target.closest<HTMLTableRowElement>("tr[data-index]");
      if (row) setLast(Number(row.dataset["index"]));
    },
  ];
}

/** The rooms of a building, each with what the file says and what its surfaces give. */
export function RoomTable(props: RoomTableProps): ReactNode {
  const { building, facts, unitSystem, includedIds, onInclude, selectedIds, onSelect, spaceTypeCell } = props;
  const box = useRef<HTMLElement>(null);
  const storeys = useMemo(() => namesById(building.storeys), [building]);
  const zones = useMemo(() => namesById(building.zones), [building]);
  const columns = { hasStoreys: storeys.size > 0, hasZones: zones.size > 0 };
  const shared = { ...columns, unitSystem, onToggle: useToggle(includedIds, onInclude), onSelect, spaceTypeCell };
  const selected = facts.findIndex(({ space }) => selectedIds.has(space.id));
  const { indexes, before, after } = useDrawnRows(box, facts.length, selected);
  const [tabStop, onFocus] = useTabStop(indexes, selected);
  const rows = indexes.flatMap((index) => {
    const room = facts[index];
    return room ? [{ index, room }] : [];
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls must scroll by keyboard too; arrow keys come from the controls inside
    <section ref={box} className={styles.rows} aria-label={texts.rooms} tabIndex={0} onKeyDown={onArrow} onFocus={onFocus}>
      <table aria-rowcount={facts.length + 2}>
        <RoomTableHead {...columns} unitSystem={unitSystem} hasTypes={spaceTypeCell !== undefined}>
          <AllBox facts={facts} includedIds={includedIds} onInclude={onInclude} />
        </RoomTableHead>
        <tbody>
          {before > 0 && <tr className={styles.gap} style={{ height: before }} />}
          {rows.map(({ index, room }) => (
            <RoomRow
              key={room.space.id}
              {...shared}
              index={index}
              facts={room}
              storey={storeys.get(room.space.storeyId ?? "")}
              zone={zones.get(room.space.zoneId ?? "")}
              isIncluded={includedIds.has(room.space.id)}
              isSelected={selectedIds.has(room.space.id)}
              isTabStop={index === tabStop}
            />
          ))}
          {after > 0 && <tr className={styles.gap} style={{ height: after }} />}
        </tbody>
      </table>
      {facts.length === 0 && <p className={styles.hint}>{props.noneText}</p>}
    </section>
  );
}
