import type { TableLayout } from "../../../kernel/index.ts";

/** The table of rooms: loads are those of one room, totals those of all identical ones. */
export const roomTable: TableLayout = {
  groups: [
    { title: "Room", columns: ["name", "spaceType", "zone"], more: ["multiplier"] },
    { title: "Geometry", columns: ["floorArea"], more: ["height", "surfaces", "windows"] },
    {
      title: "Gains",
      columns: ["people", "lighting", "equipment"],
      more: [
        "activity",
        "peopleSchedule",
        "lightingRoomShare",
        "lightingRadiantShare",
        "lightingSchedule",
        "equipmentLatent",
        "equipmentRadiantShare",
        "equipmentSchedule",
      ],
    },
    { title: "Air", columns: ["outdoorAir"], more: ["infiltration"] },
    { title: "Indoor climate", columns: [], more: ["indoorTemp", "indoorRelativeHumidity", "heatingTemp"] },
    { title: "Construction", columns: [], more: ["weight", "carpet", "pickUp"] },
  ],
  totals: ["multiplier", "floorArea", "people", "lighting", "equipment", "equipmentLatent", "outdoorAir"],
  times: "multiplier",
  results: {
    from: "roomResults",
    columns: ["sensible", "latent", "supplyAirflow", "heating", "load"],
    inView: ["supplyAirflow", "heating"],
    main: "load",
    totals: [
      "load",
      "sensible",
      "latent",
      "supplyAirflow",
      "typeOutdoorAir",
      "heating",
      "heatingTransmission",
      "heatingVentilation",
      "heatingOutdoorAir",
      "heatingInRoom",
      "heatingPickUp",
    ],
  },
};

export const zoneTable: TableLayout = {
  groups: [{ title: "Zone", columns: ["name", "system"] }],
  results: { from: "zoneResults", columns: ["peakMonth", "peakHour", "supplyAirflow", "load"], inView: ["supplyAirflow"], main: "load" },
};

export const systemTable: TableLayout = {
  groups: [
    { title: "System", columns: ["name"] },
    { title: "Supply air", columns: ["supplyTemperature", "flowControl", "minimumFlow", "fanRise", "ductRise"] },
    { title: "Heat recovery", columns: ["sensibleRecovery", "latentRecovery"] },
  ],
  results: {
    from: "systemResults",
    columns: ["coilSensible", "coilLatent", "supplyAirflow", "outdoorAirflow", "coilLoad"],
    inView: ["supplyAirflow"],
    main: "coilLoad",
    totals: ["supplyAirflow", "outdoorAirflow"],
  },
};

export const constructionTable: TableLayout = {
  groups: [
    { title: "Construction", columns: ["name", "by"] },
    { title: "Heat flow", columns: ["uValue", "mass", "layers"], more: ["outsideFilm", "insideFilm"] },
  ],
  results: { from: "constructionResults", columns: ["mass", "uValue"], inView: ["mass"], main: "uValue" },
};

export const windowTypeTable: TableLayout = {
  groups: [
    { title: "Window type", columns: ["name"] },
    { title: "Glass", columns: ["uValue", "shgc", "glazing"] },
    { title: "Shade", columns: ["shade", "beamFactor", "diffuseFactor"] },
  ],
};

export const scheduleTable: TableLayout = { groups: [{ title: "Schedule", columns: ["name", "shares"] }] };
