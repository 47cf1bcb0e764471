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
        floorArea: 1200,
        ceilingHeight: 9,
        outdoorTemp: 93,
        outdoorHumidityBy: "wetBulb",
        outdoorWetBulb: 75,
        indoorTemp: 75,
        indoorRelativeHumidity: 50,
        wallArea: 300,
        wallUValue: 0.064,
        windowArea: 150,
        windowUValue: 0.36,
        windowShgc: 0.3,
        windowShading: 0.75,
        windowOrientation: "W",
        roofArea: 0,
        numPeople: 8,
        activity: "office-work",
        lightingLoad: 780,
        equipmentLoad: 1200,
        // ASHRAE 62.1: 5 cfm for each of 8 people and 0.06 cfm/ft².
        ventilationRate: 112,
        infiltrationAirChanges: 0.1,
        supplyTemperatureDifference: 20,
      },
    },
    {
      collection: "ductCalculations",
      name: "Main supply duct",
      input: {
        unitSystem: "Imperial",
        calculationName: "Main supply duct",
        airflow: 850,
        ductShape: "rectangular",
        aspectRatio: 2,
        sizingMethod: "friction",
        targetFriction: 0.08,
        ductLength: 60,
        fittings: [
          { fitting: "elbowRectangularSmooth", quantity: 2, radiusRatio: 1.5 },
          { fitting: "exitAbrupt", quantity: 1 },
        ],
        noiseCriterion: "35",
        ductLocation: "acousticCeiling",
        ductPart: "main",
        terminalPressureDrop: 0.1,
      },
    },
    {
      collection: "boqs",
      name: "Bill of quantities",
      input: {
        currency: "$",
        items: [
          { id: "unit", description: "Split system air handler and condensing unit, 2.5 ton, installed", quantity: 1, unit: "each", rate: 7800, total: 7800 },
          { id: "duct", description: "Galvanized steel supply and return duct, insulated", quantity: 520, unit: "lb", rate: 11.5, total: 5980 },
          { id: "diffusers", description: "Ceiling diffuser 24 × 24 in, with damper and flexible connection", quantity: 8, unit: "each", rate: 185, total: 1480 },
        ],
      },
    },
  ],
};
