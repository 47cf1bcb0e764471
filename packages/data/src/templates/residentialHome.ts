import type { PlainRecord } from "../documents/index.ts";
import type { Template } from "./template.ts";

/** A house of one storey over a crawl space, 1,800 ft², built to a present energy code. */
const house: PlainRecord = {
  unitSystem: "Imperial",
  roomName: "Whole house",
  floorArea: 1800,
  ceilingHeight: 8.5,
  wallArea: 1240,
  wallUValue: 0.057,
  windowArea: 220,
  windowUValue: 0.28,
  roofArea: 1800,
  roofUValue: 0.026,
  exposedFloorArea: 1800,
  floorUValue: 0.033,
  doorArea: 40,
  doorUValue: 0.2,
  // ASHRAE 62.2: 0.03 cfm/ft² and 7.5 cfm for each of three bedrooms and one more.
  ventilationRate: 84,
};

export const residentialHome: Template = {
  id: "residential-home",
  name: "Residential Home (New Build)",
  description: "Heating and cooling load of a new house, and the pipe of its hydronic loop.",
  files: [
    {
      collection: "calculations",
      name: "Whole house, heating load",
      input: {
        ...house,
        calculationMode: "Heating",
        outdoorTemp: 10,
        outdoorRelativeHumidity: 80,
        indoorTemp: 70,
        indoorRelativeHumidity: 30,
        belowFloorTemp: 40,
        numPeople: 4,
        activity: "seated-light",
        lightingLoad: 300,
        equipmentLoad: 500,
        infiltrationAirChanges: 0.2,
        supplyTemperatureDifference: 40,
      },
    },
    {
      collection: "calculations",
      name: "Whole house, cooling load",
      input: {
        ...house,
        calculationMode: "Cooling",
        outdoorTemp: 91,
        outdoorHumidityBy: "wetBulb",
        outdoorWetBulb: 74,
        indoorTemp: 75,
        indoorRelativeHumidity: 50,
        belowFloorTemp: 75,
        windowShgc: 0.28,
        windowShading: 0.75,
        windowOrientation: "W",
        numPeople: 4,
        activity: "seated-light",
        lightingLoad: 300,
        equipmentLoad: 900,
        equipmentLatentLoad: 100,
        infiltrationAirChanges: 0.1,
        supplyTemperatureDifference: 20,
      },
    },
    {
      collection: "pipeCalculations",
      name: "Hydronic loop",
      input: {
        unitSystem: "Imperial",
        calculationName: "Hydronic loop",
        // 23,600 Btu/h at a difference of 15 °F.
        flowBy: "flow",
        flowRate: 3.2,
        fluid: "water",
        fluidTemperature: 140,
        pipeMaterial: "copperL",
        frictionRate: 3.5,
        pipeLength: 180,
        fittings: [
          { fitting: "elbow90LongRadius", quantity: 12 },
          { fitting: "teeRun", quantity: 4 },
          { fitting: "ballValve", quantity: 2 },
          { fitting: "swingCheckValve", quantity: 1 },
        ],
        variableFlow: true,
      },
    },
  ],
};
