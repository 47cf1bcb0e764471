import { failureOf, type Suggestion } from "@org/data/suggestions";
import { describe, expect, test } from "vitest";
import { acceptedItems, afterEvent, keyOf, newSession, type Session, type SessionEvent } from "./session.ts";

const after = (...events: readonly SessionEvent[]): Session => events.reduce(afterEvent, newSession);
const suggestion = (description: string): Suggestion => ({
  id: description,
  description,
  workSection: "",
  unit: "each",
  quantity: null,
  reason: "Because.",
  source: "Brief",
});
const accept = (...items: readonly Suggestion[]): SessionEvent => ({
  type: "accept",
  items: items.map((item) => ({ key: keyOf(item), item })),
});
const [fan, duct] = [suggestion("Fan"), suggestion("Duct")];

describe("the dialog of suggestions", () => {
  test("begins with the checklist, and would send no rates", () => {
    expect(newSession.source).toBe("checklist");
    expect(newSession.parts).not.toContain("rates");
  });

  test("keeps what was accepted as it was edited, in its order", () => {
    const edited = { ...fan, description: "Roof fan", quantity: 2 };
    const session = after(accept(duct), { type: "accept", items: [{ key: keyOf(fan), item: edited }] });
    expect(acceptedItems(session)).toEqual([duct, edited]);
    expect(acceptedItems(afterEvent(session, { type: "reopen", keys: ["fan"] }))).toEqual([duct]);
  });

  test("remembers a rejected item when another source proposes it again and after more items are added", () => {
    const session = after(
      { type: "reject", key: keyOf(fan) },
      accept(duct),
      { type: "added" },
      { type: "source", source: "ai" },
      { type: "send" },
      { type: "answer", outcome: { status: "suggestions", suggestions: [fan], leftOut: [] } },
    );
    expect(session.decisions).toEqual({ fan: { is: "rejected" } });
  });

  test("accepts an answer only while it waits for one", () => {
    const outcome = failureOf("quota");
    expect(after({ type: "answer", outcome }).asking).toEqual({ is: "ready" });
    expect(after({ type: "send" }, { type: "projectType", projectType: "heating" }, { type: "answer", outcome }).asking).toEqual({
      is: "ready",
    });
    expect(after({ type: "send" }, { type: "answer", outcome }).asking).toEqual({ is: "answered", outcome });
    expect(after({ type: "send" }, { type: "answer", outcome }, { type: "send" }).asking).toEqual({ is: "waiting" });
  });

  test("has one proposal open for editing, until it is accepted or rejected", () => {
    const editing = after({ type: "edit", key: "fan" });
    expect(editing.editing).toBe("fan");
    for (const event of [accept(fan), { type: "reject", key: "fan" }, { type: "edit", key: undefined }] as const)
      expect(afterEvent(editing, event).editing).toBeUndefined();
  });

  test("sends a part once, or not at all", () => {
    const parts = after(
      { type: "part", part: "rates", isSent: true },
      { type: "part", part: "rates", isSent: true },
      { type: "part", part: "project", isSent: false },
    ).parts;
    expect(parts.toSorted()).toEqual(["files", "items", "rates"]);
  });
});
