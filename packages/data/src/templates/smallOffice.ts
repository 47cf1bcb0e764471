import { typed } from "./quantity.ts";
import type { Template } from "./template.ts";

/** One tenant's floor of 1,200 ft² in the middle of a building, facing west. */
export const smallOffice: Template = {
  id: "small-office",
  name: "Small Office Fit-out",
  description: "Cooling load of an open office, its main supply duct and a basic bill of quantities.",
  files: [
    {
      collection: "calculations",
      name: "Open office, cooling load",
      input: {
        unitSystem: "Imperial",
        calculationMode: "Cooling",
        roomName: "Open office",
        floorArea: typed(1200, "ft2"),
        ceilingHeight: typed(9, "ft"),
        outdoorTemp: typed(93, "degF"),
        outdoorHumidityBy: "wetBulb",
        outdoorWetBulb: typed(75, "degF"),
        indoorTemp: typed(75, "degF"),
        indoorRelativeHumidity: typed(50, "%"),
        wallArea: typed(300, "ft2"),
        wallUValue: typed(0.064, "Btu/(h ft2 degF)"),
        windowArea: typed(150, "ft2"),
        windowUValue: typed(0.36, "Btu/(h ft2 degF)"),
        windowShgc: typed(0.3, "unitless"),
        windowShading: typed(0.75, "unitless"),
        windowOrientation: "W",
        wallOrientation: "W",
        roofArea: typed(0, "ft2"),
        numPeople: typed(8, "unitless"),
        activity: "office-work",
        lightingLoad: typed(780, "W"),
        equipmentLoad: typed(1200, "W"),
        // ASHRAE 62.1: 5 cfm for each of 8 people and 0.06 cfm/ft².
        ventilationRate: typed(112, "cfm"),
        infiltrationAirChanges: typed(0.1, "1/h"),
        supplyTemperatureDifference: typed(20, "deltaF"),
      },
    },
    {
      collection: "ductCalculations",
      name: "Main supply duct",
      input: {
        unitSystem: "Imperial",
        calculationName: "Main supply duct",
        airflow: typed(900, "cfm"),
        ductShape: "rectangular",
        aspectRatio: typed(2, "unitless"),
        sizingMethod: "friction",
        targetFriction: typed(0.08, "inH2O/100ft"),
        ductLength: typed(60, "ft"),
        fittings: [
          { id: "elbows", fitting: "elbowRectangularSmooth", quantity: typed(2, "unitless"), radiusRatio: typed(1.5, "unitless") },
          { id: "exit", fitting: "exitAbrupt", quantity: typed(1, "unitless") },
        ],
        noiseCriterion: "35",
        ductLocation: "acousticCeiling",
        ductPart: "main",
        terminalPressureDrop: typed(0.1, "inH2O"),
      },
    },
    {
      collection: "boqs",
      name: "Bill of quantities",
      input: {
        currency: "$",
        items: [
          {
            id: "unit",
            description: "Split system air handler and condensing unit, 2.5 ton, installed",
            quantity: 1,
            unit: "each",
            rate: 7800,
            total: 7800,
          },
          {
            id: "duct",
            description: "Galvanized steel supply and return duct, insulated",
            quantity: 520,
            unit: "lb",
            rate: 11.5,
            total: 5980,
          },
          {
            id: "diffusers",
            description: "Ceiling diffuser 24 × 24 in, with damper and flexible connection",
            quantity: 8,
            unit: "each",
            rate: 185,
            total: 1480,
          },
        ],
      },
    },
  ],
};
