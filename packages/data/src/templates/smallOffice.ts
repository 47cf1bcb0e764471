import type { PlainRecord } from "../documents/index.ts";
import { typed } from "./quantity.ts";
import type { Template } from "./template.ts";
import { texts } from "./texts.ts";

/** The items of the bill, with texts and measured duct of a unit system. */
const items = (capacity: string, diffuser: string, duct: PlainRecord): readonly PlainRecord[] => [
  {
    id: "unit",
    description: texts.smallOffice.items.unit(capacity),
    workSection: "23 81",
    quantity: typed(1, "unitless"),
    unit: "each",
    rate: typed(7800, "money"),
  },
  { id: "duct", description: texts.smallOffice.items.duct, workSection: "23 31", ...duct },
  {
    id: "diffusers",
    description: texts.smallOffice.items.diffusers(diffuser),
    workSection: "23 37",
    quantity: typed(8, "unitless"),
    unit: "each",
    rate: typed(185, "money"),
  },
];

/** One tenant's floor of 1,200 ft² in the middle of a building, facing west. */
export const smallOffice: Template = {
  id: "small-office",
  name: texts.smallOffice.name,
  description: texts.smallOffice.description,
  links: [{ file: 1, field: "airflow", from: 0, result: "supplyAirflow" }],
  files: [
    {
      collection: "calculations",
      name: texts.smallOffice.coolingLoad,
      input: {
        unitSystem: "Imperial",
        calculationMode: "Cooling",
        roomName: texts.smallOffice.room,
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
      name: texts.smallOffice.duct,
      input: {
        unitSystem: "Imperial",
        calculationName: texts.smallOffice.duct,
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
      name: texts.smallOffice.bill,
      input: {
        unitSystem: "Imperial",
        currency: "$",
        standard: "masterFormat",
        items: items(texts.smallOffice.capacity.imperial, texts.smallOffice.diffuser.imperial, {
          quantity: typed(520, "unitless"),
          unit: "lb",
          rate: typed(11.5, "money"),
        }),
      },
      metric: {
        // 520 lb at $11.50.
        items: items(texts.smallOffice.capacity.metric, texts.smallOffice.diffuser.metric, {
          quantity: typed(236, "unitless"),
          unit: "kg",
          rate: typed(25.35, "money"),
        }),
      },
    },
  ],
};
