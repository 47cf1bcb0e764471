import { useObservable } from "@org/ui/elements";
import type { ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { texts } from "./texts.ts";
import styles from "./projects.module.css";

/** Replaces a list that is not on this device and not yet read from the server: it may or may not be empty. */
export function ListNotLoaded({ message }: { readonly message: string }): ReactNode {
  const { status } = useObservable(useSignedIn().workspace.sync);
  if (status !== "offline") return <ListSkeleton />;
  return (
    <p className={styles.none}>
      {message} {texts.notOnDeviceHint}
    </p>
  );
}
