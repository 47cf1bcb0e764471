/** The search parameters of pages that lead on to where the user wanted to go. */
export interface ReturnSearch {
  readonly redirect?: string | undefined;
}

/** Keeps the way back when it leads into this application, and to no sign-in page again. What is not named as undefined, the router passes on. */
export function returnSearch({ redirect }: Record<string, unknown>): ReturnSearch {
  return { redirect: typeof redirect === "string" && isWithin(redirect) ? redirect : undefined };
}

/** Where to go after signing in. */
export function returnPath({ redirect }: ReturnSearch): string {
  return redirect ?? "/dashboard";
}

function isWithin(path: string): boolean {
  if (!path.startsWith("/") || /^\/[/\\]/.test(path) || /\p{Cc}/u.test(path)) return false;
  return (
    new URL(path, "https://this.invalid").origin === "https://this.invalid" &&
    !/^\/(?:login|verify-email|reset-password|action-confirmation)(?:[/?#]|$)/.test(path)
  );
}
