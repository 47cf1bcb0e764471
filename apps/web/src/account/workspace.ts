import type { Backend, User, Workspace } from "@org/data";
import { createContext, useContext } from "react";

/** What pages of a signed-in user work with. */
export interface Signed {
  readonly backend: Backend;
  readonly user: User;
  readonly workspace: Workspace;
}

export const SignedContext = createContext<Signed | undefined>(undefined);

/** The signed-in user and the stored data. */
export function useSigned(): Signed {
  const signed = useContext(SignedContext);
  if (!signed) throw new Error("This part belongs into pages of a signed-in user.");
  return signed;
}
