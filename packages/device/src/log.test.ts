import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeStorage } from "../test/fakeStorage.ts";
import type * as Diagnostics from "./diagnostics.ts";
import type * as Events from "./events.ts";
import type * as Log from "./log.ts";

let module: typeof Log & typeof Events & typeof Diagnostics;
const spies = { debug: vi.spyOn(console, "debug"), warn: vi.spyOn(console, "warn"), error: vi.spyOn(console, "error") };

beforeEach(async () => {
  vi.stubGlobal("localStorage", new FakeStorage());
  for (const spy of Object.values(spies)) spy.mockReset().mockReturnValue();
  vi.resetModules();
  module = { ...(await import("./log.ts")), ...(await import("./events.ts")), ...(await import("./diagnostics.ts")) };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const messages = (): readonly string[] => module.logEntries().map(({ level, message }) => `${level} ${message}`);

test("warnings and errors are shown in the console with their details, and kept with their error alone", () => {
  const failure = new Error("no");
  module.log.warn("A file could not be read.", { name: "Ada" }, failure);
  module.log.error("A write was refused.");
  expect(spies.warn).toHaveBeenCalledExactlyOnceWith("A file could not be read.", { name: "Ada" }, failure);
  expect(spies.error).toHaveBeenCalledExactlyOnceWith("A write was refused.");
  expect(module.logEntries()).toEqual([
    { time: expect.any(Number), level: "warn", message: "A file could not be read.", error: failure },
    { time: expect.any(Number), level: "error", message: "A write was refused.", error: undefined },
  ]);
});

test("the last hundred failures and events are kept, in the order of time: events push out no warning", () => {
  vi.useFakeTimers();
  module.log.warn("first");
  for (let index = 1; index <= 150; index += 1) {
    vi.advanceTimersByTime(1);
    module.logEvent("file", `typed ${index}`);
  }
  vi.advanceTimersByTime(1);
  module.log.error("last");
  expect(messages()).toHaveLength(102);
  expect([messages()[0], messages()[1], messages().at(-2), messages().at(-1)]).toEqual([
    "warn first",
    "event file: typed 51",
    "event file: typed 150",
    "error last",
  ]);
});

describe("events are shown in the console", () => {
  test("not unless somebody asks for them", () => {
    module.logEvent("file", "typed", { input: 1 });
    expect(spies.debug).not.toHaveBeenCalled();
    expect(messages()).toEqual(["event file: typed"]);
  });

  test("where the device says so", () => {
    localStorage.setItem("plenum.debug", "");
    module.logEvent("file", "typed", { input: 1 });
    expect(spies.debug).toHaveBeenCalledExactlyOnceWith("file: typed", { input: 1 });
  });

  test.each(["?debug", "?v=1&debug="])("where the address says %s", (search) => {
    vi.stubGlobal("location", { search });
    module.logEvent("sync", "offline");
    expect(spies.debug).toHaveBeenCalledExactlyOnceWith("sync: offline", undefined);
  });
});
