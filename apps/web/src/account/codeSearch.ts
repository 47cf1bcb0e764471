/** What an e-mailed link carries. */
export interface CodeSearch {
  readonly oobCode?: string | undefined;
  /** What the link says it is for; what it is for is told by the code, as long as that is good. */
  readonly mode?: string | undefined;
}

export function codeSearch({ oobCode, mode }: Record<string, unknown>): CodeSearch {
  return { oobCode: textOrNothing(oobCode), mode: textOrNothing(mode) };
}

function textOrNothing(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
