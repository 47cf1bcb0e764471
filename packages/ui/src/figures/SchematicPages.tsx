import type { ReactNode, SVGProps } from "react";
import type { SchematicLayout } from "./schematicLayout.ts";
import type { DrawingSlice } from "./schematicPages.ts";

interface SchematicPagesProps extends SVGProps<SVGSVGElement> {
  readonly layout: SchematicLayout;
  /** Slices for paper; one on the screen. */
  readonly slices: readonly DrawingSlice[];
  /** Id of the drawing in the document. */
  readonly drawingId: string;
}

/** A drawing as one picture, or on paper as one for each page: a picture that is higher than a page would be cut through its words. */
export function SchematicPages({ layout: { width }, slices, drawingId, children, ...svg }: SchematicPagesProps): ReactNode {
  return slices.map(({ top, height }, index) => {
    const place = { viewBox: `0 ${top} ${width} ${height}`, width, height };
    return index === 0 ? (
      <svg key={top} {...svg} {...place} data-one-page={slices.length === 1 || undefined}>
        <g id={drawingId}>{children}</g>
      </svg>
    ) : (
      <svg key={top} {...place} aria-hidden>
        <use href={`#${drawingId}`} />
      </svg>
    );
  });
}
