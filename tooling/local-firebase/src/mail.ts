/** A message that production would send by e-mail. */
export interface LocalMail {
  readonly to: string;
  readonly mode: string;
  readonly code: string;
}

/** Finds a message in a line of the Auth emulator's log, which holds the link that its e-mail would carry. */
export function mailIn(line: string): LocalMail | undefined {
  const link = /follow this link: (\S+)/.exec(line)?.[1];
  const to = /(?:to|for|as|address) (\S+@[^\s,]+)/.exec(line)?.[1];
  if (link === undefined || to === undefined || !URL.canParse(link)) return undefined;
  const { searchParams } = new URL(link);
  const [mode, code] = [searchParams.get("mode"), searchParams.get("oobCode")];
  return mode === null || code === null ? undefined : { to, mode, code };
}
