import { useId, useMemo, type ReactNode } from "react";
import { formatNumber } from "@org/form/numbers";
import { layOutConstruction, type ConstructionShape, type LayerLook } from "./constructionLayout.ts";
import { useFigureWidth } from "./useFigureWidth.ts";
import { useValues } from "./useValues.ts";
import { figureTexts } from "./figureTexts.ts";
import styles from "./constructionSection.module.css";

interface ConstructionSectionProps extends ConstructionShape {
  readonly label: string;
  /** Unit of the temperatures, on the axis. */
  readonly unit: string;
  /** A temperature with its unit. */
  readonly text: (temperature: number) => string;
}

const names = figureTexts.construction;

/** Pixels; as in constructionSection.module.css. */
const paperWidth = 420;

/** Hatches of the layers, as on drawings, so that layers differ on a grey print. */
function Hatches({ id }: { readonly id: string }): ReactNode {
  const lines: Readonly<Partial<Record<LayerLook, readonly [size: number, path: string]>>> = {
    masonry: [9, "M-2,11L11,-2"],
    concrete: [12, "M2,3h1M8,2h1M5,8h1M10,9h1M-3,15L15,-3"],
    wood: [8, "M0,2H8M0,6H8"],
    insulation: [10, "M0,0Q5,5 0,10M10,0Q5,5 10,10"],
    board: [6, "M3,0V6"],
  };
  return (
    <defs>
      {Object.entries(lines).map(([look, [size, path]]) => (
        <pattern key={look} id={`${id}${look}`} width={size} height={size} patternUnits="userSpaceOnUse">
          <rect className={styles.ground} data-look={look} width={size} height={size} />
          <path className={styles.hatch} d={path} />
        </pattern>
      ))}
    </defs>
  );
}

/** A construction to scale, outside on the left, with the temperature and dew point through it. Arrow keys go from plane to plane. */
export function ConstructionSection({ label, unit, text, ...shape }: ConstructionSectionProps): ReactNode {
  const [frame, width] = useFigureWidth(620, paperWidth);
  const { layers, planes, outsideTemperature, insideTemperature } = shape;
  const layout = useMemo(
    () => layOutConstruction({ layers, planes, outsideTemperature, insideTemperature }, width),
    [layers, planes, outsideTemperature, insideTemperature, width],
  );
  const id = useId();
  const { active, onKeyDown, propsOf } = useValues(planes.length);
  const { plot, y, height } = layout;
  const placeOf = (index: number): string => {
    const plane = planes[index]!;
    const layer = layers[plane.layer]!;
    if (plane.share === 0) return index === 0 ? names.outsideSurface : names.outerFace(layer.label);
    if (plane.share < 1) return names.within(layer.label);
    const next = layers[plane.layer + 1];
    return next ? names.between(layer.label, next.label) : names.insideSurface;
  };
  const describe = (index: number): string => {
    const { temperature, dewPoint, isWet } = planes[index]!;
    return names.plane({
      place: placeOf(index),
      temperature: text(temperature),
      dewPoint: dewPoint === undefined ? undefined : text(dewPoint),
      isWet: isWet === true,
    });
  };
  return (
    <div ref={frame} className={styles.section} data-paper>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the planes inside */}
      <svg viewBox={`0 0 ${layout.width} ${height}`} width="100%" aria-label={label} onKeyDown={onKeyDown}>
        <Hatches id={id} />
        {layout.layers.map(({ id: key, look, left, right }) => (
          <rect
            key={key}
            className={styles.layer}
            data-look={look}
            fill={look === "air" || look === "sheet" ? undefined : `url(#${id}${look})`}
            x={left}
            y={plot.top}
            width={right - left}
            height={plot.bottom - plot.top}
          />
        ))}
        {layout.layers.map(({ id: key, number }, index) => (
          <text
            key={key}
            className={styles.number}
            x={number.x}
            y={number.y + (layout.layers.length > 6 && index % 2 === 1 ? -12 : 0)}
            textAnchor="middle"
          >
            {index + 1}
          </text>
        ))}
        <path className={styles.grid} d={y.ticks.map(({ position }) => `M${plot.left},${position}H${plot.right}`).join("")} />
        {y.ticks.map(({ value, position }) => (
          <text key={value} className={styles.tick} x={plot.left - 6} y={position + 4} textAnchor="end">
            {formatNumber(value, { digits: 4, trimZeros: true })}
          </text>
        ))}
        <text className={styles.tick} x={0} y={12}>
          {unit}
        </text>
        <text className={styles.tick} x={plot.left} y={height - 8}>
          {names.outside}
        </text>
        <text className={styles.tick} x={plot.right} y={height - 8} textAnchor="end">
          {names.inside}
        </text>
        {layout.dewPoint !== "" && <path className={styles.dewPoint} d={layout.dewPoint} />}
        <path className={styles.halo} d={layout.temperature} />
        <path className={styles.temperature} d={layout.temperature} />
        {layout.wet.map(({ x, y: dropY }) => (
          <path key={`${x} ${dropY}`} className={styles.drop} d={`M${x},${dropY + 6}q8,12 0,16q-8,-4 0,-16Z`} />
        ))}
        {layout.planes.map(({ x, y: planeY }, index) => (
          // Several planes may have the same position.
          <g key={index} className={styles.plane} {...propsOf(index, describe(index))}>
            <circle className={styles.target} cx={x} cy={planeY} r="9" />
            <circle className={styles.dot} cx={x} cy={planeY} r={planes[index]!.share === 1 || index === 0 ? 3 : 1.5} />
          </g>
        ))}
      </svg>
      <ul className={styles.lines} aria-label={names.lines.label}>
        <li>
          <svg width="28" height="10" aria-hidden>
            <path className={styles.temperature} d="M0,5H28" />
          </svg>
          {names.lines.temperature}
        </li>
        {layout.dewPoint !== "" && (
          <li>
            <svg width="28" height="10" aria-hidden>
              <path className={styles.dewPoint} d="M0,5H28" />
            </svg>
            {names.lines.dewPoint}
          </li>
        )}
      </ul>
      <p className={`${styles.reading} screen-only`} aria-hidden>
        {describe(active)}
      </p>
    </div>
  );
}
