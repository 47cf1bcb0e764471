import type { ReactNode } from "react";
import { useReadable } from "../account/useReadable.ts";
import { useSignedIn } from "../account/signedIn.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import styles from "./projects.module.css";

/** In place of a list that is neither on this device nor read from the server yet: nobody knows whether it is empty. */
export function ListNotLoaded({ what }: { readonly what: string }): ReactNode {
  const { status } = useReadable(useSignedIn().workspace.sync);
  if (status !== "offline") return <ListSkeleton />;
  return <p className={styles.none}>{what} not on this device, and the server cannot be reached. They appear here as soon as it can be.</p>;
}
