import type { TableLayout } from "../../../kernel/index.ts";

/** The table of the sections of a system. */
export const sectionTable: TableLayout = {
  groups: [
    { title: "Section", columns: ["name"], more: ["parent", "circuit"] },
    {
      title: "Terminal unit",
      columns: ["unit", "flowRate", "coolingLoad", "heatingLoad"],
      more: ["temperatureDifference", "unitPressureDrop"],
    },
    { title: "Valves", columns: [], more: ["controlValve", "valveKv", "valveAuthority", "balancingValve", "branchValve"] },
    {
      title: "Pipe",
      columns: ["pipeLength", "fittings"],
      more: ["returnAs", "returnLength", "returnFittings", "pipeMaterial", "roughness"],
    },
    { title: "Sizing", columns: [], more: ["sizeChoice", "frictionRate", "customSize"] },
    { title: "Junction", columns: [], more: ["junction", "branchAngle"] },
  ],
  totals: ["flowRate", "coolingLoad", "heatingLoad", "pipeLength", "returnLength"],
  results: {
    columns: ["designFlow", "nominalSize", "velocity", "actualFrictionRate", "pathLoss", "slack", "totalPressureLoss"],
    inView: ["nominalSize", "velocity"],
    main: "totalPressureLoss",
    totals: ["returnLength", "volume", "heatGain"],
  },
};
