import type { HeatLoadInput } from "../../calculators/heat-load/index.ts";
import { convert } from "../../quantity/index.ts";

export type RoomRow = NonNullable<HeatLoadInput["rooms"]>[number];
export type SurfaceRow = NonNullable<RoomRow["surfaces"]>[number];
export type WindowRow = NonNullable<RoomRow["windows"]>[number];

/** Rows of surfaces and of windows that a room may have. */
const maxRows = 60;

type Typed = { readonly value: number; readonly unit: string };
const isTyped = (cell: unknown): cell is Typed => typeof cell === "object" && cell !== null && "value" in cell;

const valueOf = (cell: unknown): number => (isTyped(cell) ? cell.value : 0);

/** Digits in which identical rows agree: others depend on where in the model they are. */
const digits = 9;

/** A row without what its identical rows differ in. */
const keyOf = (row: object, names: readonly string[]): string =>
  JSON.stringify(
    Object.entries(row).filter(([name]) => !names.includes(name)),
    (_name, value: unknown) => (typeof value === "number" ? Number(value.toPrecision(digits)) : value),
  );

function grouped<T extends object>(rows: readonly T[], names: readonly string[]): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row, names);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** Rows of a room, and the row that each written row is part of. */
export interface CombinedRows<Row> {
  readonly rows: readonly Row[];
  /** Ids of the rows by what was written. */
  readonly rowIds: ReadonlyMap<Row, string>;
}

/** One row of each group, with the id of its first one. */
function combined<Row extends { readonly id?: string }>(
  groups: readonly (readonly Row[])[],
  combine: (group: readonly Row[]) => Row,
): CombinedRows<Row> {
  return {
    rows: groups.map((group) => (group.length === 1 ? group[0]! : combine(group))),
    rowIds: new Map(groups.flatMap((group) => group.map((row) => [row, group[0]!.id!] as const))),
  };
}

/** What identical surfaces add: areas, or exposed edges of floors on the ground. */
const extents = ["area", "perimeter"] as const;

/** Surfaces of one kind, construction, direction and side as one row, where a room has too many rows. */
export function limitedSurfaces(rows: readonly SurfaceRow[]): CombinedRows<SurfaceRow> {
  const groups = rows.length <= maxRows ? rows.map((row) => [row]) : grouped(rows, ["id", "name", ...extents]);
  return combined(groups, (group) => {
    const sums = extents.flatMap((name) => {
      const first = group[0]![name];
      return isTyped(first) ? [[name, { ...first, value: group.reduce((sum, row) => sum + valueOf(row[name]), 0) }] as const] : [];
    });
    return { ...group[0]!, ...Object.fromEntries(sums) };
  });
}

const obstructionNames: readonly string[] = [
  "obstruction",
  "obstructionHeight",
  "obstructionDistance",
  "obstructionLeft",
  "obstructionRight",
] satisfies readonly (keyof WindowRow)[];

/** Windows of one type, size and direction as one row with their number; where there are too many, windows of one type and direction as one. */
export function countedWindows(rows: readonly WindowRow[]): CombinedRows<WindowRow> {
  const identical = grouped(rows, ["id", "name"]);
  if (identical.length <= maxRows) return combined(identical, (group) => ({ ...group[0]!, count: group.length }));
  const similar = grouped(rows, ["id", "name", "width", "height", "overhangDepth", "overhangGap", "overhangReach", ...obstructionNames]);
  return combined(similar, (group): WindowRow => {
    const [first] = group;
    const height = first!.height as Typed;
    const area = group.reduce(
      (sum, row) => sum + valueOf(row.width) * convert(valueOf(row.height), (row.height as Typed).unit, height.unit),
      0,
    );
    // What is in front differs from window to window; without it the load is on the safe side.
    const free = Object.entries(first!).filter(([name]) => !obstructionNames.includes(name));
    return { ...Object.fromEntries(free), width: { ...(first!.width as Typed), value: area / height.value } } as WindowRow;
  });
}
