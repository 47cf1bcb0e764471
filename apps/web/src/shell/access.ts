import { redirect } from "@tanstack/react-router";
import type { Backend } from "@org/data";
import { loadBackend, whenAuthKnown } from "../account/loadBackend.ts";
import { signedInEmail } from "../account/signedInUser.ts";

/** Lets signed-in users pass, and sends everybody else to the sign-in page, which knows the way back. Visitors are sent without loading Firebase. */
export async function requireAccount({
  location,
}: {
  readonly location: { readonly href: string };
}): Promise<{ readonly backend: Backend }> {
  if (signedInEmail() !== undefined) {
    const backend = await loadBackend();
    if ((await whenAuthKnown(backend)).status === "signedIn") return { backend };
  }
  throw redirect({ to: "/login", search: { redirect: location.href }, replace: true });
}
