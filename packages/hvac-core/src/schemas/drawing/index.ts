// Stored form
export {
  storedDrawingSchema,
  type StoredDrawing,
  type StoredOpening,
  type StoredOpeningType,
  type StoredRoom,
  type StoredStorey,
} from "./schema.ts";
export { openDrawing, storedDrawing, StoredDrawingError } from "./storedDrawing.ts";
