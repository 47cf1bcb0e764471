/** Search parameters of an e-mailed link. */
export interface CodeSearch {
  readonly oobCode?: string | undefined;
  /** Action that the link names. The code decides the action, as long as it is valid. */
  readonly mode?: string | undefined;
}

export function codeSearch({ oobCode, mode }: Record<string, unknown>): CodeSearch {
  return { oobCode: textOrNothing(oobCode), mode: textOrNothing(mode) };
}

function textOrNothing(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
