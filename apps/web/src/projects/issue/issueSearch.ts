/** Search parameters of a file's page. */
export interface IssueSearch {
  /** One of its issued reports. */
  readonly issue?: string;
  /** Whether the comparison of its imported rows is opened. */
  readonly rows?: "compare";
}

/** Reads the parameters from any address. */
export function issueSearch({ issue, rows }: Readonly<Record<string, unknown>>): IssueSearch {
  return { ...(typeof issue === "string" && issue !== "" && { issue }), ...(rows === "compare" && { rows: "compare" as const }) };
}
