import type { Example } from "../../kernel/index.ts";
import type { fields } from "./schema.ts";

/** What a new page begins with: outdoor and return air, mixed and cooled. */
export const start = {
  Metric: {
    unitSystem: "Metric",
    states: [
      { id: "outdoor", name: "Outdoor air", given: "dryBulbAndWetBulb", dryBulb: 33, wetBulb: 23, flowBasis: "actual", actualAirflow: 600 },
      { id: "return", name: "Return air", dryBulb: 25, relativeHumidity: 0.5, flowBasis: "actual", actualAirflow: 1400 },
    ],
    processes: [
      { id: "mix", name: "Mixing box", kind: "mixing", inlet: "outdoor", second: "return" },
      { id: "coil", name: "Cooling coil", kind: "coolingCoil", inlet: "mix", apparatusDewPoint: 11 },
    ],
  },
  Imperial: {
    unitSystem: "Imperial",
    states: [
      {
        id: "outdoor",
        name: "Outdoor air",
        given: "dryBulbAndWetBulb",
        dryBulb: 92,
        wetBulb: 74,
        flowBasis: "actual",
        actualAirflow: 1200,
      },
      { id: "return", name: "Return air", dryBulb: 76, relativeHumidity: 0.5, flowBasis: "actual", actualAirflow: 2800 },
    ],
    processes: [
      { id: "mix", name: "Mixing box", kind: "mixing", inlet: "outdoor", second: "return" },
      { id: "coil", name: "Cooling coil", kind: "coolingCoil", inlet: "mix", apparatusDewPoint: 52 },
    ],
  },
} as const;

/** Air handling units in summer and in winter, and cooling by evaporation. */
export const examples: readonly Example<typeof fields>[] = [
  {
    id: "summer-air-handler",
    title: "Air handling unit in summer",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Air handling unit, summer",
        states: [
          {
            id: "outdoor",
            name: "Outdoor air",
            given: "dryBulbAndWetBulb",
            dryBulb: 34,
            wetBulb: 24,
            flowBasis: "actual",
            actualAirflow: 1000,
          },
          { id: "return", name: "Return air", dryBulb: 25, relativeHumidity: 0.5, flowBasis: "actual", actualAirflow: 2500 },
        ],
        processes: [
          { id: "mix", name: "Mixing box", kind: "mixing", inlet: "outdoor", second: "return" },
          { id: "coil", name: "Cooling coil", kind: "coolingCoil", inlet: "mix", apparatusDewPoint: 10, bypassFactor: 0.1 },
          { id: "reheat", name: "Reheat", kind: "heating", inlet: "coil", heatingBy: "temperatureRise", heatingRise: 1 },
          { id: "fan", name: "Supply fan", kind: "fanHeat", inlet: "reheat", fanPressureRise: 900 },
          {
            id: "room",
            name: "Rooms",
            kind: "roomLine",
            inlet: "fan",
            roomSensibleLoad: { value: 44, unit: "kW" },
            roomLatentLoad: { value: 16, unit: "kW" },
          },
        ],
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Air handling unit, summer",
        states: [
          {
            id: "outdoor",
            name: "Outdoor air",
            given: "dryBulbAndWetBulb",
            dryBulb: 95,
            wetBulb: 75,
            flowBasis: "actual",
            actualAirflow: 2000,
          },
          { id: "return", name: "Return air", dryBulb: 77, relativeHumidity: 0.5, flowBasis: "actual", actualAirflow: 5000 },
        ],
        processes: [
          { id: "mix", name: "Mixing box", kind: "mixing", inlet: "outdoor", second: "return" },
          { id: "coil", name: "Cooling coil", kind: "coolingCoil", inlet: "mix", apparatusDewPoint: 50, bypassFactor: 0.1 },
          { id: "reheat", name: "Reheat", kind: "heating", inlet: "coil", heatingBy: "temperatureRise", heatingRise: 2 },
          { id: "fan", name: "Supply fan", kind: "fanHeat", inlet: "reheat", fanPressureRise: 3.5 },
          {
            id: "room",
            name: "Rooms",
            kind: "roomLine",
            inlet: "fan",
            roomSensibleLoad: { value: 150, unit: "MBH" },
            roomLatentLoad: { value: 55, unit: "MBH" },
          },
        ],
      },
    },
  },
  {
    id: "winter-recovery",
    title: "Recovery and steam in winter",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Outdoor air unit, winter",
        states: [
          { id: "outdoor", name: "Outdoor air", dryBulb: -10, relativeHumidity: 0.8, flowBasis: "standard", standardAirflow: 1000 },
          { id: "exhaust", name: "Exhaust air", dryBulb: 21, relativeHumidity: 0.35, flowBasis: "standard", standardAirflow: 1000 },
        ],
        processes: [
          {
            id: "wheel",
            name: "Enthalpy wheel",
            kind: "enthalpyRecovery",
            inlet: "outdoor",
            second: "exhaust",
            sensibleEffectiveness: 0.75,
            latentEffectiveness: 0.65,
          },
          { id: "heater", name: "Heater", kind: "heating", inlet: "wheel", heatingDryBulb: 21 },
          { id: "steam", name: "Steam humidifier", kind: "steamHumidifying", inlet: "heater", steamRelativeHumidity: 0.4 },
        ],
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Outdoor air unit, winter",
        states: [
          { id: "outdoor", name: "Outdoor air", dryBulb: 14, relativeHumidity: 0.8, flowBasis: "standard", standardAirflow: 2000 },
          { id: "exhaust", name: "Exhaust air", dryBulb: 70, relativeHumidity: 0.35, flowBasis: "standard", standardAirflow: 2000 },
        ],
        processes: [
          {
            id: "wheel",
            name: "Enthalpy wheel",
            kind: "enthalpyRecovery",
            inlet: "outdoor",
            second: "exhaust",
            sensibleEffectiveness: 0.75,
            latentEffectiveness: 0.65,
          },
          { id: "heater", name: "Heater", kind: "heating", inlet: "wheel", heatingDryBulb: 70 },
          { id: "steam", name: "Steam humidifier", kind: "steamHumidifying", inlet: "heater", steamRelativeHumidity: 0.4 },
        ],
      },
    },
  },
  {
    id: "evaporative-cooling",
    title: "Evaporative cooling",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Evaporative cooler",
        altitude: 1600,
        states: [{ id: "outdoor", name: "Outdoor air", dryBulb: 36, relativeHumidity: 0.15, flowBasis: "actual", actualAirflow: 3000 }],
        processes: [
          { id: "pad", name: "Rigid pad", kind: "adiabaticHumidifying", inlet: "outdoor", saturationEffectiveness: 0.85 },
          { id: "fan", name: "Supply fan", kind: "fanHeat", inlet: "pad", fanPressureRise: 300 },
        ],
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Evaporative cooler",
        altitude: 5280,
        states: [{ id: "outdoor", name: "Outdoor air", dryBulb: 97, relativeHumidity: 0.15, flowBasis: "actual", actualAirflow: 6000 }],
        processes: [
          { id: "pad", name: "Rigid pad", kind: "adiabaticHumidifying", inlet: "outdoor", saturationEffectiveness: 0.85 },
          { id: "fan", name: "Supply fan", kind: "fanHeat", inlet: "pad", fanPressureRise: 1.2 },
        ],
      },
    },
  },
  {
    id: "outdoor-air-for-a-room",
    title: "Dedicated outdoor air and a room",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Dedicated outdoor air",
        states: [
          {
            id: "outdoor",
            name: "Outdoor air",
            given: "dryBulbAndWetBulb",
            dryBulb: 34,
            wetBulb: 24,
            flowBasis: "actual",
            actualAirflow: 500,
          },
          { id: "room", name: "Room", dryBulb: 24, relativeHumidity: 0.5 },
        ],
        processes: [
          {
            id: "coil",
            name: "Outdoor air coil",
            kind: "coolingCoil",
            inlet: "outdoor",
            coilBy: "leavingState",
            coilDryBulb: 13,
            coilLeavingBy: "wetBulb",
            coilWetBulb: 12.5,
          },
          {
            id: "supply",
            name: "Supply that the room needs",
            kind: "roomLine",
            inlet: "room",
            roomBy: "toSupply",
            roomLoadBy: "totalAndRatio",
            roomTotalLoad: { value: 12, unit: "kW" },
            roomSensibleHeatRatio: 0.85,
            supplyDryBulb: 14,
          },
        ],
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Dedicated outdoor air",
        states: [
          {
            id: "outdoor",
            name: "Outdoor air",
            given: "dryBulbAndWetBulb",
            dryBulb: 95,
            wetBulb: 75,
            flowBasis: "actual",
            actualAirflow: 1000,
          },
          { id: "room", name: "Room", dryBulb: 75, relativeHumidity: 0.5 },
        ],
        processes: [
          {
            id: "coil",
            name: "Outdoor air coil",
            kind: "coolingCoil",
            inlet: "outdoor",
            coilBy: "leavingState",
            coilDryBulb: 55,
            coilLeavingBy: "wetBulb",
            coilWetBulb: 54,
          },
          {
            id: "supply",
            name: "Supply that the room needs",
            kind: "roomLine",
            inlet: "room",
            roomBy: "toSupply",
            roomLoadBy: "totalAndRatio",
            roomTotalLoad: { value: 40, unit: "MBH" },
            roomSensibleHeatRatio: 0.85,
            supplyDryBulb: 57,
          },
        ],
      },
    },
  },
];
