/** Pressures at a point of a path, as a grade line draws them. */
export interface GradePoint {
  readonly id: string;
  /** Path of the row of the input that ends at the point. */
  readonly row?: string;
  /** Distance from the beginning of the path, m. */
  readonly distance: number;
  /** Total pressure, Pa. */
  readonly total: number;
  /** Static pressure, Pa. */
  readonly static: number;
  /** Name of the point: "End of East". */
  readonly description?: string;
}
