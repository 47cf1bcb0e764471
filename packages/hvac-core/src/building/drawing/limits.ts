/** Limits of drawings. Coordinates in m from the zero of the plan. */
export const drawingLimits = {
  coordinate: 1000,
  storeys: 100,
  identicalStoreys: 1000,
  rooms: 2000,
  corners: 200,
  openings: 10_000,
  types: 200,
  nameLength: 80,
  /** m. */
  storeyHeight: [0.5, 49],
  /** m. */
  roomHeight: [0.5, 300],
  /** m. */
  openingSize: [0.05, 100],
  /** m. */
  level: [-500, 2000],
} as const;
