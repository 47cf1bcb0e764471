import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OutOfRangeError } from "../refusals/errors.ts";
import { moistAir } from "../psychrometrics/moistAir.ts";
import { blockCoolingLoad } from "./blockLoad.ts";
import { conductionTimeSeries } from "./construction.ts";
import { roomCoolingLoad } from "./coolingLoad.ts";
import { designDays, designHour } from "./designDay.ts";
import { opaqueSurfaceGain } from "./opaqueSurface.ts";
import { outdoorAirGain } from "./outdoorAir.ts";
import { projectLoads } from "./projectLoads.ts";
import { representativeRadiantSeries } from "./radiantSeries.ts";
import { loadResponses } from "./loadResponses.ts";
import type { Room } from "./room.ts";
import { conductionHeatGain, radiantCoolingLoad } from "./timeSeries.ts";
import { windowGain } from "./windowGain.ts";

const months = [19, 21, 25, 28, 31, 34, 35, 34.5, 32, 28, 24, 20].map((dryBulb) => ({
  dryBulb,
  wetBulb: dryBulb - 9,
  dryBulbRange: 10,
  tauB: 0.42,
  tauD: 2.25,
}));
const days = designDays({ latitude: 33.64, longitude: -84.43, timeZone: -5, altitude: 313, tauEdition: "2013", months });
const heavy = conductionTimeSeries([
  { thickness: 0.2, conductivity: 1.7, density: 2300, specificHeat: 900 },
  { thickness: 0.08, conductivity: 0.03, density: 40, specificHeat: 1200 },
]);
const light = conductionTimeSeries([{ thickness: 0.1, conductivity: 0.035, density: 30, specificHeat: 1000 }]);
const working = Array.from({ length: 24 }, (_, hour) => (hour >= 7 && hour < 18 ? 1 : 0.05));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const share = fc.double({ min: 0, max: 1, noNaN: true });
const azimuth = fc.constantFrom(0, 45, 90, 135, 180, 225, 270, 315);
const anyRoom: fc.Arbitrary<Room> = fc.record({
  name: fc.constant("Room"),
  floorArea: fc.constant(40),
  indoor: fc.record({ dryBulb: fc.constantFrom(22, 24, 25.5), relativeHumidity: fc.constantFrom(0.4, 0.5) }),
  surfaces: fc.array(
    fc.record({
      component: fc.constantFrom("wall" as const, "roof" as const, "floor" as const),
      area: fc.double({ min: 1, max: 50, noNaN: true }),
      tilt: fc.constantFrom(0, 30, 90, 180),
      azimuth,
      conduction: fc.constantFrom(heavy, light),
      absorptanceRatio: fc.constantFrom(0.026, 0.052),
    }),
    { maxLength: 4 },
  ),
  windows: fc.array(
    fc.record(
      {
        area: fc.double({ min: 0.5, max: 10, noNaN: true }),
        tilt: fc.constant(90),
        azimuth,
        transmittance: fc.constantFrom(1.2, 2.8),
        shgc: fc.constantFrom(0.3, 0.7),
        interiorShade: fc.record({ beam: share, diffuse: share }),
        exteriorShade: fc.constantFrom(
          { width: 2, height: 1.5, overhang: { depth: 0.8 } },
          { width: 1, height: 2, leftFin: { depth: 0.3, gap: 0.1 } },
        ),
      },
      { requiredKeys: ["area", "tilt", "azimuth", "transmittance", "shgc"] },
    ),
    { maxLength: 3 },
  ),
  gains: fc.array(
    fc.record({
      component: fc.constantFrom("people" as const, "lighting" as const, "equipment" as const),
      sensible: fc.double({ min: 0, max: 2000, noNaN: true }),
      latent: fc.double({ min: 0, max: 500, noNaN: true }),
      radiantFraction: share,
      roomFraction: share,
      schedule: fc.constant(working),
    }),
    { maxLength: 3 },
  ),
  infiltration: fc.double({ min: 0, max: 0.1, noNaN: true }),
  radiantSeries: fc.constantFrom(representativeRadiantSeries("light", false), representativeRadiantSeries("heavy", true)),
});

/** The straight way: the gains of every surface hour by hour, then one convolution for each of them and each month. */
function byConvolution(room: Room): { sensible: number[]; latent: number[] } {
  const sensible: number[] = [];
  const latent: number[] = [];
  const { radiantSeries: series } = room;
  const inside = moistAir({ ...room.indoor, pressure: days.pressure });
  for (let month = 1; month <= 12; month++) {
    const hours = Array.from({ length: 24 }, (_, h) => designHour(days, month, h + 1));
    const total = hours.map(() => 0);
    const add = (load: readonly number[]): void => load.forEach((value, h) => (total[h] = total[h]! + value));
    const t = room.indoor.dryBulb;
    for (const surface of room.surfaces) {
      const unit = { ...surface, transmittance: surface.conduction.transmittance, absorptanceRatio: surface.absorptanceRatio! };
      const solAir = hours.map((hour) => opaqueSurfaceGain(unit, hour, t).solAirTemperature);
      add(
        radiantCoolingLoad(
          conductionHeatGain({ solAir, roomDryBulb: t, area: surface.area, conduction: surface.conduction }),
          surface.component === "roof" ? 0.6 : 0.46,
          series.nonSolar,
        ),
      );
    }
    for (const window of room.windows) {
      const gains = hours.map((hour) => windowGain(window, hour, t));
      const radiant = window.shgc > 0.5 ? 0.33 : 0.46;
      const shaded = window.interiorShade !== undefined;
      add(
        radiantCoolingLoad(
          gains.map((gain) => gain.transmission),
          radiant,
          series.nonSolar,
        ),
      );
      add(
        radiantCoolingLoad(
          gains.map((gain) => gain.diffuse),
          shaded ? radiant : 1,
          series.nonSolar,
        ),
      );
      add(
        radiantCoolingLoad(
          gains.map((gain) => gain.beam),
          shaded ? radiant : 1,
          shaded ? series.nonSolar : series.solar,
        ),
      );
    }
    for (const gain of room.gains)
      add(
        radiantCoolingLoad(
          working.map((on) => on * gain.sensible * gain.roomFraction!),
          gain.radiantFraction,
          series.nonSolar,
        ),
      );
    hours.forEach((hour, h) => {
      const entering = { dryBulb: hour.dryBulb, humidityRatio: days.humidityRatio[24 * (month - 1) + h]! };
      const air = outdoorAirGain({ volumeFlow: room.infiltration, entering, room: inside, pressure: days.pressure });
      sensible.push(total[h]! + air.sensible);
      // Dry air takes away no more moisture than is given off.
      latent.push(Math.max(0, air.latent + sum(room.gains.map((gain) => gain.latent! * working[h]!))));
    });
  }
  return { sensible, latent };
}

describe("the loads of a project", () => {
  test("are those of a straight convolution, surface by surface and month by month", () => {
    const weather = loadResponses(days);
    fc.assert(
      fc.property(fc.array(anyRoom, { minLength: 1, maxLength: 4 }), (rooms) => {
        const loads = projectLoads({ weather, rooms });
        const straight = rooms.map(byConvolution);
        for (const which of ["sensible", "latent"] as const) {
          const expected = days.dryBulb.map((_, k) => sum(straight.map((room) => room[which][k]!)));
          const scale = Math.max(1, ...expected.map(Math.abs));
          expected.forEach((value, k) => expect(Math.abs(loads[which][k]! - value) / scale).toBeLessThan(1e-9));
        }
        rooms.forEach((_room, i) => {
          const totals = straight[i]!.sensible.map((value, k) => value + straight[i]!.latent[k]!);
          const highest = Math.max(...totals);
          expect(Math.abs(loads.rooms[i]!.peak.total - highest)).toBeLessThan(1e-9 * Math.max(1, Math.abs(highest)));
        });
      }),
      { numRuns: runs(40) },
    );
  });

  test("are those of the rooms one by one, with the block load and the sum of peaks", () => {
    fc.assert(
      fc.property(fc.array(anyRoom, { minLength: 1, maxLength: 4 }), (rooms) => {
        const loads = projectLoads({ weather: days, rooms });
        const single = rooms.map((room) => roomCoolingLoad(room, days));
        const block = blockCoolingLoad(single);
        const near = (ours: number, theirs: number): void =>
          expect(Math.abs(ours - theirs)).toBeLessThan(1e-9 * Math.max(1000, Math.abs(theirs)));
        near(loads.coincidentPeak.total, block.coincidentPeak.total);
        near(loads.coincidentSensiblePeak.sensible, block.coincidentSensiblePeak.sensible);
        near(loads.sumOfRoomPeaks.total, block.sumOfRoomPeaks.total);
        near(loads.sumOfRoomSensiblePeaks, block.sumOfRoomSensiblePeaks);
        near(sum(loads.returnAir), sum(block.returnAir));
        near(sum(loads.coincidentPeak.components.map((part) => part.sensible + part.latent)), loads.coincidentPeak.total);
        expect(loads.coincidentPeak.total).toBeLessThanOrEqual(loads.sumOfRoomPeaks.total + 1e-6);
        loads.rooms.forEach((room, i) => near(room.peakSensible.sensible, single[i]!.peakSensible.sensible));
      }),
      { numRuns: runs(30) },
    );
  });

  test("are the same after an edit as computed from scratch", () => {
    fc.assert(
      fc.property(fc.array(anyRoom, { minLength: 2, maxLength: 4 }), anyRoom, fc.nat(), (rooms, edited, position) => {
        const weather = loadResponses(days);
        projectLoads({ weather, rooms });
        const next = rooms.map((room, i) => (i === position % rooms.length ? edited : room));
        expect(projectLoads({ weather, rooms: next })).toEqual(projectLoads({ weather: days, rooms: next }));
      }),
      { numRuns: runs(20) },
    );
  });

  test("take equal constructions and series for the same, and different ones for different", () => {
    const wall = { component: "wall" as const, area: 10, tilt: 90, azimuth: 270, conduction: heavy };
    const room: Room = {
      name: "",
      floorArea: 10,
      indoor: { dryBulb: 24, relativeHumidity: 0.5 },
      surfaces: [wall],
      windows: [],
      gains: [],
      infiltration: 0,
      radiantSeries: representativeRadiantSeries("light", true),
    };
    const copy: Room = structuredClone(room);
    const other: Room = { ...room, surfaces: [{ ...wall, conduction: { transmittance: heavy.transmittance, factors: light.factors } }] };
    const weather = loadResponses(days);
    const peaks = projectLoads({ weather, rooms: [room, copy, other] }).rooms.map(({ peak }) => peak.total);
    expect(peaks[1]).toBe(peaks[0]);
    expect(peaks[2]).not.toBe(peaks[0]);
  });

  test("refuse an impossible value with the name of its room", () => {
    const room: Room = {
      name: "",
      floorArea: 10,
      indoor: { dryBulb: 24, relativeHumidity: 0.5 },
      surfaces: [],
      windows: [],
      gains: [],
      infiltration: 0,
      radiantSeries: representativeRadiantSeries("light", true),
    };
    expect(() => projectLoads({ weather: days, rooms: [room, { ...room, infiltration: -1 }] })).toThrow(/rooms\[1\]\.infiltration/);
    expect(() => projectLoads({ weather: days, rooms: [] })).toThrow(OutOfRangeError);
    // A list that served as a schedule is no series.
    const ones = Array.from({ length: 24 }, () => 1);
    const weather = loadResponses(days);
    const scheduled: Room = { ...room, gains: [{ component: "people", sensible: 1, radiantFraction: 0, schedule: ones }] };
    expect(() => projectLoads({ weather, rooms: [scheduled, { ...room, radiantSeries: { solar: ones, nonSolar: ones } }] })).toThrow(
      /rooms\[1\]\.radiantSeries\.solar/,
    );
  });
});
