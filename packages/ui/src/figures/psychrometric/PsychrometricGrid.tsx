import { memo, type ReactNode } from "react";
import { hundredths, type Point } from "../polylines.ts";
import type { ChartBackground } from "./background.ts";
import type { Protractor } from "./protractor.ts";
import styles from "./psychrometric.module.css";

/** A title of a scale of the chart. */
export interface ScaleTitle extends Point {
  readonly text: string;
  readonly anchor: "start" | "middle" | "end";
  /** Degrees, around the place. */
  readonly angle?: number;
}

interface PsychrometricGridProps {
  readonly background: ChartBackground;
  readonly titles: readonly ScaleTitle[];
  /** Drawn above the region and below the lines, such as zones and hours. */
  readonly children?: ReactNode;
}

function ProtractorDrawing({ centre, path, numbers }: Protractor): ReactNode {
  return (
    <g aria-hidden>
      <path className={styles.protractor} d={path} />
      <circle className={styles.centre} cx={hundredths(centre.x)} cy={hundredths(centre.y)} r={2.5} />
      {numbers.map(({ scale, text, x, y, anchor }) => (
        <text key={`${scale} ${text}`} className={styles.number} data-family="protractor" x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** The parts of a psychrometric chart that do not depend on its states: drawn again only for another window, layout, pressure or unit. */
export const PsychrometricGrid = memo(function PsychrometricGrid({ background, titles, children }: PsychrometricGridProps): ReactNode {
  const { region, saturation, families, labels, protractor } = background;
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
