import type { TableLayout } from "../../kernel/index.ts";

/** The table of the zones of a system. */
export const zoneTable: TableLayout = {
  groups: [
    { title: "Zone", columns: ["name", "spaceType"] },
    { title: "Geometry", columns: ["area", "height"] },
    {
      title: "Use",
      columns: ["category", "people"],
      more: ["healthcareSpace", "co2PerPerson", "peopleSchedule", "peopleShares", "demandControl"],
    },
    {
      title: "Supply",
      columns: ["loadAirflow", "airChangesPerHour"],
      more: [
        "airDistribution",
        "heatingDistribution",
        "minimumAirflow",
        "secondaryPath",
        "primaryFraction",
        "secondaryRecirculation",
        "outdoorAirChanges",
        "outdoorAirFraction",
      ],
    },
    {
      title: "Exhaust",
      columns: ["exhaustKind"],
      more: ["exhaustUse", "exhaustUnits", "otherExhaust", "hood", "hoodLength", "captureVelocity", "openPerimeter", "openHeight"],
    },
    {
      title: "Transfer and pressure",
      columns: [],
      more: [
        "transferAirflow",
        "transferFrom",
        "pressureTarget",
        "pressureBy",
        "pressureOffset",
        "pressureDifference",
        "leakageArea",
        "fuelBurning",
      ],
    },
  ],
  totals: ["area", "people", "loadAirflow", "minimumAirflow", "otherExhaust", "hoodLength", "transferAirflow"],
  results: {
    columns: ["governing", "outdoorAirflow", "airChanges", "exhaustAirflow", "supplyAirflow"],
    inView: ["outdoorAirflow"],
    main: "supplyAirflow",
    totals: [
      "supplyAirflow",
      "outdoorAirflow",
      "outdoorAirRequired",
      "occupantsCounted",
      "volume",
      "breathingZoneAirflow",
      "zoneOutdoorAirflow",
      "minimumAirflow",
      "hoodAirflow",
      "exhaustAirflow",
      "transferOut",
      "leakageAirflow",
      "returnAirflow",
    ],
  },
};
