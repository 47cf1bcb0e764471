import { describe, expect, test } from "vitest";
import type { BalanceBuilding, BalanceSurface, BalanceZone, ZoneHours } from "./building.ts";
import type { Glazing } from "./glazing.ts";
import { runBalance } from "./run.ts";
import { litHours, type LitHour } from "./skyYear.ts";
import { WeatherDrive, type BalanceWeather } from "./weatherDrive.ts";

const days = 30;
const hours = 8760;
const series = (value: (hour: number) => number) => Float64Array.from({ length: hours }, (_, hour) => value(hour));
const wave = (hour: number, period: number) => Math.cos((2 * Math.PI * hour) / period);
const byDay = (hour: number) => Math.max(0, -wave(hour + 0.5, 24));
const location = { name: "Nowhere", latitude: 45, longitude: 15, timeZone: 1, elevation: 0 };
const weather: BalanceWeather = {
  location,
  dryBulb: series((hour) => 14 - 12 * wave(hour, 8760) - 6 * wave(hour, 24)),
  pressure: series(() => 95_000),
  directNormal: series((hour) => 600 * byDay(hour)),
  diffuseHorizontal: series((hour) => 120 * byDay(hour)),
  windSpeed: series((hour) => 3 + 2 * wave(hour, 37)),
};
const drive = new WeatherDrive(weather);
const rest = (value: number) => new Float64Array(hours).fill(value);
const calm: BalanceWeather = { ...weather, dryBulb: rest(-5), directNormal: rest(0), diffuseHorizontal: rest(0), windSpeed: rest(3) };
const dark = new WeatherDrive(calm);

const table = (value: number) => ({ atAngle: [value, value, value * 0.95, value * 0.8, value * 0.3, 0], hemispherical: value * 0.85 });
const glazing: Glazing = {
  panes: [
    { resistance: 0.004, emissivities: [0.84, 0.84], absorptance: table(0.1), absorptanceFromInside: 0.07 },
    { resistance: 0.004, emissivities: [0.1, 0.84], absorptance: table(0.08), absorptanceFromInside: 0.11 },
  ],
  gaps: [{ gas: "argon", width: 0.014 }],
  transmittance: table(0.55),
  transmittanceFromInside: 0.45,
};
const concrete = { thickness: 0.15, conductivity: 1.6, density: 2200, specificHeat: 900 };
const layers = [{ resistance: 2 }, concrete];
const outdoors = { kind: "outdoors", roughness: 1.67, isExposed: true } as const;
const face = { absorptance: 0.6, emissivity: 0.9 };

/** A box of 6 × 4 × 3 m around the common point, turned clockwise by `turn` degrees, with a window in the side that faces the sun. */
function box(turn = 0, { scale = 1, isMirrored = false, split = 1, isTraced = true } = {}): BalanceSurface[] {
  const wall = (azimuth: number, tilt: number, area: number, offset: number): BalanceSurface[] =>
    Array.from({ length: split }, () => ({
      zone: 0,
      area: (scale * area) / split,
      azimuth: ((isMirrored ? -azimuth : azimuth) + turn + 720) % 360,
      tilt,
      ...(isTraced && { offset }),
      body: { layers },
      beyond: outdoors,
      inside: face,
      outside: face,
    }));
  const place = { left: -2.4, right: 0.6, bottom: 0.8, top: 2.3 };
  const shades = [{ kind: "fin", x: 0.9, bottom: 0, top: 3, depth: 0.8 } as const];
  const [south] = wall(180, 90, 4.5, 2);
  const window: BalanceSurface = {
    ...south!,
    area: scale * 4.5,
    body: { glazing, height: 1.5 },
    place: isMirrored ? { ...place, left: -place.right, right: -place.left } : place,
    shades: isMirrored ? shades.map((shade) => ({ ...shade, x: -shade.x })) : shades,
  };
  return [
    ...wall(0, 90, 18, 2),
    ...wall(90, 90, 12, 3),
    ...wall(180, 90, 13.5, 2),
    ...wall(270, 90, 12, 3),
    ...wall(0, 0, 24, 3),
    ...wall(0, 180, 24, 0),
    window,
  ];
}
const zone = (more: Partial<BalanceZone> = {}): BalanceZone => ({
  airCapacity: 80_000,
  gains: series((hour) => 300 * byDay(hour)),
  convectiveShare: 0.4,
  airConductance: rest(20),
  heatingSetPoint: rest(20),
  coolingSetPoint: rest(24),
  ...more,
});
const building = (surfaces: BalanceSurface[], zones = [zone()]): BalanceBuilding => ({ zones, surfaces, groundReflectance: 0.2 });
const options = { stepsPerHour: 1, warmUpDays: days };
const run = (surfaces: BalanceSurface[], zones?: BalanceZone[], sky = drive): ZoneHours[] =>
  runBalance(building(surfaces, zones), sky, options);
const sum = (values: Float64Array) => values.reduce((all, value) => all + value, 0);
function expectSame(first: ZoneHours, other: ZoneHours, factor = 1): void {
  for (const key of ["heating", "cooling", "sun"] as const)
    first[key].forEach((value, hour) => expect(Math.abs(other[key][hour]! - factor * value)).toBeLessThan(1e-6 * factor));
  first.airTemperature.forEach((value, hour) => expect(other.airTemperature[hour]!).toBeCloseTo(value, 8));
}

describe("a zone", () => {
  test("at rest needs U·A·Δt and the heat of its outdoor air", () => {
    const given = { absorptance: 0, emissivity: 0, convection: 2.5 };
    const surface = (area: number, tilt: number): BalanceSurface => ({
      zone: 0,
      area,
      azimuth: 0,
      tilt,
      body: { layers },
      beyond: outdoors,
      inside: given,
      outside: { ...given, convection: 18 },
    });
    const [result] = run([surface(30, 90), surface(12, 0)], [zone({ gains: rest(0) })], dark);
    const expected = (42 / (1 / 2.5 + 2 + 0.15 / 1.6 + 1 / 18) + 20) * 25;
    expect(result!.heating.at(-1)! / expected).toBeCloseTo(1, 9);
  });

  test("balances its air in every hour: convection, outdoor air, gains and power come to zero without capacity", () => {
    const [result] = run(box(), [zone({ airCapacity: 0 })]);
    const { gains } = zone();
    for (let hour = 0; hour < hours; hour++) {
      const { fromSurfaces, fromAir, heating, cooling } = result!;
      const balance = fromSurfaces[hour]! + fromAir[hour]! + 0.4 * gains[hour]! + heating[hour]! - cooling[hour]!;
      expect(Math.abs(balance)).toBeLessThan(1e-9 * 5000);
    }
  });

  test("with an adiabatic envelope gives off all of its sun and gains: nothing is lost in faces, panes or light", () => {
    const inside = box().map((surface): BalanceSurface =>
      "glazing" in surface.body ? surface : { ...surface, beyond: { kind: "identical" } },
    );
    const [window] = inside.slice(-1);
    // Glass that neither conducts nor lets light out again.
    const sealed: Glazing = {
      ...glazing,
      gaps: [{ resistance: 1e9 }],
      transmittanceFromInside: 0,
      panes: glazing.panes.map((pane) => ({ ...pane, absorptance: table(0), absorptanceFromInside: 0 })),
    };
    const surfaces = [...inside.slice(0, -1), { ...window!, body: { ...window!.body, glazing: sealed } as BalanceSurface["body"] }];
    const held = zone({ airConductance: rest(0), heatingSetPoint: rest(22), coolingSetPoint: rest(22) });
    const [result] = run(surfaces, [held]);
    const put = sum(result!.sun) + sum(held.gains);
    const taken = sum(result!.cooling) - sum(result!.heating);
    // Walls end the year as they began it, but for one warm-up of thirty days.
    expect(Math.abs(taken / put - 1)).toBeLessThan(2e-4);
  });

  test("of twice the areas, gains and air takes twice the power", () => {
    const [first] = run(box());
    const doubled = zone({ airCapacity: 160_000, gains: zone().gains.map((gain) => 2 * gain), airConductance: rest(40) });
    expectSame(first!, run(box(0, { scale: 2 }), [doubled])[0]!, 2);
  });

  test("is the same with each wall in two halves", () => {
    const [first] = run(box());
    expectSame(first!, run(box(0, { split: 2 }))[0]!);
  });

  /** The same weather with its sun turned or mirrored. */
  const skyWith = (change: (hour: LitHour) => LitHour): WeatherDrive =>
    new WeatherDrive(weather, litHours(location, weather.directNormal, weather.diffuseHorizontal).map(change));

  test.each([90, 37])("turned by %s degrees, with the sun turned, is the same", (turn) => {
    const angle = (turn * Math.PI) / 180;
    const sky = skyWith((hour) => ({
      ...hour,
      east: hour.east * Math.cos(angle) + hour.north * Math.sin(angle),
      north: hour.north * Math.cos(angle) - hour.east * Math.sin(angle),
    }));
    const [first, other] = [run(box()), run(box(turn), undefined, sky)];
    // A ray may fall on either side of an edge by rounding, which moves a thirty-sixth of the beam in that hour.
    for (const key of ["heating", "cooling", "sun"] as const) expect(sum(other[0]![key]) / sum(first[0]![key])).toBeCloseTo(1, 4);
  });

  test("mirrored from east to west, with the sun mirrored, is the same", () => {
    const sky = skyWith((hour) => ({ ...hour, east: -hour.east }));
    const [first, other] = [run(box()), run(box(0, { isMirrored: true }), undefined, sky)];
    for (const key of ["heating", "cooling", "sun"] as const) expect(sum(other[0]![key]) / sum(first[0]![key])).toBeCloseTo(1, 4);
  });

  test("stays at the limits of its power, and leaves its set points only there", () => {
    const [result] = run(box(), [zone({ heatingLimit: 500, coolingLimit: 300 })]);
    const { heating, cooling, airTemperature } = result!;
    expect(Math.max(...heating)).toBe(500);
    expect(Math.max(...cooling)).toBe(300);
    airTemperature.forEach((air, hour) => {
      if (heating[hour]! < 500) expect(air).toBeGreaterThan(20 - 1e-9);
      if (cooling[hour]! < 300) expect(air).toBeLessThan(24 + 1e-9);
    });
  });

  test("with more steps an hour converges", () => {
    const heat = [1, 2, 4, 12].map((stepsPerHour) =>
      sum(runBalance(building(box()), drive, { stepsPerHour, warmUpDays: days })[0]!.heating),
    );
    const errors = heat.slice(0, 3).map((value) => Math.abs(value / heat[3]! - 1));
    expect(errors[0]!).toBeLessThan(0.03);
    expect(errors[2]!).toBeLessThan(0.003);
    expect(errors[2]!).toBeLessThan(errors[0]!);
  });
});

describe("two zones", () => {
  const common = (area: number): BalanceSurface => ({
    zone: 0,
    area,
    azimuth: 90,
    tilt: 90,
    // In no plane of another wall.
    offset: 50,
    body: { layers: [concrete] },
    beyond: { kind: "zone", zone: 1 },
    inside: face,
    outside: face,
  });
  const unheated: BalanceZone = { airCapacity: 80_000, gains: rest(0), convectiveShare: 0.4, airConductance: rest(20) };
  const untraced = (): BalanceSurface[] => box(0, { isTraced: false });

  test("that are identical exchange nothing through their wall, and are each like a zone next to an identical room", () => {
    const second = untraced().map((surface) => ({ ...surface, zone: 1 }));
    const [first, other] = run([...untraced(), ...second, common(12)], [zone(), zone()]);
    expectSame(first!, other!);
    const [alone] = run([...untraced(), { ...common(12), beyond: { kind: "identical" } }]);
    expect(sum(first!.heating) / sum(alone!.heating)).toBeCloseTo(1, 2);
  });

  test("give and take the same heat: a heated room next to an unheated one needs what both lose", () => {
    const given = { absorptance: 0, emissivity: 0, convection: 2.5 };
    const plain = (surface: BalanceSurface): BalanceSurface => ({ ...surface, inside: given, outside: { ...given } });
    const outer = (index: number): BalanceSurface => plain({ ...untraced()[0]!, zone: index, area: 20 });
    const [room, neighbor] = run([outer(0), outer(1), plain(common(10))], [zone({ gains: rest(0) }), unheated], dark);
    const outside = 20 / (2 / 2.5 + 2 + 0.15 / 1.6);
    const between = 10 / (2 / 2.5 + 0.15 / 1.6);
    const through = 1 / (1 / between + 1 / (outside + 20));
    expect(room!.heating.at(-1)! / ((outside + 20 + through) * 25)).toBeCloseTo(1, 9);
    expect(neighbor!.airTemperature.at(-1)!).toBeCloseTo(-5 + (25 * through) / (outside + 20), 8);
  });

  test("listed from the other side are the same", () => {
    const heated = untraced().map((surface) => ({ ...surface, zone: 1 }));
    const [first] = run([...untraced(), ...heated, common(10)], [zone(), unheated]);
    const turned: BalanceSurface = { ...common(10), zone: 1, azimuth: 270, offset: -50, beyond: { kind: "zone", zone: 0 } };
    const [second] = run([...untraced(), ...heated, turned], [zone(), unheated]);
    expect(sum(second!.heating) / sum(first!.heating)).toBeCloseTo(1, 9);
  });
});
