import type { Topic } from "../../topic.ts";

export const ductDesignTopic: Topic = {
  id: "duct-design",
  title: "Duct design values",
  group: "distribution",
  summary: "Friction rates, maximum velocities for noise, leakage classes, roughness, insulation and pressure drops of components.",
  keywords: "equal friction leakage class seal tightness roughness insulation R-value filter coil silencer damper pressure loss RC NC",
  load: async () => (await import("./DuctDesign.tsx")).DuctDesign,
  entries: async () => (await import("./tables.ts")).entries(),
};
