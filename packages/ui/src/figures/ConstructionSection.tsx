import { useId, useMemo, type ReactNode } from "react";
import { formatNumber } from "@org/form/numbers";
import { layOutConstruction, type ConstructionShape, type LayerLook } from "./constructionLayout.ts";
import { ValueAxis } from "./columnParts.tsx";
import { useFigureWidth } from "./useFigureWidth.ts";
import { useValues } from "./useValues.ts";
import { figureTexts } from "./figureTexts.ts";
import base from "./figureBase.module.css";
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

type Layout = ReturnType<typeof layOutConstruction>;

/** The layers to scale, with their numbers. */
function Layers({ layout: { layers, plot }, hatch }: { readonly layout: Layout; readonly hatch: string }): ReactNode {
  return (
    <>
      {layers.map(({ id, look, left, right }) => (
        <rect
          key={id}
          className={styles.layer}
          data-look={look}
          fill={look === "air" || look === "sheet" ? undefined : `url(#${hatch}${look})`}
          x={left}
          y={plot.top}
          width={right - left}
          height={plot.bottom - plot.top}
        />
      ))}
      {layers.map(({ id, number }, index) => (
        <text
          key={id}
          className={styles.number}
          x={number.x}
          y={number.y + (layers.length > 6 && index % 2 === 1 ? -12 : 0)}
          textAnchor="middle"
        >
          {index + 1}
        </text>
      ))}
    </>
  );
}

/** The courses of temperature and dew point, with drops where it is wet. */
function Courses({ layout: { temperature, dewPoint, wet } }: { readonly layout: Layout }): ReactNode {
  return (
    <>
      {dewPoint !== "" && <path className={styles.dewPoint} d={dewPoint} />}
      <path className={styles.halo} d={temperature} />
      <path className={styles.temperature} d={temperature} />
      {wet.map(({ x, y }) => (
        <path key={`${x} ${y}`} className={styles.drop} d={`M${x},${y + 6}q8,12 0,16q-8,-4 0,-16Z`} />
      ))}
    </>
  );
}

function Legend({ hasDewPoint }: { readonly hasDewPoint: boolean }): ReactNode {
  return (
    <ul className={styles.lines} aria-label={names.lines.label}>
      {(hasDewPoint ? (["temperature", "dewPoint"] as const) : (["temperature"] as const)).map((line) => (
        <li key={line}>
          <svg width="28" height="10" aria-hidden>
            <path className={styles[line]} d="M0,5H28" />
          </svg>
          {names.lines[line]}
        </li>
      ))}
    </ul>
  );
}

/** Name of a plane: a surface, the border of two layers, or a place within one. */
function placeOf({ layers, planes }: Pick<ConstructionShape, "layers" | "planes">, index: number): string {
  const plane = planes[index]!;
  const layer = layers[plane.layer]!;
  if (plane.share === 0) return index === 0 ? names.outsideSurface : names.outerFace(layer.label);
  if (plane.share < 1) return names.within(layer.label);
  const next = layers[plane.layer + 1];
  return next ? names.between(layer.label, next.label) : names.insideSurface;
}

/** A construction to scale, outside on the left, with the temperature and dew point through it. Arrow keys go from plane to plane. */
export function ConstructionSection({ label, unit, text, ...shape }: ConstructionSectionProps): ReactNode {
  const [frame, width] = useFigureWidth(620, paperWidth);
  const { layers, planes, outsideTemperature, insideTemperature } = shape;
  const layout = useMemo(
    () => layOutConstruction({ layers, planes, outsideTemperature, insideTemperature }, width),
    [layers, planes, outsideTemperature, insideTemperature, width],
  );
  const hatch = useId();
  const { active, onKeyDown, propsOf } = useValues(planes.length);
  const { plot, y, height } = layout;
  const describe = (index: number): string => {
    const { temperature, dewPoint, isWet } = planes[index]!;
    return names.plane({
      place: placeOf({ layers, planes }, index),
      temperature: text(temperature),
      dewPoint: dewPoint === undefined ? undefined : text(dewPoint),
      isWet: isWet === true,
    });
  };
  return (
    <div ref={frame} className={styles.section} data-paper>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the planes inside */}
      <svg viewBox={`0 0 ${layout.width} ${height}`} width="100%" aria-label={label} onKeyDown={onKeyDown}>
        <Hatches id={hatch} />
        <Layers layout={layout} hatch={hatch} />
        <ValueAxis scale={y} plot={plot} title={unit} text={(value) => formatNumber(value, { digits: 4, trimZeros: true })} />
        <text className={base.tick} x={plot.left} y={height - 8}>
          {names.outside}
        </text>
        <text className={base.tick} x={plot.right} y={height - 8} textAnchor="end">
          {names.inside}
        </text>
        <Courses layout={layout} />
        {layout.planes.map(({ x, y: planeY }, index) => (
          // Several planes may have the same position.
          <g key={index} className={styles.plane} {...propsOf(index, describe(index))}>
            <circle className={styles.target} cx={x} cy={planeY} r="9" />
            <circle className={styles.dot} cx={x} cy={planeY} r={planes[index]!.share === 1 || index === 0 ? 3 : 1.5} />
          </g>
        ))}
      </svg>
      <Legend hasDewPoint={layout.dewPoint !== ""} />
      <p className={`${styles.reading} screen-only`} aria-hidden>
        {describe(active)}
      </p>
    </div>
  );
}
