import { prose } from "@org/form/numbers";
import type { Drawing, DrawnStorey, OpeningType } from "@org/hvac-core/building/drawing";
import { newRowId } from "@org/form/state";
import { isRecord } from "@org/device/storage";
import type { ImageSize, Placement } from "../view/placement.ts";
import { texts } from "../texts.ts";

/** The image under a storey, and where it is. */
export interface Plan extends Placement, ImageSize {
  /** Key of the image that is stored on the device. */
  readonly imageKey: string;
  readonly fileName: string;
  readonly page?: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** The user has set its scale. */
  readonly isScaled: boolean;
  /** Rooms of the storey were not drawn on it, and stay where they are when it is scaled or gets its origin. */
  readonly roomsStay?: boolean;
}

/** What is edited: the drawing, and the plans by storey. */
export interface TraceDocument {
  readonly drawing: Drawing;
  readonly plans: Readonly<Record<string, Plan>>;
}

const openingType = (
  name: string,
  kind: OpeningType["kind"],
  size: readonly [width: number, height: number, sill: number],
): OpeningType => ({ id: newRowId(), name, kind, width: size[0], height: size[1], sill: size[2] });

/** Height from floor to floor of a new storey, m. */
const usualHeight = 3;

export const newStorey = (name: string, level: number): DrawnStorey => ({
  id: newRowId(),
  name,
  level,
  height: usualHeight,
  count: 1,
  rooms: [],
  openings: [],
});

/** An empty drawing with a storey, and usual windows and doors. */
export function newDocument(): TraceDocument {
  return {
    drawing: {
      name: texts.building,
      storeys: [newStorey(prose(texts.storeys.name(1)), 0)],
      openingTypes: [
        openingType(texts.openings.window, "window", [1.5, 1.5, 0.9]),
        openingType(texts.openings.fullWindow, "window", [1.5, 2.5, 0.1]),
        openingType(texts.openings.door, "door", [1, 2.1, 0]),
      ],
      zones: [],
      constructions: [],
      windowTypes: [],
      constructionIds: {},
      place: { modelAzimuth: 0 },
      groundLevel: 0,
    },
    plans: {},
  };
}

/** A drawing without plans; without a drawing an empty one. */
export const documentOf = (drawing: Drawing | undefined): TraceDocument =>
  drawing && drawing.storeys.length > 0 ? { drawing, plans: {} } : newDocument();

/** Whether nothing was drawn. */
export const isEmpty = ({ drawing, plans }: TraceDocument): boolean =>
  Object.keys(plans).length === 0 && drawing.storeys.every(({ rooms }) => rooms.length === 0);

/** Whether a value that was stored on the device is a document, as far as the editor relies on it. */
export function isDocument(value: unknown): value is TraceDocument {
  if (!isRecord(value) || !isRecord(value["drawing"]) || !isRecord(value["plans"])) return false;
  const { storeys, openingTypes, place } = value["drawing"];
  const isStorey = (storey: unknown): boolean => isRecord(storey) && Array.isArray(storey["rooms"]) && Array.isArray(storey["openings"]);
  return Array.isArray(storeys) && storeys.length > 0 && storeys.every(isStorey) && Array.isArray(openingTypes) && isRecord(place);
}

export const storeyOf = ({ drawing }: TraceDocument, id: string): DrawnStorey =>
  drawing.storeys.find((storey) => storey.id === id) ?? drawing.storeys[0]!;

/** The document with another state of a storey. */
export function withStorey(document: TraceDocument, storey: DrawnStorey): TraceDocument {
  const { drawing } = document;
  return { ...document, drawing: { ...drawing, storeys: drawing.storeys.map((each) => (each.id === storey.id ? storey : each)) } };
}

export const withDrawing = (document: TraceDocument, change: Partial<Drawing>): TraceDocument => ({
  ...document,
  drawing: { ...document.drawing, ...change },
});

/** The document with a plan under a storey, or without one. */
export function withPlan(document: TraceDocument, storeyId: string, plan: Plan | undefined): TraceDocument {
  const { [storeyId]: _before, ...others } = document.plans;
  return { ...document, plans: plan ? { ...others, [storeyId]: plan } : others };
}
