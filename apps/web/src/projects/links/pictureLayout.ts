import type { ProjectLinks, CheckedNumber } from "@org/hvac-core/links";

/** Position of a file in the picture, px. */
export interface PlacedFile {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** All links from one file to another. */
export interface PlacedEdge {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly state: "current" | "changed" | "broken";
  readonly count: number;
}

export interface Picture {
  readonly files: readonly PlacedFile[];
  readonly edges: readonly PlacedEdge[];
  readonly width: number;
  readonly height: number;
}

/** px */
export const box = { width: 180, height: 44 } as const;
const gap = { x: 64, y: 16 } as const;
const margin = 4;

const stateOf = (numbers: readonly CheckedNumber[]): PlacedEdge["state"] =>
  numbers.some(({ state }) => state !== "current" && state !== "changed")
    ? "broken"
    : numbers.some(({ state }) => state === "changed")
      ? "changed"
      : "current";

/** Arranges files in columns from left to right, each to the right of the files that it is linked to; files without links are left out. */
export function layOutPicture({ order, numbers }: ProjectLinks): Picture {
  const known = new Set(order);
  const edges = [
    ...Map.groupBy(
      numbers.filter(({ link }) => known.has(link.fileId)),
      ({ file, link }) => `${link.fileId}\n${file}`,
    ).values(),
  ];
  const linked = new Set(edges.flatMap(([first]) => [first!.file, first!.link.fileId]));
  const column = new Map<string, number>();
  for (const id of order)
    if (linked.has(id)) {
      // In a circular reference one file precedes a file that it is linked to, which has no column yet.
      const before = edges.flatMap(([first]) => (first!.file === id ? [column.get(first!.link.fileId) ?? -1] : []));
      column.set(id, 1 + Math.max(-1, ...before));
    }
  const counts: number[] = [];
  const files = [...column].map(([id, columnIndex]): PlacedFile => {
    const row = counts[columnIndex] ?? 0;
    counts[columnIndex] = row + 1;
    return { id, x: margin + columnIndex * (box.width + gap.x), y: margin + row * (box.height + gap.y) };
  });
  const byId = new Map(files.map((file) => [file.id, file]));
  return {
    files,
    edges: edges.map((ofEdge): PlacedEdge => {
      const [{ file, link }] = ofEdge as [CheckedNumber];
      const [from, to] = [byId.get(link.fileId)!, byId.get(file)!];
      return { from: link.fileId, to: file, path: curve(from, to), state: stateOf(ofEdge), count: ofEdge.length };
    }),
    width: 2 * margin + Math.max(0, counts.length * (box.width + gap.x) - gap.x),
    height: 2 * margin + Math.max(0, Math.max(0, ...counts) * (box.height + gap.y) - gap.y),
  };
}

/** Curve from the right side of one file to the left side of another, which in a circular reference is further left. */
function curve(from: PlacedFile, to: PlacedFile): string {
  const [x1, y1] = [from.x + box.width, from.y + box.height / 2];
  const [x2, y2] = [to.x - 7, to.y + box.height / 2];
  const bend = Math.max(gap.x / 2, Math.abs(x2 - x1) / 2);
  return `M${x1},${y1}C${x1 + bend},${y1} ${x2 - bend},${y2} ${x2},${y2}`;
}
