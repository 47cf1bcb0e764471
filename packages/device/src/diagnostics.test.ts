import { describe, expect, test } from "vitest";
import { entryText, itemTexts } from "./diagnostics.ts";
import { jsonItem, isRecord, memoryStorage, textItem } from "./storage/index.ts";

const time = Date.UTC(2026, 10, 29, 11, 5, 9, 42);

/** An error as another browser writes its stack. */
function failure(message: string, stack: (message: string) => string, rest: object = {}): Error {
  return Object.assign(new TypeError(message), { stack: stack(message), ...rest });
}

const chromium = (message: string): string =>
  `TypeError: ${message}\n    at open (https://plenum.example/assets/file-a1B2.js:1:234)\n    at https://plenum.example/heat-load?area=917.25:12:3`;
const firefox = (): string => "open@https://plenum.example/assets/file-a1B2.js:1:234\n@https://plenum.example/heat-load?area=917.25:12:3\n";

describe("an entry of the log", () => {
  test("is a line with its time, level and message", () => {
    expect(entryText({ time, level: "event", message: "file: typed" })).toBe("11:05:09.042 event: file: typed");
  });

  test.each([
    ["Chromium", chromium],
    ["Firefox", firefox],
  ])("has the name, the code and the places of its error in %s", (_, stack) => {
    const error = failure("Missing or insufficient permissions.", stack, { name: "FirebaseError", code: "permission-denied" });
    expect(entryText({ time, level: "error", message: "A write was refused.", error })).toBe(
      "11:05:09.042 error: A write was refused. (FirebaseError, permission-denied, file-a1B2.js:1:234)",
    );
  });

  test.each([
    "Unexpected token 'S', \"Smith tower, ada@engineers.example\" is not valid JSON",
    "Smith tower\n    at Smith.ts:9:17 of ada@engineers.example, area 917.25",
    "ada@engineers.example/Smith.js:917:25",
  ])("quotes nothing of the message of its error: %s", (message) => {
    for (const stack of [chromium, firefox]) {
      const error = failure(message, stack, { code: "Smith tower 917.25" });
      expect(entryText({ time, level: "warn", message: "A file could not be read.", error })).toBe(
        "11:05:09.042 warn: A file could not be read. (TypeError, file-a1B2.js:1:234)",
      );
    }
  });
});

test("of stored items the count and the length are written, and neither names nor values", () => {
  const storage = memoryStorage();
  const items = {
    pageDraft: jsonItem({ key: "draft/", storage }, isRecord),
    signedIn: textItem({ key: "signedIn", storage }),
    empty: textItem({ key: "empty", storage }),
  };
  items.pageDraft.write({ area: 917 }, "ada/heat-load.2");
  items.pageDraft.write({}, "ada/duct-sizer.1");
  items.signedIn.write("ada@engineers.example");
  expect(itemTexts(items)).toEqual(["pageDraft: 2, 14 characters", "signedIn: 1, 21 characters"]);
});
