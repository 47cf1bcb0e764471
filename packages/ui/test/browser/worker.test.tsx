import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import type { AnyOutcome, WorkerCalculator, FormInput } from "@org/form/state";
import { wideCalculator } from "@org/form/test/wideCalculator";
import { expectAccessible, mount } from "./mount.tsx";

const area = (id: string): FormInput =>
  ({ unitSystem: "Metric", rooms: [{ id, area: { value: 10, unit: "m2" }, height: { value: 3, unit: "m" } }] }) as never;
const shown = (): string => document.querySelector<HTMLElement>('[data-result="total"]')!.innerText.replaceAll(/\s/g, " ");

interface WorkerRequest {
  readonly input: FormInput;
  readonly answer: () => void;
  readonly fail: () => void;
  readonly progress: (share: number) => void;
  readonly isCancelled: () => boolean;
}

/** A calculator that answers when the test calls for it. */
function slowCalculator(isSlow = false): { readonly requests: WorkerRequest[]; readonly worker: WorkerCalculator } {
  const requests: WorkerRequest[] = [];
  const calculate: WorkerCalculator["calculate"] = (input, options, task) =>
    new Promise<AnyOutcome | undefined>((resolve, reject) => {
      if (isSlow) task?.signal?.addEventListener("abort", () => resolve(undefined));
      requests.push({
        input,
        answer: () => resolve(wideCalculator.calculate(input, options)),
        fail: () => reject(new Error("It could not be loaded.")),
        progress: (share) => task?.onProgress?.(share),
        isCancelled: () => task?.signal?.aborted === true,
      });
    });
  return { requests, worker: { isLarge: () => true, isSlow, calculate } };
}

const toArea = (value: number) =>
  ({ type: "values", values: { rooms: [{ id: "a", area: { value, unit: "m2" }, height: { value: 3, unit: "m" } }] } }) as never;

describe("an input that a worker calculates", () => {
  beforeEach(() => vi.spyOn(console, "warn").mockReturnValue());
  afterEach(() => vi.restoreAllMocks());

  test("shows the previous results until the latest answer arrives; an outdated answer is dropped", async () => {
    const { requests, worker } = slowCalculator();
    const { state } = await mount(wideCalculator, { input: area("a"), worker });
    expect(shown()).toMatch(/^30\.0/);
    expect(requests).toHaveLength(0);
    state().change(toArea(20));
    await expect.poll(() => requests.length).toBe(1);
    state().change(toArea(30));
    state().change(toArea(40));
    await expect.poll(() => state().input).toMatchObject({ rooms: [{ area: { value: 40 } }] });
    expect(state().isCalculating).toBe(true);
    expect(shown()).toMatch(/^30\.0/);
    requests[0]!.answer();
    await expect.poll(() => requests.length).toBe(2);
    expect(shown()).toMatch(/^30\.0/);
    requests[1]!.answer();
    await expect.poll(shown).toMatch(/^120/);
    expect(state().isCalculating).toBe(false);
    expect(requests).toHaveLength(2);
  });

  test("shows its progress after a second, and nothing else moves", async () => {
    const { requests, worker } = slowCalculator();
    const { state } = await mount(wideCalculator, { input: area("a"), worker });
    const below = (): number => document.querySelector("h3")!.getBoundingClientRect().top;
    await expect.poll(() => document.querySelector("h3")).not.toBeNull();
    const before = below();
    state().change(toArea(20));
    const progress = page.getByRole("progressbar", { name: "Calculating" });
    await expect.element(progress).toBeVisible();
    await expectAccessible();
    expect(below()).toBeCloseTo(before, 0);
    requests[0]!.answer();
    await expect.poll(shown).toMatch(/^60/);
    await expect.element(progress).not.toBeInTheDocument();
  });

  test("keeps results with their input if the answer is a refusal, and says why", async () => {
    const { requests, worker } = slowCalculator();
    const { state } = await mount(wideCalculator, { input: area("a"), worker });
    const before = state().complete;
    state().change({ type: "unparsed", path: "rooms.a.area", text: "abc" });
    await expect.poll(() => requests.length).toBe(1);
    requests[0]!.answer();
    await expect.poll(() => state().outcome.ok).toBe(false);
    expect(state().latest).toMatchObject({ isCalculating: false, unparsed: {}, complete: before });
    await expect.element(page.getByText("These are the results of the last complete input, not of the present one.")).toBeVisible();
    await expect.element(page.getByRole("progressbar", { name: "Calculating" })).not.toBeInTheDocument();
  });

  test("is on paper with its results, or without results that say why", async () => {
    const { requests, worker } = slowCalculator();
    const { state } = await mount(wideCalculator, { input: area("a"), worker });
    const printed: string[] = [];
    vi.spyOn(window, "print").mockImplementation(() => void printed.push(shown()));
    state().change(toArea(20));
    await expect.poll(() => state().isCalculating).toBe(true);
    await userEvent.keyboard("{Control>}p{/Control}");
    await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
    onTestFinished(async () => void (await cdp().send("Emulation.setEmulatedMedia", { media: "" })));
    await expect.element(page.getByText("No results: the last change is still being calculated. Print again in a moment.")).toBeVisible();
    expect(document.querySelector('[data-result="total"]')!.checkVisibility()).toBe(false);
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });
    expect(printed).toEqual([]);
    requests[0]!.answer();
    await expect.poll(() => printed).toEqual([expect.stringMatching(/^60/)]);
  });

  test("is calculated by the page if the worker fails", async () => {
    const { requests, worker } = slowCalculator();
    const { state } = await mount(wideCalculator, { input: area("a"), worker });
    state().change(toArea(20));
    await expect.poll(() => requests.length).toBe(1);
    requests[0]!.fail();
    await expect.poll(shown).toMatch(/^60/);
    state().change(toArea(50));
    await expect.poll(shown).toMatch(/^150/);
    expect(requests).toHaveLength(1);
  });

  test("is sent with its unparsed fields, which may be in one row, and again once they can be read", async () => {
    const { requests, worker } = slowCalculator();
    const { state } = await mount(wideCalculator, { input: area("a"), worker });
    state().change({ type: "unparsed", path: "rooms.a.area", text: "abc" });
    await expect.poll(() => requests.length).toBe(1);
    expect(state().outcome.ok).toBe(true);
    requests[0]!.answer();
    await expect.poll(() => state().outcome.ok).toBe(false);
    await userEvent.keyboard("{Tab}");
    state().change(toArea(70));
    await expect.poll(() => requests.length).toBe(2);
    requests[1]!.answer();
    await expect.poll(shown).toMatch(/^210/);
  });

  test("of a slow calculator is calculated there from the beginning: dashes, then the share that is done, then results", async () => {
    const { requests, worker } = slowCalculator(true);
    const { state } = await mount(wideCalculator, { input: area("a"), worker });
    await expect.poll(() => requests.length).toBe(1);
    expect(shown()).toMatch(/^–/);
    expect(state().outcome).toMatchObject({ ok: false, errors: [] });
    requests[0]!.progress(0.4);
    await expect.element(page.getByRole("progressbar", { name: "Calculating" })).toHaveAttribute("value", "0.4");
    await expect.element(page.getByText("Calculating.", { exact: true })).toBeVisible();
    await expectAccessible();
    requests[0]!.answer();
    await expect.poll(shown).toMatch(/^30\.0/);
    expect(state().progress).toBeUndefined();
  });

  test("of a slow calculator ends early when the input changes, and the latest is calculated", async () => {
    const { requests, worker } = slowCalculator(true);
    const { state } = await mount(wideCalculator, { input: area("a"), worker });
    await expect.poll(() => requests.length).toBe(1);
    state().change(toArea(20));
    await expect.poll(() => requests.length).toBe(2);
    expect(requests.map((request) => request.isCancelled())).toEqual([true, false]);
    requests[1]!.answer();
    await expect.poll(shown).toMatch(/^60/);
    expect(requests).toHaveLength(2);
  });

  test("that becomes slow keeps the results of the page until the worker answers", async () => {
    const { requests, worker } = slowCalculator(true);
    const isLarge = ({ rooms }: FormInput): boolean => (rooms as readonly { area: { value: number } }[])[0]!.area.value > 15;
    const { state } = await mount(wideCalculator, { input: area("a"), worker: { ...worker, isLarge } });
    expect(shown()).toMatch(/^30\.0/);
    state().change(toArea(20));
    await expect.poll(() => requests.length).toBe(1);
    expect(shown()).toMatch(/^30\.0/);
    requests[0]!.answer();
    await expect.poll(shown).toMatch(/^60/);
    state().change(toArea(12));
    await expect.poll(shown).toMatch(/^36/);
    state().change(toArea(30));
    await expect.poll(() => requests.length).toBe(2);
    expect(shown()).toMatch(/^36/);
    requests[1]!.answer();
    await expect.poll(shown).toMatch(/^90/);
  });
});
