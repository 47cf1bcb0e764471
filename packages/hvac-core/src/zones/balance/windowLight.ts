/** Sunlight through a window by the hour of the year, W/m² of glass. */
export interface WindowLight {
  readonly beam: Float64Array;
  readonly diffuse: Float64Array;
  /** Heat in each pane. */
  readonly panes: readonly Float64Array[];
  /** Hours with light, and the sun's direction in them: tangents to the right of the normal, seen from outside, and upwards. */
  readonly hours: Int32Array;
  readonly sideways: Float64Array;
  readonly upwards: Float64Array;
}
