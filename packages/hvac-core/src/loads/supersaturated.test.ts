import { expect, test } from "vitest";
import { OutOfRangeError } from "../refusals/errors.ts";
import { coolingCoil, heatingLoad, outdoorAirGain, outdoorAirMassFlow } from "./index.ts";
import { requireDesignDays } from "./designDay.ts";
import { zeroHours } from "./timeSeries.ts";

/** At −10 °C air holds 1.6 g/kg (ASHRAE Fundamentals, ch. 1, Table 2). */
const foggy = { dryBulb: -10, humidityRatio: 0.008 };
const room = { dryBulb: 21, humidityRatio: 0.005 };
const pressure = 101325;

const refusalOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof OutOfRangeError) return error.parameter;
    throw error;
  }
  return "accepted";
};

test("air with more water than it holds as vapour is refused by name, by every load that takes its state", () => {
  const air = { volumeFlow: 1, entering: foggy, room, pressure };
  expect(refusalOf(() => outdoorAirGain(air))).toBe("entering.humidityRatio");
  expect(refusalOf(() => outdoorAirGain({ ...air, entering: room, room: foggy }))).toBe("room.humidityRatio");
  expect(refusalOf(() => outdoorAirMassFlow(air))).toBe("outdoor.humidityRatio");
  const coil = {
    roomSensible: 1000,
    roomLatent: 0,
    returnAirHeat: 0,
    supplyDryBulb: 13,
    outdoorAirFlow: 0.1,
    room: { dryBulb: 24, humidityRatio: 0.009 },
    pressure,
  };
  expect(refusalOf(() => coolingCoil({ ...coil, outdoor: foggy }))).toBe("outdoor.humidityRatio");
  const building = {
    name: "Room",
    floorArea: 50,
    indoor: { dryBulb: 24, relativeHumidity: 0.5 },
    surfaces: [],
    windows: [],
    partitions: [],
    gains: [],
    infiltration: 0.1,
    radiantSeries: { solar: zeroHours(), nonsolar: zeroHours() },
  };
  const winter = { indoorDryBulb: 21, outdoorDryBulb: -10, pressure };
  expect(refusalOf(() => heatingLoad(building as never, { ...winter, outdoorHumidityRatio: 0.008 }))).toBe("outdoorHumidityRatio");
  expect(refusalOf(() => heatingLoad(building as never, { ...winter, outdoorHumidityRatio: 0.0015 }))).toBe("accepted");
});

test("design weather of a day that no air can have is refused at its hour", () => {
  const hours = (value: number): number[] => Array.from({ length: 288 }, () => value);
  const days = {
    pressure,
    groundReflectance: 0.2,
    dryBulb: hours(-10),
    humidityRatio: hours(0.0015),
    sunAltitude: hours(0),
    sunAzimuth: hours(0),
    beamNormal: hours(0),
    diffuseHorizontal: hours(0),
  };
  expect(refusalOf(() => requireDesignDays(days))).toBe("accepted");
  expect(refusalOf(() => requireDesignDays({ ...days, humidityRatio: days.humidityRatio.with(7, 0.008) }))).toBe("days.humidityRatio[7]");
});
