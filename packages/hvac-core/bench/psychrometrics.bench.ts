import { createRequire } from "node:module";
import { moistAir, moistAirFromPair, saturationPressure } from "../src/psychrometrics/index.ts";
import { humidityRatioFromRelativeHumidity, saturationTemperature, wetBulb } from "../src/psychrometrics/quantities/index.ts";

/** The used part of the peer, which has no types. */
interface PsychroLib {
  readonly SI: number;
  SetUnitSystem(system: number): void;
  GetSatVapPres(dryBulb: number): number;
  GetHumRatioFromRelHum(dryBulb: number, relativeHumidity: number, pressure: number): number;
  GetTWetBulbFromHumRatio(dryBulb: number, humidityRatio: number, pressure: number): number;
  GetTDewPointFromVapPres(dryBulb: number, vaporPressure: number): number;
  CalcPsychrometricsFromRelHum(dryBulb: number, relativeHumidity: number, pressure: number): readonly number[];
}

/** A fixed walk through -20…50 °C, 2…100 % and 70…105 kPa, so that no call repeats the one before and every run sees the same. */
function mixedInputs(count: number): { dryBulb: number; relativeHumidity: number; pressure: number }[] {
  let seed = 3;
  const random = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: count }, () => ({
    dryBulb: -20 + 70 * random(),
    relativeHumidity: 0.02 + 0.98 * random(),
    pressure: 70000 + 35000 * random(),
  }));
}

/**
 * Moist air compared with PsychroLib's JavaScript, on the same mixed inputs. The peer stops its wet bulb at 0.001 K; ours is converged to 1e-8 K.
 */
export function psychrometricsBenchmarks(): {
  name: string;
  ours: () => number;
  peer?: { name: string; run: () => number };
  target: string;
}[] {
  const peer = createRequire(import.meta.url)("psychrolib") as PsychroLib;
  peer.SetUnitSystem(peer.SI);
  const inputs = mixedInputs(4096);
  const states = inputs.map((input) => moistAir(input));
  let turn = 0;
  const next = (): number => (turn = (turn + 1) & 4095);
  const name = "psychrolib (npm)";
  return [
    {
      name: "moist air from relative humidity, with wet bulb and dew point",
      ours: () => moistAir(inputs[next()]!).wetBulb,
      peer: {
        name,
        run: () => {
          const { dryBulb, relativeHumidity, pressure } = inputs[next()]!;
          return peer.CalcPsychrometricsFromRelHum(dryBulb, relativeHumidity, pressure)[1]!;
        },
      },
      target: "at least 10 times psychrolib",
    },
    {
      name: "wet bulb from humidity ratio",
      ours: () => {
        const { dryBulb, humidityRatio, pressure } = states[next()]!;
        return wetBulb(dryBulb, humidityRatio, pressure);
      },
      peer: {
        name,
        run: () => {
          const { dryBulb, humidityRatio, pressure } = states[next()]!;
          return peer.GetTWetBulbFromHumRatio(dryBulb, humidityRatio, pressure);
        },
      },
      target: "faster than psychrolib",
    },
    {
      name: "dew point from vapour pressure",
      ours: () => saturationTemperature(states[next()]!.vaporPressure),
      peer: {
        name,
        run: () => {
          const { dryBulb, vaporPressure } = states[next()]!;
          return peer.GetTDewPointFromVapPres(dryBulb, vaporPressure);
        },
      },
      target: "faster than psychrolib",
    },
    {
      name: "humidity ratio from relative humidity",
      ours: () => {
        const { dryBulb, relativeHumidity, pressure } = inputs[next()]!;
        return humidityRatioFromRelativeHumidity(dryBulb, relativeHumidity, pressure);
      },
      peer: {
        name,
        run: () => {
          const { dryBulb, relativeHumidity, pressure } = inputs[next()]!;
          return peer.GetHumRatioFromRelHum(dryBulb, relativeHumidity, pressure);
        },
      },
      target: "not slower than psychrolib",
    },
    {
      name: "saturation pressure",
      ours: () => saturationPressure(inputs[next()]!.dryBulb),
      peer: { name, run: () => peer.GetSatVapPres(inputs[next()]!.dryBulb) },
      target: "not slower than psychrolib",
    },
    {
      name: "moist air from wet bulb and enthalpy",
      ours: () => {
        const { wetBulb: t, enthalpy, pressure } = states[next()]!;
        return moistAirFromPair({ wetBulb: t, enthalpy, pressure }).dryBulb;
      },
      target: "under 10 µs",
    },
  ];
}
