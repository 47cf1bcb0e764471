import { prose } from "@org/form/numbers";
import type { AccountOutcome, AccountReason, BoundaryKind, Mend, SurfaceType } from "@org/hvac-core/building";
import type { BoundaryAnswer, NoRowReason } from "@org/hvac-core/exchange/building";

/** What becomes of the surfaces of a file, in words. */
export const accountTexts = {
  outcomes: { taken: "Taken", merged: "Merged", asked: "Question", "left-out": "Left out" } satisfies Readonly<
    Record<AccountOutcome, string>
  >,

  reasons: {
    coplanar: "in the same plane, of the same type and construction",
    sliver: "a sliver, part of its neighbour",
    "same-facing": "faces in the same direction; the room has many surfaces",
    "same-place": "in the place of another surface",
    "missing-neighbour": "the room behind it is not in the file",
    "interior-without-neighbour": "an interior surface of one room",
    "unknown-type": "unknown type",
    "no-space": "of no room",
    "no-area": "without area",
    column: "a column",
    "other-side": "the other side of a surface that is taken",
    "first-level": "not divided by the rooms behind it; the divided surfaces are taken",
    "surface-left-out": "its surface is left out",
    "no-wall": "on no wall",
    "beyond-wall": "beyond the end of its wall",
  } satisfies Readonly<Record<AccountReason, string>>,

  mends: {
    "repeated-points": "repeated points removed",
    flattened: "moved into one plane",
    rectangle: "polygon from width and height",
  } satisfies Readonly<Record<Mend, string>>,

  types: {
    ExteriorWall: "Exterior wall",
    Roof: "Roof",
    RaisedFloor: "Raised floor",
    ExposedFloor: "Exposed floor",
    SlabOnGrade: "Slab on grade",
    UndergroundSlab: "Underground slab",
    UndergroundWall: "Underground wall",
    UndergroundCeiling: "Underground ceiling",
    InteriorWall: "Interior wall",
    InteriorFloor: "Interior floor",
    Ceiling: "Ceiling",
    Air: "Air",
    Shade: "Shade",
    FreestandingColumn: "Freestanding column",
    EmbeddedColumn: "Embedded column",
  } satisfies Readonly<Record<SurfaceType, string>>,

  boundaries: {
    outdoors: "Outdoors",
    ground: "Ground",
    space: "Room",
    inside: "This room",
    air: "Open to",
    unknown: "Question",
  } satisfies Readonly<Record<BoundaryKind, string>>,

  answers: {
    outdoors: "Outdoors",
    ground: "Ground",
    conditioned: "Conditioned room",
    unconditioned: "Unconditioned room",
  } satisfies Readonly<Record<BoundaryAnswer, string>>,

  openings: { window: "Window", skylight: "Skylight", door: "Door", air: "Opening without a door" },

  noRow: {
    "conditioned-neighbour": "no row: the room behind it is conditioned",
    mass: "no row: it is within the room",
    "air-wall": "no row: it is open to another room",
    question: "no row until the question is answered",
    "no-net-area": "no row: openings take all of its area",
    "no-exposed-edge": "no row: the floor has no edge to the outdoors",
    "air-opening": "no row: an opening without a door",
    "no-possible-size": "no row: it is too small or too large for a window",
  } satisfies Readonly<Record<NoRowReason, string>>,
  row: "in the heat load",

  turned: "points reversed",
  corrected: (type: string): string => `in the file ${type === "" ? "without type" : type}`,
  into: (surface: string): string => `part of ${surface}`,
} as const;

/** Name of a type of surface; other types are as the file writes them. */
export const typeText = (type: string): string => (accountTexts.types as Readonly<Record<string, string>>)[type] ?? type;

/** Why a surface or an opening has its outcome, in the spelling of the user. */
export const reasonText = (reason: AccountReason): string => prose(accountTexts.reasons[reason]);
