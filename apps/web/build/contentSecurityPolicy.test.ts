import { expect, test } from "vitest";
import { policyFor, type PolicyEnvironment } from "./contentSecurityPolicy.ts";

test("the content security policy allows the configured hosts only", () => {
  const directives = (environment: PolicyEnvironment): Map<string, string> =>
    new Map(
      policyFor("<script>1</script>", environment)
        .split("; ")
        .map((directive) => [directive.split(" ")[0] ?? "", directive]),
    );
  const plain = directives({});
  expect([...plain.values()].join(" ")).not.toMatch(/pwned|recaptcha|appcheck|vertexai/);
  expect(directives({ VITE_AI_MODEL: "gemini-x" }).get("connect-src")).toBe(
    `${plain.get("connect-src")} https://firebasevertexai.googleapis.com`,
  );
  expect(plain.has("frame-src")).toBe(false);
  expect(directives({ VITE_BREACH_LIST_URL: "https://api.pwnedpasswords.com/range/" }).get("connect-src")).toBe(
    `${plain.get("connect-src")} https://api.pwnedpasswords.com`,
  );
  const checked = directives({ VITE_APP_CHECK_SITE_KEY: "site" });
  expect(checked.get("connect-src")).toContain("https://content-firebaseappcheck.googleapis.com");
  expect(checked.get("script-src")).toContain("https://www.google.com/recaptcha/");
  expect(checked.get("frame-src")).toContain("https://www.google.com/recaptcha/");
});
