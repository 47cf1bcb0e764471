import { expect, test } from "vitest";
import { numberedRowName, rowName } from "./rowName.ts";

const list = {
  rowLabel: "duct section",
  row: {
    length: { type: "quantity", label: "Length", symbol: "L", quantity: "length", default: 1, min: 0, max: 10 },
    name: { type: "text", label: "Name", default: "", maxLength: 80 },
    remark: { type: "text", label: "Remark", default: "", maxLength: 80 },
  },
} as const;

test("a row is called by the first text that it states", () => {
  expect(rowName(list, { length: 2, name: "Riser", remark: "steel" }, 4)).toBe("Riser");
  expect(rowName(list, { length: 2, name: "", remark: "steel" }, 4)).toBe("steel");
});

test("a row without a text is called by its number", () => {
  expect(rowName(list, { length: 2 }, 4)).toBe("Duct section 5");
  expect(rowName(list, { length: 2, name: "  ", remark: "" }, 0)).toBe("Duct section 1");
  expect(numberedRowName(list, 2)).toBe("Duct section 3");
});
