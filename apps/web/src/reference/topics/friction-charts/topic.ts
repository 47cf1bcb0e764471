import type { Topic } from "../../topic.ts";

export const frictionChartsTopic: Topic = {
  id: "friction-charts",
  title: "Friction charts",
  group: "distribution",
  summary: "Friction of ducts and of pipes over the flow, with lines of size and velocity, for any wall, temperature, altitude and liquid.",
  keywords: "pressure drop Pa/m in. w.g. per 100 ft head loss Moody Darcy Colebrook duct friction chart ductulator pipe sizing",
  load: async () => (await import("./FrictionCharts.tsx")).FrictionCharts,
  entries: () =>
    Promise.resolve([
      { id: "duct", label: "Friction chart of ducts", address: { of: "duct" } },
      { id: "pipe", label: "Friction chart of pipes", address: { of: "pipe" } },
    ]),
};
