/** What differs, is missing or was assumed, with numbers. Areas in m², volumes in m³, angles in degrees. */
export type Finding =
  /** The surfaces of a space do not close: this area is missing in a direction, and as much in the opposite one where `isOpposite`. */
  | {
      readonly kind: "not-closed";
      readonly spaceId: string;
      readonly area: number;
      readonly share: number;
      readonly towards: Direction;
      readonly isOpposite?: true;
    }
  | { readonly kind: "volume-differs"; readonly spaceId: string; readonly entered: number; readonly computed: number }
  | { readonly kind: "area-differs"; readonly spaceId: string; readonly entered: number; readonly computed: number }
  | { readonly kind: "azimuth-differs"; readonly surfaceId: string; readonly entered: number; readonly computed: number }
  | { readonly kind: "tilt-differs"; readonly surfaceId: string; readonly entered: number; readonly computed: number }
  | {
      readonly kind: "missing-neighbour";
      readonly surfaceId: string;
      readonly spaceId: string;
      readonly area: number;
      readonly missingId: string;
    }
  | { readonly kind: "interior-without-neighbour"; readonly surfaceId: string; readonly spaceId: string; readonly area: number }
  | { readonly kind: "unknown-type"; readonly surfaceId: string; readonly spaceId: string; readonly area: number; readonly type: string }
  | { readonly kind: "type-corrected"; readonly surfaceId: string; readonly from: string; readonly to: string }
  | { readonly kind: "openings-exceed-surface"; readonly surfaceId: string; readonly area: number; readonly openings: number }
  /** An opening that is not in its surface: a corner of it is this far away, m. */
  | {
      readonly kind: "opening-outside";
      readonly surfaceId: string;
      readonly openingId: string;
      readonly area: number;
      readonly distance: number;
    }
  /** Exterior surfaces of two spaces that face each other: they may be one partition. The distance is in m. */
  | {
      readonly kind: "facing-each-other";
      readonly surfaceId: string;
      readonly otherId: string;
      readonly area: number;
      readonly distance: number;
    }
  | { readonly kind: "space-without-surfaces"; readonly spaceId: string }
  | { readonly kind: "same-space-twice"; readonly spaceId: string; readonly otherId: string }
  /** Surfaces or spaces of one identifier; later ones get a number. */
  | { readonly kind: "repeated-id"; readonly id: string; readonly renamed: string }
  /** Spaces that share air, and that are one room for loads. */
  | { readonly kind: "shared-air"; readonly spaceIds: readonly string[]; readonly area: number; readonly volume: number }
  /** A number of the file, or a place on earth, that cannot be read; it is not used. */
  | { readonly kind: "unreadable"; readonly element: string; readonly text: string }
  | { readonly kind: "unit-assumed"; readonly quantity: "area" | "volume" | "temperature"; readonly unit: string }
  /** Most entries differ from the geometry as if they were in another unit than the file says; `count` of them do. They are used as they are. */
  | {
      readonly kind: "unit-doubtful";
      readonly quantity: "level" | "area" | "volume";
      readonly unit: string;
      readonly likely: string;
      readonly count: number;
    }
  /** Most rooms are too high or too low for the unit of length of the file; the height is in m. */
  | { readonly kind: "height-doubtful"; readonly height: number }
  | { readonly kind: "unknown-unit"; readonly element: string; readonly unit: string }
  /**
   * Lengths of the shapes of rooms, or areas or volumes of nearly all rooms, that cannot be in the unit of the file: they were taken in that of the
   * second length, such as volumes in cubic decimetres. Metres stand for values in SI.
   */
  | { readonly kind: "unit-corrected"; readonly quantity: "length" | "area" | "volume"; readonly from: string; readonly to: string }
  /** Rooms that have no boundaries in the file: they have areas, heights and names alone. */
  | { readonly kind: "no-boundaries"; readonly spaceIds: readonly string[] }
  /** Rooms whose boundaries are not divided by what is behind them (first level): they were divided by the boundaries of other rooms. */
  | { readonly kind: "first-level-boundaries"; readonly spaceIds: readonly string[] }
  /** Boundaries of a room that are not at their wall, or not at the room where they have none. The largest distance is in m. */
  | {
      readonly kind: "boundaries-displaced";
      readonly spaceId: string;
      readonly count: number;
      readonly area: number;
      readonly distance: number;
    }
  /** Boundaries of a window or door in a room that are much larger or smaller than its width times its height, m²: they are used. */
  | {
      readonly kind: "opening-size-differs";
      readonly spaceId: string;
      readonly name: string;
      readonly count: number;
      readonly area: number;
      readonly size: number;
    }
  /** A boundary to the outdoors that faces other rooms with a part of its area: that part was taken as interior. */
  | {
      readonly kind: "boundary-divided";
      readonly surfaceId: string;
      readonly spaceId: string;
      readonly area: number;
      readonly interior: number;
    }
  /**
   * A boundary without matter in the file which has an element that is not virtual, and was taken as that element; or whose other side is at a distance,
   * m, so that there is something between.
   */
  | {
      readonly kind: "virtual-element";
      readonly surfaceId: string;
      readonly spaceId: string;
      readonly area: number;
      readonly element: string;
      readonly distance?: number;
    }
  /** Narrow interior boundaries of a room without another room behind them, which were taken as the ends of partitions: no heat flows. */
  | { readonly kind: "ends-assumed"; readonly spaceId: string; readonly count: number; readonly area: number }
  /** A lowest floor to the outdoors that was taken as on the ground. */
  | { readonly kind: "ground-assumed"; readonly surfaceId: string; readonly spaceId: string; readonly area: number }
  /** A space of the file that is not a room: outdoors, made of other spaces, or a gross area. */
  | {
      readonly kind: "space-left-out";
      readonly spaceId: string;
      readonly name: string;
      readonly reason: "outdoors" | "of-spaces" | "gross-area";
      readonly area?: number;
    };

/** A side of a room: up, down or one of eight compass points. */
export type Direction = "up" | "down" | "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";
