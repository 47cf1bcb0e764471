import { boq } from "@org/hvac-core/calculators/boq";
import { lazyPart } from "@org/ui/elements";
import type { CalculatorView } from "../view.ts";
import { CostFigure } from "./CostFigure.tsx";
import { descriptionSuggestions } from "./rateBook/knownDescriptions.ts";
import { RateBookTool } from "./rateBook/RateBookTool.tsx";
import { sectionSuggestions } from "./sectionSuggestions.ts";

export const view: CalculatorView = {
  definition: boq,
  figure: CostFigure,
  sectionTools: { items: RateBookTool },
  suggestions: { "items.description": descriptionSuggestions, "items.workSection": sectionSuggestions },
  revisionTable: { Table: lazyPart(async () => (await import("./BillRevision.tsx")).BillRevision), list: "items" },
};
