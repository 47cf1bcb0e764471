import type { Section } from "../../kernel/index.ts";
import { hourlySections } from "./fields/hourly.ts";

export const sections: readonly Section[] = [
  {
    id: "room",
    title: "Room",
    first: ["method", "calculationMode", "floorArea"],
    summary: ["name: {roomName}", "space type: {spaceType}", "ceiling height {ceilingHeight}"],
  },
  {
    id: "conditions",
    title: "Design conditions",
    first: ["outdoorTemp", "indoorTemp"],
    summary: [
      "{outdoorRelativeHumidity} relative humidity outdoors",
      "wet bulb {outdoorWetBulb} outdoors",
      "{indoorRelativeHumidity} indoors",
      "altitude {altitude}",
    ],
  },
  {
    id: "envelope",
    title: "Envelope",
    first: ["wallArea", "wallOrientation", "windowArea", "windowOrientation", "roofArea"],
    summary: [
      "wall U-value {wallUValue}",
      "window {windowUValue}",
      "roof {roofUValue}",
      "SHGC {windowShgc}",
      "shading factor {windowShading}",
      "wall: {wallColour}",
      "roof: {roofColour}",
      "slab edge {slabPerimeter}",
      "loss factor {slabLossFactor}",
    ],
  },
  { id: "surfaces", title: "More surfaces", summary: ["{surfaces}"] },
  {
    id: "sun",
    title: "Place and hour of the sun",
    summary: [
      "{month}",
      "{hour}",
      "latitude {latitude}",
      "longitude {longitude}",
      "UTC {timeZone}",
      "optical depths {tauB} and {tauD}",
      "of edition {tauEdition}",
    ],
  },
  {
    id: "gains",
    title: "People, lighting, equipment",
    first: ["numPeople", "lightingLoad", "equipmentLoad"],
    summary: ["{activity}", "latent heat of equipment {equipmentLatentLoad}", "{gainCredit} of the gains credited"],
  },
  {
    id: "air",
    title: "Ventilation and infiltration",
    first: ["ventilationRate"],
    summary: ["infiltration {infiltrationAirChanges}", "airflow as {airflowBasis}", "humidified in winter: {humidified}"],
  },
  {
    id: "system",
    title: "Supply air and safety",
    summary: ["supply air {supplyTemperatureDifference} from the room", "pick-up {pickUp}", "safety {safetyFactor}"],
  },
  ...hourlySections,
];
