import type { Topic } from "../../topic.ts";

export const refrigerantDiagramsTopic: Topic = {
  id: "refrigerant-diagrams",
  title: "p–h and T–s diagrams",
  group: "refrigeration",
  summary: "Pressure–enthalpy and temperature–entropy diagrams of each refrigerant, to read at any point, with your own cycle drawn in.",
  keywords: "Mollier log p h T s Ts ph diagram refrigerant dome isotherm isentrope cycle",
  load: async () => (await import("./RefrigerantDiagrams.tsx")).RefrigerantDiagrams,
  entries: async () => {
    const { fluids } = await import("../refrigerants/fluids.ts");
    return fluids.map(({ name, designation }) => ({
      id: name,
      label: `${designation}, diagrams`,
      keywords: name,
      address: { fluid: name },
    }));
  },
};
