import { memo, type ReactNode } from "react";
import { hundredths, type Point } from "../polylines.ts";
import type { ChartBackground } from "./background.ts";
import { shrProtractor, type Protractor } from "./protractor.ts";
import type { ChartPlane } from "./plane.ts";
import styles from "./psychrometric.module.css";

/** A title of a scale of the chart. */
export interface ScaleTitle extends Point {
  readonly text: string;
  readonly anchor: "start" | "middle" | "end";
  /** Degrees, around the place. */
  readonly angle?: number;
}

interface PsychrometricGridProps {
  readonly plane: ChartPlane;
  readonly background: ChartBackground;
  readonly titles: readonly ScaleTitle[];
  /** Drawn on the region and under the lines, such as zones and hours. */
  readonly children?: ReactNode;
}

function ProtractorDrawing({ centre, radius, marks, outline }: Protractor): ReactNode {
  return (
    <g aria-hidden>
      <path className={styles.protractor} d={outline} />
      {marks.map(({ id, path, label }) => (
        <g key={id}>
          <path className={styles.protractor} d={path} />
          {label && (
            <text className={styles.number} data-family="protractor" x={label.x} y={label.y} textAnchor={label.anchor}>
              {label.text}
            </text>
          )}
        </g>
      ))}
      <circle className={styles.protractor} cx={hundredths(centre.x)} cy={hundredths(centre.y)} r={2} />
      <text className={styles.title} x={centre.x} y={centre.y - radius - 18} textAnchor="middle">
        Sensible heat ratio
      </text>
    </g>
  );
}

/** What of a psychrometric chart stays while states move: drawn again only with another window, layout, pressure or unit. */
export const PsychrometricGrid = memo(function PsychrometricGrid({
  plane,
  background,
  titles,
  children,
}: PsychrometricGridProps): ReactNode {
  const { region, saturation, families, labels } = background;
  const protractor = shrProtractor(plane);
  return (
    <g>
      <path className={styles.region} d={region} />
      {children}
      {families.map(({ family, isLabelled, path }) => (
        <path
          key={`${family} ${String(isLabelled)}`}
          className={styles.line}
          data-family={family}
          data-labelled={isLabelled || undefined}
          d={path}
        />
      ))}
      <path className={styles.edge} d={region} />
      <path className={styles.saturation} d={saturation} />
      {protractor && <ProtractorDrawing {...protractor} />}
      {labels.map(({ text, family, x, y, anchor, angle }) => (
        <text
          key={`${family} ${text}`}
          className={styles.number}
          data-family={family}
          x={hundredths(x)}
          y={hundredths(y)}
          textAnchor={anchor}
          transform={angle === 0 ? undefined : `rotate(${hundredths(angle)} ${hundredths(x)} ${hundredths(y)})`}
        >
          {text}
        </text>
      ))}
      {titles.map(({ text, x, y, anchor, angle = 0 }) => (
        <text
          key={text}
          className={styles.title}
          x={hundredths(x)}
          y={hundredths(y)}
          textAnchor={anchor}
          transform={angle === 0 ? undefined : `rotate(${angle} ${hundredths(x)} ${hundredths(y)})`}
        >
          {text}
        </text>
      ))}
    </g>
  );
});
