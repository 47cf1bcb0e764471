import type { ReactNode } from "react";
import { useReadable } from "../account/useReadable.ts";
import { useSigned } from "../account/workspace.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import styles from "./projects.module.css";

/** In place of a list that this device does not have and the server has not told: that it is empty cannot be said yet. */
export function NotHeardYet({ what }: { readonly what: string }): ReactNode {
  const { status } = useReadable(useSigned().workspace.sync);
  if (status !== "offline") return <ListSkeleton />;
  return <p className={styles.none}>{what} not on this device. The server cannot be reached; as soon as it can be, what there is appears here.</p>;
}
