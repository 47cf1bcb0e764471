/** The search parameters of pages that return to the requested page. */
export interface ReturnSearch {
  readonly redirect?: string | undefined;
}

/** Keeps a return path within this application, except to sign-in pages. The router passes on parameters that are not set to `undefined`. */
export function returnSearch({ redirect }: Record<string, unknown>): ReturnSearch {
  return { redirect: typeof redirect === "string" && isWithin(redirect) ? redirect : undefined };
}

/** The path that opens after signing in. */
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
