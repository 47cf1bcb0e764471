/** What the address of a file asks for besides: one of its issued reports. */
export interface IssueSearch {
  readonly issue?: string;
}

/** Reads it from whatever stands in an address. */
export function issueSearch({ issue }: Readonly<Record<string, unknown>>): IssueSearch {
  return typeof issue === "string" && issue !== "" ? { issue } : {};
}
