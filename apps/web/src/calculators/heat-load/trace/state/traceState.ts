import type { PlanPoint } from "@org/hvac-core/building/drawing";
import type { NewRoom } from "../edit/rooms.ts";
import type { TraceDocument } from "./document.ts";
import type { SnapReason, Tool, TraceProblem } from "./names.ts";
import { changed, openHistory, type History } from "./history.ts";

/** Position of the pointer or of the cursor, snapped. */
export interface Aim {
  readonly point: PlanPoint;
  readonly reason?: SnapReason | undefined;
  /** Points in line with it. */
  readonly guides: readonly PlanPoint[];
}

export type Selection =
  | { readonly kind: "rooms"; readonly ids: readonly string[] }
  | { readonly kind: "corner"; readonly point: PlanPoint }
  | { readonly kind: "wall"; readonly ends: readonly [PlanPoint, PlanPoint] }
  | { readonly kind: "opening"; readonly id: string };

/** What new openings get: a type, and a distance from middle to middle along the whole wall, m; without it one at the pointer. */
export interface NewOpening {
  readonly typeId: string;
  readonly spacing?: number | undefined;
}

export interface TraceState {
  readonly history: History;
  readonly storeyId: string;
  readonly tool: Tool;
  /** Points of what is being drawn. */
  readonly points: readonly PlanPoint[];
  readonly selection?: Selection | undefined;
  /** A click adds rooms to the selection, as with Shift. */
  readonly addsRooms: boolean;
  /** The selection as it was grabbed, and where. */
  readonly grab?: { readonly selection: Selection; readonly point: PlanPoint; readonly before: TraceDocument } | undefined;
  readonly newRoom: NewRoom;
  readonly newOpening: NewOpening;
  /** Length or coordinates that are being typed. */
  readonly entry: string;
  /** Texts of fields that are no values of them, by field: they have no effect, and remain until they are mended. */
  readonly unread: Readonly<Record<string, string>>;
  readonly problem?: TraceProblem | undefined;
}

/** What has been begun, which a reload restores. */
export type Begun = Pick<TraceState, "storeyId" | "tool" | "points" | "newOpening" | "entry" | "unread">;

export type TraceEvent =
  | { readonly type: "tool"; readonly tool: Tool }
  | { readonly type: "storey"; readonly id: string }
  | { readonly type: "place"; readonly point: PlanPoint }
  /** Distance between the two points of a scale, m. */
  | { readonly type: "distance"; readonly distance: number }
  | { readonly type: "finish" }
  | { readonly type: "back" }
  | { readonly type: "cancel" }
  | { readonly type: "select"; readonly selection: Selection | undefined }
  | { readonly type: "addsRooms"; readonly adds: boolean }
  | { readonly type: "grab"; readonly selection: Selection; readonly point: PlanPoint }
  | { readonly type: "drag"; readonly point: PlanPoint }
  | { readonly type: "drop" }
  | { readonly type: "delete" }
  | { readonly type: "newRoom"; readonly newRoom: NewRoom }
  | { readonly type: "newOpening"; readonly newOpening: NewOpening }
  | { readonly type: "entry"; readonly text: string }
  /** A text of a field that is no value of it; without one it has been mended. */
  | { readonly type: "unread"; readonly field: string; readonly text?: string }
  | { readonly type: "edit"; readonly edit: (document: TraceDocument) => TraceDocument | TraceProblem; readonly run?: string }
  | { readonly type: "undo" }
  | { readonly type: "redo" };

export function openTrace(document: TraceDocument, newRoom: NewRoom, begun: Partial<Begun> = {}): TraceState {
  return {
    history: openHistory(document),
    storeyId: document.drawing.storeys[0]!.id,
    tool: "rectangle",
    points: [],
    newRoom,
    newOpening: { typeId: document.drawing.openingTypes[0]?.id ?? "" },
    addsRooms: false,
    entry: "",
    unread: {},
    ...begun,
  };
}

/** The state with another document as a step, or with the reason for which the step was not taken. */
export function withResult(state: TraceState, result: TraceDocument | TraceProblem, run?: string): TraceState {
  if (typeof result === "string") return { ...state, problem: result };
  return { ...state, history: changed(state.history, result, run), problem: undefined };
}
