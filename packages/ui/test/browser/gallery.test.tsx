import { describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { groups } from "../../gallery/groups.ts";
import { isAll } from "./extent.ts";
import { expectAccessibleInBoth } from "./mount.tsx";

/** The calculators' pages have separate tests. */
const entries = groups.flatMap((group) => group.entries).filter(({ id }) => isAll || !/^(?:calculator|paper)-/.test(id));

describe("the gallery", () => {
  test("has one entry for each name", () => {
    const ids = groups.flatMap((group) => group.entries.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(entries.map((entry) => [entry.id, entry] as const))("draws %s without an error, and axe finds nothing", async (_, entry) => {
    const error = vi.spyOn(console, "error");
    await render(<main>{entry.render()}</main>);
    await expectAccessibleInBoth();
    expect(error.mock.calls).toEqual([]);
    error.mockRestore();
  });
});
