/** Message for a wrong e-mail or password. It is the same for an unknown address, so that it does not reveal who has an account. */
const wrongCredentials = "The e-mail address or password is wrong.";

const texts: Readonly<Record<string, string>> = {
  "auth/invalid-credential": wrongCredentials,
  "auth/invalid-login-credentials": wrongCredentials,
  "auth/user-not-found": wrongCredentials,
  "auth/wrong-password": wrongCredentials,
  "auth/user-disabled": wrongCredentials,
  "auth/user-mismatch": wrongCredentials,
  "auth/email-already-in-use":
    "An account could not be created with this address. If you already have an account, sign in or reset the password.",
  "auth/invalid-email": "This is not an e-mail address.",
  "auth/missing-email": "Enter an e-mail address.",
  "auth/missing-password": "Enter a password.",
  "auth/weak-password": "Choose a longer password.",
  "auth/password-does-not-meet-requirements": "The password does not meet the requirements. Choose a longer one.",
  "auth/requires-recent-login": "Confirm your password first.",
  "auth/too-many-requests": "Too many attempts. Wait a few minutes, or reset the password.",
  "auth/network-request-failed": "The server cannot be reached. Check the connection and try again.",
  "auth/timeout": "The server cannot be reached. Check the connection and try again.",
  "auth/expired-action-code": "This link has expired. Request a new one.",
  "auth/invalid-action-code": "This link is no longer valid. It may have been used already. Request a new one.",
  "auth/user-token-expired": "Your session has ended. Sign in again.",
  "auth/invalid-user-token": "Your session has ended. Sign in again.",
  "auth/no-current-user": "Sign in first.",
  "auth/operation-not-allowed": "This sign-in method is disabled.",
  "auth/admin-restricted-operation": "New accounts are disabled.",
  "auth/quota-exceeded": "The server is busy. Try again later.",
  "auth/invalid-new-email": "This is not an e-mail address.",
};

/** Message on an error of the authentication service, for people. */
export function authErrorText(error: unknown): string {
  const code = typeof error === "object" && error !== null ? (error as { code?: unknown }).code : undefined;
  const text = typeof code === "string" && Object.hasOwn(texts, code) ? texts[code] : undefined;
  return text ?? "Something went wrong. Try again.";
}

/** Whether an error says that an address has no account, which must not be revealed. */
export function isUnknownAddress(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "auth/user-not-found";
}
