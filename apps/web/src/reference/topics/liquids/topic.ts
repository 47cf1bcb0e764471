import type { Topic } from "../../topic.ts";

export const liquidsTopic: Topic = {
  id: "liquids",
  title: "Water and glycols",
  group: "air",
  summary:
    "Density, specific heat, viscosity and conductivity of water and of glycol mixtures in equal temperature steps; freezing points.",
  keywords: "ethylene glycol propylene glycol antifreeze brine freezing point water properties viscosity density specific heat Prandtl",
  load: async () => (await import("./Liquids.tsx")).Liquids,
  entries: () =>
    Promise.resolve([
      { id: "water", label: "Water, properties", address: { liquid: "water" } },
      {
        id: "ethylene",
        label: "Ethylene glycol in water, properties",
        keywords: "antifreeze freezing point",
        address: { liquid: "ethylene" },
      },
      {
        id: "propylene",
        label: "Propylene glycol in water, properties",
        keywords: "antifreeze freezing point",
        address: { liquid: "propylene" },
      },
    ]),
};
