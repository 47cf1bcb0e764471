/** Texts about accounts, sessions and new passwords. */

/** Message for a wrong e-mail or password. It is the same for an unknown address, so that it does not reveal who has an account. */
const wrongCredentials = "The e-mail address or password is wrong.";
const notAddress = "This is not an e-mail address.";
const unreachable = "The server cannot be reached. Check the connection and try again.";
const sessionEnded = "Your session has ended. Sign in again.";

export const texts = {
  /** By code of the authentication service. */
  errors: {
    "auth/invalid-credential": wrongCredentials,
    "auth/invalid-login-credentials": wrongCredentials,
    "auth/user-not-found": wrongCredentials,
    "auth/wrong-password": wrongCredentials,
    "auth/user-disabled": wrongCredentials,
    "auth/user-mismatch": wrongCredentials,
    "auth/email-already-in-use":
      "An account could not be created with this address. If you already have an account, sign in or reset the password.",
    "auth/invalid-email": notAddress,
    "auth/missing-email": "Enter an e-mail address.",
    "auth/missing-password": "Enter a password.",
    "auth/weak-password": "Choose a longer password.",
    "auth/password-does-not-meet-requirements": "The password does not meet the requirements. Choose a longer one.",
    "auth/requires-recent-login": "Confirm your password first.",
    "auth/too-many-requests": "Too many attempts. Wait a few minutes, or reset the password.",
    "auth/network-request-failed": unreachable,
    "auth/timeout": unreachable,
    "auth/expired-action-code": "This link has expired. Request a new one.",
    "auth/invalid-action-code": "This link is no longer valid. It may have been used already. Request a new one.",
    "auth/user-token-expired": sessionEnded,
    "auth/invalid-user-token": sessionEnded,
    "auth/no-current-user": "Sign in first.",
    "auth/operation-not-allowed": "This sign-in method is disabled.",
    "auth/admin-restricted-operation": "New accounts are disabled.",
    "auth/quota-exceeded": "The server is busy. Try again later.",
    "auth/invalid-new-email": notAddress,
  },
  unknownError: "Something went wrong. Try again.",
  noAccounts: "Signing in is not set up here.",
  unsent: "Some of your changes have not been sent to the server. They are on this device only.",

  deletion: {
    stopped: (reason: string): string =>
      `The deletion stopped. ${reason} Your account still exists. Try again to delete the rest; what is already deleted cannot be restored.`,
    accountRemains: (reason: string): string =>
      `All your data is deleted. The account itself still exists, with its e-mail address and password. ${reason}`,
  },
  password: {
    rule: (minLength: number): string => `At least ${minLength} characters. Spaces and all characters are allowed.`,
    tooShort: (minLength: number): string => `Use at least ${minLength} characters.`,
    tooLong: (maxLength: number): string => `Use at most ${maxLength} characters.`,
    /** @param advice on its weakness, or empty */
    common: (advice: string): string => `This password is too easy to guess. ${advice}`,
    breached: "This password appears in a known data breach, so attackers try it first. Choose another one.",
  },
} as const;
