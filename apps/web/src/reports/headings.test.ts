import { expect, test } from "vitest";
import { withHeadings, withoutLastMargin } from "./headings.ts";

test("headings stay with a short table, and with the beginning of a long one", () => {
  const heading = { text: "Rooms" };
  const table = (rows: number) => ({ margin: [0, 4, 0, 8], table: { body: Array.from({ length: rows }, () => ["1"]) } });
  expect(withHeadings([heading], table(3))).toEqual([{ unbreakable: true, stack: [heading, table(3)] }]);
  const [kept, long] = withHeadings([heading], table(400));
  const [{ margin = [] }] = kept!["stack"] as [{ readonly margin?: readonly number[] }];
  // What is kept free below the headings is taken back.
  const [, top = 0] = long!["margin"] as readonly number[];
  expect(top + margin[3]!).toBe(4);
  expect(long!["table"]).toEqual(table(400).table);
  expect(withHeadings([], heading)).toEqual([heading]);
});

test("nothing is left below the last line of a part, for which a page of its own would begin", () => {
  const [text, last] = withoutLastMargin([
    { text: "1", margin: [0, 0, 0, 2] },
    { stack: [{ text: "2", margin: [0, 3, 0, 2] }], unbreakable: true },
  ]);
  expect(text).toEqual({ text: "1", margin: [0, 0, 0, 2] });
  expect(last).toEqual({ stack: [{ text: "2", margin: [0, 3, 0, 0] }], unbreakable: true, margin: [0, 0, 0, 0] });
});
