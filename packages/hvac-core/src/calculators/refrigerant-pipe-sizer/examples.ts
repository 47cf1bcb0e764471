import type { Example } from "../../kernel/index.ts";
import type { fields } from "./schema.ts";

/** What a new page begins with: a split system with the condensing unit above its evaporator. */
export const start = {
  Metric: {
    unitSystem: "Metric",
    capacity: 35,
    minimumCapacity: 17.5,
    lines: [
      { id: "suction", name: "Suction, along the ceiling", kind: "suction", length: 15, fittings: [{ id: "elbows", quantity: 4 }] },
      { id: "riser", name: "Suction riser", kind: "suction", length: 4, rise: 4, fittings: [{ id: "elbows", quantity: 2 }] },
      {
        id: "liquid",
        name: "Liquid line",
        kind: "liquid",
        length: 19,
        rise: -4,
        accessoryLoss: 20,
        fittings: [{ id: "elbows", quantity: 6 }],
      },
    ],
  },
  Imperial: {
    unitSystem: "Imperial",
    capacity: 10,
    minimumCapacity: 5,
    lines: [
      { id: "suction", name: "Suction, along the ceiling", kind: "suction", length: 50, fittings: [{ id: "elbows", quantity: 4 }] },
      { id: "riser", name: "Suction riser", kind: "suction", length: 12, rise: 12, fittings: [{ id: "elbows", quantity: 2 }] },
      {
        id: "liquid",
        name: "Liquid line",
        kind: "liquid",
        length: 62,
        rise: -12,
        accessoryLoss: 3,
        fittings: [{ id: "elbows", quantity: 6 }],
      },
    ],
  },
} as const;

/** Systems with the usual troubles: a long lift of liquid, a riser at low load, a room for a flammable charge. */
export const examples: readonly Example<typeof fields>[] = [
  {
    id: "double-riser",
    title: "Double riser of a cold room",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Cold room, double riser",
        refrigerant: "R449A",
        capacity: 40,
        minimumCapacity: 10,
        evaporatingTemperature: -8,
        condensingTemperature: 40,
        suctionPickUp: 8,
        lines: [
          { id: "suction", name: "Suction, to the riser", kind: "suction", length: 12 },
          {
            id: "riser",
            name: "Double riser",
            kind: "suction",
            length: 8,
            rise: 8,
            sizing: "double",
            fittings: [{ id: "trap", fitting: "returnBend", quantity: 2 }],
          },
          { id: "liquid", name: "Liquid line", kind: "liquid", length: 20, rise: -8 },
        ],
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Cold room, double riser",
        refrigerant: "R449A",
        capacity: 12,
        minimumCapacity: 3,
        evaporatingTemperature: 18,
        condensingTemperature: 105,
        suctionPickUp: 15,
        lines: [
          { id: "suction", name: "Suction, to the riser", kind: "suction", length: 40 },
          {
            id: "riser",
            name: "Double riser",
            kind: "suction",
            length: 25,
            rise: 25,
            sizing: "double",
            fittings: [{ id: "trap", fitting: "returnBend", quantity: 2 }],
          },
          { id: "liquid", name: "Liquid line", kind: "liquid", length: 65, rise: -25 },
        ],
      },
    },
  },
  {
    id: "roof-evaporator",
    title: "Evaporator above its condenser",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Evaporator on the roof",
        refrigerant: "R134a",
        capacity: 70,
        lines: [
          { id: "suction", name: "Suction line", kind: "suction", length: 30, rise: -9 },
          { id: "discharge", name: "Discharge line", kind: "discharge", length: 6 },
          { id: "liquid", name: "Liquid line", kind: "liquid", length: 30, rise: 9, accessoryLoss: 15 },
        ],
        subcooling: 8,
        chargeStandard: "ashrae15",
        equipmentCharge: 15,
        roomArea: 60,
        roomHeight: 3,
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Evaporator on the roof",
        refrigerant: "R134a",
        capacity: 20,
        lines: [
          { id: "suction", name: "Suction line", kind: "suction", length: 100, rise: -30 },
          { id: "discharge", name: "Discharge line", kind: "discharge", length: 20 },
          { id: "liquid", name: "Liquid line", kind: "liquid", length: 100, rise: 30, accessoryLoss: 2 },
        ],
        subcooling: 15,
        chargeStandard: "ashrae15",
        equipmentCharge: 33,
        roomArea: 650,
        roomHeight: 10,
      },
    },
  },
  {
    id: "split-r32",
    title: "R-32 split with the charge of its room",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Split unit, R-32",
        refrigerant: "R32",
        capacity: 7,
        minimumCapacity: 3.5,
        lines: [
          { id: "suction", name: "Gas line", kind: "suction", length: 12, rise: 3, sizing: "chosen", tube: "acrL-5_8" },
          { id: "liquid", name: "Liquid line", kind: "liquid", length: 12, rise: -3, sizing: "chosen", tube: "acrL-3_8" },
        ],
        chargeStandard: "iec60335Edition6",
        equipmentCharge: 1.4,
        roomArea: 22,
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Split unit, R-32",
        refrigerant: "R32",
        capacity: 2,
        minimumCapacity: 1,
        lines: [
          { id: "suction", name: "Gas line", kind: "suction", length: 40, rise: 10, sizing: "chosen", tube: "acrL-5_8" },
          { id: "liquid", name: "Liquid line", kind: "liquid", length: 40, rise: -10, sizing: "chosen", tube: "acrL-3_8" },
        ],
        chargeStandard: "ul60335Edition4",
        equipmentCharge: 3,
        roomArea: 240,
      },
    },
  },
];
