import type { Input } from "./inputs.ts";

/** Each hour or month of an axis, by its index. */
const course = (count: number, valueAt: (index: number) => number): readonly number[] =>
  Array.from({ length: count }, (_, index) => valueAt(index));

/** A corner room in the morning sun, with a wall and a roof of published constructions. */
const morning: Input = {
  unitSystem: "Metric",
  hour: 9,
  surfaces: [
    { id: "wall", kind: "wall", area: 10, construction: "wall-light" },
    { id: "roof", kind: "roof", area: 20, construction: "roof-light" },
    { id: "window", kind: "window", area: 5, uValue: 2, orientation: "E" },
  ],
};

/** Windows that are clear double and low-e double by their U-value and SHGC. */
const glazings: Input = {
  unitSystem: "Metric",
  method: "hourly",
  windowTypes: [
    { id: "clear", uValue: 2.8, shgc: 0.7 },
    { id: "coated", uValue: 2, shgc: 0.3 },
  ],
  rooms: [
    {
      id: "room",
      floorArea: 20,
      windows: [
        { id: "south", type: "clear", width: 2, height: 1.5, azimuth: 180 },
        { id: "west", type: "coated", width: 2, height: 1.5, azimuth: 270 },
      ],
    },
  ],
};

/** Humid air that a wheel dries. */
const drying: Input = {
  unitSystem: "Metric",
  states: [{ id: "outdoor", dryBulb: 30, relativeHumidity: 0.7, flowBasis: "actual", actualAirflow: 1000 }],
  processes: [{ id: "wheel", kind: "desiccant", inlet: "outdoor", desiccantHumidityRatio: 8, moistureRemoved: 5 }],
};

/** A kitchen whose fan runs all the time. */
const kitchen: Input = {
  unitSystem: "Metric",
  scope: "dwelling",
  dwellingArea: 100,
  bedrooms: 2,
  localExhausts: [{ id: "kitchen", room: "kitchen-hood", operation: "continuous", volume: 20 }],
};

/** A terminal that recirculates air of its zone, by the detailed procedure. */
const recirculation: Input = {
  unitSystem: "Metric",
  scope: "zones",
  systemKind: "multiple-zone",
  efficiencyMethod: "appendix-a",
  zones: [
    {
      id: "meeting",
      area: 40,
      height: 2.8,
      category: "conference",
      people: 12,
      loadAirflow: 350,
      minimumAirflow: 150,
      secondaryPath: true,
      primaryFraction: 0.4,
    },
    { id: "office", area: 100, height: 2.8, category: "office-space", people: 8, loadAirflow: 500 },
  ],
};

/** A duct so large that noise is its limit, with a transition and a junction. */
const loud: Input = {
  unitSystem: "Metric",
  airflow: 12_000,
  ductLength: 10,
  fittings: [
    { id: "transition", fitting: "enlargementRectangular", areaRatio: 0.5 },
    { id: "junction", fitting: "divergingBranch", areaRatio: 0.5, flowRatio: 0.4 },
  ],
};

/** A transition in a section of a system. */
const transition: Input = {
  unitSystem: "Metric",
  scope: "system",
  sections: [{ id: "a", ductLength: 5, airflow: 200, fittings: [{ id: "t", fitting: "enlargementRectangular", areaRatio: 0.5 }] }],
};

/** A pump of cold glycol, whose best point and speed are known. */
const viscous: Input = {
  unitSystem: "Metric",
  flowRate: 8,
  headLoss: 150,
  fluid: "propylene",
  glycolMassFraction: 0.5,
  fluidTemperature: -20,
  pumps: [
    {
      id: "pump",
      speed: 1450,
      points: [
        { id: "a", flow: 0, head: 25 },
        { id: "b", flow: 5, head: 24, efficiency: 0.55 },
        { id: "c", flow: 10, head: 20, efficiency: 0.7 },
        { id: "d", flow: 15, head: 13, efficiency: 0.6 },
      ],
    },
  ],
};

/** A louvre, an outlet by its rating, and a large round duct through a plant room. */
const outlets: Input = {
  unitSystem: "Metric",
  sources: [{ id: "fan", discharge: course(8, () => 80) }],
  elements: [
    { id: "louvre", source: "fan", kind: "louvre", width: 600, height: 600 },
    {
      id: "duct",
      parent: "louvre",
      kind: "duct",
      shape: "round",
      diameter: 600,
      length: 3,
      breakIn: true,
      surroundings: course(8, () => 85),
    },
    { id: "diffuser", parent: "duct", kind: "outlet", shape: "round", diameter: 250, noiseBy: "rating", outletRating: 30, room: "office" },
  ],
  rooms: [{ id: "office", length: 8, width: 6, height: 3 }],
};

/** Fans and pumps at the power that their manufacturers give for each flow. */
const points: Input = {
  unitSystem: "Metric",
  floorArea: 1000,
  lossCoefficient: 2000,
  outdoorMeans: course(12, () => 10),
  electricityPrice: 0.2,
  cases: [
    {
      id: "base",
      heating: "none",
      fanPower: 10,
      fanPowerThreeQuarter: 0.5,
      fanPowerHalf: 0.25,
      fanFlowShare: 0.625,
      pumpPower: 5,
      pumpPowerHalf: 0.3,
      pumpFlowShare: 0.375,
    },
  ],
};

/** Summer sun that earns more than its months cost, and a tier that some months do not fill. */
const exports: Input = {
  unitSystem: "Metric",
  floorArea: 1000,
  lossCoefficient: 2000,
  outdoorMeans: course(12, () => 10),
  otherElectricity: 87_600,
  electricityBy: "full",
  energyPeriods: [
    {
      id: "all",
      sellPrice: 0.3,
      tiers: [
        { id: "first", limitBy: "day", energyLimit: 100, price: 0.2 },
        { id: "rest", price: 0.1 },
      ],
    },
  ],
  cases: [{ id: "base", heating: "none", generation: course(12, (month) => (month >= 4 && month < 9 ? 20_000 : 0)) }],
};

/** Equipment with circuits and minimum efficiencies. */
const equipment: Input = {
  unitSystem: "Imperial",
  electricalSizing: "nec",
  fans: [{ id: "fan", tag: "F-01", energyIndex: 0.97, motorCurrent: 34 }],
  pumps: [{ id: "pump", tag: "P-01", pumpIndex: 0.9 }],
  coolingTowers: [{ id: "tower", tag: "CT-01", ratedFlow: 500, fanMotor: 10 }],
  splitSystems: [{ id: "vrf", tag: "AC-01", kind: "vrf", cooling: 120, compressorCurrent: 20, motorCurrent: 2, heaterCurrent: 15 }],
  rooftopUnits: [{ id: "unit", tag: "RTU-01", compressorCurrent: 20, motorCurrent: 2, heaterCurrent: 40 }],
  customAirflow: true,
  customCooling: true,
  customHeating: true,
  customWater: true,
  otherEquipment: [
    {
      id: "other",
      tag: "E-01",
      requiredAirflow: 100,
      airflow: 110,
      requiredCooling: 10,
      cooling: 12,
      requiredHeating: { value: 10, unit: "kW" },
      heating: { value: 12, unit: "kW" },
      requiredFlow: 5,
      flow: 6,
      compressorCurrent: 20,
      motorCurrent: 2,
      heaterCurrent: 40,
    },
  ],
};

/** By calculator: inputs that distinguish options which no example distinguishes. */
export const choiceCorners: Readonly<Record<string, readonly Input[]>> = {
  "acoustic-calculator": [outlets],
  "duct-sizer": [loud, transition],
  "energy-analysis": [points, exports],
  "heat-load": [morning, glazings],
  "psychrometric-chart": [drying],
  "pump-head-calc": [viscous],
  schedules: [equipment],
  "ventilation-calc": [kitchen, recirculation],
};
