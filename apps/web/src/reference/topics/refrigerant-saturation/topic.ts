import type { Topic } from "../../topic.ts";

export const refrigerantSaturationTopic: Topic = {
  id: "refrigerant-saturation",
  title: "Refrigerant saturation tables",
  group: "refrigeration",
  summary: "Pressure, density, enthalpy, entropy and transport properties of saturated refrigerants in equal steps, to print and to copy.",
  keywords: "PT chart pressure temperature bubble dew glide R-32 R-410A R-454B ammonia CO2 propane steam table",
  load: async () => (await import("./RefrigerantSaturation.tsx")).RefrigerantSaturation,
  entries: async () => {
    const { fluids } = await import("../refrigerants/fluids.ts");
    return fluids.map(({ name, designation }) => ({
      id: name,
      label: `${designation}, saturation table`,
      description: "Refrigerant saturation tables",
      keywords: name,
      address: { fluid: name },
    }));
  },
};
