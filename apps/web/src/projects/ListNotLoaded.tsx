import { useObservable } from "@org/ui/elements";
import type { ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { texts } from "./texts.ts";
import styles from "./projects.module.css";

/** In place of a list that is neither on this device nor read from the server yet: nobody knows whether it is empty. */
export function ListNotLoaded({ message }: { readonly message: string }): ReactNode {
  const { status } = useObservable(useSignedIn().workspace.sync);
  if (status !== "offline") return <ListSkeleton />;
  return (
    <p className={styles.none}>
      {message} {texts.notOnDeviceHint}
    </p>
  );
}
