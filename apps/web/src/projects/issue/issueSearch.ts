/** Search parameter of a file's page: one of its issued reports. */
export interface IssueSearch {
  readonly issue?: string;
}

/** Reads the parameter from any address. */
export function issueSearch({ issue }: Readonly<Record<string, unknown>>): IssueSearch {
  return typeof issue === "string" && issue !== "" ? { issue } : {};
}
