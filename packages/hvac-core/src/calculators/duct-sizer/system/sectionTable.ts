import type { TableLayout } from "../../../kernel/index.ts";

/** The table of the sections of a system. */
export const sectionTable: TableLayout = {
  groups: [
    { title: "Section", columns: ["name"], more: ["parent", "airPath"] },
    { title: "Air", columns: ["airflow"] },
    {
      title: "Duct",
      columns: ["ductLength", "ductShape", "fittings"],
      more: ["aspectRatio", "ductMaterial", "roughness", "lined", "linerThickness", "flexibleLength", "compression"],
    },
    {
      title: "Sizing",
      columns: [],
      more: [
        "sizingMethod",
        "targetFriction",
        "targetVelocity",
        "sizeChoice",
        "chosenDiameter",
        "chosenWidth",
        "chosenHeight",
        "heightLimit",
      ],
    },
    { title: "Insulation", columns: [], more: ["insulationThickness", "insulationConductivity"] },
    { title: "Losses", columns: [], more: ["junction", "branchAngle", "equipmentPressureDrop", "terminalPressureDrop"] },
    { title: "Noise", columns: [], more: ["ductPart", "ductLocation"] },
  ],
  totals: ["ductLength", "flexibleLength"],
  results: {
    columns: ["airflow", "size", "velocity", "frictionRate", "pressureLossFromFan", "slack", "pressureLoss"],
    inView: ["size", "velocity"],
    main: "pressureLoss",
    totals: ["surfaceArea", "sheetMass", "leakageAirflow", "heatGain", "insulationArea"],
  },
};
