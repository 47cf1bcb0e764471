import { beforeAll, describe, expect, test } from "vitest";
import { functionsOf, holdSheetToItsWord } from "../../../../test/laws/sheets.ts";
import { allEntries, isStep, type RowsBlock, type Sheet, type SheetTable, type Step } from "../../../kernel/index.ts";
import { heatLoad, type HeatLoadInput } from "../index.ts";

type Explanation = Awaited<ReturnType<typeof heatLoad.explanation>>;
let explanation: Explanation;
beforeAll(async () => {
  explanation = await heatLoad.explanation();
});

const office = heatLoad.examples.find(({ id }) => id === "office-floor")!.input;
const block = { obstruction: "block", obstructionHeight: 6, obstructionDistance: 7 } as const;
/** Surfaces and windows of every kind in addition to those of the example. */
const varied: HeatLoadInput = {
  ...office.Metric,
  rooms: [
    ...office.Metric.rooms!,
    {
      id: "corner",
      name: "Corner",
      floorArea: 30,
      people: 2,
      peopleSchedule: "office",
      lighting: 300,
      equipment: 200,
      weight: "heavy",
      surfaces: [
        { id: "w", kind: "wall", area: 12, azimuth: 135, construction: "wall" },
        { id: "b", kind: "wall", area: 6, azimuth: 225, uValue: 0.8, colour: "light" },
        { id: "r", kind: "roof", area: 30, tilt: 20, azimuth: 180, construction: "roof" },
        { id: "f", kind: "floor", area: 30, construction: "roof" },
        { id: "p", kind: "partition", area: 10, uValue: 1.5, adjacentTemp: 28 },
      ],
      windows: [
        { id: "a", type: "clear", width: 2, height: 1.5, azimuth: 135, overhangDepth: 0.5 },
        { id: "s", type: "clear", kind: "skylight", width: 1, height: 1, tilt: 20, azimuth: 180 },
        { id: "c", type: "glass", width: 2, height: 1.5, azimuth: 225 },
        { id: "d", type: "glass", width: 2, height: 1.5, azimuth: 135, ...block },
        {
          id: "e",
          type: "glass",
          width: 2,
          height: 1.5,
          azimuth: 225,
          ...block,
          obstructionLeft: -1,
          finDepth: 0.3,
          finSide: "left",
          finReach: 0.5,
        },
      ],
    },
  ],
};

function sheetOf(input: HeatLoadInput): Sheet {
  const outcome = heatLoad.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return explanation.sheet(outcome);
}

const tablesOf = (sheet: Sheet): SheetTable[] => sheet.filter((entry) => entry.kind === "table");
const columnsOf = (sheet: Sheet): Map<string, readonly number[]> =>
  new Map(tablesOf(sheet).flatMap(({ columns }) => columns.map(({ symbol, values }) => [symbol, values] as const)));
const blockOf = (sheet: Sheet, title: string): RowsBlock =>
  sheet.find((entry): entry is RowsBlock => entry.kind === "rows" && entry.title === title)!;
const stepOf = (entries: Sheet, symbol: string): Step => entries.filter(isStep).find((step) => step.symbol === symbol)!;

/** Load at an hour 1…24 from a repeating day of heat gains: the radiant share by a series, the rest at once. */
function arriving(day: readonly number[], hour: number, share: number, series: readonly number[]): number {
  const heatAt = (h: number): number => day[(((h - 1) % 24) + 24) % 24]!;
  return (1 - share) * heatAt(hour) + share * series.reduce((sum, each, lag) => sum + each * heatAt(hour - lag), 0);
}

function expectClose(actual: number, expected: number, what: string): void {
  // Sums of 24 products in another order.
  expect(Math.abs(actual - expected), what).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
}

/** The shares of schedules as they are printed: "hours 1–7: 0 %, hour 8: 50 %". */
function schedulesOf(sheet: Sheet): Map<string, readonly number[]> {
  return new Map(
    blockOf(sheet, "Schedules").rows.map((row) => {
      const printed = row.entries().find((entry) => entry.kind === "choice" && entry.name === "Share by hour")!;
      const shares: number[] = [];
      for (const [, first, last = first, share] of (printed.kind === "choice" ? printed.text : "").matchAll(
        /hours? (\d+)(?:–(\d+))?: ([\d.]+)\s*%/g,
      ))
        for (let hour = Number(first); hour <= Number(last); hour++) shares[hour - 1] = Number(share) / 100;
      return [row.title, shares];
    }),
  );
}

describe("a reviewer can check the hourly sheet with nothing but the sheet itself", () => {
  test("conduction of sol-air temperatures", () => {
    for (const input of [office.Imperial, varied]) {
      const columns = columnsOf(sheetOf(input));
      const passedOn = tablesOf(sheetOf(input)).flatMap((table) => table.columns.filter(({ symbol }) => symbol.startsWith("t_c")));
      expect(passedOn.length).toBeGreaterThan(0);
      for (const { name, symbol, values } of passedOn) {
        const [, solAir, series] = /^(t_e\d+) conducted by (c_\d+)$/.exec(name)!;
        values.forEach((value, index) =>
          expectClose(arriving(columns.get(solAir!)!, index + 1, 1, columns.get(series!)!), value, `${symbol} at ${index + 1} h`),
        );
      }
    }
  });

  test("every surface, window and gain of every room at its peak", () => {
    const seen = { surfaces: 0, shaded: 0, bare: 0, gains: 0 };
    for (const input of [office.Metric, office.Imperial, varied]) {
      const sheet = sheetOf(input);
      const columns = columnsOf(sheet);
      const schedules = schedulesOf(sheet);
      for (const room of blockOf(sheet, "Rooms").rows) {
        const entries = room.entries();
        const hour = stepOf(entries, "h_s").value / 3600;
        for (const { title, entries: open } of blockOf(entries, "Surfaces").rows) {
          const entries = open();
          const t_m = entries.filter(isStep).find(({ symbol }) => symbol === "t_m");
          if (!t_m) continue;
          const [, day, series] = /: (t_c\d+), .* by (r_\d+)$/.exec(t_m.name)!;
          const share = stepOf(entries, "f_r").value;
          expectClose(arriving(columns.get(day!)!, hour, share, columns.get(series!)!), t_m.value, `${room.title}, ${title}`);
          // The sol-air temperature of the hour, whose formula is shown in full, is in the table too.
          const t_e = stepOf(entries, "t_e").value;
          const solAir = [...columns].filter(([symbol]) => symbol.startsWith("t_e"));
          expect(
            solAir.some(([, values]) => Math.abs(values[hour - 1]! - t_e) < 1e-9),
            `${room.title}, ${title}: t_e`,
          ).toBe(true);
          seen.surfaces++;
        }
        for (const { title, entries: open } of blockOf(entries, "Windows").rows) {
          const entries = open();
          const what = `${room.title}, ${title}`;
          const [t_m, E_m, share] = [stepOf(entries, "t_m"), stepOf(entries, "E_m"), stepOf(entries, "f_r").value];
          const [, air, series] = /: (t_o\d+), .* by (r_\d+)$/.exec(t_m.name)!;
          expectClose(arriving(columns.get(air!)!, hour, share, columns.get(series!)!), t_m.value, what);
          const shaded = /(E_b\d+) \+ (E_d\d+), .* by (r_\d+)$/.exec(E_m.name);
          const bare = /the beam (E_b\d+) is spread over 24 hours by (s_\d+), the diffuse light (E_d\d+) by (r_\d+)$/.exec(E_m.name);
          if (shaded) {
            const [, beam, diffuse, by] = shaded.map((symbol) => columns.get(symbol)!);
            const both = beam!.map((each, index) => each + diffuse![index]!);
            expectClose(arriving(both, hour, share, by!), E_m.value, what);
            seen.shaded++;
          } else {
            const [, beam, solar, diffuse, by] = bare!.map((symbol) => columns.get(symbol)!);
            expectClose(arriving(beam!, hour, 1, solar!) + arriving(diffuse!, hour, 1, by!), E_m.value, what);
            seen.bare++;
          }
        }
        const radiant = { s_p: stepOf(entries, "f_p").value, s_l: stepOf(entries, "f_l").value, s_e: stepOf(entries, "f_e").value };
        const schedule = { s_p: "Schedule of people", s_l: "Schedule of lighting", s_e: "Schedule of equipment" } as const;
        for (const symbol of ["s_p", "s_l", "s_e"] as const) {
          const step = stepOf(entries, symbol);
          const series = columns.get(/by (r_\d+)$/.exec(step.name)![1]!)!;
          const scheduleEntry = entries.find((entry) => entry.kind === "choice" && entry.name === schedule[symbol]);
          const named = scheduleEntry?.kind === "choice" ? schedules.get(scheduleEntry.text) : undefined;
          const day = named ?? Array.from({ length: 24 }, () => 1);
          expectClose(arriving(day, hour, radiant[symbol], series), step.value, `${room.title}: ${symbol}`);
          seen.gains++;
        }
      }
      // From there on formulas lead to the loads of rooms, coils and plant.
      holdSheetToItsWord(sheet, functionsOf(explanation.functions));
    }
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
  });

  test("series add up to one, with hours and shares next to them in the reader's units", () => {
    for (const input of [office.Metric, office.Imperial]) {
      const tables = tablesOf(sheetOf(input));
      for (const { axis, columns } of tables) {
        expect(axis.places).toHaveLength(24);
        for (const { symbol, values, texts, unit } of columns) {
          if (/^[crs]_/.test(symbol)) expect(values.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
          if (symbol.startsWith("t_")) expect(unit).toBe(input.unitSystem === "Metric" ? "degC" : "degF");
          expect(
            texts.every((text) => /^[−-]?[\d\u202f]+([.,]\d+)?$/.test(text)),
            `${symbol}: ${texts.join(" ")}`,
          ).toBe(true);
        }
      }
    }
  });

  test("formulas have their numbers in the units of the reader, those of systems and plant too", () => {
    const steps = allEntries(sheetOf(office.Imperial)).filter(isStep);
    expect(steps.some(({ symbol }) => symbol === "t_m") && steps.some(({ result }) => result === "supplyAirflow")).toBe(true);
    expect(steps.filter(({ inSI }) => inSI).map(({ symbol }) => symbol)).toEqual([]);
  });

  test("a table appears once for each construction, kind of room and orientation, however many rooms there are", () => {
    const rooms = Array.from({ length: 60 }, (_, i) => office.Metric.rooms!.map((room) => ({ ...room, id: `${room.id}${i}` }))).flat();
    const [few, many] = [office.Metric, { ...office.Metric, rooms }].map((input) => tablesOf(sheetOf(input)));
    expect(many).toEqual(few);
    const symbols = allEntries(few!).flatMap((entry) => (entry.kind === "table" ? entry.columns.map(({ symbol }) => symbol) : []));
    expect(new Set(symbols).size).toBe(symbols.length);
  });
});
