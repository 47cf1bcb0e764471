export { withoutAccounts, type Account, type ActionMode, type AuthState, type SignOutResult, type User } from "./account.ts";
export { authErrorText } from "./authErrors.ts";
export { IncompleteDeletionError } from "./deletion.ts";
export { openAccount } from "./firebaseAccount.ts";
export type { NewPasswords } from "./newPasswords.ts";
export type { PasswordStrength } from "./passwordStrength.ts";
