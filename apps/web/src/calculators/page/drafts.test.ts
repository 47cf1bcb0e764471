import { FakeStorage } from "@org/device/test/fakeStorage";
import { catalogue } from "@org/hvac-core";
import { defineCalculator, defineCard, defineFields, defineResults } from "@org/hvac-core/kernel";
import { fromSearchParams, toSearchParams, type SearchParams } from "@org/form/addresses";
import { openInput, startInput, type AnyCalculator, type FormInput } from "@org/form/state";
import { preferredUnitSystem, saveUnitSystem } from "@org/ui/surface";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { movePageDrafts, removeItemsOf } from "../../device/ownedItems.ts";
import type * as Drafts from "./drafts.ts";
import type * as Pages from "./openPage.ts";

const { notify } = vi.hoisted(() => ({ notify: vi.fn<(notification: { readonly message: string }) => void>() }));
vi.mock("@org/ui/elements", async (original) => ({ ...(await original<object>()), notify }));

const calculators = catalogue as readonly unknown[] as readonly AnyCalculator[];
const duct = calculators.find(({ id }) => id === "duct-sizer")!;

const calculator: AnyCalculator = defineCalculator({
  card: defineCard({ id: "deep", title: "Deep", summary: "A share.", group: "air", collection: "deep", route: null }),
  version: 1,
  sections: [{ id: "all", title: "All" }],
  fields: defineFields({
    share: { type: "quantity", label: "Share of outdoor air", quantity: "ratio", default: 0.3, min: 0, max: 1 },
    people: { type: "quantity", label: "People", quantity: "count", default: null, min: 0, max: 1000, optional: "absent" },
  }),
  results: defineResults({ share: { label: "Share", quantity: "ratio" } }),
  headline: ["share"],
  start: { Imperial: {}, Metric: {} },
  calculate: ({ share }) => ({ results: { share } }),
  warnings: () => [],
  explanation: () => Promise.reject(new Error("It has none.")),
});

let drafts: typeof Drafts;
let pages: typeof Pages;

function goTo(pathname: string, params: SearchParams = {}): void {
  vi.stubGlobal("location", { pathname, search: Object.keys(params).length === 0 ? "" : `?${new URLSearchParams(params).toString()}` });
}
/** Reloads the page in this tab, or opens it in a new tab without stored state. */
async function load(isNewTab = false): Promise<void> {
  if (isNewTab) vi.stubGlobal("sessionStorage", new FakeStorage());
  vi.resetModules();
  [drafts, pages] = await Promise.all([import("./drafts.ts"), import("./openPage.ts")]);
}

beforeEach(async () => {
  vi.stubGlobal("localStorage", new FakeStorage());
  goTo("/deep");
  vi.stubGlobal("sessionStorage", new FakeStorage());
  notify.mockClear();
  [drafts, pages] = await Promise.all([import("./drafts.ts"), import("./openPage.ts")]);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const metric = (share: number): FormInput => ({ ...startInput(calculator, "Metric"), share: { value: share, unit: "%" } });
const typed = (share: number): { input: FormInput; unparsed: Record<string, string> } => ({ input: metric(share), unparsed: {} });
/** Opens a page at an address and types into it. */
function open(params: SearchParams = {}, owner?: string, entry?: ReturnType<typeof typed>): ReturnType<typeof Pages.openPage> {
  goTo("/deep", params);
  const page = pages.openPage(calculator, params, owner);
  if (entry) keeperAt(params, page)(entry);
  return page;
}
/** Function that stores a page with this address. */
function keeperAt(params: SearchParams, page: Pages.OpenedPage): (entry: Pages.OpenedPage["entry"]) => void {
  const keep = pages.pageSaver(calculator, page);
  return (entry) => keep(entry, new URLSearchParams(params).toString());
}
const linkOf = (share: number): SearchParams => toSearchParams(calculator, metric(share));

describe.each(calculators.map((each) => [each.id, each] as const))("a draft of %s", (id, each) => {
  test("is read as it was saved, with the units of empty fields", () => {
    const [first = ""] = Object.keys(each.fields);
    const entry = { input: startInput(each, "Metric"), unparsed: { [first]: "abc" }, blankUnits: { [first]: "ft" } };
    drafts.saveDraft(each, entry, "/here", undefined);
    expect(drafts.readDraft(each, undefined)).toEqual({ entry, address: "/here", notices: [] });
  });

  test("that is dropped is removed in every version", () => {
    const { input } = openInput(each, startInput(each, "Metric"));
    for (let { version } = each; version >= 1; version--)
      localStorage.setItem(`plenum.pageDraft//${id}.${version}`, JSON.stringify({ input, unparsed: {}, at: "" }));
    drafts.dropDraft(each, undefined);
    expect(drafts.readDraft(each, undefined)).toBeUndefined();
  });

  test("of a later version is neither read nor overwritten", () => {
    const later = `plenum.pageDraft//${id}.${each.version + 1}`;
    localStorage.setItem(later, JSON.stringify({ input: {}, unparsed: {}, at: "" }));
    expect(drafts.readDraft(each, undefined)).toBeUndefined();
    drafts.saveDraft(each, { input: startInput(each, "Metric"), unparsed: {} }, "", undefined);
    expect(JSON.parse(localStorage.getItem(later)!)).toMatchObject({ input: {} });
  });
});

test("an unreadable text returns to its row, and a notice names a text whose field no longer exists", () => {
  const unparsed = { "fittings.2.quantity": "x", gone: "y" };
  drafts.saveDraft(duct, { input: { unitSystem: "Metric", fittings: [{ id: "1" }, { id: "2" }] }, unparsed }, "", undefined);
  const draft = drafts.readDraft(duct, undefined);
  expect(draft?.entry.unparsed).toEqual({ "fittings.2.quantity": "x" });
  expect(draft?.notices).toEqual(["“y” was in a field that no longer exists."]);
});

describe("88 fittings", () => {
  const rows = Array.from({ length: 88 }, (_, index) => ({ id: `f${index}`, angle: { value: 45 + index / 7, unit: "deg" } }));
  const input = { ...startInput(duct, "Metric"), fittings: rows };

  test("are complete after a draft or a link; the form reports values that it cannot calculate", () => {
    drafts.saveDraft(duct, { input, unparsed: {} }, "/", undefined);
    expect(drafts.readDraft(duct, undefined)).toEqual({ entry: { input, unparsed: {} }, address: "/", notices: [] });
    expect(fromSearchParams(duct, toSearchParams(duct, input), "Metric")).toEqual({ input, notices: [] });
    const refused = duct.calculate(input);
    expect(refused.ok ? [] : refused.errors.map(({ field }) => field)).toContain("fittings");
  });

  test("as bare numbers in a link are read too, and a notice names the field of a truncated link", () => {
    const fittings = JSON.stringify(rows.map(({ angle }) => ({ angle: angle.value })));
    const { input: read, notices: none } = fromSearchParams(duct, { u: "Metric", fittings }, "Metric");
    expect((read["fittings"] as readonly { angle: { value: number } }[]).map(({ angle }) => angle.value)).toEqual(
      rows.map(({ angle }) => angle.value),
    );
    expect(none).toEqual([]);
    expect(fromSearchParams(duct, { u: "Metric", fittings: fittings.slice(0, 900) }, "Metric").notices).toEqual([
      "Fittings: the link’s value cannot be used; the default is used instead.",
    ]);
  });
});

describe("a link opened where there is a draft", () => {
  test("leaves the draft and the preferred units unchanged, even if it is changed and reloaded", async () => {
    saveUnitSystem("Imperial");
    open({}, undefined, typed(11));
    const linked = open(linkOf(22), undefined, typed(33));
    expect(linked).toMatchObject({ place: "tab", entry: { input: metric(22) } });
    expect(drafts.readDraft(calculator, undefined)?.entry.input).toEqual(metric(11));
    await load();
    expect(pages.openPage(calculator, linkOf(22), undefined)).toMatchObject({ place: "tab", entry: { input: metric(33) } });
    expect(pages.openDraft(calculator, undefined).entry.input).toEqual(metric(11));
    expect(preferredUnitSystem()).toBe("Imperial");
  });

  test("is opened again although the draft was left by a step back to it", async () => {
    open({}, undefined, typed(11));
    open(linkOf(22));
    const draft = pages.openDraft(calculator, undefined);
    const keep = keeperAt(linkOf(13), draft);
    // The draft is stored as its page closes; by then the address is that of the link.
    goTo("/deep", linkOf(22));
    keep(typed(13));
    await load(true);
    expect(open(linkOf(22))).toMatchObject({ place: "tab", entry: { input: metric(22) } });
    expect(pages.openDraft(calculator, undefined).entry.input).toEqual(metric(13));
  });

  test("as a case of the validation pages leaves the draft unchanged, is reloaded with its changes, and names what it cannot read", async () => {
    open({}, undefined, typed(11));
    goTo("/deep", { case: "set/one" });
    const opened = pages.openCase(calculator, { input: { ...metric(22), people: "many" }, version: 1 }, undefined);
    expect(opened).toMatchObject({ place: "tab", entry: { input: metric(22) } });
    expect(opened.notices.length).toBe(1);
    keeperAt({}, opened)(typed(33));
    goTo("/deep");
    expect(drafts.readDraft(calculator, undefined)?.entry.input).toEqual(metric(11));
    await load();
    expect(pages.openPage(calculator, {}, undefined)).toMatchObject({ place: "tab", entry: { input: metric(33) } });
  });

  test("becomes the draft after the first change, if there is no other draft", () => {
    open(linkOf(22));
    expect(drafts.readDraft(calculator, undefined)).toBeUndefined();
    open(linkOf(22), undefined, typed(33));
    expect(drafts.readDraft(calculator, undefined)?.entry.input).toEqual(metric(33));
  });

  test("is the draft itself if it has the same input", () => {
    open({}, undefined, { input: metric(11), unparsed: { people: "x" } });
    expect(open(linkOf(11))).toMatchObject({ place: "draft", entry: { unparsed: { people: "x" } } });
  });
});

describe("two people on one device", () => {
  test("do not see each other's or a visitor's drafts", () => {
    open({}, undefined, typed(1));
    open({}, "ada", typed(2));
    open({}, "bob", typed(3));
    for (const [owner, share] of [
      [undefined, 1],
      ["ada", 2],
      ["bob", 3],
    ] as const)
      expect(open({}, owner).entry.input).toEqual(metric(share));
  });

  test("the tab's state of one user is not opened for the other, and is removed", () => {
    open(linkOf(5), "ada", { input: metric(5), unparsed: { people: "secret" } });
    expect(open(linkOf(5), "bob").entry.unparsed).toEqual({});
    expect(JSON.stringify(sessionStorage.getItem("plenum.tabPage/deep.1"))).not.toContain("secret");
  });

  test("signing out takes the drafts of one off the device, and leaves the others’", () => {
    open({}, undefined, typed(1));
    open({}, "ada/b", typed(2));
    open({}, "ada", typed(3));
    removeItemsOf("ada");
    expect(sessionStorage.getItem("plenum.tabPage/deep.1")).toBeNull();
    expect(drafts.readDraft(calculator, "ada")).toBeUndefined();
    expect(drafts.readDraft(calculator, "ada/b")?.entry.input).toEqual(metric(2));
    expect(drafts.readDraft(calculator, undefined)?.entry.input).toEqual(metric(1));
  });

  test("whose id becomes known keep their drafts", () => {
    open({}, "ada@engineers.example", typed(2));
    open({}, undefined, typed(1));
    movePageDrafts("ada@engineers.example", "ada");
    expect(drafts.readDraft(calculator, "ada")?.entry.input).toEqual(metric(2));
    expect(drafts.readDraft(calculator, "ada@engineers.example")).toBeUndefined();
    expect(drafts.readDraft(calculator, undefined)?.entry.input).toEqual(metric(1));
  });

  test("a visitor who signs in to save keeps the contents of the page, and only they have them", async () => {
    open({}, undefined, { input: metric(7), unparsed: { people: "two" } });
    goTo("/deep", linkOf(7));
    pages.rememberPageToSave(location.pathname + location.search);
    await load();
    const page = pages.openPage(calculator, linkOf(7), "ada");
    expect(page).toMatchObject({ place: "draft", entry: { input: metric(7), unparsed: { people: "two" } } });
    keeperAt(linkOf(7), page)(page.entry);
    expect(drafts.readDraft(calculator, "ada")?.entry).toEqual({ input: metric(7), unparsed: { people: "two" } });
    expect(drafts.readDraft(calculator, undefined)).toBeUndefined();
  });

  test("a visitor’s page that is too long for an address is kept when they sign in to save, and the user’s draft is kept too", () => {
    open({}, "ada", typed(9));
    open({}, undefined, typed(7));
    pages.rememberPageToSave("/deep?");
    const page = open({}, "ada");
    expect(page).toMatchObject({ place: "tab", entry: { input: metric(7) } });
    keeperAt({}, page)(page.entry);
    expect(drafts.readDraft(calculator, "ada")?.entry.input).toEqual(metric(9));
    // The tab may be closed before the page is saved.
    expect(drafts.readDraft(calculator, undefined)?.entry.input).toEqual(metric(7));
  });

  test("a visitor’s draft stays where there is no room to keep it as the user’s", () => {
    open({}, undefined, typed(7));
    pages.rememberPageToSave("/deep");
    const page = open({}, "ada");
    expect(page).toMatchObject({ place: "draft", entry: { input: metric(7) } });
    (localStorage as unknown as FakeStorage).isFull = true;
    keeperAt({}, page)(page.entry);
    expect(drafts.readDraft(calculator, undefined)?.entry.input).toEqual(metric(7));
  });

  test("a visitor’s page does not become that of a user who signs in from another page", () => {
    open({}, undefined, typed(7));
    expect(open({}, "ada").entry.input).not.toEqual(metric(7));
  });
});

describe("a browser that keeps nothing", () => {
  beforeEach(() => load());

  test("is reported once, and the page goes on", () => {
    (localStorage as unknown as FakeStorage).isFull = true;
    (sessionStorage as unknown as FakeStorage).isFull = true;
    open({}, undefined, typed(1));
    open({}, undefined, typed(2));
    expect(notify.mock.calls.map(([{ message }]) => message)).toEqual([expect.stringMatching(/cannot keep drafts/) as string]);
  });

  test("also if the browser forbids storage", () => {
    const forbidden = {
      get: (): Storage => {
        throw new DOMException("Forbidden.", "SecurityError");
      },
      configurable: true,
    };
    vi.unstubAllGlobals();
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, name, forbidden);
    expect(() => open({}, undefined, typed(1))).not.toThrow();
    expect(notify).toHaveBeenCalledTimes(1);
    for (const name of ["localStorage", "sessionStorage"]) Reflect.deleteProperty(globalThis, name);
  });
});
