import type { WarningPlace } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { GoTo, type WayToFields } from "./GoTo.tsx";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

/** All places of a warning except the first, each with its details. */
export function OtherPlaces({ places, ...way }: WayToFields & { readonly places: readonly WarningPlace[] }): ReactNode {
  return (
    <ul className={`${styles.places} screen-only`}>
      {places.slice(1).map(({ name, message, field, result }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two places may say the same of one field
        <li key={`${field ?? result} ${index}`}>
          {message.startsWith(name) ? message : texts.warnings.atPlace(name, message)} <GoTo field={field} {...way} />
        </li>
      ))}
    </ul>
  );
}
