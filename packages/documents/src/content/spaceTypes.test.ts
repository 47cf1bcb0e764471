import { heatLoad } from "@org/hvac-core";
import { spaceType } from "@org/hvac-core/reference";
import { expect, test } from "vitest";
import type { ReportCell } from "./reportTypes.ts";
import { reportContent } from "./reportContent.ts";
import { stillState } from "./stillState.ts";

async function contentOf(input: object) {
  const state = stillState(heatLoad, input, heatLoad.version);
  return reportContent({ state, explanation: await heatLoad.explanation(), preferredUnits: {}, title: "Level 3" });
}

const { people, lighting } = spaceType("open-office").uses["SI"];

test("a room prints what follows from its type with the publication, and what was entered without a mark", async () => {
  const { inputs, sources, sheet } = await contentOf({ unitSystem: "Metric", spaceType: "open-office", floorArea: 60, equipmentLoad: 500 });
  const lines = new Map(inputs.flatMap((block) => (block.kind === "lines" ? block.lines.map((line) => [line.label, line] as const) : [])));
  expect(lines.get("People")).toMatchObject({ text: expect.stringMatching(/^5\speople\/100\sm²$/u) as string, isAssumed: true });
  expect(lines.get("People")?.origin).toContain(`from space type: ASHRAE 2022, ${people!.source.locator}`);
  expect(lines.get("Lighting")?.origin).toContain(lighting!.source.locator);
  expect(lines.get("Outdoor air for ventilation")?.origin).toContain("Table 6-1");
  expect(lines.get("Equipment")?.isAssumed).toBeUndefined();
  expect(lines.get("Indoor temperature")?.origin).toBeUndefined();
  // The publications are in the list, and a given value has its number.
  for (const { source } of [people!.source, lighting!.source]) expect(sources.some((text) => text.startsWith(source.title))).toBe(true);
  const given = sheet.flatMap((block) => (block.kind === "given" ? block.lines : []));
  expect(sources[given.find(({ label }) => label === "Lighting per floor area")!.source!.number - 1]).toContain(
    lighting!.source.source.title,
  );
});

interface Marked {
  readonly text: string;
  readonly origin?: string;
}

test("a table of rooms marks cells from the type, and names the publications below", async () => {
  const { inputs } = await contentOf({
    unitSystem: "Metric",
    method: "hourly",
    rooms: [
      { id: "a", name: "A", spaceType: "open-office", floorArea: 60 },
      { id: "b", name: "B", spaceType: "meeting-room", floorArea: 30, people: 12 },
    ],
  });
  const blocks = inputs.filter(({ title }) => title.startsWith("Rooms"));
  const cells = blocks.flatMap((block): readonly Marked[] =>
    block.kind === "lines"
      ? block.lines
      : block.rows.flatMap(({ cells: each }) => each.filter((cell): cell is Exclude<ReportCell, string> => typeof cell !== "string")),
  );
  const marks = cells.filter(({ origin }) => origin !== undefined).map(({ text }) => text);
  expect(marks.some((text) => /^5\speople\/100\sm²$/u.test(text))).toBe(true);
  expect(marks).toContain("Open-plan office");
  expect(marks.some((text) => text.startsWith("12"))).toBe(false);
  const notes = blocks.map((block) => (block.kind === "table" ? (block.note ?? "") : "")).join(" ");
  for (const text of ["People", "Lighting", "from space type: ASHRAE 2022, Table 6-1"])
    expect(notes + JSON.stringify(cells)).toContain(text);
});
