import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { CustomProvider, initializeAppCheck } from "firebase/app-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { askModel } from "../../src/suggestions/askModel.ts";
import { failureOf, requestFor, type BillSubject, type SentPart, type SuggestionOutcome } from "../../src/suggestions/index.ts";
import { suggestionService } from "../../src/suggestions/service.ts";
import { answers, startGenerativeService, type Respond } from "./generativeService.ts";

let service: Awaited<ReturnType<typeof startGenerativeService>>;
let app: FirebaseApp;

beforeAll(async () => {
  service = await startGenerativeService();
});
afterAll(() => service.close());
beforeEach(() => {
  app = initializeApp({ apiKey: "key", projectId: "demo-bills", appId: "1:1:web:1" }, `app-${Math.random()}`);
  return () => deleteApp(app);
});

const subject: BillSubject = {
  projectType: "Office fit-out",
  standard: "masterFormat",
  unitSystem: "Metric",
  currency: "€",
  project: { name: "Secret tower", description: "Fit-out of floor 3" },
  files: [{ kind: "Heat load", name: "Meeting room", result: "3.2 kW" }],
  items: [{ description: "Air handling unit", workSection: "23 73", quantity: 1, unit: "each", rate: 14_500 }],
};
const everything = new Set<SentPart>(["project", "files", "items", "rates"]);
const item = {
  description: "Duct silencers",
  workSection: "23 33",
  unit: "each",
  quantity: 4,
  reason: "Fan noise.",
  source: "NC-35 in the brief",
};
const itemsText = (...items: readonly object[]): string => JSON.stringify({ items });
const quiet = { warn: () => {} };

function ask(
  respond: Respond,
  options: { readonly signal?: AbortSignal; readonly timeoutMs?: number; readonly url?: string } = {},
): Promise<SuggestionOutcome> {
  service.answerWith(respond);
  const { signal = new AbortController().signal, url = service.url, timeoutMs } = options;
  return askModel(app, { model: "gemini-test", address: url }, requestFor(subject, everything), subject, {
    signal,
    report: quiet,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
}

describe("an answer", () => {
  test("becomes suggestions", async () => {
    const outcome = await ask(answers.text(itemsText(item)));
    expect(outcome).toEqual({ status: "suggestions", suggestions: [{ id: "answer-1", ...item }], leftOut: [] });
  });

  test("without items is an answer", async () => {
    expect(await ask(answers.text('{"items":[]}'))).toEqual({ status: "suggestions", suggestions: [], leftOut: [] });
  });

  test.each<[string, Respond]>([
    ["cut off by the limit of its length", answers.text(itemsText(item).slice(0, -30), "MAX_TOKENS")],
    ["of words", answers.text("I cannot help with that.")],
    ["that is empty", answers.text("")],
    ["of a page of HTML", answers.raw("<html>")],
    ["of another protocol", answers.raw('{"promptFeedback":{"blockReason":"OTHER"}}')],
    ["of candidates that are none", answers.raw('{"candidates":[null]}')],
  ])("%s is malformed", async (_, respond) => {
    expect(await ask(respond)).toEqual(failureOf("malformed"));
  });

  test.each<[string, Respond]>([
    ["the question", answers.promptBlocked],
    ["the question, without a word", answers.nothing],
    ["the answer", answers.finished("SAFETY")],
    ["the answer for what it repeats", answers.finished("RECITATION")],
  ])("is missing where the service blocked %s", async (_, respond) => {
    expect(await ask(respond)).toEqual(failureOf("blocked"));
  });

  test.each([
    [429, "RESOURCE_EXHAUSTED", "quota"],
    [400, "API_KEY_INVALID", "refused"],
    [401, "UNAUTHENTICATED: App Check token is invalid.", "refused"],
    [403, "PERMISSION_DENIED", "refused"],
    [404, "NOT_FOUND", "refused"],
    [500, "INTERNAL", "unavailable"],
    [503, "UNAVAILABLE", "unavailable"],
  ] as const)("with status %i (%s) says %s", async (status, reason, expected) => {
    expect(await ask(answers.error(status, reason))).toEqual(failureOf(expected));
  });
});

describe("a request that does not come to its end", () => {
  test("is cancelled by its signal: before it is sent, while it is under way, and in the middle of an answer", async () => {
    const before = service.received.length;
    expect(await ask(answers.text(itemsText(item)), { signal: AbortSignal.abort() })).toEqual(failureOf("cancelled"));
    expect(service.received).toHaveLength(before);
    for (const respond of [answers.never, answers.headOnly]) {
      const abort = new AbortController();
      const nextRequest = service.nextRequest();
      const answer = ask(respond, { signal: abort.signal });
      await nextRequest;
      abort.abort();
      expect(await answer).toEqual(failureOf("cancelled"));
    }
  });

  test.each([
    ["no answer", answers.never],
    ["no more than the head of an answer", answers.headOnly],
  ])("times out with %s", async (_, respond) => {
    expect(await ask(respond, { timeoutMs: 30 })).toEqual(failureOf("timedOut"));
  });

  test("is offline where no server is reached, or the connection breaks", async () => {
    expect(await ask(answers.nothing, { url: "http://127.0.0.1:9" })).toEqual(failureOf("offline"));
    expect(await ask(answers.broken)).toEqual(failureOf("offline"));
  });
});

describe("what is sent", () => {
  const bodyOf = async (): Promise<string> => {
    await ask(answers.text('{"items":[]}'));
    return JSON.stringify(service.received.at(-1)!.body);
  };

  test("is exactly the displayed text, and goes to the model of the project", async () => {
    await bodyOf();
    const { path, headers, body } = service.received.at(-1)!;
    const request = requestFor(subject, everything);
    expect(path).toBe("/v1beta/projects/demo-bills/models/gemini-test:generateContent");
    expect(headers["x-goog-api-key"]).toBe("key");
    const { contents, systemInstruction, generationConfig, ...rest } = body as Record<string, never>;
    expect(contents).toEqual([{ role: "user", parts: [{ text: request.data }] }]);
    expect(systemInstruction).toEqual({ role: "system", parts: [{ text: request.instruction }] });
    expect(generationConfig).toMatchObject({ responseMimeType: "application/json", responseSchema: request.schema });
    expect(rest).toEqual({ safetySettings: [] });
  });

  test("has no App Check token if that is off", async () => {
    await bodyOf();
    expect(service.received.at(-1)!.headers["x-firebase-appcheck"]).toBeUndefined();
  });

  test("has one if that is on", async () => {
    initializeAppCheck(app, {
      provider: new CustomProvider({ getToken: () => Promise.resolve({ token: "attested", expireTimeMillis: Date.now() + 3_600_000 }) }),
    });
    await bodyOf();
    expect(service.received.at(-1)!.headers["x-firebase-appcheck"]).toBe("attested");
  });
});

test("the service loads its SDK with the first request, and says what it is called", async () => {
  service.answerWith(answers.text(itemsText(item)));
  const suggestions = suggestionService(app, { model: "gemini-test", address: service.url }, { ...quiet, error: () => {} });
  expect(suggestions.model).toBe("gemini-test");
  const { signal } = new AbortController();
  expect((await suggestions.suggest(requestFor(subject, everything), subject, { signal })).status).toBe("suggestions");
});
