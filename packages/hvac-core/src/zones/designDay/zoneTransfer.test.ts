import { describe, expect, test } from "vitest";
import type { Layer } from "../../envelope/index.ts";
import { addProduct, addScaled, emptySpectrum, hoursOf, spectrumOf, type Spectrum } from "./fourier.ts";
import { intermittentLoad, type OffHours } from "./intermittent.ts";
import { wallResponse } from "./wallResponse.ts";
import { zoneTransfer, type PeriodicFace } from "./zoneTransfer.ts";

const concrete: Layer = { thickness: 0.15, conductivity: 1.6, density: 2200, specificHeat: 900 };
const insulation: Layer = { thickness: 0.08, conductivity: 0.04, density: 30, specificHeat: 1000 };
const film: Layer = { resistance: 0.05 };
const wall = wallResponse([film, insulation, concrete], "temperature");
const slab = wallResponse([{ ...concrete, thickness: 0.1 }], "adiabatic");
const pane = wallResponse([film, { resistance: 0.2 }], "temperature");

const wave = (mean: number, swing: number, peak: number): number[] =>
  Array.from({ length: 24 }, (_, hour) => mean + swing * Math.cos((2 * Math.PI * (hour - peak)) / 24));
const sun = Array.from({ length: 24 }, (_, hour) => Math.max(0, 400 * Math.sin((Math.PI * (hour - 6)) / 12)));
const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0);

/** A face with the temperature beyond it, °C, none beyond an identical room, and the heat that it absorbs, W/m². */
interface DrivenFace extends PeriodicFace {
  readonly beyond: Spectrum | undefined;
  readonly heat: Spectrum | undefined;
}

interface DrivenZone {
  /** Air temperature, °C. */
  readonly temperature: number;
  readonly surfaces: readonly DrivenFace[];
  /** Heat to the air and to the radiation of the room, W. */
  readonly convective: Spectrum;
  readonly radiant: Spectrum;
}

const constantOf = (value: number): Spectrum => spectrumOf(Array.from({ length: 24 }, () => value));

/** Load of all that drives a room. */
function periodicLoad({ temperature, surfaces, convective, radiant }: DrivenZone): number[] {
  const transfer = zoneTransfer(surfaces);
  const load = convective.slice();
  addProduct(load, radiant, transfer.radiant);
  for (const [s, { response, beyond, heat }] of surfaces.entries()) {
    const absorbed = heat?.slice() ?? emptySpectrum();
    if (beyond) addProduct(absorbed, response.through, beyond);
    if (beyond) addScaled(absorbed, constantOf(1), -temperature * response.through[0]!);
    addProduct(load, absorbed, transfer.faces[s]!);
  }
  return hoursOf(load);
}

const loadWithOffHours = (zone: DrivenZone, off: OffHours): number[] =>
  intermittentLoad(periodicLoad(zone), off, zoneTransfer(zone.surfaces), zone.surfaces);

const surface = (more: Partial<DrivenFace>): DrivenFace => ({
  area: 20,
  convection: 3,
  radiation: 5,
  response: wall,
  beyond: undefined,
  heat: undefined,
  ...more,
});
const room = (more: Partial<DrivenZone> = {}): DrivenZone => ({
  temperature: 0,
  surfaces: [
    surface({ beyond: spectrumOf(wave(6, 9, 15)) }),
    surface({ area: 6, response: pane, beyond: spectrumOf(wave(4, 6, 15)) }),
    surface({ area: 25, convection: 4, response: slab, heat: spectrumOf(sun.map((each) => each / 10)) }),
    surface({ area: 25, convection: 1, response: slab }),
  ],
  convective: spectrumOf(wave(200, 150, 13)),
  radiant: spectrumOf(wave(300, 250, 13)),
  ...more,
});

/** A room of the same numbers as the finite differences. */
const stepped = { beyond: wave(6, 9, 15), convective: wave(200, 150, 13), radiant: wave(300, 250, 13) };
const steppedZone: DrivenZone = {
  temperature: 0,
  surfaces: [
    surface({ beyond: spectrumOf(stepped.beyond), response: wallResponse([film, concrete], "temperature") }),
    surface({ area: 25, convection: 4, response: slab }),
    surface({ area: 6, response: pane, beyond: spectrumOf(stepped.beyond) }),
  ],
  convective: spectrumOf(stepped.convective),
  radiant: spectrumOf(stepped.radiant),
};

describe("the heat balance of a day that repeats", () => {
  test("a day and its amplitudes are the same values", () => {
    hoursOf(spectrumOf(sun)).forEach((value, hour) => expect(value).toBeCloseTo(sun[hour]!, 9));
  });

  test("over a day the load is what enters, and mass does not change it", () => {
    const closed = room({ surfaces: [surface({ response: slab, heat: spectrumOf(sun) }), surface({ response: slab, area: 40 })] });
    const entering = sum(wave(200, 150, 13)) + sum(wave(300, 250, 13)) + 20 * sum(sun);
    expect(sum(periodicLoad(closed)) / entering).toBeCloseTo(1, 10);
    const light = wallResponse([film, { resistance: 0.08 / 0.04 + 0.15 / 1.6 }], "temperature");
    const massless = room({ surfaces: room().surfaces.map((each) => (each.response === wall ? { ...each, response: light } : each)) });
    expect(sum(periodicLoad(massless)) / sum(periodicLoad(room()))).toBeCloseTo(1, 10);
  });

  test("of identical faces in steady state is U·A·ΔT: they have no one to radiate to", () => {
    const nothing = emptySpectrum();
    const same = room({
      surfaces: [surface({ beyond: constantOf(10) }), surface({ area: 5, beyond: constantOf(10) })],
      convective: nothing,
      radiant: nothing,
    });
    const u = 1 / (0.05 + 0.08 / 0.04 + 0.15 / 1.6 + 1 / 3);
    periodicLoad(same).forEach((load) => expect(load / (25 * u * 10)).toBeCloseTo(1, 10));
  });

  test("without mass is that of each hour alone", () => {
    const surfaces = [
      surface({ response: pane, beyond: spectrumOf(wave(4, 6, 15)) }),
      surface({ area: 30, response: pane, beyond: constantOf(2) }),
    ];
    const whole = periodicLoad(room({ surfaces }));
    for (const hour of [0, 9, 15]) {
      const alone = periodicLoad({
        temperature: 0,
        surfaces: [{ ...surfaces[0]!, beyond: constantOf(wave(4, 6, 15)[hour]!) }, surfaces[1]!],
        convective: constantOf(wave(200, 150, 13)[hour]!),
        radiant: constantOf(wave(300, 250, 13)[hour]!),
      });
      expect(whole[hour]! / alone[0]!).toBeCloseTo(1, 10);
    }
  });

  test("of a room is that of its two halves, and twice that of a half", () => {
    const whole = periodicLoad(room());
    const halves = room().surfaces.flatMap((each) => [
      { ...each, area: each.area / 3 },
      { ...each, area: (2 * each.area) / 3 },
    ]);
    periodicLoad(room({ surfaces: halves })).forEach((load, hour) => expect(load / whole[hour]!).toBeCloseTo(1, 10));
    const half = periodicLoad({
      temperature: 0,
      surfaces: room().surfaces.map((each) => ({ ...each, area: each.area / 2 })),
      convective: spectrumOf(wave(100, 75, 13)),
      radiant: spectrumOf(wave(150, 125, 13)),
    });
    half.forEach((load, hour) => expect((2 * load) / whole[hour]!).toBeCloseTo(1, 10));
  });

  test("adds up: the loads of two causes are that of both", () => {
    const none = emptySpectrum();
    const cold = room().surfaces.map((each) => ({ ...each, beyond: undefined, heat: undefined }));
    const gains = periodicLoad(room({ surfaces: cold }));
    const weather = periodicLoad(room({ convective: none, radiant: none }));
    periodicLoad(room()).forEach((load, hour) => expect(load).toBeCloseTo(gains[hour]! + weather[hour]!, 8));
  });

  test("depends on differences of temperature alone", () => {
    const warmer = room().surfaces.map((each) => {
      const beyond = each.beyond?.slice();
      if (beyond) beyond[0] = beyond[0]! + 24;
      return { ...each, beyond };
    });
    periodicLoad(room({ temperature: 24, surfaces: warmer })).forEach((load, hour) =>
      expect(load).toBeCloseTo(periodicLoad(room())[hour]!, 8),
    );
  });

  test("mass delays the peak of radiant heat and lowers it", () => {
    const none = emptySpectrum();
    const peaks = [0.01, 0.1, 0.3].map((thickness) => {
      const response = wallResponse([{ ...concrete, thickness }], "adiabatic");
      const load = periodicLoad({
        temperature: 0,
        surfaces: [surface({ response }), surface({ response, area: 50 })],
        convective: none,
        radiant: spectrumOf(sun),
      });
      return Math.max(...load);
    });
    expect(peaks[0]).toBeLessThan(400);
    expect(peaks[1]).toBeLessThan(peaks[0]!);
    expect(peaks[2]).toBeLessThan(peaks[1]!);
  });

  test("is that of finite differences, stepped for days until it repeats", () => {
    const loads = finiteDifferences(stepped.beyond, stepped.convective, stepped.radiant);
    periodicLoad(steppedZone).forEach((load, hour) => expect(load / loads[hour]!).toBeCloseTo(1, 2.3));
  });
});

describe("cooling that is off at night", () => {
  const isOff = Array.from({ length: 24 }, (_, hour) => hour < 7 || hour > 18);
  const airCapacity = 400_000;

  test("is that of finite differences whose air floats, and comes back within an hour", () => {
    const loads = finiteDifferences(stepped.beyond, stepped.convective, stepped.radiant, { isOff, airCapacity });
    const off = loadWithOffHours(steppedZone, { isOff, airConductance: 0, airCapacity });
    for (let hour = 7; hour <= 18; hour++) expect(off[hour]! / loads[hour]!, String(hour)).toBeCloseTo(1, 1);
  });

  test("never is the load of cooling all day, with no hour off", () => {
    const none = { isOff: isOff.map(() => false), airConductance: 5, airCapacity };
    expect(loadWithOffHours(room(), none)).toEqual(periodicLoad(room()));
  });

  test("takes less over a day than cooling all day, and has a higher peak", () => {
    const off = loadWithOffHours(steppedZone, { isOff, airConductance: 0, airCapacity });
    expect(sum(off)).toBeLessThan(sum(periodicLoad(steppedZone)));
    expect(Math.max(...off)).toBeGreaterThan(Math.max(...periodicLoad(steppedZone)));
  });
});

/** The same room by explicit steps of 12 s with 15 cells in each slab, and the cosines themselves as weather; its air is held at 0 or floats. */
function finiteDifferences(
  beyond: readonly number[],
  convective: readonly number[],
  radiant: readonly number[],
  off?: { readonly isOff: readonly boolean[]; readonly airCapacity: number },
): number[] {
  const cells = 15;
  const step = 12;
  const valueAt = (wave: readonly number[], seconds: number): number => {
    const mean = sum(wave) / 24;
    const swing = Math.max(...wave) - mean;
    const peak = wave.indexOf(Math.max(...wave));
    return mean + swing * Math.cos((2 * Math.PI * (seconds / 3600 - peak)) / 24);
  };
  const walls = [
    { area: 20, convection: 3, thickness: 0.15, outer: 1 / 0.05, temperatures: new Float64Array(cells) },
    { area: 25, convection: 4, thickness: 0.1, outer: 0, temperatures: new Float64Array(cells) },
  ];
  const radiation = 5;
  const loads: number[] = [];
  let [air, slope] = [0, 0];
  for (let now = 0; now <= 8 * 86_400; now += step) {
    // Inner faces have no mass: their balance with the middle of the last cell, the air and the radiation.
    const outside = valueAt(beyond, now);
    let [balance, drive] = [0, valueAt(radiant, now)];
    const links = walls.map(({ area, convection, thickness, temperatures }) => {
      const link = (2 * 1.6 * cells) / thickness;
      const total = link + convection + radiation;
      balance += area * radiation * (1 - radiation / total);
      drive += (area * radiation * (link * temperatures[cells - 1]! + convection * air)) / total;
      return { link, total };
    });
    const paneLink = 1 / 0.25;
    const paneTotal = paneLink + 3 + radiation;
    balance += 6 * radiation * (1 - radiation / paneTotal);
    drive += (6 * radiation * (paneLink * outside + 3 * air)) / paneTotal;
    const mean = drive / balance;
    let load = valueAt(convective, now) + 6 * 3 * ((paneLink * outside + radiation * mean + 3 * air) / paneTotal - air);
    walls.forEach(({ area, convection, thickness, outer, temperatures }, w) => {
      const { link, total } = links[w]!;
      const face = (link * temperatures[cells - 1]! + radiation * mean + convection * air) / total;
      load += area * convection * (face - air);
      const between = (1.6 * cells) / thickness;
      const toOutside = outer === 0 ? 0 : 1 / (1 / outer + 0.5 / between);
      const capacity = (thickness / cells) * 2200 * 900;
      const before = temperatures.slice();
      for (let c = 0; c < cells; c++) {
        const left = c === 0 ? toOutside * (outside - before[0]!) : between * (before[c - 1]! - before[c]!);
        const right = c === cells - 1 ? link * (face - before[c]!) : between * (before[c + 1]! - before[c]!);
        temperatures[c] = before[c]! + ((left + right) * step) / capacity;
      }
    });
    const hour = Math.floor(now / 3600) % 24;
    // In the hour before cooling is on, the air comes back in a straight line.
    if (off && now % 3600 === 0) slope = off.isOff[hour] && !off.isOff[(hour + 1) % 24] ? -air / 3600 : 0;
    if (now >= 7 * 86_400 && now < 8 * 86_400 && now % 3600 === 0) {
      const justOn = off && !off.isOff[hour] && off.isOff[(hour + 23) % 24];
      loads.push(off?.isOff[hour] ? 0 : load - (justOn ? off.airCapacity * lastSlope : 0));
    }
    if (slope !== 0) lastSlope = slope;
    if (off && slope !== 0) air += slope * step;
    else if (off && (off.isOff[hour] || off.isOff[(hour + 1) % 24])) air += (load * step) / off.airCapacity;
    else air = 0;
  }
  return loads;
}
let lastSlope = 0;
