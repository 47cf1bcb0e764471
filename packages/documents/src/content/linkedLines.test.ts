import { boq } from "@org/hvac-core/calculators/boq";
import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { expect, test } from "vitest";
import { reportContent } from "./reportContent.ts";
import { stillState } from "./stillState.ts";
import type { LinkTexts } from "@org/form/state";

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

const expected = [
  ["Airflow", "425\u202fL/s from Supply airflow of “Office”"],
  ["Length", "12\u202fm from Length of “Pipe”"],
];

test("a number that differs from its result is a caution at every level of a report", () => {
  const { warnings } = reportContent({ state: duct, explanation: undefined, preferredUnits: {}, title: "Duct", links });
  expect(warnings.filter(({ severity }) => severity === "caution").map(({ message }) => message)).toEqual([
    "Length: 12\u202fm from Length of “Pipe”. Out of date: the result is now 15 m.",
  ]);
});

test("a report says which numbers are from other files", () => {
  const reportedNumbers = (names?: LinkTexts) =>
    reportContent({ state: duct, explanation: undefined, preferredUnits: {}, title: "Duct", links: names }).inputs.at(-1);
  expect(reportedNumbers(links)).toEqual({
    kind: "lines",
    title: "Numbers from other files",
    lines: expected.map(([label, text]) => ({ label, text })),
  });
  // Without the other files a linked number still differs from a typed one.
  expect(reportedNumbers()).toMatchObject({ lines: [{ text: "425\u202fL/s from a result of another file" }, {}] });
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
  const block = reportContent({ state, explanation: undefined, preferredUnits: {}, title: "Bill" }).inputs.at(-1);
  expect(block).toMatchObject({ lines: [{ label: "Item 1: Rate", text: "€9000 from a result of another file" }] });
});
