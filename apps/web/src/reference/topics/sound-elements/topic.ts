import type { Topic } from "../../topic.ts";

export const soundElementsTopic: Topic = {
  id: "sound-elements",
  title: "Ceilings, louvres and plant noise",
  group: "sound",
  summary: "Insertion loss of ceilings and acoustic louvres, and sound pressure near plant, by octave band.",
  keywords: "insertion loss louver tile plenum chiller boiler cooling tower sound power equipment noise",
  load: async () => (await import("./SoundElements.tsx")).SoundElements,
  entries: async () => (await import("./tables.ts")).entries(),
};
