import type { PlainRecord } from "../documents/index.ts";
import { typed } from "./quantity.ts";
import type { Template } from "./template.ts";
import { texts } from "./texts.ts";

const wallUValue = typed(0.057, "Btu/(h ft2 degF)");
const windowUValue = typed(0.28, "Btu/(h ft2 degF)");

/** Envelope of the house apart from the west side and the roof, over a crawl space of a temperature. */
function otherSurfaces(crawlSpaceTemperature: number): readonly PlainRecord[] {
  const wall = (id: string, orientation: string): PlainRecord => ({
    id: `wall-${id}`,
    name: texts.residentialHome.wall(id),
    kind: "wall",
    area: typed(310, "ft2"),
    uValue: wallUValue,
    orientation,
  });
  const window = (id: string, orientation: string, area: number): PlainRecord => ({
    id: `windows-${id}`,
    name: texts.residentialHome.windows(id),
    kind: "window",
    area: typed(area, "ft2"),
    uValue: windowUValue,
    orientation,
    shgc: typed(0.28, "unitless"),
    shading: typed(0.75, "unitless"),
  });
  return [
    wall("North", "N"),
    wall("East", "E"),
    wall("South", "S"),
    window("North", "N", 30),
    window("East", "E", 40),
    window("South", "S", 80),
    {
      id: "doors",
      name: texts.residentialHome.doors,
      kind: "door",
      area: typed(40, "ft2"),
      uValue: typed(0.2, "Btu/(h ft2 degF)"),
      orientation: "E",
    },
    {
      id: "floor",
      name: texts.residentialHome.floor,
      kind: "floor",
      area: typed(1800, "ft2"),
      uValue: typed(0.033, "Btu/(h ft2 degF)"),
      exposure: "space",
      adjacentTemp: typed(crawlSpaceTemperature, "degF"),
    },
  ];
}

/** A house of one storey over a crawl space, 1,800 ft², built to a present energy code. */
const house: PlainRecord = {
  unitSystem: "Imperial",
  roomName: texts.residentialHome.room,
  floorArea: typed(1800, "ft2"),
  ceilingHeight: typed(8.5, "ft"),
  wallArea: typed(310, "ft2"),
  wallUValue,
  wallOrientation: "W",
  windowArea: typed(70, "ft2"),
  windowUValue,
  windowShgc: typed(0.28, "unitless"),
  windowShading: typed(0.75, "unitless"),
  windowOrientation: "W",
  roofArea: typed(1800, "ft2"),
  // Beneath a ventilated attic: what the sun does to the roof reaches the ceiling weakened, as to a light one.
  roofUValue: typed(0.026, "Btu/(h ft2 degF)"),
  roofColour: "light",
  // ASHRAE 62.2: 0.03 cfm/ft² and 7.5 cfm for each of three bedrooms and one more.
  ventilationRate: typed(84, "cfm"),
};

export const residentialHome: Template = {
  id: "residential-home",
  name: texts.residentialHome.name,
  description: texts.residentialHome.description,
  files: [
    {
      collection: "calculations",
      name: texts.residentialHome.heatingLoad,
      input: {
        ...house,
        calculationMode: "Heating",
        outdoorTemp: typed(10, "degF"),
        outdoorRelativeHumidity: typed(80, "%"),
        indoorTemp: typed(70, "degF"),
        indoorRelativeHumidity: typed(30, "%"),
        surfaces: otherSurfaces(40),
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
      name: texts.residentialHome.coolingLoad,
      input: {
        ...house,
        calculationMode: "Cooling",
        outdoorTemp: typed(91, "degF"),
        outdoorHumidityBy: "wetBulb",
        outdoorWetBulb: typed(74, "degF"),
        hour: typed(15, "h"),
        indoorTemp: typed(75, "degF"),
        indoorRelativeHumidity: typed(50, "%"),
        surfaces: otherSurfaces(75),
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
      name: texts.residentialHome.pipe,
      input: {
        unitSystem: "Imperial",
        calculationName: texts.residentialHome.pipe,
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
