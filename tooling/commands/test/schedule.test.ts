import { expect, test } from "vitest";
import { runInSlots, type Task } from "../schedule.ts";

/** Runs tasks that the test ends, and records which run at the same time. */
async function run(tasks: readonly Task[], slots: number): Promise<readonly string[]> {
  const running = new Set<string>();
  const seen: string[] = [];
  const results = await runInSlots(tasks, slots, async ({ name }) => {
    running.add(name);
    seen.push([...running].join("+"));
    for (let turn = 0; turn < 3; turn++) await Promise.resolve();
    running.delete(name);
    return name;
  });
  expect(results).toEqual(tasks.map(({ name }) => name));
  return seen;
}

test("as many tasks run at a time as there are slots", async () => {
  expect(await run([{ name: "a" }, { name: "b" }, { name: "c" }], 2)).toEqual(["a", "a+b", expect.stringMatching(/c$/)]);
});

test("a wide task runs alone, and others need not wait for it", async () => {
  const seen = await run([{ name: "a" }, { name: "wide", wide: true }, { name: "b" }], 2);
  expect(seen).toEqual(["a", "a+b", "wide"]);
});

test("a task waits for the one that it needs, if that one runs at all", async () => {
  const seen = await run([{ name: "needs build", after: "build" }, { name: "build" }, { name: "needs nothing", after: "missing" }], 2);
  expect(seen.slice(0, 2)).toEqual(["build", "build+needs nothing"]);
  expect(seen[2]).not.toContain("build+");
});

test("tasks that wait for each other are an error, not an endless wait", async () => {
  const circle = [
    { name: "a", after: "b" },
    { name: "b", after: "a" },
  ];
  await expect(run(circle, 2)).rejects.toThrow("These tasks wait for each other: a, b");
});
