import { expect, test } from "vitest";
import { parseEpw } from "./epw.ts";
import { weatherText } from "./weatherText.ts";

const text =
  "LOCATION,São Tomé-Zürich,-,STP,TMYx,999999,0.38,6.72,0,8\n1999,7,21,15,0,?,33,20,48,98500,0,0,400,700,750,120,0,0,0,0,270,3.1,2,2";
const utf16 = (order: "LE" | "BE"): Uint8Array => {
  const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
  return order === "LE" ? bytes : bytes.swap16();
};

test("a weather file reads the same in every encoding that programs write", () => {
  for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), Buffer.from(text, "latin1"), utf16("LE"), utf16("BE")]) {
    expect(weatherText(bytes)).toBe(text);
    expect(parseEpw(weatherText(bytes)).location.name).toBe("São Tomé-Zürich, STP");
  }
});

test("text of two bytes a letter without a mark is refused with a hint", () => {
  expect(() => parseEpw(weatherText(Buffer.from(text, "utf16le")))).toThrow(
    "EPW: the file is UTF-16 text without a byte order mark; save it as UTF-8",
  );
});
