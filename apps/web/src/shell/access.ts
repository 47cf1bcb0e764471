import { redirect } from "@tanstack/react-router";
import type { Backend } from "@org/data";
import { loadBackend, whenAuthKnown } from "../account/loadBackend.ts";
import { signedInEmail } from "../account/signedInUser.ts";

/** Lets signed-in users pass, and redirects visitors to the sign-in page, with the path to return to. Visitors are redirected without loading Firebase. */
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
