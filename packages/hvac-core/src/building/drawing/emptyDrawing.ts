import type { Drawing } from "./model.ts";

/** A drawing without storeys, types or a place; the plan's y axis points north. */
export const emptyDrawing: Drawing = {
  name: "",
  storeys: [],
  openingTypes: [],
  zones: [],
  constructions: [],
  windowTypes: [],
  constructionIds: {},
  place: { modelAzimuth: 0 },
  groundLevel: 0,
};
