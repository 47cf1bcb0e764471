import { expect, test } from "vitest";
import { texts } from "./texts.ts";

test("the question before a deletion says that no file is linked only if all were checked", () => {
  const linked = (names: readonly string[], unchecked: number, isListWhole: boolean) =>
    texts.file.linked({ names, unchecked, isListWhole });
  expect(linked([], 0, true)).toBe("No other file is linked to it.");
  for (const names of [[], ["Main duct"], ["Main duct", "Bill"]]) {
    for (const [unchecked, isListWhole] of [
      [1, true],
      [3, true],
      [0, false],
      [3, false],
    ] as const) {
      const text = linked(names, unchecked, isListWhole);
      expect(text).toMatch(/checked for links/);
      expect(text).not.toMatch(/No other file/);
      for (const name of names) expect(text).toContain(`“${name}”`);
    }
  }
});
