import { boq } from "@org/hvac-core/calculators/boq";
import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { expect, test } from "vitest";
import { reportContent } from "./reportContent.ts";
import { stillState } from "./stillState.ts";
import { levelsOf, partsOfLevel, warningsOfLevel } from "./levels.ts";
import type { CalculatorState, LinkTexts } from "@org/form/state";

const duct = stillState(
  ductSizer,
  {
    unitSystem: "Metric",
    airflow: { value: 425, unit: "L/s", link: { collection: "calculations", fileId: "office", result: "supplyAirflow" } },
    ductLength: { value: 12, unit: "m", link: { collection: "pipeCalculations", fileId: "pipe", result: "length" } },
  },
  ductSizer.version,
);

const links: LinkTexts = {
  nameOf: ({ fileId }) => (fileId === "office" ? "Supply airflow of “Office”" : "Length of “Pipe”"),
  remarkOn: (path) => (path === "ductLength" ? "Out of date: the result is now 15 m." : undefined),
};

const outdated = "12\u202fm from Length of “Pipe”. Out of date: the result is now 15 m.";
const expected = [
  ["Airflow", "425\u202fL/s from Supply airflow of “Office”"],
  ["Length", outdated],
];

const contentOf = (state: CalculatorState, names: LinkTexts | undefined) =>
  reportContent({ state, explanation: undefined, preferredUnits: {}, title: "File", links: names });

test("a report says which numbers are from other files, and which of them are out of date", () => {
  const reportedNumbers = (names?: LinkTexts) => contentOf(duct, names).inputs.at(-1);
  expect(reportedNumbers(links)).toEqual({
    kind: "lines",
    title: "Numbers from other files",
    lines: expected.map(([label, text]) => ({ label, text })),
  });
  // Without the other files a linked number still differs from a typed one.
  expect(reportedNumbers()).toMatchObject({ lines: [{ text: "425\u202fL/s from a result of another file" }, {}] });
});

test.each(levelsOf({ hasBill: true, hasSchedules: true }))("the level %s prints a remark on an outdated number at most once", (level) => {
  const refused = stillState(ductSizer, { ...duct.input, airflow: { ...duct.input["airflow"]!, value: -1 } }, ductSizer.version);
  expect([duct.outcome.ok, refused.outcome.ok]).toEqual([true, false]);
  const { internal, inputs } = partsOfLevel(level);
  for (const state of [duct, refused]) {
    const content = contentOf(state, links);
    const printed = JSON.stringify([warningsOfLevel(content.warnings, level), inputs ? content.inputs : []]);
    expect(printed.split(outdated).length - 1).toBe(internal ? 1 : 0);
  }
});

test("other cautions are printed once at every level with warnings, also with inputs that are refused", () => {
  const refused = stillState(ductSizer, { unitSystem: "Metric", airflow: -1 }, ductSizer.version);
  const { warnings } = reportContent({ state: refused, explanation: undefined, preferredUnits: {}, title: "Duct", cautions: ["Old."] });
  for (const level of ["summary", "inputs"] as const)
    expect(warningsOfLevel(warnings, level)).toEqual([{ severity: "caution", word: "Caution", message: "Old." }]);
});

test("a report without linked numbers has no section on other files", () => {
  const state = stillState(ductSizer, ductSizer.start("Metric"), ductSizer.version);
  const { inputs } = reportContent({ state, explanation: undefined, preferredUnits: {}, title: "Duct" });
  expect(inputs.map(({ title }) => title)).not.toContain("Numbers from other files");
});

test("linked numbers of rows print with their rows, and money in its currency", () => {
  const link = { collection: "boqs", fileId: "plant", result: "total" };
  const items = [{ id: "a", description: "Plant room", rate: { value: 9000, unit: "money", link } }];
  const state = stillState(boq, { unitSystem: "Metric", currency: "€", items }, boq.version);
  const content = contentOf(state, { nameOf: () => "Total of “Plant”", remarkOn: () => "Out of date: the result is now €10,000." });
  const text = "€9,000 from Total of “Plant”. Out of date: the result is now €10,000.";
  expect(content.inputs.at(-1)).toMatchObject({ lines: [{ label: "Plant room: Rate", text }] });
  expect(content.warnings).toContainEqual({ severity: "caution", word: "Caution", message: `Plant room: Rate: ${text}`, isInInputs: true });
});
