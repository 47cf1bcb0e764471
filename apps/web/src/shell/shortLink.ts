import { notify } from "@org/ui/elements";
import { openShortLink, shortKey } from "@org/form/addresses";
import { redirect } from "@tanstack/react-router";
import { texts } from "./texts.ts";

/** Replaces the short link of a printed page with the full link. Returns `undefined` at once without a short link. */
export function expandShortLink({ search }: { readonly search: Readonly<Record<string, string>> }): Promise<never> | undefined {
  const text = search[shortKey];
  return text === undefined ? undefined : expand(text);
}

async function expand(text: string): Promise<never> {
  const params = await openShortLink(text);
  if (!params) notify({ message: texts.unreadableLink, tone: "error", key: "short-link" });
  throw redirect({ to: ".", search: params ?? {}, replace: true });
}
