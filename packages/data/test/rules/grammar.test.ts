import { parseForESLint } from "@firebase/eslint-plugin-security-rules/parser";
import { expect, test } from "vitest";
import { rulesText } from "../server.ts";

test("Google's grammar accepts the security rules, and refuses other text", () => {
  expect(() => parseForESLint(rulesText)).not.toThrow();
  expect(() => parseForESLint(rulesText.replace("match /companyDetails/profile {", "match /companyDetails/profile {{"))).toThrow(
    SyntaxError,
  );
});
