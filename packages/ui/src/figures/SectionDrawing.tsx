import type { ReactNode } from "react";
import { textWidth } from "./labels.ts";
import { layOutSection, type DrawnSection, type SectionShape, type Sides } from "./sectionLayout.ts";
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

/** The section of a duct to scale with its inside dimensions; the exact section is dashed around the same centre. Arrow keys go from dimension to dimension. */
export function SectionDrawing({ label, shape, size, exact, format, within }: SectionDrawingProps): ReactNode {
  const [frame, width] = useFigureWidth(320, paperWidth);
  const height = Math.round(Math.min(300, Math.max(220, width * 0.75)));
  const box = { left: 44, right: width - 44, top: 44, bottom: height - 66 };
  const layout = layOutSection(shape, size, exact, box);
  const drawn = layout.size;
  const beside = layout.exact;
  const round = shape === "round";
  const sign = round ? "Ø\u202f" : "";
  const values = [
    ...(round
      ? [{ id: "size", description: figureTexts.section.diameter(format(size.width)) }]
      : [
          { id: "width", description: figureTexts.section.width(format(size.width)) },
          { id: "height", description: figureTexts.section.height(format(size.height)) },
        ]),
    ...(exact && beside
      ? [
          {
            id: "exact",
            description: round
              ? figureTexts.section.exactDiameter(format(exact.width))
              : figureTexts.section.exactSize(format(exact.width), format(exact.height)),
          },
        ]
      : []),
  ];
  const { onKeyDown, propsOf } = useValues(values.length);
  const props = (id: string): ReturnType<typeof propsOf> => {
    const index = values.findIndex((value) => value.id === id);
    return propsOf(index, values[index]?.description ?? "");
  };
  const [outerTop, outerBottom] = [Math.min(drawn.top, beside?.top ?? drawn.top), Math.max(drawn.bottom, beside?.bottom ?? drawn.bottom)];
  const [outerLeft, outerRight] = [Math.min(drawn.left, beside?.left ?? drawn.left), Math.max(drawn.right, beside?.right ?? drawn.right)];
  const hasRoom = drawn.bottom - drawn.top > within.length * 18 + 12 && drawn.right - drawn.left > Math.max(...within.map(textWidth)) + 24;
  const middleX = (drawn.left + drawn.right) / 2;
  const middleY = (drawn.top + drawn.bottom) / 2;
  const { scaleBar } = layout;
  const bar = { from: width - 44 - scaleBar.drawn, to: width - 44, y: height - 18 };

  return (
    <div ref={frame} className={styles.drawing} data-paper>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the dimensions inside */}
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-label={label} onKeyDown={onKeyDown}>
        <Outline section={drawn} look="size" />
        {beside && <Outline section={beside} look="exact" />}
        <path
          className={styles.centre}
          d={`M${middleX - 8},${middleY}H${middleX + 8}M${middleX},${middleY - 8}V${middleY + 8}`}
          visibility={hasRoom ? "hidden" : undefined}
        />
        {hasRoom &&
          within.map((line, index) => (
            <text
              key={line}
              className={styles.within}
              x={middleX}
              y={middleY + 5 + (index - (within.length - 1) / 2) * 18}
              textAnchor="middle"
            >
              {line}
            </text>
          ))}
        <g className={styles.value} {...props(round ? "size" : "width")}>
          <rect className={styles.hit} x={drawn.left} y={outerBottom + 6} width={drawn.right - drawn.left} height={30} rx={3} />
          <Dimension
            from={drawn.left}
            to={drawn.right}
            edge={outerBottom}
            position={outerBottom + 16}
            text={sign + format(size.width)}
            look="size"
          />
        </g>
        {!round && (
          <g className={styles.value} {...props("height")}>
            <rect className={styles.hit} x={outerRight + 6} y={drawn.top} width={30} height={drawn.bottom - drawn.top} rx={3} />
            <Dimension
              from={drawn.top}
              to={drawn.bottom}
              edge={outerRight}
              position={outerRight + 16}
              text={format(size.height)}
              look="size"
              upright
            />
          </g>
        )}
        {exact && beside && (
          <g className={styles.value} {...props("exact")}>
            <rect className={styles.hit} x={beside.left} y={outerTop - 36} width={beside.right - beside.left} height={30} rx={3} />
            <Dimension
              from={beside.left}
              to={beside.right}
              edge={outerTop}
              position={outerTop - 14}
              text={figureTexts.section.exact(sign + format(exact.width))}
              look="exact"
            />
            {!round && (
              <Dimension
                from={beside.top}
                to={beside.bottom}
                edge={outerLeft}
                position={outerLeft - 14}
                text={format(exact.height)}
                look="exact"
                upright
              />
            )}
          </g>
        )}
        <path className={styles.scaleBar} d={`M${bar.from},${bar.y - 4}V${bar.y}H${bar.to}V${bar.y - 4}`} />
        <text className={styles.number} data-look="exact" x={(bar.from + bar.to) / 2} y={bar.y + 14} textAnchor="middle">
          {format(scaleBar.length)}
        </text>
      </svg>
    </div>
  );
}
