import type { ReactNode } from "react";
import styles from "./partLooks.module.css";

/** Meaning of a part beyond its position in the stack. */
export type PartTone = "heating" | "cooling";

interface PartLook {
  readonly className: string | undefined;
  readonly "data-look": number | PartTone;
  readonly fill: string | undefined;
}

/** Fill of a part: neighbours differ in lightness or hatching. `hatch` is the id given to {@link PartPatterns}. */
export function partLook(index: number, hatch: string, tone?: PartTone): PartLook {
  const look = tone ?? index % 6;
  const fill = look === 3 ? `url(#${hatch}part)` : look === 5 ? `url(#${hatch}rest)` : undefined;
  return { className: styles.part, "data-look": look, fill };
}

/** The hatches of a drawing, defined once in each. */
export function PartPatterns({ id }: { readonly id: string }): ReactNode {
  return (
    <defs>
      {["part", "rest"].map((ink) => (
        <pattern
          key={ink}
          id={`${id}${ink}`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${ink === "part" ? 45 : -45})`}
        >
          <rect className={styles.ground} width="5" height="5" />
          <rect className={styles.stripe} data-ink={ink} width="2" height="5" />
        </pattern>
      ))}
    </defs>
  );
}

interface LegendPart {
  readonly id: string;
  readonly label: string;
  /** Position in the stack, which sets the look. */
  readonly index: number;
  readonly tone?: PartTone | undefined;
}

interface PartLegendProps {
  readonly label: string;
  readonly parts: readonly LegendPart[];
  readonly hatch: string;
  /** Further entries. */
  readonly children?: ReactNode;
}

/** Legend of the looks, in the order of the stack. */
export function PartLegend({ label, parts, hatch, children }: PartLegendProps): ReactNode {
  return (
    <ul className={styles.legend} aria-label={label}>
      {parts.map(({ id, label: name, index, tone }) => (
        <li key={id}>
          <svg width="16" height="16" aria-hidden>
            <rect {...partLook(index, hatch, tone)} x="0.5" y="0.5" width="15" height="15" />
          </svg>
          {name}
        </li>
      ))}
      {children}
    </ul>
  );
}
