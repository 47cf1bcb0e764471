/** What differs or is missing in a drawing. Rooms, storeys and openings are those of the drawing; areas in m², distances and positions in m. */
export type DrawingFinding =
  /** Two rooms have a part of the plan in common, at the same height. */
  | { readonly kind: "rooms-overlap"; readonly roomId: string; readonly otherId: string; readonly area: number }
  /** Edges of a room cross at this point of the plan: the room is left out. */
  | { readonly kind: "self-crossing"; readonly roomId: string; readonly x: number; readonly y: number }
  /** A room with fewer than three corners, or without an area, is left out. */
  | { readonly kind: "room-without-area"; readonly roomId: string }
  /** Walls of two rooms that face each other over a narrow gap, and are exterior. */
  | {
      readonly kind: "gap-between-rooms";
      readonly roomId: string;
      readonly otherId: string;
      readonly length: number;
      readonly distance: number;
    }
  /** A part of a room has a roof, another part a room above it. */
  | { readonly kind: "partly-under-roof"; readonly roomId: string; readonly area: number }
  /** A room, or a part of it, has outdoor air below it. */
  | { readonly kind: "over-air"; readonly roomId: string; readonly area: number }
  /** An opening on no wall of its storey is left out; the distance is that to the nearest wall, if there is one. */
  | { readonly kind: "opening-off-wall"; readonly openingId: string; readonly area: number; readonly distance?: number }
  /** An opening is larger than its wall: what is beyond it is left out. */
  | { readonly kind: "opening-beyond-wall"; readonly openingId: string; readonly area: number; readonly beyond: number }
  /** An opening was moved along its wall, or up or down, to be within it. */
  | { readonly kind: "opening-moved"; readonly openingId: string; readonly distance: number }
  /** A window looks into another room: the wall between rooms has no row, and nor has the window. */
  | { readonly kind: "window-between-rooms"; readonly openingId: string; readonly area: number }
  /** An opening of a type that the drawing lacks is left out. */
  | { readonly kind: "unknown-opening-type"; readonly openingId: string; readonly typeId: string }
  /** A storey is next to several identical ones, of which only the first, the last and one for those between are in the building. */
  | { readonly kind: "next-to-multiplied"; readonly storeyId: string; readonly otherId: string };
