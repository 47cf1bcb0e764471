import { useMemo, type ReactNode } from "react";
import { useFigureWidth } from "./useFigureWidth.ts";
import { useValues } from "./useValues.ts";
import { directionName, layOutWindRose } from "./windRoseLayout.ts";
import { figureTexts } from "./figureTexts.ts";
import styles from "./windRose.module.css";

interface WindRoseProps {
  readonly label: string;
  /** Directions of the sectors, degrees clockwise from north: north first. */
  readonly directions: readonly number[];
  /** Shares of all hours, by sector and speed class. */
  readonly shares: readonly (readonly number[])[];
  readonly calm: number;
  /** Names of the speed classes, the slowest first. */
  readonly classes: readonly string[];
  /** Formats a share. */
  readonly text: (share: number) => string;
}

/** Pixels; as in windRose.module.css. */
const paperWidth = 320;
const largest = 420;

/** Direction and speed of the wind: longer sectors have more hours, darker ones higher speeds. Arrow keys go around the rose. */
export function WindRose({ label, directions, shares, calm, classes, text }: WindRoseProps): ReactNode {
  const [frame, width] = useFigureWidth(largest, paperWidth);
  const size = Math.max(240, Math.min(largest, width));
  const layout = useMemo(() => layOutWindRose(shares, size), [shares, size]);
  const sums = shares.map((each) => each.reduce((sum, share) => sum + share, 0));
  const prevailing = sums.indexOf(Math.max(...sums));
  const { active, onKeyDown, propsOf } = useValues(shares.length, prevailing);
  const describe = (sector: number): string => {
    const parts = classes.flatMap((name, index) => {
      const share = shares[sector]![index]!;
      return share > 0 ? [`${name} ${text(share)}`] : [];
    });
    return figureTexts.windRose.sector(directionName(directions[sector]!), text(sums[sector]!), sector === prevailing, parts);
  };
  const { centre, rings, hub, petals, sectors, names } = layout;
  return (
    <div ref={frame} className={styles.rose} data-paper>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the sectors inside */}
      <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-label={label} onKeyDown={onKeyDown}>
        {rings.map(({ share, radius }) => (
          <circle key={share} className={styles.ring} cx={centre.x} cy={centre.y} r={radius} />
        ))}
        {petals.map(({ sector, speedClass, path }) => (
          <path key={`${sector}-${speedClass}`} className={styles.petal} data-class={Math.min(5, speedClass)} d={path} />
        ))}
        <circle className={styles.hub} cx={centre.x} cy={centre.y} r={hub} />
        {rings.map(({ share, radius }) => (
          // Along a direction between two names, where petals of sixteen sectors leave a gap.
          <text key={share} className={styles.share} x={centre.x + radius * Math.sin(0.196)} y={centre.y - radius * Math.cos(0.196) + 4}>
            {text(share)}
          </text>
        ))}
        {names.map((name) => (
          <text key={name.text} className={styles.name} x={name.x} y={name.y} textAnchor="middle">
            {name.text}
          </text>
        ))}
        {sectors.map((path, sector) => (
          <g key={path} className={styles.sector} {...propsOf(sector, describe(sector))}>
            <path d={path} />
          </g>
        ))}
      </svg>
      <ul className={styles.classes} aria-label={figureTexts.windRose.speeds}>
        {classes.map((name, index) => (
          <li key={name}>
            <svg width="16" height="16" aria-hidden>
              <rect className={styles.petal} data-class={Math.min(5, index)} x="0.5" y="0.5" width="15" height="15" />
            </svg>
            {name}
          </li>
        ))}
        <li>{figureTexts.windRose.calm(text(calm))}</li>
      </ul>
      <p className={`${styles.reading} screen-only`} aria-hidden>
        {describe(active)}
      </p>
    </div>
  );
}
