import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { checkNewPasswords } from "../../src/account/newPasswords.ts";
import { estimateStrength } from "../../src/account/passwordStrength.ts";

const warnings: string[] = [];
const report = { warn: (message: string) => void warnings.push(message), error: () => {} };
const email = "ada.lovelace@example.com";

beforeEach(() => void (warnings.length = 0));
afterEach(() => void vi.unstubAllGlobals());

describe("the policy", () => {
  test("asks for length, by characters as people count them, and for no kinds of signs", async () => {
    const { rule, problem, refusal } = checkNewPasswords({}, report);
    expect(rule).toBe("At least 12 characters. Spaces and all characters are allowed.");
    expect([
      problem("x".repeat(11)),
      problem("🔒".repeat(11)),
      problem("🔒".repeat(12)),
      problem("x".repeat(128)),
      problem("x".repeat(129)),
    ]).toEqual(["Use at least 12 characters.", "Use at least 12 characters.", undefined, undefined, "Use at most 128 characters."]);
    for (const password of ["correct horse", "ευδιάμετρος αγωγός", "warm air, cold duct", "kwqzrrvphbtd"])
      expect(await refusal(password, email), password).toBeUndefined();
  });

  test("has the length that is configured", async () => {
    const { rule, refusal } = checkNewPasswords({ passwords: { minimumLength: 20 } }, report);
    expect(rule).toContain("At least 20 characters.");
    expect(await refusal("correct horse", email)).toBe("Use at least 20 characters.");
  });

  test("refuses common passwords and their variations, the address and the name of the product, and says why", async () => {
    const { refusal } = checkNewPasswords({}, report);
    const because: Readonly<Record<string, RegExp>> = {
      "123456789012": /common password/,
      password1234: /close to a common password/,
      "P@ssw0rd1234": /close to a common password/,
      aaaaaaaaaaaa: /Repeated characters/,
      abcabcabcabcabc: /repeated word or pattern/,
      qwertyuiop12: /common password/,
      plenumplenum: /name of this product/,
      plenum123456: /name of this product/,
      [email]: /your e-mail address/,
      lovelacelovelace: /your e-mail address|repeated word/,
    };
    for (const [password, reason] of Object.entries(because)) {
      const message = await refusal(password, email);
      expect(message, password).toMatch(/^This password is too easy to guess\. /);
      expect(message, password).toMatch(reason);
    }
  });

  test("holds by its length alone where the estimator cannot be loaded", async () => {
    vi.doMock("../../src/account/passwordStrength.ts", () => {
      throw new Error("offline");
    });
    try {
      const { refusal, strength } = checkNewPasswords({}, report);
      expect([await refusal("password1234", email), await strength("password1234", email)]).toEqual([undefined, undefined]);
      expect(await refusal("short", email)).toBe("Use at least 12 characters.");
      expect(warnings).toContain("The strength of passwords cannot be estimated.");
    } finally {
      vi.doUnmock("../../src/account/passwordStrength.ts");
    }
  });
});

describe("the strength of a password", () => {
  test("has a message with the weakness and what would help", () => {
    expect(estimateStrength("password1234", [])).toEqual({
      score: 1,
      label: "Weak",
      advice: "This is close to a common password. Add a few uncommon words.",
      isCommon: true,
    });
    expect(estimateStrength("sunshine1234!", [])).toMatchObject({
      label: "Fair",
      isCommon: false,
      advice: expect.stringContaining("Add a few uncommon words."),
    });
    expect(estimateStrength("correct horse battery staple", [])).toEqual({ score: 4, label: "Strong", advice: "", isCommon: false });
  });

  test("has an answer for any password", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.string({ maxLength: 40 }), (password, about) => {
        const { score, label, advice } = estimateStrength(password, [about]);
        return Number.isInteger(score) && score >= 0 && score <= 4 && label !== undefined && !advice.includes("undefined");
      }),
    );
    expect(estimateStrength("x".repeat(4096), [email]).isCommon).toBe(true);
  });
});

/** A local list of breached passwords with one entry. */
describe("the list of breached passwords", () => {
  const known = "warm air, cold duct";
  const hash = createHash("sha1").update(known).digest("hex").toUpperCase();
  let server: Server;
  let requests: { readonly url: string | undefined; readonly headers: IncomingMessage["headers"] }[];
  let answer: (response: ServerResponse) => void;
  let breachListUrl: string;

  beforeEach(async () => {
    requests = [];
    answer = (response) =>
      response.end(`0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${hash.slice(5)}:37\r\n011053FD0102E94D6AE2F8B83D76FAF94F6:0`);
    server = createServer(({ url, headers }, response) => {
      requests.push({ url, headers });
      answer(response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    breachListUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
    return async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    };
  });
  const refusal = (password: string): Promise<string | undefined> =>
    checkNewPasswords({ passwords: { breachListUrl } }, report).refusal(password, email);

  test("refuses its passwords, and receives only five digits of a hash", async () => {
    expect(await refusal(known)).toMatch(/known data breach/);
    expect(requests.map(({ url }) => url)).toEqual([`/range/${hash.slice(0, 5)}`]);
    expect(requests[0]!.headers["add-padding"]).toBe("true");
    expect(JSON.stringify(requests)).not.toContain(hash.slice(5));
    expect(await refusal("a warm duct, cold air")).toBeUndefined();
  });

  test("ignores lines of padding", async () => {
    answer = (response) => response.end(`${hash.slice(5)}:0\r\n`);
    expect(await refusal(known)).toBeUndefined();
  });

  test("never blocks a password: neither by an error, nor if it is missing or does not answer", async () => {
    answer = (response) => response.writeHead(503).end();
    expect(await refusal(known)).toBeUndefined();
    answer = (response) => response.destroy();
    expect(await refusal(known)).toBeUndefined();
    answer = () => {};
    expect(await refusal(known)).toBeUndefined();
    expect(warnings).toEqual(Array.from({ length: 3 }, () => "The list of breached passwords could not be asked."));
  });

  test("is asked for no password that is refused anyway, and by nobody who has not configured it", async () => {
    await refusal("short");
    await refusal("password1234");
    expect(requests).toEqual([]);
    const requested = vi.fn<typeof fetch>();
    vi.stubGlobal("fetch", requested);
    expect(await checkNewPasswords({}, report).refusal(known, email)).toBeUndefined();
    expect(requested).not.toHaveBeenCalled();
  });
});
