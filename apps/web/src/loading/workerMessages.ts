/** Message of a page to the service worker: keep the code for models and plans of buildings. */
export const keepBuildingCode = "keep-building-code";
