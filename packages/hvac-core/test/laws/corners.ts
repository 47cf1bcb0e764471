import { choiceCorners } from "./choiceCorners.ts";
import type { Input } from "./inputs.ts";

const levels = (...values: readonly number[]): readonly number[] => values;
const fan = levels(90, 88, 86, 84, 80, 76, 72, 68);
const losses = levels(2, 3, 5, 8, 10, 12, 14, 15);

/** Two fans and a pump with paths through ducts, walls and ceilings to three rooms, one of them given by its reverberation. */
const sound: Input = {
  unitSystem: "Metric",
  sources: [
    {
      id: "a",
      discharge: fan,
      inlet: levels(84, 83, 80, 78, 75, 70, 66, 60),
      casing: levels(70, 68, 66, 62, 58, 52, 46, 40),
      room: "bare",
      distance: 3,
      ceilingBy: "bands",
      ceiling: losses,
    },
    { id: "b", discharge: levels(70, 71, 72, 70, 66, 60, 55, 50) },
    { id: "pump", kind: "equipment", equipment: "pump", power: 5, machineSpeed: 1450, room: "hall" },
  ],
  elements: [
    {
      id: "return",
      source: "a",
      side: "inlet",
      kind: "duct",
      width: 400,
      height: 300,
      length: 5,
      airflow: 400,
      breakout: true,
      breakoutRoom: "hall",
      breakoutDistance: 3,
      ceilingBy: "bands",
      ceiling: losses,
    },
    {
      id: "plenum",
      parent: "return",
      kind: "plenum",
      wallArea: 12,
      absorption: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.6, 0.6],
      plenumDistance: 1.5,
      plenumAngle: 20,
    },
    { id: "grille", parent: "plenum", kind: "outlet", room: "bare", directivity: "4" },
    { id: "other", parent: "plenum", kind: "outlet", room: "office" },
    {
      id: "supply",
      source: "b",
      kind: "duct",
      width: 300,
      height: 200,
      length: 3,
      breakIn: true,
      surroundings: levels(85, 84, 82, 80, 78, 75, 70, 65),
    },
    { id: "diffuser", parent: "supply", kind: "outlet", room: "bare" },
  ],
  rooms: [
    {
      id: "bare",
      length: 8,
      width: 6,
      height: 4,
      method: "diffuse",
      absorptionBy: "reverberation",
      reverberationTime: [1, 0.9, 0.8, 0.8, 0.7, 0.7, 0.6, 0.5],
    },
    { id: "office", length: 5, width: 4, height: 3 },
    { id: "hall", length: 9, width: 7, height: 3 },
  ],
  privacy: [
    {
      id: "p",
      from: "bare",
      to: "office",
      partition: "bands",
      partitionLoss: losses,
      partitionArea: 12,
      flanking: "bands",
      flankingDifference: [40, 42, 45, 48, 50, 52, 55, 56],
    },
  ],
};

/** Air with an airflow, from which both the supply of its room and the room of its supply can be calculated. */
const room: Input = {
  unitSystem: "Metric",
  states: [{ id: "room", given: "dryBulbAndWetBulb", dryBulb: 24, wetBulb: 17, flowBasis: "actual", actualAirflow: 1000 }],
  processes: [
    {
      id: "supply",
      kind: "roomLine",
      inlet: "room",
      roomBy: "toSupply",
      supplyDryBulb: 14,
      roomSensibleLoad: { value: 10, unit: "kW" },
      roomLatentLoad: { value: 2, unit: "kW" },
    },
  ],
};

/** Ducts by static regain, of which one is rough, insulated as the system is, and colder than its surroundings. */
const regain: Input = {
  unitSystem: "Metric",
  scope: "system",
  systemSizing: "regain",
  systemVelocity: 9,
  insulationThickness: 25,
  heatExchange: true,
  sections: [
    { id: "a", ductLength: 5, airflow: 200, ductShape: "round" },
    { id: "b", parent: "a", ductLength: 3, airflow: 50, ductShape: "round", ductMaterial: "custom", roughness: 1 },
  ],
};

/** Flat oval ducts of custom sizes with a vertical longer side: the sheet names the width. */
const upright: Input = {
  unitSystem: "Metric",
  airflow: 1000,
  ductLength: 10,
  ductShape: "oval",
  sizeChoice: "chosen",
  chosenWidth: 300,
  chosenHeight: 600,
};

/** A unit with loads for both services of the water. */
const changeover: Input = {
  unitSystem: "Metric",
  scope: "system",
  designTemperatureDifference: 6,
  sections: [{ id: "a", pipeLength: 8, unit: "load", coolingLoad: 10, heatingLoad: 14, unitPressureDrop: 20 }],
};

/** Outdoor air alone, on days that are more humid than the hottest ones: by wet bulb, and by dew point. */
const summerDays = (value: number): (number | null)[] => Array.from({ length: 12 }, (_, m) => (m >= 5 && m <= 7 ? value : null));
const freshAir = (site: Record<string, unknown>): Input => ({
  unitSystem: "Metric",
  method: "hourly",
  site,
  systems: [{ id: "unit", sensibleRecovery: 0.5, latentRecovery: 0.3 }],
  zones: [{ id: "zone", system: "unit" }],
  rooms: [{ id: "class", zone: "zone", floorArea: 60, people: 25, outdoorAir: 300 }],
});
const humidWetBulb = freshAir({ designWetBulb: summerDays(26), wetBulbDryBulb: summerDays(31) });
const humidDewPoint = freshAir({ designDewPoint: summerDays(26), dewPointDryBulb: summerDays(29) });

/** Windows whose U-values and SHGC lead to different glazing, so that each selected glazing differs from one of them. */
const glazed: Input = {
  unitSystem: "Metric",
  method: "hourly",
  windowTypes: [
    { id: "single", uValue: 5, shgc: 0.7 },
    { id: "triple", uValue: 1.2, shgc: 0.3 },
  ],
  rooms: ["single", "triple"].map((type) => ({
    id: type,
    floorArea: 20,
    windows: [{ id: type, type, width: 3, height: 2, azimuth: 240 }],
  })),
};

/** Rooms whose people, gains, schedules and outdoor air are those of their type. */
const typedRooms: Input = {
  unitSystem: "Metric",
  method: "hourly",
  rooms: ["open-office", "meeting-room", "restaurant"].map((spaceType) => ({ id: spaceType, spaceType, floorArea: 60 })),
};

/** One room whose people, gains and outdoor air are those of its type. */
const typedRoom: Input = { unitSystem: "Metric", spaceType: "classroom", floorArea: 60 };

/** Zones whose categories, people, exhaust and schedules are those of their type; the people of one are entered. */
const typedZones: Input = {
  unitSystem: "Metric",
  scope: "zones",
  zones: [
    { id: "office", spaceType: "open-office", area: 200, height: 3 },
    { id: "meeting", spaceType: "meeting-room", area: 40, height: 3, people: 12 },
    { id: "toilet", spaceType: "restroom", area: 20, height: 3 },
  ],
};

/** One room with the category of its type. */
const typedCategory: Input = {
  unitSystem: "Metric",
  spaceType: "classroom",
  roomWidth: 8,
  roomLength: 9,
  roomHeight: 3,
  airChangesPerHour: 2,
};

/** A main with a branch and a duct that goes straight on, a damper in each, all with their airflows: connections, and how they are throttled. */
const junction: Input = {
  unitSystem: "Metric",
  sources: [{ id: "a", discharge: fan }],
  elements: [
    { id: "main", source: "a", kind: "duct", width: 600, height: 400, length: 5, airflow: 1500 },
    { id: "branch", parent: "main", connection: "branch", kind: "duct", width: 300, height: 200, length: 3, airflow: 400 },
    { id: "run", parent: "main", kind: "duct", width: 600, height: 400, length: 5, airflow: 1100 },
    { id: "damper", parent: "branch", kind: "damper", width: 300, height: 200, airflow: 400, damperLoss: 60 },
    { id: "diffuser", parent: "damper", kind: "outlet", room: "office" },
    { id: "grille", parent: "run", kind: "outlet", room: "office" },
  ],
  rooms: [{ id: "office", length: 8, width: 6, height: 3 }],
};

/** A junction whose ratios are entered as a fitting of a section. */
const enteredJunction: Input = {
  unitSystem: "Metric",
  scope: "system",
  sections: [{ id: "a", ductLength: 5, airflow: 200, fittings: [{ id: "f", fitting: "divergingBranch", areaRatio: 0.5, flowRatio: 0.4 }] }],
};

/** A chiller and a unit with direct expansion, at part load by the curves of their kind. */
const curves: Input = {
  unitSystem: "Metric",
  loadMethod: "bins",
  floorArea: 1000,
  lossCoefficient: 2000,
  electricityPrice: 0.2,
  bins: [
    { id: "mild", temperature: 26, hours: 700 },
    { id: "hot", temperature: 33, hours: 300 },
  ],
  cases: [
    { id: "base", cooling: "chiller", coolingPartLoad: "curve" },
    { id: "other", cooling: "directExpansion", coolingPartLoad: "curve" },
  ],
};

/** A freezer, whose thin gas carries oil up by the table before it does by the onset of flooding. */
const freezer: Input = {
  unitSystem: "Metric",
  refrigerant: "R134a",
  capacity: 20,
  minimumCapacity: 10,
  evaporatingTemperature: -40,
  condensingTemperature: 35,
  lines: [{ id: "riser", kind: "suction", length: 6, rise: 6 }],
};

/** A bill with an item of each kind, separate tax rates, amounts that every step rounds differently, and a custom currency. */
const tender: Input = {
  unitSystem: "Metric",
  currency: "own",
  currencySign: "Ft",
  currencyDecimals: "3",
  overheads: { value: 12.5, unit: "%" },
  contingency: { value: 5, unit: "%" },
  tax: { value: 20, unit: "%" },
  items: [
    { id: "a", description: "Duct", quantity: 123.456, unit: "m2", rate: 87.654_321, waste: { value: 10, unit: "%" }, labour: 12.345_67 },
    { id: "b", description: "Builder's work", pricedAs: "provisionalDefined", quantity: 1, unit: "sum", rate: 5000 },
    {
      id: "c",
      description: "Controls",
      pricedAs: "primeCost",
      quantity: 1,
      rate: 9876.543,
      addition: { value: 5, unit: "%" },
      attendance: 250,
    },
    {
      id: "d",
      description: "Fitter",
      pricedAs: "daywork",
      quantity: 8.25,
      unit: "h",
      rate: 25.5,
      plant: 1,
      addition: { value: 120, unit: "%" },
    },
    { id: "e", description: "Fire damper", pricedAs: "rateOnly", rate: 312.5, taxRate: { value: 5, unit: "%" } },
    { id: "f", description: "Grille", quantity: 7, rate: 33.333, taxRate: { value: 5, unit: "%" } },
    { id: "g", description: "Panel", quantity: 3, unit: "panel", rate: 100 },
  ],
};

/** The same with the steps of a currency. */
const tenderInDinars: Input = { ...tender, currency: "KWD", rateRounding: "none", tax: 0, items: (tender["items"] as Input[]).slice(0, 3) };

/** By calculator: inputs in which fields matter, or cases of a sheet, which no example and few random inputs have. */
const fieldCorners: Readonly<Record<string, readonly Input[]>> = {
  "acoustic-calculator": [sound, junction],
  boq: [tender, tenderInDinars],
  "duct-sizer": [regain, upright, enteredJunction],
  "energy-analysis": [curves],
  "heat-load": [humidWetBulb, humidDewPoint, glazed, typedRooms, typedRoom],
  "pipe-sizer": [changeover],
  "psychrometric-chart": [room],
  "refrigerant-pipe-sizer": [freezer],
  "ventilation-calc": [typedZones, typedCategory],
};

/** By calculator: inputs for cases that no example and few random inputs have. All laws use them. */
export const corners: Readonly<Record<string, readonly Input[]>> = Object.fromEntries(
  [...new Set([...Object.keys(fieldCorners), ...Object.keys(choiceCorners)])].map((id) => [
    id,
    [...(fieldCorners[id] ?? []), ...(choiceCorners[id] ?? [])],
  ]),
);
