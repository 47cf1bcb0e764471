import type { TableLayout } from "../../kernel/index.ts";

export const sourceTable: TableLayout = {
  groups: [
    { title: "Source", columns: ["name", "kind"], more: ["count"] },
    { title: "Fan", columns: ["fanType", "airflow", "pressure", "speed", "blades"], more: ["efficiencyRatio"] },
    { title: "Levels", columns: ["discharge", "inlet"] },
    { title: "Plant", columns: ["equipment", "power", "machineSpeed"] },
    { title: "Casing", columns: ["room"], more: ["casingBy", "casing", "distance", "ceilingBy", "ceiling"] },
  ],
  totals: ["count"],
  results: { columns: ["roomLevelA", "inletA", "dischargeA"], inView: ["inletA"], main: "dischargeA" },
};

export const elementTable: TableLayout = {
  groups: [
    { title: "Element", columns: ["name", "kind"], more: ["parent", "source", "side"] },
    { title: "Junction", columns: [], more: ["connection", "edgeRadius", "turbulence", "otherArea"] },
    { title: "Air and size", columns: ["airflow", "shape", "width", "height", "diameter", "length"], more: ["flexibleLength"] },
    { title: "Attenuation", columns: ["liningThickness", "insertionLoss"], more: ["wrapped", "testedArea", "regeneratedNoise"] },
    { title: "Elbow", columns: [], more: ["elbowKind", "turnsIn", "lined", "bendRadius", "vanes", "chord", "elbowLoss"] },
    { title: "Damper and louvre", columns: [], more: ["damperLoss", "blades", "louvre"] },
    { title: "Plenum", columns: [], more: ["wallArea", "absorption", "plenumDistance", "plenumAngle"] },
    {
      title: "Outlet",
      columns: ["room"],
      more: [
        "termination",
        "distance",
        "directivity",
        "noiseBy",
        "outletNoise",
        "outletRating",
        "ratingSpectrum",
        "ratingRoomEffect",
        "outletLoss",
        "outletShape",
      ],
    },
    {
      title: "Breakout and break-in",
      columns: [],
      more: [
        "breakout",
        "breakoutRoom",
        "breakoutDistance",
        "exposedLength",
        "surfaceMass",
        "seam",
        "radiated",
        "ceilingBy",
        "ceiling",
        "breakIn",
        "surroundings",
        "breakInLength",
        "breakInMass",
        "breakInSeam",
      ],
    },
  ],
  totals: ["length", "flexibleLength"],
  results: { columns: ["airflow", "velocity", "roomLevelA", "levelA"], inView: ["roomLevelA"], main: "levelA" },
};

export const roomTable: TableLayout = {
  groups: [
    { title: "Room", columns: ["name", "spaceType", "use"] },
    { title: "Target", columns: ["ratedBy", "target"] },
    { title: "Geometry", columns: ["length", "width", "height"] },
    { title: "Sound", columns: [], more: ["method", "outlets", "absorptionBy", "reverberationTime", "absorption", "background"] },
  ],
  results: { columns: ["quality", "levelA", "excess", "rating"], inView: ["excess"], main: "rating" },
};

export const privacyTable: TableLayout = {
  groups: [
    { title: "Rooms", columns: ["name", "from", "to"] },
    { title: "Speech", columns: ["effort"] },
    { title: "Partition", columns: ["partition", "partitionLoss", "partitionArea"], more: ["flanking", "flankingDifference", "crosstalk"] },
  ],
  results: { columns: ["levelA", "articulationIndex", "privacyIndex", "degree"], inView: ["privacyIndex"], main: "degree" },
};
