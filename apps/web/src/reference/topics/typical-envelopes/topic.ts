import type { Topic } from "../../topic.ts";

export const typicalEnvelopesTopic: Topic = {
  id: "typical-envelopes",
  title: "Typical envelopes by age",
  group: "envelope",
  summary:
    "Typical U-values of US buildings by age or edition of the code, climate zone and construction type: a start before drawings are available.",
  keywords: "ASHRAE 90.1 vintage existing stock year of construction wall roof window U-value",
  load: async () => (await import("./TypicalEnvelopes.tsx")).TypicalEnvelopes,
  entries: async () => (await import("./tables.ts")).entries(),
};
