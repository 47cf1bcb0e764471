import type { SuggestionSource } from "./session.ts";

/** Sources of suggestions. */
const sources = { checklist: "Built-in checklist", ai: "Gemini, by Firebase AI Logic" } as const satisfies Record<SuggestionSource, string>;

/** Texts of the dialog that suggests items for a bill. */
export const texts = {
  title: "Suggest items",
  sources,
  source: "Suggestions from",
  projectType: "Kind of project",
  checklistLead: `${sources.checklist}: what bills for this kind of project usually have and this one has not. Nothing is sent.`,
  /** @param model the name of the model */
  serviceLead: (model: string): string =>
    `${sources.ai}, model ${model}. It can be wrong: check every item, quantity and price. Nothing is sent before you press Send.`,
  addAccepted: "Add accepted items",
  addItems: (count: number): string => (count === 1 ? "Add 1 item" : `Add ${count} items`),

  request: {
    parts: "Data sent to Google",
    text: "Text that is sent",
    schema: "Format of the answer",
    send: "Send",
    waiting: "Waiting for the answer",
    retry: "Retry",
    compose: "Change request",
    askAgain: "Ask again…",
  },
  list: {
    title: "Suggestions",
    nothingMissing: "Nothing is missing.",
    counts: ({ total, open, accepted, rejected }: SuggestionCounts): string =>
      `${total} suggested: ${open} open, ${accepted} accepted, ${rejected} rejected.`,
    showRejected: "Show rejected",
    acceptAll: "Accept all",
  },
  item: {
    accepted: "Accepted",
    rate: (amount: string, source: string): string => `rate ${amount} (${source})`,
    unverifiedRate: (source: string): string => `Rate as suggested, not checked: ${source}`,
    notMeasured: (unit: string): string => `${unit}, not measured`,
    source: (source: string): string => `Source: ${source}`,
    noSection: "No section",
    accept: "Accept",
    edit: "Edit",
    reject: "Reject",
    takeBack: "Take back",
    /** Label of one of these buttons. */
    action: (action: string, description: string): string => `${action}: ${description}`,
    fields: { description: "Description", section: "Section", quantity: "Quantity", unit: "Unit" },
    descriptionMissing: "Enter a description.",
    quantityProblem: (problem: string): string => `Quantity: ${problem}`,
  },
} as const;

interface SuggestionCounts {
  readonly total: number;
  readonly open: number;
  readonly accepted: number;
  readonly rejected: number;
}
