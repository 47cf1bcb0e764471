import { Button } from "@org/ui/elements";
import { IconPrinter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import styles from "./referenceFields.module.css";

/** Prints the page as the browser would: the fields above stay away. */
export function PrintButton(): ReactNode {
  return (
    <div className={styles.print}>
      <Button onClick={() => globalThis.print()}>
        <IconPrinter size={16} stroke={1.6} aria-hidden /> {texts.fields.print}
      </Button>
    </div>
  );
}
