import type { Topic } from "../../topic.ts";

export const unitConverterTopic: Topic = {
  id: "unit-converter",
  title: "Unit converter",
  group: "converters",
  summary: "One quantity in every unit that Plenum knows, with arithmetic in the field.",
  keywords: "convert units SI IP imperial metric cfm l/s Btu tons psi",
  hidesUnitSystem: true,
  load: async () => (await import("./UnitConverter.tsx")).UnitConverter,
  entries: async () => (await import("./measures.ts")).entries(),
};
