/** Texts about suggestions of a service for a bill of quantities. */
export const texts = {
  failures: {
    cancelled: "Cancelled. What had been sent cannot be taken back; no answer was read.",
    timedOut: "No answer within a minute. Try again, or leave out a part of what is sent.",
    quota: "The limit of requests is reached for now. Try again in some minutes, or use the built-in checklist.",
    blocked: "The service declined to answer this text. Leave out the project’s description or the items, and try again.",
    malformed: "The answer could not be used: it was cut off or not in the form that was asked for. Try again; a shorter text helps.",
    offline: "The service could not be reached. Check the connection and try again; the built-in checklist works without one.",
    refused:
      "The service does not accept requests from this site. The operator has to set up Firebase AI Logic; use the built-in checklist.",
    unavailable: "The service is not working at the moment. Try again later, or use the built-in checklist.",
    notConfigured: "No AI service is set up on this site. Use the built-in checklist.",
  },

  /** Parts of a request that may be left out. */
  parts: {
    project: "Name and description of the project",
    files: "Names and headline results of its files",
    items: "Items of this bill: description, section, quantity and unit",
    rates: "Their rates",
  },

  /** Parts left out of an answer. */
  leftOut: {
    present: (count: number): string => `${proposals(count)} ${count === 1 ? "is" : "are"} in the bill already, or came twice.`,
    unusable: (count: number): string =>
      `${proposals(count)} ${count === 1 ? "was" : "were"} refused: incomplete, or not in the form of an item.`,
    withoutSource: (count: number): string => `${count === 1 ? "1 price was" : `${count} prices were`} taken off: no source was given.`,
    beyond: (count: number, max: number): string =>
      `${proposals(count)} ${count === 1 ? "is" : "are"} not shown: there are more than ${max}.`,
  },
} as const;

function proposals(count: number): string {
  return count === 1 ? "1 proposal" : `${count} proposals`;
}
