import type { Topic } from "../../topic.ts";

export const soundAbsorptionTopic: Topic = {
  id: "sound-absorption",
  title: "Sound absorption",
  group: "sound",
  summary: "Absorption coefficients of room surfaces by octave band.",
  keywords: "absorption coefficient alpha NRC reverberation ceiling tile carpet glass fibre Sabine",
  load: async () => (await import("./SoundAbsorption.tsx")).SoundAbsorption,
  entries: async () => (await import("./tables.ts")).entries(),
};
