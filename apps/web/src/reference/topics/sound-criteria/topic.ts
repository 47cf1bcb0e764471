import type { Topic } from "../../topic.ts";

export const soundCriteriaTopic: Topic = {
  id: "sound-criteria",
  title: "Sound criteria and curves",
  group: "sound",
  summary: "Background sound limits by use of the room, and your own spectrum rated against NC, NR and RC curves.",
  keywords: "noise criterion NC NR RC Mark II dBA rumble hiss octave band background noise ASHRAE S12.2 speech interference",
  load: async () => (await import("./SoundCriteria.tsx")).SoundCriteria,
  entries: async () => (await import("./tables.ts")).entries(),
};
