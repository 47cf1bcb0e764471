export type { Account, ActionMode, AuthState, SignedOut, User } from "./account.ts";
export { withoutAccounts } from "./account.ts";
export { authErrorText } from "./authErrors.ts";
export { openAccount } from "./firebaseAccount.ts";
export { passwordProblem, shortestPassword } from "./password.ts";
