import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RunningFirestore } from "../src/index.ts";
import { startFirestore } from "../src/index.ts";
import type { Json, JsonObject } from "../src/values/json.ts";
import { errorOf, field, integer, restClient, tokenFor } from "./restClient.ts";
import { openChannel, type Numbered } from "./streamClient.ts";

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{document=**} { allow read, write: if true; }
    match /mine/{uid} { allow read, write: if request.auth.uid == uid; }
    match /signed/{any} { allow read, write: if request.auth.token.admin == true; }
    match /closed/{any} { allow read, write: if false; }
    match /once/{any} { allow create: if true; }
    match /counted/{id} {
      allow create: if getAfter(/databases/$(database)/documents/counters/main).data.n == get(/databases/$(database)/documents/counters/main).data.n + 1;
    }
    match /trees/{id}/{rest=**} { allow read: if true; }
    match /{path=**}/leaves/{id} { allow read: if true; }
    match /readers/{n} {
      function there(k) { return exists(/databases/$(database)/documents/any/$(k)) || true; }
      function five(k) { return there(k + '1') && there(k + '2') && there(k + '3') && there(k + '4') && there(k + '5'); }
      allow get: if five('a') && five('b') && (n == 'ten' || there('c'));
      allow create: if five('a') && five(n);
    }
    match /counters/{id} { allow write: if existsAfter(/databases/$(database)/documents/counters/$(id)); }
  }
}`;

let server: RunningFirestore;
let owner: ReturnType<typeof restClient>;
let ann: ReturnType<typeof restClient>;
let nobody: ReturnType<typeof restClient>;

beforeAll(async () => {
  server = await startFirestore({ rules: { text: rules } });
  owner = restClient(server.url, "owner");
  ann = restClient(server.url, tokenFor("ann"));
  nobody = restClient(server.url, undefined);
});

afterAll(() => server.close());

beforeEach(async () => {
  await fetch(`${server.url}/emulator/v1/${owner.database}/documents`, { method: "DELETE" });
});

describe("who may do what", () => {
  test("rules see the user and the claims; nobody, others and forged tokens are denied", async () => {
    expect((await ann.set("mine/ann", {})).status).toBe(200);
    expect(errorOf(await ann.set("mine/bob", {}))).toEqual([403, "PERMISSION_DENIED"]);
    expect(errorOf(await nobody.get("mine/ann"))).toEqual([403, "PERMISSION_DENIED"]);
    expect((await restClient(server.url, tokenFor("x", { admin: true })).set("signed/1", {})).status).toBe(200);
    expect((await restClient(server.url, tokenFor("x", { admin: "true" })).set("signed/1", {})).status).toBe(403);
    const signed = tokenFor("ann").replace(/^[^.]+/, Buffer.from('{"alg":"RS256"}').toString("base64url"));
    for (const token of ["nonsense", signed, `${tokenFor("ann")}c2ln`, tokenFor("")]) {
      expect(errorOf(await restClient(server.url, token).get("open/x"))).toEqual([401, "UNAUTHENTICATED"]);
    }
  });

  test("the owner is above the rules", async () => {
    expect((await owner.set("closed/1", {})).status).toBe(200);
    expect((await owner.get("closed/1")).status).toBe(200);
    expect((await nobody.get("closed/1")).status).toBe(403);
  });

  test("a document that is denied is denied whether it exists or not", async () => {
    await owner.set("closed/exists", {});
    for (const id of ["exists", "missing"]) {
      expect(errorOf(await nobody.get(`closed/${id}`))).toEqual([403, "PERMISSION_DENIED"]);
      const write = { update: { name: nobody.name(`closed/${id}`), fields: {} }, currentDocument: { exists: true } };
      expect(errorOf(await nobody.commit(write))).toEqual([403, "PERMISSION_DENIED"]);
    }
  });

  test("a write that insists on no document is a create, also where there is one: the SDK's transactions try again", async () => {
    const write = { update: { name: nobody.name("once/1"), fields: {} }, currentDocument: { exists: false } };
    expect((await nobody.commit(write)).status).toBe(200);
    expect(errorOf(await nobody.commit(write))).toEqual([409, "ALREADY_EXISTS"]);
    expect(errorOf(await nobody.set("once/1", {}))).toEqual([403, "PERMISSION_DENIED"]);
  });

  test("getAfter and existsAfter see the state that the whole commit leaves", async () => {
    await owner.set("counters/main", { n: integer(1) });
    const counter = (n: number) => ({ update: { name: nobody.name("counters/main"), fields: { n: integer(n) } } });
    const counted = { update: { name: nobody.name("counted/1"), fields: {} } };
    expect((await nobody.commit(counted)).status).toBe(403);
    expect((await nobody.commit(counted, counter(3))).status).toBe(403);
    expect((await nobody.commit(counted, counter(2))).status).toBe(200);
    expect((await nobody.commit({ delete: nobody.name("counters/main") })).status).toBe(403);
  });

  test("a recursive wildcard takes no segment as well as many", async () => {
    for (const path of ["trees/1", "trees/1/a/2", "trees/1/a/2/b/3", "leaves/1", "x/y/leaves/1"])
      expect((await nobody.get(path)).status).toBe(404);
    for (const path of ["treesx/1", "x/y/trees/1", "leaves/1/x/y"]) expect((await nobody.get(path)).status).toBe(403);
  });

  test("rules read ten documents for a request and twenty for a commit, each counted once", async () => {
    expect((await nobody.get("readers/ten")).status).toBe(404);
    expect((await nobody.get("readers/eleven")).status).toBe(403);
    // Each create reads the five of "a" and five others.
    const creates = (...ids: readonly string[]) =>
      nobody.commit(...ids.map((id) => ({ update: { name: nobody.name(`readers/${id}`), fields: {} } })));
    expect((await creates("p", "q", "r")).status).toBe(200);
    expect((await creates("s", "t", "u", "v")).status).toBe(403);
  });

  test("without rules only the owner gets in", async () => {
    const bare = await startFirestore();
    expect(errorOf(await restClient(bare.url, undefined).get("open/x"))).toEqual([403, "PERMISSION_DENIED"]);
    expect((await restClient(bare.url, "owner").get("open/x")).status).toBe(404);
    await bare.close();
  });
});

describe("a token", () => {
  const now = Math.floor(Date.now() / 1000);
  const issuer = "https://securetoken.google.com/";
  const issued = { aud: "demo-rest", iss: `${issuer}demo-rest`, iat: now, exp: now + 3600 };
  const status = async (claims: JsonObject): Promise<unknown> =>
    errorOf(await restClient(server.url, tokenFor("ann", claims)).get("mine/ann"));

  test.each<[string, JsonObject]>([
    ["of the Auth emulator", issued],
    ["of mockUserToken, which expired in 1970", { ...issued, iat: 0, exp: 3600 }],
    ["that names no time and no project", {}],
  ])("%s is taken", async (_what, claims) => expect(await status(claims)).toEqual([404, "NOT_FOUND"]));

  test.each<[string, JsonObject]>([
    ["that has expired", { ...issued, iat: now - 3601, exp: now - 1 }],
    ["whose expiry is no time", { ...issued, exp: "tomorrow" }],
    ["for another project", { ...issued, aud: "demo-other" }],
    ["of another project", { ...issued, iss: `${issuer}demo-other` }],
    ["of somebody else's making", { ...issued, iss: "https://example.com/demo-rest" }],
    ["of nobody", { ...issued, sub: "" }],
  ])("%s is refused", async (_what, claims) => expect(await status(claims)).toEqual([401, "UNAUTHENTICATED"]));

  test("that is signed, or no token, is refused", async () => {
    const signed = `${Buffer.from('{"alg":"RS256"}').toString("base64url")}.${tokenFor("ann").split(".")[1]}.c2lnbmVk`;
    for (const token of [signed, "x", "a.b.c", `${tokenFor("ann")}x`])
      expect(errorOf(await restClient(server.url, token).get("mine/ann"))).toEqual([401, "UNAUTHENTICATED"]);
  });

  test.each(["Listen", "Write"] as const)("that has expired ends a %s stream as unauthenticated", async (stream) => {
    const channel = await openChannel(server.url, stream, {
      token: tokenFor("ann", { ...issued, exp: now - 1 }),
      messages: [{ database: nobody.database }],
    });
    const [{ message }] = (await channel.read(0, (messages) => messages.length > 0)) as [Numbered];
    expect(field(message, "0", "error", "status")).toBe("UNAUTHENTICATED");
    await channel.terminate();
  });
});

describe("administration and the door", () => {
  test("the coverage tells how often each allow statement granted and refused", async () => {
    const fresh = await startFirestore({ rules: { text: rules } });
    await restClient(fresh.url, tokenFor("ann")).get("mine/ann");
    await restClient(fresh.url, tokenFor("ann")).get("mine/bob");
    await restClient(fresh.url, undefined).get("mine/bob");
    const mine = fresh.coverage().find(({ path }) => path.endsWith("/mine/{uid}"));
    expect(mine).toMatchObject({ line: 5, methods: ["get", "list", "create", "update", "delete"], granted: 1, refused: 2 });
    const answer = await fetch(`${fresh.url}/emulator/v1/projects/demo-rest:ruleCoverage`);
    expect(field((await answer.json()) as Json, "allows", "1")).toEqual(mine);
    await fresh.close();
  });

  test("rules can be replaced for a project; those that cannot be read change nothing", async () => {
    const put = (content: string) =>
      fetch(`${server.url}/emulator/v1/projects/demo-other:securityRules`, {
        method: "PUT",
        body: JSON.stringify({ rules: { files: [{ name: "x", content }] } }),
      });
    const other = restClient(server.url, undefined, "demo-other");
    expect((await other.get("closed/x")).status).toBe(403);
    expect((await put(rules.replace("if false", "if true"))).status).toBe(200);
    expect((await other.get("closed/x")).status).toBe(404);
    const refused = await put("rules_version = '2';\nservice cloud.firestore { match }");
    expect(refused.status).toBe(400);
    expect(field((await refused.json()) as Json, "error", "message")).toContain("line 2, column 33");
    expect((await other.get("closed/x")).status).toBe(404);
    expect((await nobody.get("closed/x")).status).toBe(403);
  });

  test("clearing takes the documents of one database", async () => {
    const elsewhere = restClient(server.url, "owner", "demo-elsewhere");
    await elsewhere.set("open/x", {});
    await nobody.set("open/x", {});
    await fetch(`${server.url}/emulator/v1/${nobody.database}/documents`, { method: "DELETE" });
    expect((await nobody.get("open/x")).status).toBe(404);
    expect((await elsewhere.get("open/x")).status).toBe(200);
  });

  test("a server for one project turns others away", async () => {
    const single = await startFirestore({ project: "demo-single" });
    expect((await restClient(single.url, "owner", "demo-single").get("a/b")).status).toBe(404);
    expect(errorOf(await restClient(single.url, "owner", "demo-typo").get("a/b"))).toEqual([400, "INVALID_ARGUMENT"]);
    await single.close();
  });

  test("pages from loopback are answered with credentials, pages from elsewhere are not", async () => {
    const ask = (Origin: string, method = "GET") => fetch(`${server.url}/v1/${nobody.name("open/x")}`, { method, headers: { Origin } });
    const local = await ask("http://localhost:5173");
    expect(local.headers.get("access-control-allow-origin")).toBe("http://localhost:5173");
    expect(local.headers.get("access-control-allow-credentials")).toBe("true");
    expect((await ask("http://localhost:5173", "OPTIONS")).status).toBe(204);
    for (const origin of ["https://example.com", "http://localhost.example.com", "null"]) {
      const foreign = await ask(origin);
      expect(foreign.status).toBe(403);
      expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  test("a name that was pointed at loopback does not open the door", async () => {
    const ask = (Host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        request(server.url, { headers: { Host } }, (response) => resolve(response.resume().statusCode))
          .on("error", reject)
          .end();
      });
    expect(await ask("localhost:8080")).toBe(200);
    expect(await ask("[::1]:8080")).toBe(200);
    expect(await ask("evil.example:8080")).toBe(403);
  });

  test("what is not spoken is said", async () => {
    expect((await fetch(server.url)).status).toBe(200);
    expect((await fetch(`${server.url}/nothing`)).status).toBe(404);
    expect(errorOf(await nobody.call("POST", `${nobody.database}/documents:commit`, "text"))).toEqual([400, "INVALID_ARGUMENT"]);
    expect(errorOf(await nobody.call("GET", `${nobody.name("open/x")}?readTime=2026-01-01T00:00:00Z`))).toEqual([501, "UNIMPLEMENTED"]);
    expect(errorOf(await nobody.call("POST", `${nobody.database}/documents:executePipeline`, {}))).toEqual([501, "UNIMPLEMENTED"]);
    expect(errorOf(await nobody.call("GET", "projects/p/x"))).toEqual([400, "INVALID_ARGUMENT"]);
  });
});
