import type { Paper } from "../content/report.ts";

export type Orientation = "portrait" | "landscape";

export const colors = {
  ink: "#1c2328",
  muted: "#5b6670",
  rule: "#cfd6da",
  strong: "#8a969e",
  ground: "#f2f5f6",
  brand: "#0d545b",
  limit: "#b3261e",
  caution: "#865200",
  info: "#3f5a74",
} as const;

/** Room between the edges of the paper and what is printed, points. */
export const margins = { left: 40, top: 62, right: 40, bottom: 52 } as const;

const sizes = { A4: [595.28, 841.89], LETTER: [612, 792] } as const;

/** A page's size and what is inside its margins, points. */
export interface Sheet {
  readonly orientation: Orientation;
  readonly size: readonly [width: number, height: number];
  readonly width: number;
  readonly height: number;
}

export function sheetOf(paper: Paper, orientation: Orientation): Sheet {
  const [short, long] = sizes[paper];
  const size = orientation === "portrait" ? ([short, long] as const) : ([long, short] as const);
  return { orientation, size, width: size[0] - margins.left - margins.right, height: size[1] - margins.top - margins.bottom };
}
