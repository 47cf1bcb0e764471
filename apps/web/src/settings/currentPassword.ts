import { authErrorText } from "@org/data";
import { texts } from "./texts.ts";

const wrongCredentials = authErrorText({ code: "auth/wrong-password" });

/** Whether the field of the current password is filled. */
export function passwordRequired(password: string): string | undefined {
  return password === "" ? texts.passwordMissing : undefined;
}

/** Shows a wrong password at its field: the user is known, so no other credential can be wrong. */
export function wrongPasswordAt<Field extends string>(field: Field): (message: string) => readonly [Field, string] | undefined {
  return (message) => (message === wrongCredentials ? [field, texts.passwordWrong] : undefined);
}
