import { convert, defaultUnit, type UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import type { ReactNode } from "react";
import { roundNumber } from "../scales.ts";
import { texts } from "./texts.ts";
import styles from "./plan.module.css";

/** A triangle with an exclamation mark, around the origin. */
export const signPath = "M0,-6L7,6H-7ZM0,-2V2M0,4V4.2";

/** Longest scale bar, px. */
const longestBar = 120;

/** The arrow to true north; the y axis of the model points up. */
export function NorthArrow({ modelAzimuth }: { readonly modelAzimuth: number }): ReactNode {
  const turned = ((-modelAzimuth % 360) + 360) % 360 || 0;
  return (
    <svg
      className={styles.north}
      viewBox="-22 -22 44 44"
      role="img"
      aria-label={texts.north(quantityText(turned, "angle", "Metric", { trimZeros: true }).text)}
    >
      <g transform={`rotate(${turned})`}>
        <path className={styles.needle} d="M0,-10L5,9L0,6Z" />
        <path className={styles.needle} data-half d="M0,-10L-5,9L0,6Z" />
        <text y="-13" transform={`rotate(${-turned} 0 -16)`}>
          {texts.northMark}
        </text>
      </g>
    </svg>
  );
}

/** A round length in the units of the user. */
export function ScaleBar({ scale, unitSystem }: { readonly scale: number; readonly unitSystem: UnitSystem }): ReactNode {
  const unit = defaultUnit("length", unitSystem);
  const length = roundNumber(convert(longestBar / scale, "m", unit), "down");
  const metres = convert(length, unit, "m");
  const width = metres * scale;
  return (
    <div className={styles.scale}>
      <svg width={width + 2} height="7" aria-hidden>
        <path d={`M1,0V6H${width + 1}V0`} />
      </svg>
      <span>{quantityText(metres, "length", unitSystem, { trimZeros: true }).text}</span>
    </div>
  );
}

/** Hatch of the rooms that are not included, of the same size at every scale. */
export function Hatch({ id, scale }: { readonly id: string; readonly scale: number }): ReactNode {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={7 / scale} height={7 / scale} patternTransform="rotate(45)">
      <path className={styles.hatch} strokeWidth={1 / scale} d={`M0,0V${7 / scale}`} />
    </pattern>
  );
}
