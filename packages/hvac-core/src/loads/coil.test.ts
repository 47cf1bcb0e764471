import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OutOfRangeError } from "../refusals/errors.ts";
import { moistAir } from "../psychrometrics/moistAir.ts";
import { coolingCoil, type CoolingCoilInput } from "./coil.ts";
import { designCoil } from "./designCoil.ts";
import { designDays } from "./designDay.ts";

const room = { dryBulb: 24, humidityRatio: moistAir({ dryBulb: 24, relativeHumidity: 0.5 }).humidityRatio };
const summer = { dryBulb: 33, humidityRatio: moistAir({ dryBulb: 33, wetBulb: 24 }).humidityRatio };
const base: CoolingCoilInput = {
  roomSensible: 10000,
  roomLatent: 2000,
  returnAirHeat: 500,
  room,
  outdoor: summer,
  pressure: 101325,
  supplyDryBulb: 13,
  outdoorAirFlow: 0.2,
  temperatureRise: 0.5,
};

describe("the cooling coil", () => {
  test("takes no latent heat, to the last bit, from air that loses no water", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1000, max: 50000, noNaN: true }),
        fc.double({ min: 0, max: 0.4, noNaN: true }),
        fc.double({ min: 0.001, max: 0.006, noNaN: true }),
        fc.double({ min: 0, max: 2000, noNaN: true }),
        (roomSensible, outdoorAirFlow, humidityRatio, returnAirHeat) => {
          const dry = { ...base, roomSensible, roomLatent: 0, outdoorAirFlow, returnAirHeat };
          const coil = coolingCoil({ ...dry, room: { dryBulb: 24, humidityRatio }, outdoor: { dryBulb: 35, humidityRatio } });
          expect(coil.latent).toBe(0);
          expect(coil.total).toBe(coil.sensible);
        },
      ),
    );
  });

  test("takes up room, return air, fan and outdoor air together", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1000, max: 50000, noNaN: true }),
        fc.double({ min: 0, max: 0.4, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.004, max: 0.02, noNaN: true }),
        (roomSensible, latentShare, outdoorAirFlow, outdoorHumidity) => {
          const input = {
            ...base,
            roomSensible,
            roomLatent: roomSensible * latentShare,
            outdoorAirFlow,
            outdoor: { dryBulb: 33, humidityRatio: outdoorHumidity },
          };
          const coil = coolingCoil(input);
          const inside = moistAir({ dryBulb: 24, humidityRatio: coil.roomHumidityRatio });
          const outside = moistAir({ dryBulb: 33, humidityRatio: outdoorHumidity });
          const fresh = outdoorAirFlow / outside.specificVolume;
          const fan = coil.supplyMassFlow * (1006 + 1860 * coil.leaving.humidityRatio) * 0.5;
          const returned = fresh < coil.supplyMassFlow * (1 - 1e-9) ? 500 : 0;
          const balance = roomSensible * (1 + latentShare) + returned + fan + fresh * (outside.enthalpy - inside.enthalpy);
          expect(Math.abs(coil.total / balance - 1)).toBeLessThan(1e-9);
        },
      ),
    );
  });

  test("meets the room's sensible load with the supply air", () => {
    const coil = coolingCoil(base);
    expect(coil.supplyMassFlow * (1006 + 1860 * coil.leaving.humidityRatio) * (24 - 13)).toBeCloseTo(10000, 6);
    expect(coil.leaving.dryBulb).toBeCloseTo(12.5, 12);
    expect(coil.regime).toBe("wet");
    expect(coil.roomHumidityRatio).toBeCloseTo(room.humidityRatio, 12);
    expect(coil.sensible + coil.latent).toBeCloseTo(coil.total, 8);
  });

  test("needs 0.75 m³/s for 10 kW at 11 K: the factor 1.2 kg/m³ · 1.02 kJ/(kg·K) of the field", () => {
    // 10 000 / (1.2·1020·11) = 0.743; the supply air at 13 °C is 1.6 % denser than 1.2 kg/m³.
    expect(Math.abs(coolingCoil(base).supplyFlow / 0.743 - 1)).toBeLessThan(0.02);
  });

  test("warms the supply where outdoor air or a minimum asks for more flow than the load", () => {
    const ventilated = coolingCoil({ ...base, outdoorAirFlow: 1.5 });
    expect(ventilated.flowSetBy).toBe("ventilation");
    expect(ventilated.supplyDryBulb).toBeGreaterThan(13);
    expect(ventilated.entering.dryBulb).toBeCloseTo(33, 8);
    const atMinimum = coolingCoil({ ...base, minimumFlow: 1.5 });
    expect(atMinimum.flowSetBy).toBe("minimum");
    expect(atMinimum.supplyMassFlow * (1006 + 1860 * atMinimum.leaving.humidityRatio) * (24 - atMinimum.supplyDryBulb)).toBeCloseTo(
      10000,
      6,
    );
  });

  test("says so when saturated air is drier than the room needs: the room ends drier", () => {
    const coil = coolingCoil({ ...base, roomLatent: 0, supplyDryBulb: 10, outdoorAirFlow: 0.2 });
    expect(coil.regime).toBe("saturated");
    expect(coil.leaving.relativeHumidity).toBe(1);
    expect(coil.roomHumidityRatio).toBeLessThan(room.humidityRatio);
  });

  test("stays dry in dry weather: no latent load, and the room as dry as the air allows", () => {
    const coil = coolingCoil({ ...base, outdoor: { dryBulb: 35, humidityRatio: 0.004 }, outdoorAirFlow: 0.5 });
    expect(coil.regime).toBe("dry");
    expect(Math.abs(coil.latent)).toBeLessThan(1e-6);
    expect(coil.entering.humidityRatio).toBeCloseTo(coil.leaving.humidityRatio, 12);
    const losing = coolingCoil({ ...base, roomLatent: -500, outdoorAirFlow: 0 });
    expect(Math.abs(losing.latent)).toBeLessThan(1e-6);
  });

  test("refuses supply air as warm as the room, no air at all, and a latent load beyond dry air", () => {
    expect(() => coolingCoil({ ...base, supplyDryBulb: 24 })).toThrow(/supplyDryBulb/);
    expect(() => coolingCoil({ ...base, roomSensible: -10, outdoorAirFlow: 0 })).toThrow(/no air is supplied/);
    expect(() => coolingCoil({ ...base, roomSensible: 1000, roomLatent: 9000 })).toThrow(/drier than dry/);
    expect(() => coolingCoil({ ...base, returnAirHeat: -1 })).toThrow(OutOfRangeError);
  });
});

describe("the design coil", () => {
  const month = { dryBulb: 33, wetBulb: 24, dryBulbRange: 10, tauB: 0.4, tauD: 2.2 };
  const months = Array.from({ length: 12 }, (_, m) => ({ ...month, dryBulb: m === 6 ? 36 : 33, wetBulb: m === 6 ? 26 : 24 }));
  const days = designDays({ latitude: 35, longitude: 0, timeZone: 0, altitude: 0, tauEdition: "2017", months });
  const series = (value: (k: number) => number): number[] => Array.from({ length: 288 }, (_, k) => value(k));
  const load = { sensible: series((k) => (k === 200 ? 12000 : 10000)), latent: series(() => 1000), returnAir: series(() => 0) };

  test("finds the hour of the coil's peak, which outdoor air moves away from the room's", () => {
    const indoor = { dryBulb: 24, relativeHumidity: 0.5 };
    const closed = designCoil({ load, days, indoor, air: { supplyDryBulb: 13, outdoorAirFlow: 0 } });
    expect(24 * (closed.month - 1) + closed.hour - 1).toBe(200);
    const open = designCoil({ load, days, indoor, air: { supplyDryBulb: 13, outdoorAirFlow: 0.6 } });
    expect(open.month).toBe(7);
    expect([14, 15]).toContain(open.hour);
    expect(24 * (open.supplyMonth - 1) + open.supplyHour - 1).toBe(200);
    expect(open.supplyCoil.supplyMassFlow).toBeGreaterThan(open.coil.supplyMassFlow);
  });

  test("refuses a load that never cools", () => {
    expect(() =>
      designCoil({
        load: { ...load, sensible: series(() => -5) },
        days,
        indoor: { dryBulb: 24, relativeHumidity: 0.5 },
        air: { supplyDryBulb: 13, outdoorAirFlow: 0 },
      }),
    ).toThrow(/no cooling load/);
  });
});
