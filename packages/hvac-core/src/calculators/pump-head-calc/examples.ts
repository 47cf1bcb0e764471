import type { Example } from "../../kernel/index.ts";
import type { fields } from "./schema.ts";

/** A curve of a manufacturer, as read off a sheet in metric units: m³/h, m, efficiency, m. */
const metricCurve = [
  { id: "a", flow: { value: 0, unit: "m3/h" }, head: 26.5 },
  { id: "b", flow: { value: 25, unit: "m3/h" }, head: 26, efficiency: { value: 50, unit: "%" }, npshRequired: 1.6 },
  { id: "c", flow: { value: 50, unit: "m3/h" }, head: 24.2, efficiency: { value: 72, unit: "%" }, npshRequired: 2 },
  { id: "d", flow: { value: 75, unit: "m3/h" }, head: 20.9, efficiency: { value: 78, unit: "%" }, npshRequired: 2.8 },
  { id: "e", flow: { value: 95, unit: "m3/h" }, head: 17, efficiency: { value: 74, unit: "%" }, npshRequired: 3.9 },
] as const;

/** One in American units: gpm, feet, efficiency, feet. */
const imperialCurve = [
  { id: "a", flow: 0, head: 88 },
  { id: "b", flow: 110, head: 85.5, efficiency: { value: 50, unit: "%" }, npshRequired: 5 },
  { id: "c", flow: 220, head: 78.5, efficiency: { value: 72, unit: "%" }, npshRequired: 6.5 },
  { id: "d", flow: 330, head: 67, efficiency: { value: 78, unit: "%" }, npshRequired: 9 },
  { id: "e", flow: 420, head: 54, efficiency: { value: 74, unit: "%" }, npshRequired: 13 },
] as const;

/** Pumps of a building's plant. */
export const examples: readonly Example<typeof fields>[] = [
  {
    id: "chilled-water",
    title: "Chilled water, two pumps",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Chilled water pumps",
        flowRate: { value: 130, unit: "m3/h" },
        fluidTemperature: 9,
        segments: [
          {
            id: "main",
            name: "Main",
            size: "dn150",
            length: 160,
            fittings: [
              { id: "elbows", quantity: 14 },
              { id: "valves", fitting: "butterflyValve", quantity: 6 },
            ],
          },
          {
            id: "branch",
            name: "Branch to the last coil",
            flow: { value: 12, unit: "m3/h" },
            size: "dn50",
            length: 45,
            fittings: [{ id: "elbows", quantity: 8 }],
          },
        ],
        equipment: [
          { id: "chiller", name: "Chiller", ratedLoss: 60 },
          { id: "coil", name: "Coil", ratedLoss: 35 },
        ],
        controlValveBy: "loss",
        controlValveLoss: 35,
        controlledLoss: 45,
        strainerLoss: 10,
        pumps: [{ id: "p", name: "Chilled water pump", number: 2, standby: 1, speed: 1450, diameter: 270, points: metricCurve }],
        control: "speed",
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Chilled water pumps",
        flowRate: 560,
        fluidTemperature: 48,
        segments: [
          {
            id: "main",
            name: "Main",
            size: "dn150",
            length: 520,
            fittings: [
              { id: "elbows", quantity: 14 },
              { id: "valves", fitting: "butterflyValve", quantity: 6 },
            ],
          },
          { id: "branch", name: "Branch to the last coil", flow: 53, size: "dn50", length: 150, fittings: [{ id: "elbows", quantity: 8 }] },
        ],
        equipment: [
          { id: "chiller", name: "Chiller", ratedLoss: 20 },
          { id: "coil", name: "Coil", ratedLoss: 12 },
        ],
        controlValveBy: "loss",
        controlValveLoss: 12,
        controlledLoss: 15,
        strainerLoss: 3,
        pumps: [{ id: "p", name: "Chilled water pump", number: 2, standby: 1, speed: 1750, diameter: 9.5, points: imperialCurve }],
        control: "speed",
      },
    },
  },
  {
    id: "cooling-tower",
    title: "Cooling tower, open",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Condenser water pump",
        kind: "open",
        flowRate: { value: 80, unit: "m3/h" },
        fluidTemperature: 35,
        staticLift: 4,
        residualPressure: 50,
        segments: [
          { id: "suction", name: "Suction line", side: "suction", size: "dn150", length: 12, fittings: [{ id: "elbows", quantity: 3 }] },
          { id: "loop", name: "To condenser and tower", size: "dn125", length: 80, fittings: [{ id: "elbows", quantity: 10 }] },
        ],
        equipment: [{ id: "condenser", name: "Condenser", ratedLoss: 50 }],
        strainerLoss: 10,
        pumps: [{ id: "p", name: "Condenser water pump", standby: 1, speed: 1450, diameter: 270, points: metricCurve }],
        checkSuction: true,
        suctionLevel: 2,
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Condenser water pump",
        kind: "open",
        flowRate: 350,
        fluidTemperature: 95,
        staticLift: 13,
        residualPressure: 16,
        segments: [
          { id: "suction", name: "Suction line", side: "suction", size: "dn150", length: 40, fittings: [{ id: "elbows", quantity: 3 }] },
          { id: "loop", name: "To condenser and tower", size: "dn125", length: 260, fittings: [{ id: "elbows", quantity: 10 }] },
        ],
        equipment: [{ id: "condenser", name: "Condenser", ratedLoss: 17 }],
        strainerLoss: 3,
        pumps: [{ id: "p", name: "Condenser water pump", standby: 1, speed: 1750, diameter: 9.5, points: imperialCurve }],
        checkSuction: true,
        suctionLevel: 6,
      },
    },
  },
  {
    id: "heating",
    title: "Heating circuit with glycol",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Heating pump",
        flowRate: { value: 60, unit: "m3/h" },
        headLoss: 19.5,
        fluid: "propylene",
        fluidTemperature: 40,
        pumps: [{ id: "p", name: "Heating pump", speed: 1450, diameter: 270, points: metricCurve }],
        control: "throttled",
        checkSuction: true,
        suctionLevel: 1,
        tankPressure: 150,
        topHeight: 8,
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Heating pump",
        flowRate: 260,
        headLoss: 66,
        fluid: "propylene",
        fluidTemperature: 100,
        pumps: [{ id: "p", name: "Heating pump", speed: 1750, diameter: 9.5, points: imperialCurve }],
        control: "throttled",
        checkSuction: true,
        suctionLevel: 3,
        tankPressure: 50,
        topHeight: 26,
      },
    },
  },
];
