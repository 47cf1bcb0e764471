import type { Topic } from "../../topic.ts";

export const buildingModelsTopic: Topic = {
  id: "building-models",
  title: "Models of buildings",
  group: "envelope",
  summary: "What is read from gbXML and IFC, what is corrected, what is asked, and what is written back.",
  keywords: "gbXML IFC BIM Revit import rooms spaces surfaces room schedule",
  hidesUnitSystem: true,
  load: async () => (await import("./BuildingModels.tsx")).BuildingModels,
};
