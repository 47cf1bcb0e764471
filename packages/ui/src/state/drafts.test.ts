import { catalogue } from "@org/hvac-core";
import { beforeEach, describe, expect, test, vi } from "vitest";
import version1Links from "../../test/fixtures/version1Links.json" with { type: "json" };
import type * as Drafts from "./drafts.ts";
import { startInput, type AnyCalculator } from "./formInput.ts";
import { fromSearchParams, type SearchParams } from "./searchParams.ts";

const calculators = catalogue as readonly unknown[] as readonly AnyCalculator[];

function fakeStorage(): Pick<Storage, "getItem" | "setItem"> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

let drafts: typeof Drafts;
beforeEach(async () => {
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("location", { pathname: "/heat-load", search: "?u=Metric" });
  vi.resetModules();
  drafts = await import("./drafts.ts");
});

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))("a draft of %s", (id, calculator) => {
  test("comes back as it was kept", () => {
    const entry = { input: startInput(calculator, "Metric"), unread: { [Object.keys(calculator.fields)[0]!]: "abc" } };
    drafts.keepDraft(calculator, entry);
    expect(drafts.readDraft(calculator)).toEqual({ entry, here: true, notices: [] });
  });

  test.each((version1Links as unknown as Readonly<Record<string, readonly { name: string; params: SearchParams }[]>>)[id] ?? [])("of version 1 opens: $name", ({ params }) => {
    localStorage.setItem(`plenum.draft.${id}.1`, JSON.stringify({ params, unread: {}, at: "/elsewhere", tab: "a" }));
    const draft = drafts.readDraft(calculator);
    expect(draft).toEqual({ entry: { input: fromSearchParams(calculator, params, "Metric").input, unread: {} }, here: false, notices: [] });
  });

  test("of a later version is left alone", () => {
    const later = `plenum.draft.${id}.${calculator.version + 1}`;
    localStorage.setItem(later, JSON.stringify({ input: {}, unread: {}, at: "", tab: "" }));
    expect(drafts.readDraft(calculator)).toBeUndefined();
    drafts.keepDraft(calculator, { input: startInput(calculator, "Metric"), unread: {} });
    expect(JSON.parse(localStorage.getItem(later)!)).toMatchObject({ input: {} });
  });
});

describe("a text that could not be read in a draft of version 1", () => {
  const duct = calculators.find(({ id }) => id === "duct-sizer")!;
  test("stands at the same row, and what has no field any more is named", () => {
    const params = { u: "Metric", fittings: JSON.stringify([{}, {}]) };
    localStorage.setItem("plenum.draft.duct-sizer.1", JSON.stringify({ params, unread: { "fittings.1.quantity": "x", gone: "y" }, at: "", tab: "" }));
    const draft = drafts.readDraft(duct);
    expect(draft?.entry.unread).toEqual({ "fittings.2.quantity": "x" });
    expect(draft?.notices).toEqual(["“y” stood in a field that is no longer there."]);
  });
});
