import type { Backend, User, Workspace } from "@org/data";
import { createContext, useContext } from "react";

/** Data of pages for signed-in users. */
export interface SignedIn {
  readonly backend: Backend;
  readonly user: User;
  readonly workspace: Workspace;
}

export const SignedInContext = createContext<SignedIn | undefined>(undefined);

/** The signed-in user and the stored data. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext);
  if (!signedIn) throw new Error("This part belongs into pages of a signed-in user.");
  return signedIn;
}
