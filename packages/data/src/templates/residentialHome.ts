import type { PlainRecord } from "../documents/index.ts";
import { typed } from "./quantity.ts";
import type { Template } from "./template.ts";

/** A house of one storey over a crawl space, 1,800 ft², built to a present energy code. */
const house: PlainRecord = {
  unitSystem: "Imperial",
  roomName: "Whole house",
  floorArea: typed(1800, "ft2"),
  ceilingHeight: typed(8.5, "ft"),
  wallArea: typed(1240, "ft2"),
  wallUValue: typed(0.057, "Btu/(h ft2 degF)"),
  windowArea: typed(220, "ft2"),
  windowUValue: typed(0.28, "Btu/(h ft2 degF)"),
  roofArea: typed(1800, "ft2"),
  roofUValue: typed(0.026, "Btu/(h ft2 degF)"),
  exposedFloorArea: typed(1800, "ft2"),
  floorUValue: typed(0.033, "Btu/(h ft2 degF)"),
  doorArea: typed(40, "ft2"),
  doorUValue: typed(0.2, "Btu/(h ft2 degF)"),
  // ASHRAE 62.2: 0.03 cfm/ft² and 7.5 cfm for each of three bedrooms and one more.
  ventilationRate: typed(84, "cfm"),
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
        outdoorTemp: typed(10, "degF"),
        outdoorRelativeHumidity: typed(80, "%"),
        indoorTemp: typed(70, "degF"),
        indoorRelativeHumidity: typed(30, "%"),
        belowFloorTemp: typed(40, "degF"),
        numPeople: typed(4, "unitless"),
        activity: "seated-light",
        lightingLoad: typed(300, "W"),
        equipmentLoad: typed(500, "W"),
        infiltrationAirChanges: typed(0.2, "1/h"),
        supplyTemperatureDifference: typed(40, "deltaF"),
      },
    },
    {
      collection: "calculations",
      name: "Whole house, cooling load",
      input: {
        ...house,
        calculationMode: "Cooling",
        outdoorTemp: typed(91, "degF"),
        outdoorHumidityBy: "wetBulb",
        outdoorWetBulb: typed(74, "degF"),
        indoorTemp: typed(75, "degF"),
        indoorRelativeHumidity: typed(50, "%"),
        belowFloorTemp: typed(75, "degF"),
        windowShgc: typed(0.28, "unitless"),
        windowShading: typed(0.75, "unitless"),
        windowOrientation: "W",
        numPeople: typed(4, "unitless"),
        activity: "seated-light",
        lightingLoad: typed(300, "W"),
        equipmentLoad: typed(900, "W"),
        equipmentLatentLoad: typed(100, "W"),
        infiltrationAirChanges: typed(0.1, "1/h"),
        supplyTemperatureDifference: typed(20, "deltaF"),
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
        flowRate: typed(3.2, "gpm"),
        fluid: "water",
        fluidTemperature: typed(140, "degF"),
        pipeMaterial: "copperL",
        frictionRate: typed(3.5, "ftH2O/100ft"),
        pipeLength: typed(180, "ft"),
        fittings: [
          { id: "elbows", fitting: "elbow90LongRadius", quantity: typed(12, "unitless") },
          { id: "tees", fitting: "teeRun", quantity: typed(4, "unitless") },
          { id: "valves", fitting: "ballValve", quantity: typed(2, "unitless") },
          { id: "check", fitting: "swingCheckValve", quantity: typed(1, "unitless") },
        ],
        variableFlow: true,
      },
    },
  ],
};
