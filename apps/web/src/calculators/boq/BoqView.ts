import { boq } from "@org/hvac-core/calculators/boq";
import { lazyPart } from "@org/ui/elements";
import type { CalculatorView } from "../view.ts";
import { BillTools } from "./BillTools.tsx";
import { CostFigure } from "./CostFigure.tsx";
import { descriptionSuggestions } from "./rateBook/knownDescriptions.ts";
import { sectionSuggestions } from "./sectionSuggestions.ts";

export const view: CalculatorView = {
  definition: boq,
  figure: CostFigure,
  sectionTools: { items: BillTools },
  suggestions: { "items.description": descriptionSuggestions, "items.workSection": sectionSuggestions },
  revisionTable: { Table: lazyPart(async () => (await import("./BillRevision.tsx")).BillRevision), list: "items" },
};
