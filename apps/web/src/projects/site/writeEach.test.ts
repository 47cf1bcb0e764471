import fc from "fast-check";
import { expect, test } from "vitest";
import { writeEach } from "./writeEach.ts";

test("every change is written once or reported as failed, in order and one at a time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean()), async (successes) => {
      const changes = successes.map((succeeds, index) => ({ succeeds, index }));
      let running = 0;
      const begun: number[] = [];
      const { written, failed } = await writeEach(changes, async ({ succeeds, index }) => {
        running += 1;
        expect(running).toBe(1);
        begun.push(index);
        await Promise.resolve();
        running -= 1;
        if (!succeeds) throw new Error("could not be opened");
      });
      expect(begun).toEqual(changes.map(({ index }) => index));
      expect(written).toEqual(changes.filter(({ succeeds }) => succeeds));
      expect(failed.map(({ change }) => change)).toEqual(changes.filter(({ succeeds }) => !succeeds));
    }),
  );
});
