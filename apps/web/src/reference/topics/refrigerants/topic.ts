import type { Topic } from "../../topic.ts";

export const refrigerantsTopic: Topic = {
  id: "refrigerants",
  title: "Refrigerants compared",
  group: "refrigeration",
  summary:
    "Safety group, GWP, ODP and critical point of each, and its pressures, capacity, COP and discharge temperature in a cycle that you state.",
  keywords: "GWP ODP ASHRAE 34 A1 A2L glide volumetric capacity COP discharge temperature pressure ratio low GWP alternative replacement",
  load: async () => (await import("./Refrigerants.tsx")).Refrigerants,
  entries: async () => {
    const { fluids } = await import("./fluids.ts");
    return fluids.map(({ name, designation }) => ({
      id: name,
      label: designation,
      description: "Refrigerants compared",
      keywords: name,
      address: { row: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "") },
    }));
  },
};
