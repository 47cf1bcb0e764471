import { choice, defineFields, fieldIs, flag, onlyWhen, quantity, reference, text, type Condition } from "../../kernel/index.ts";
import { ahri1060, carrier1965, systemsAndEquipment2016 } from "../../psychrometrics/sources.ts";
import { fundamentals2021, iapwsIf97 } from "../../sources/index.ts";

const kind = (...kinds: readonly string[]): Condition => fieldIs("kind", ...kinds);

const bypass = { source: carrier1965, locator: "part 1, ch. 8" };
const moistAir = { source: fundamentals2021, locator: "ch. 1" };

const heating = onlyWhen(kind("heating"), {
  heatingBy: choice(
    "Heating by",
    { leavingDryBulb: "Leaving dry bulb", temperatureRise: "Temperature rise", capacity: "Capacity" },
    "leavingDryBulb",
  ),
  heatingDryBulb: quantity("Leaving dry bulb", "t_l", "temperature", "required", [-60, 150], {
    usual: [-40, 80],
    when: [fieldIs("heatingBy", "leavingDryBulb")],
  }),
  heatingRise: quantity("Temperature rise", "Δt_h", "temperatureDifference", "required", [0, 150], {
    usual: [0, 50],
    when: [fieldIs("heatingBy", "temperatureRise")],
  }),
  heatingCapacity: quantity("Heating capacity", "q_h0", "power", "required", [0, 1e8], { when: [fieldIs("heatingBy", "capacity")] }),
});

const coil = onlyWhen(kind("coolingCoil"), {
  coilBy: choice(
    "Coil data",
    {
      apparatusDewPoint: "Apparatus dew point and bypass factor",
      leavingState: "Leaving air",
      capacityAndSensible: "Capacity and sensible heat ratio",
      capacityAndBypass: "Capacity and bypass factor",
    },
    "apparatusDewPoint",
    { source: bypass },
  ),
  apparatusDewPoint: quantity("Apparatus dew point", "t_adp0", "temperature", "required", [-60, 60], {
    usual: [4, 20],
    help: "Effective surface temperature of the coil.",
    source: bypass,
    when: [fieldIs("coilBy", "apparatusDewPoint")],
  }),
  bypassFactor: quantity("Bypass factor", "BF_0", "ratio", 0.1, [0, 1], {
    usual: [0.02, 0.3],
    help: "Share of the air that is not treated: 5 to 10 % with six to eight rows, 20 to 30 % with three or four.",
    source: bypass,
    when: [fieldIs("coilBy", "apparatusDewPoint", "capacityAndBypass")],
  }),
  ...onlyWhen(fieldIs("coilBy", "leavingState"), {
    coilDryBulb: quantity("Leaving dry bulb", "t_c", "temperature", "required", [-60, 150], { usual: [-40, 80] }),
    coilLeavingBy: choice(
      "Leaving humidity by",
      { relativeHumidity: "Relative humidity", humidityRatio: "Humidity ratio", wetBulb: "Wet bulb" },
      "relativeHumidity",
    ),
    coilRelativeHumidity: quantity("Leaving relative humidity", "φ_c", "ratio", 0.95, [0, 1], {
      help: "Air leaves a wet coil at 90 to 98 %.",
      source: moistAir,
      when: [fieldIs("coilLeavingBy", "relativeHumidity")],
    }),
    coilHumidityRatio: quantity("Leaving humidity ratio", "W_c", "humidityRatio", "required", [0, 1], {
      usual: [0, 0.06],
      when: [fieldIs("coilLeavingBy", "humidityRatio")],
    }),
    coilWetBulb: quantity("Leaving wet bulb", "t_wbc", "temperature", "required", [-60, 95], {
      usual: [-40, 80],
      when: [fieldIs("coilLeavingBy", "wetBulb")],
    }),
  }),
  coilCapacity: quantity("Total cooling capacity", "q_c0", "power", "required", [0, 1e8], {
    when: [fieldIs("coilBy", "capacityAndSensible", "capacityAndBypass")],
  }),
  coilSensibleHeatRatio: quantity("Coil sensible heat ratio", "SHR_0", "sensibleHeatRatio", "required", [0.3, 1], {
    usual: [0.5, 1],
    when: [fieldIs("coilBy", "capacityAndSensible")],
  }),
});

const humidifying = defineFields({
  ...onlyWhen(kind("steamHumidifying"), {
    steamTo: choice(
      "Humidification by",
      { relativeHumidity: "Leaving relative humidity", humidityRatio: "Leaving humidity ratio", waterFlow: "Steam flow" },
      "relativeHumidity",
    ),
    steamRelativeHumidity: quantity("Leaving relative humidity", "φ_s", "ratio", "required", [0, 1], {
      usual: [0.2, 0.9],
      when: [fieldIs("steamTo", "relativeHumidity")],
    }),
    steamHumidityRatio: quantity("Leaving humidity ratio", "W_s", "humidityRatio", "required", [0, 1], {
      usual: [0, 0.06],
      when: [fieldIs("steamTo", "humidityRatio")],
    }),
    steamFlow: quantity("Steam flow", "m_s", "massFlow", "required", [0, 100], { when: [fieldIs("steamTo", "waterFlow")] }),
    steamEnthalpy: quantity("Steam enthalpy", "h_s", "enthalpy", { Imperial: 1150.3, Metric: 2675.6 }, [2_500_000, 3_200_000], {
      usual: [2_600_000, 2_800_000],
      help: "Above liquid water at the freezing point. 2676 kJ/kg (1150 Btu/lb) is saturated steam at 100 °C (212 °F).",
      source: { source: iapwsIf97, locator: "region 2" },
    }),
  }),
  ...onlyWhen(kind("adiabaticHumidifying"), {
    adiabaticBy: choice(
      "Humidification by",
      { effectiveness: "Saturation effectiveness", relativeHumidity: "Leaving relative humidity" },
      "effectiveness",
    ),
    saturationEffectiveness: quantity("Saturation effectiveness", "ε_w", "ratio", 0.85, [0, 1], {
      usual: [0.3, 0.98],
      help: "Fall of the dry bulb over its difference from the wet bulb: 80 to 95 % with rigid pads, less with sprays.",
      source: { source: systemsAndEquipment2016, locator: "ch. 41" },
      when: [fieldIs("adiabaticBy", "effectiveness")],
    }),
    adiabaticRelativeHumidity: quantity("Leaving relative humidity", "φ_a", "ratio", "required", [0, 1], {
      usual: [0.2, 0.98],
      when: [fieldIs("adiabaticBy", "relativeHumidity")],
    }),
  }),
});

const recovery = defineFields({
  sensibleEffectiveness: quantity("Sensible effectiveness", "ε_s", "ratio", 0.75, [0, 1], {
    usual: [0.4, 0.9],
    help: "Referred to the smaller airflow: 50 to 80 % for plates and wheels, 45 to 65 % for run-around coils.",
    source: { source: ahri1060 },
    when: [kind("heatRecovery", "enthalpyRecovery")],
  }),
  latentEffectiveness: quantity("Latent effectiveness", "ε_l", "ratio", 0.65, [0, 1], {
    usual: [0.3, 0.85],
    source: { source: ahri1060 },
    when: [kind("enthalpyRecovery")],
  }),
});

const fanAndDesiccant = defineFields({
  ...onlyWhen(kind("fanHeat"), {
    fanBy: choice("Fan heat by", { pressureRise: "Pressure rise and efficiency", temperatureRise: "Temperature rise" }, "pressureRise"),
    ...onlyWhen(fieldIs("fanBy", "pressureRise"), {
      fanPressureRise: quantity("Total pressure rise", "Δp_f", "pressure", "required", [0, 20_000], { usual: [50, 3000] }),
      fanEfficiency: quantity("Fan total efficiency", "η_f", "ratio", 0.62, [0.1, 1], { usual: [0.3, 0.85] }),
      motorInAirstream: flag("Motor and drive in the airstream", true, { help: "Their losses heat the air as well." }),
      motorEfficiency: quantity("Motor and drive efficiency", "η_m", "ratio", 0.9, [0.3, 1], {
        usual: [0.6, 0.97],
        when: [fieldIs("motorInAirstream", true)],
      }),
    }),
    fanTemperatureRise: quantity("Temperature rise", "Δt_f", "temperatureDifference", "required", [0, 30], {
      usual: [0, 5],
      when: [fieldIs("fanBy", "temperatureRise")],
    }),
  }),
  ...onlyWhen(kind("desiccant"), {
    desiccantBy: choice("Drying by", { humidityRatio: "Leaving humidity ratio", removed: "Moisture removed" }, "humidityRatio"),
    desiccantHumidityRatio: quantity("Leaving humidity ratio", "W_d", "humidityRatio", "required", [0, 1], {
      usual: [0, 0.06],
      when: [fieldIs("desiccantBy", "humidityRatio")],
    }),
    moistureRemoved: quantity("Moisture removed", "ΔW_d", "humidityRatio", "required", [0, 1], {
      usual: [0, 0.02],
      when: [fieldIs("desiccantBy", "removed")],
    }),
    sorptionHeat: quantity("Additional sorption heat", "h_d", "enthalpy", 0, [0, 5_000_000], {
      usual: [0, 1_500_000],
      help: "Heat of sorption above the heat of condensation, and carry-over heat from regeneration, per mass of water removed.",
      source: { source: fundamentals2021, locator: "ch. 32" },
    }),
  }),
});

const room = onlyWhen(kind("roomLine"), {
  roomBy: choice("Room calculation", { toRoom: "Supply air to room", toSupply: "Room to required supply air" }, "toRoom", {
    help: "The supply air and its airflow give the state of the room; the room and a supply dry bulb give supply air and airflow.",
  }),
  roomLoadBy: choice(
    "Room load from",
    { sensibleAndLatent: "Sensible and latent load", totalAndRatio: "Total load and sensible heat ratio" },
    "sensibleAndLatent",
  ),
  roomSensibleLoad: quantity("Room sensible load", "q_rs0", "power", "required", [-1e8, 1e8], {
    help: "A gain is positive, a loss negative.",
    when: [fieldIs("roomLoadBy", "sensibleAndLatent")],
  }),
  roomLatentLoad: quantity("Room latent load", "q_rl0", "power", 0, [-1e8, 1e8], {
    help: "Moisture times the enthalpy of vapour at the room dry bulb. A gain is positive.",
    when: [fieldIs("roomLoadBy", "sensibleAndLatent")],
  }),
  roomTotalLoad: quantity("Room total load", "q_r0", "power", "required", [-1e8, 1e8], {
    help: "A gain is positive, a loss negative.",
    when: [fieldIs("roomLoadBy", "totalAndRatio")],
  }),
  roomSensibleHeatRatio: quantity("Room sensible heat ratio", "SHR_r", "sensibleHeatRatio", "required", [0.2, 1], {
    usual: [0.6, 1],
    when: [fieldIs("roomLoadBy", "totalAndRatio")],
  }),
  supplyDryBulb: quantity("Supply dry bulb", "t_sup", "temperature", "required", [-60, 150], {
    usual: [10, 50],
    when: [fieldIs("roomBy", "toSupply")],
  }),
});

/** A process. Its air comes from a state, or from an earlier process. */
export const processRow = defineFields({
  name: text("Name", 60),
  kind: choice(
    "Process",
    {
      mixing: "Mixing",
      heating: "Heating",
      coolingCoil: "Cooling coil",
      steamHumidifying: "Steam humidifying",
      adiabaticHumidifying: "Adiabatic humidifying",
      heatRecovery: "Heat recovery, sensible",
      enthalpyRecovery: "Heat and moisture recovery",
      fanHeat: "Fan heat",
      desiccant: "Desiccant drying",
      roomLine: "Room",
    },
    "heating",
    { source: moistAir },
  ),
  inlet: reference("Entering air", ["states", "processes"], { earlier: true, help: "A state, or the leaving air of an earlier process." }),
  second: reference("Other air", ["states", "processes"], {
    earlier: true,
    help: "Second stream of mixing, or the exhaust air of heat recovery.",
    when: [kind("mixing", "heatRecovery", "enthalpyRecovery")],
  }),
  ...heating,
  ...coil,
  ...humidifying,
  ...recovery,
  ...fanAndDesiccant,
  ...room,
});
