import { expect, test } from "vitest";
import { nameError } from "./lengthError.ts";
import { texts } from "./texts.ts";

test("a name without a character that shows is refused at its field", () => {
  for (const name of ["", " \t", "\u0001", "\u200B"]) expect(nameError(name), JSON.stringify(name)).toBe(texts.nameRequired);
  expect(nameError("Room")).toBeUndefined();
});
