import type { ReactNode } from "react";
import { textWidth } from "./labels.ts";
import { layOutSection, type DrawnSection, type SectionLayout, type SectionShape, type Sides } from "./sectionLayout.ts";
import { useFigureWidth } from "./useFigureWidth.ts";
import { useValues } from "./useValues.ts";
import { figureTexts } from "./figureTexts.ts";
import styles from "./section.module.css";

interface SectionDrawingProps {
  readonly label: string;
  readonly shape: SectionShape;
  /** In the displayed unit. */
  readonly size: Sides;
  readonly exact?: Sides;
  /** Text of a length in the same unit. */
  readonly format: (length: number) => string;
  /** Lines of text inside the section, if they fit. */
  readonly within: readonly string[];
}

/** Pixels; as in section.module.css. */
const paperWidth = 240;

interface DimensionProps {
  readonly from: number;
  readonly to: number;
  /** Edge of the section, and position of the dimension line. */
  readonly edge: number;
  readonly position: number;
  readonly text: string;
  readonly look: "size" | "exact";
  /** The dimension is vertical: the drawing is turned. */
  readonly upright?: boolean;
}

/** A dimension as on drawings: extension lines, a line with strokes at its ends, the number above it. */
function Dimension({ from, to, edge, position, text, look, upright = false }: DimensionProps): ReactNode {
  const side = Math.sign(position - edge);
  const middle = (from + to) / 2;
  const xy = (along: number, across: number): string => (upright ? `${across},${along}` : `${along},${across}`);
  const stroke = (along: number): string => `M${xy(along - 3, position + 3)}L${xy(along + 3, position - 3)}`;
  const path = `M${xy(from, edge + 3 * side)}L${xy(from, position + 4 * side)}M${xy(to, edge + 3 * side)}L${xy(to, position + 4 * side)}M${xy(from, position)}L${xy(to, position)}${stroke(from)}${stroke(to)}`;
  const textAt = side > 0 && !upright ? position + 15 : position - 5;
  const [x, y] = upright ? [side > 0 ? position + 15 : position - 5, middle] : [middle, textAt];
  return (
    <g data-look={look}>
      <path className={styles.dimension} data-look={look} d={path} />
      <text
        className={styles.number}
        data-look={look}
        x={x}
        y={y}
        textAnchor="middle"
        transform={upright ? `rotate(-90 ${x} ${y})` : undefined}
      >
        {text}
      </text>
    </g>
  );
}

function Outline({ section, look }: { readonly section: DrawnSection; readonly look: "size" | "exact" }): ReactNode {
  const { left, top, right, bottom, radius } = section;
  return <rect className={styles.outline} data-look={look} x={left} y={top} width={right - left} height={bottom - top} rx={radius} />;
}

/** A dimension, or those of the exact section, which the pointer and keys read as one. */
interface SectionValue {
  readonly id: string;
  readonly description: string;
  readonly hit: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly dimensions: readonly DimensionProps[];
}

/** The dimensions of the section, next to the outer one of the two. */
function valuesOf(
  { shape, size, exact, format }: SectionDrawingProps,
  { size: drawn, exact: other }: SectionLayout,
): readonly SectionValue[] {
  const isRound = shape === "round";
  const sign = isRound ? "Ø\u202f" : "";
  const [top, bottom] = [Math.min(drawn.top, other?.top ?? drawn.top), Math.max(drawn.bottom, other?.bottom ?? drawn.bottom)];
  const [left, right] = [Math.min(drawn.left, other?.left ?? drawn.left), Math.max(drawn.right, other?.right ?? drawn.right)];
  const across = ({ left: from, right: to }: DrawnSection) => ({ from, to });
  const upright = ({ top: from, bottom: to }: DrawnSection) => ({ from, to, upright: true });
  const { diameter, width, height, exactDiameter, exactSize } = figureTexts.section;
  const values: SectionValue[] = [
    {
      id: "width",
      description: (isRound ? diameter : width)(format(size.width)),
      hit: { x: drawn.left, y: bottom + 6, width: drawn.right - drawn.left, height: 30 },
      dimensions: [{ ...across(drawn), edge: bottom, position: bottom + 16, text: sign + format(size.width), look: "size" }],
    },
  ];
  if (!isRound)
    values.push({
      id: "height",
      description: height(format(size.height)),
      hit: { x: right + 6, y: drawn.top, width: 30, height: drawn.bottom - drawn.top },
      dimensions: [{ ...upright(drawn), edge: right, position: right + 16, text: format(size.height), look: "size" }],
    });
  if (exact && other) {
    const text = figureTexts.section.exact(sign + format(exact.width));
    const exactWidth: DimensionProps = { ...across(other), edge: top, position: top - 14, text, look: "exact" };
    const exactHeight: DimensionProps = { ...upright(other), edge: left, position: left - 14, text: format(exact.height), look: "exact" };
    values.push({
      id: "exact",
      description: isRound ? exactDiameter(format(exact.width)) : exactSize(format(exact.width), format(exact.height)),
      hit: { x: other.left, y: top - 36, width: other.right - other.left, height: 30 },
      dimensions: isRound ? [exactWidth] : [exactWidth, exactHeight],
    });
  }
  return values;
}

/** Text inside the section; a cross marks the centre where there is no room for it. */
function Within({ section, lines }: { readonly section: DrawnSection; readonly lines: readonly string[] }): ReactNode {
  const { left, right, top, bottom } = section;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const hasRoom = bottom - top > lines.length * 18 + 12 && right - left > Math.max(...lines.map(textWidth)) + 24;
  if (!hasRoom) return <path className={styles.centre} d={`M${x - 8},${y}H${x + 8}M${x},${y - 8}V${y + 8}`} />;
  return lines.map((line, index) => (
    <text key={line} className={styles.within} x={x} y={y + 5 + (index - (lines.length - 1) / 2) * 18} textAnchor="middle">
      {line}
    </text>
  ));
}

/** The section of a duct to scale with its inside dimensions; the exact section is dashed around the same centre. Arrow keys go from dimension to dimension. */
export function SectionDrawing(props: SectionDrawingProps): ReactNode {
  const { label, shape, size, exact, format, within } = props;
  const [frame, width] = useFigureWidth(320, paperWidth);
  const height = Math.round(Math.min(300, Math.max(220, width * 0.75)));
  const layout = layOutSection(shape, size, exact, { left: 44, right: width - 44, top: 44, bottom: height - 66 });
  const values = valuesOf(props, layout);
  const { onKeyDown, propsOf } = useValues(values.length);
  const { scaleBar } = layout;
  const bar = { from: width - 44 - scaleBar.drawn, to: width - 44, y: height - 18 };
  return (
    <div ref={frame} className={styles.drawing} data-paper>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the dimensions inside */}
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-label={label} onKeyDown={onKeyDown}>
        <Outline section={layout.size} look="size" />
        {layout.exact && <Outline section={layout.exact} look="exact" />}
        <Within section={layout.size} lines={within} />
        {values.map(({ id, description, hit, dimensions }, index) => (
          <g key={id} className={styles.value} {...propsOf(index, description)}>
            <rect className={styles.hit} {...hit} rx={3} />
            {dimensions.map((dimension) => (
              <Dimension key={String(dimension.upright)} {...dimension} />
            ))}
          </g>
        ))}
        <path className={styles.scaleBar} d={`M${bar.from},${bar.y - 4}V${bar.y}H${bar.to}V${bar.y - 4}`} />
        <text className={styles.number} data-look="exact" x={(bar.from + bar.to) / 2} y={bar.y + 14} textAnchor="middle">
          {format(scaleBar.length)}
        </text>
      </svg>
    </div>
  );
}
