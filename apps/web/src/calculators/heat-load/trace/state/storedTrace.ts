import type { Drawing } from "@org/hvac-core/building/drawing";
import { storedDrawing } from "@org/hvac-core/schemas/drawing";
import { isRecord } from "@org/device/storage";
import type { NewRoom } from "../edit/rooms.ts";
import { texts } from "../texts.ts";
import { documentOf, isDocument, isEmpty, type TraceDocument } from "./document.ts";
import { tools } from "./names.ts";
import type { Begun } from "./traceState.ts";

/** What the device stores of the editor. */
export interface StoredTrace {
  readonly document: TraceDocument;
  /** What the user types for new rooms. */
  readonly newRoom: NewRoom;
  readonly begun: Begun;
  /** Drawing of the heat load that this one began with or was compared with, as a text. */
  readonly base?: string | undefined;
}

/** What the editor opens with. */
interface OpenedTrace extends Pick<StoredTrace, "document" | "newRoom" | "base"> {
  readonly begun: Partial<Begun>;
  /** Drawing of the heat load, where it and that of the device have both changed: one of them has to be selected. */
  readonly other?: Drawing | undefined;
}

/** A drawing as a text: the same for the same drawing, however its parts are ordered. */
export const drawingText = (drawing: Drawing): string =>
  JSON.stringify(storedDrawing(drawing), (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** A document with another drawing. Storeys that both have keep their plans. */
export function withOtherDrawing({ plans }: TraceDocument, drawing: Drawing): TraceDocument {
  const common = drawing.storeys.flatMap(({ id }) => (plans[id] ? [[id, plans[id]] as const] : []));
  return { drawing, plans: Object.fromEntries(common) };
}

const isNewRoom = (value: unknown): value is NewRoom =>
  isRecord(value) && typeof value["name"] === "string" && typeof value["spaceType"] === "string";

const isPoint = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every((each) => Number.isFinite(each));

function isBegun(value: unknown): value is Begun {
  if (!isRecord(value)) return false;
  const { storeyId, tool, points, newOpening, entry, unread } = value;
  const isList = Array.isArray(points) && points.every(isPoint);
  const isTool = tools.some((each) => each === tool);
  return isTool && isList && typeof storeyId === "string" && typeof entry === "string" && isRecord(newOpening) && isRecord(unread);
}

/**
 * What the device has, or else the drawing of the heat load, which another device may have made. Where only one of both has changed since they were the
 * same, it is the one that opens.
 */
export function openedTrace(value: unknown, recorded: Drawing | undefined): OpenedTrace {
  const item = isRecord(value) ? value : {};
  const newRoom = isNewRoom(item["newRoom"]) ? item["newRoom"] : { name: texts.rooms.usualName, spaceType: "" };
  const text = recorded && drawingText(recorded);
  const { document, begun } = item;
  if (!isDocument(document)) return { document: documentOf(recorded), newRoom, begun: {}, base: text };
  const base = typeof item["base"] === "string" ? item["base"] : undefined;
  const opened = { document, newRoom, begun: isBegun(begun) && hasStorey(document, begun) ? begun : {}, base };
  if (!recorded || text === base) return opened;
  const present = drawingText(document.drawing);
  if (present === text) return { ...opened, base: text };
  if (present === base) return { document: withOtherDrawing(document, recorded), newRoom, begun: {}, base: text };
  return { ...opened, other: recorded };
}

const hasStorey = ({ drawing }: TraceDocument, { storeyId }: Begun): boolean => drawing.storeys.some(({ id }) => id === storeyId);

/** Whether nothing of it would be missed. */
export const isNothing = ({ document, begun: { points, entry, unread } }: StoredTrace): boolean =>
  isEmpty(document) && points.length === 0 && entry === "" && Object.keys(unread).length === 0;
