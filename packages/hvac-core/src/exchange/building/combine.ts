import { convert } from "../../quantity/index.ts";
import type { SurfaceRow, WindowRow } from "./roomSurfaces.ts";

/** Rows of surfaces and of windows that a room may have. */
const maxRows = 60;

type Typed = { readonly value: number; readonly unit: string };
const isTyped = (cell: unknown): cell is Typed => typeof cell === "object" && cell !== null && "value" in cell;

const valueOf = (cell: unknown): number => (isTyped(cell) ? cell.value : 0);

/** A row without what its identical rows differ in. */
const keyOf = (row: object, names: readonly string[]): string =>
  JSON.stringify(Object.entries(row).filter(([name]) => !names.includes(name)));

function grouped<T extends object>(rows: readonly T[], names: readonly string[]): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row, names);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** Surfaces of one kind, construction, direction and side as one row, where a room has too many rows. */
export function limitedSurfaces(rows: readonly SurfaceRow[]): readonly SurfaceRow[] {
  if (rows.length <= maxRows) return rows;
  return grouped(rows, ["id", "name", "area"]).map((group) => {
    const area = group[0]!.area as Typed | undefined;
    if (area === undefined) return group[0]!;
    return { ...group[0]!, area: { ...area, value: group.reduce((sum, row) => sum + valueOf(row.area), 0) } } as SurfaceRow;
  });
}

/** Windows of one type, size and direction as one row with their number; where there are too many, windows of one type and direction as one. */
export function countedWindows(rows: readonly WindowRow[]): readonly WindowRow[] {
  const counted = grouped(rows, ["id", "name"]).map((group) => (group.length === 1 ? group[0]! : { ...group[0]!, count: group.length }));
  if (counted.length <= maxRows) return counted;
  return grouped(rows, ["id", "name", "width", "height", "overhangDepth", "overhangGap", "overhangReach"]).map((group): WindowRow => {
    const [first] = group;
    const height = first!.height as Typed;
    const area = group.reduce(
      (sum, row) => sum + valueOf(row.width) * convert(valueOf(row.height), (row.height as Typed).unit, height.unit),
      0,
    );
    return { ...first!, width: { ...(first!.width as Typed), value: area / height.value } } as WindowRow;
  });
}
