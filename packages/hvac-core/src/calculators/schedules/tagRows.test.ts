import fc from "fast-check";
import { expect, test } from "vitest";
import { listNames, schedules, withTags, type InputRow } from "./index.ts";

const complete = schedules.complete({ unitSystem: "Metric" });
const tagOf = ({ tag }: InputRow): string => tag as string;
/** Rows with entered tags, blank ones among them, and some levels. */
const rows = fc
  .array(fc.record({ tag: fc.constantFrom(undefined, "", "  ", "own", "F-01"), level: fc.constantFrom("", "L1", "L2") }), { maxLength: 12 })
  .map((each) => each.map((row, index): InputRow => ({ id: String(index), ...row })));

test("each row gets a tag that no other row has, and entered tags remain", () => {
  fc.assert(
    fc.property(fc.constantFrom(...listNames), rows, (list, before) => {
      const after = withTags({ ...complete, [list]: before }, list, before);
      const isEntered = (row: InputRow): boolean => typeof row["tag"] === "string" && row["tag"].trim() !== "";
      const entered = before.filter(isEntered).map(tagOf);
      const added = after.filter((_, index) => !isEntered(before[index]!)).map(tagOf);
      expect(after.filter((_, index) => isEntered(before[index]!)).map(tagOf)).toEqual(entered);
      expect(added.every((tag) => tag.trim() !== "")).toBe(true);
      expect(new Set(added).size).toBe(added.length);
      expect(added.filter((tag) => entered.includes(tag))).toEqual([]);
      // A second time there is nothing to add.
      expect(withTags({ ...complete, [list]: after }, list, after)).toEqual(after);
    }),
  );
});

test("a custom type has its own pattern, and tags of other lists count", () => {
  const input = schedules.complete({
    unitSystem: "Metric",
    customTypes: [{ id: "t", name: "Humidifier", pattern: "HUM-{nn}" }],
    fans: [{ id: "a", tag: "HUM-01" }],
  });
  expect(withTags(input, "otherEquipment", [{ id: "b", type: "t" }]).map(tagOf)).toEqual(["HUM-02"]);
});
