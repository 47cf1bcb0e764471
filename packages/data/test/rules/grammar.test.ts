import { parseForESLint } from "@firebase/eslint-plugin-security-rules/parser";
import { expect, test } from "vitest";
import { rulesText } from "../server.ts";

test("the security rules are rules to Google's own grammar, which refuses what is none", () => {
  expect(() => parseForESLint(rulesText)).not.toThrow();
  expect(() => parseForESLint(rulesText.replace("match /companyDetails/profile {", "match /companyDetails/profile {{"))).toThrow(
    SyntaxError,
  );
});
