import { useMemo, type ReactNode } from "react";
import { RoomCompass, type SunPosition } from "./RoomCompass.tsx";
import type { RoomPart } from "./roomFaces.ts";
import { labelLine, placeLabels, type LabelChoices, type RoomLabel } from "./roomLabels.ts";
import { edgeId, layOutRoom, type DrawnPart, type Room } from "./roomLayout.ts";
import { useFigureWidth } from "./useFigureWidth.ts";
import { onPress, useValues } from "./useValues.ts";
import styles from "./room.module.css";

/** Texts of a part in the sketch. */
export interface PartText {
  /** Description in a sentence, with its numbers. */
  readonly description: string;
  /** Labels for the part: the first one that fits is used. */
  readonly choices: LabelChoices;
  /** Heat through the part, W; negative if it reduces the load. */
  readonly heat: number;
}

export interface SketchedPart extends RoomPart, PartText {}

interface RoomSketchProps {
  readonly label: string;
  readonly parts: readonly SketchedPart[];
  /** The edge of a slab on the ground. */
  readonly slabEdge: PartText | undefined;
  readonly floorArea: number | undefined;
  readonly height: number;
  readonly tone: "cooling" | "heating";
  /** Omitted if the sun has no effect. */
  readonly sun: SunPosition | undefined;
  /** Content next to the compass. */
  readonly children: ReactNode;
  /** Goes to the input of a part: its id, or `edgeId`. */
  readonly goTo: (id: string) => void;
}

/** Steps of the tone of a part: heat per area, as shares of the maximum. */
const tones = 6;

function toneOf({ heat, area }: SketchedPart, most: number): number {
  return most > 0 ? Math.max(0, Math.ceil((tones * heat) / area / most - 1e-9)) : 0;
}

function numberMarks(labels: readonly RoomLabel[], order: readonly string[]): ReadonlyMap<string, number> {
  const placed = new Map(labels.map((label) => [label.id, label]));
  const marked = order.filter((id) => (placed.get(id)?.lines.length ?? 0) === 0);
  return new Map(marked.map((id, index) => [id, index + 1]));
}

const points = (outline: DrawnPart["outline"]): string => outline.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** Labels are above all parts and outside their buttons, whose accessible names are the descriptions. */
function Label({ label, mark }: { readonly label: RoomLabel; readonly mark: number | undefined }): ReactNode {
  const { centre, lines, slope, leader } = label;
  return (
    <>
      {leader && <path className={styles.leader} d={`M${leader.from.x},${leader.from.y}L${leader.to.x},${leader.to.y}`} />}
      {mark === undefined ? (
        <g transform={`matrix(1 ${slope.toFixed(4)} 0 1 ${centre.x.toFixed(1)} ${centre.y.toFixed(1)})`}>
          {lines.map((line, index) => (
            <text
              key={line}
              className={styles.text}
              data-first={(index === 0 && lines.length > 1) || undefined}
              y={(index - (lines.length - 1) / 2) * labelLine + 4}
              textAnchor="middle"
            >
              {line}
            </text>
          ))}
        </g>
      ) : (
        <>
          <circle className={styles.mark} cx={centre.x} cy={centre.y} r={8.5} />
          <text className={styles.number} x={centre.x} y={centre.y + 4} textAnchor="middle">
            {mark}
          </text>
        </>
      )}
    </>
  );
}

/** The room as an isometric box drawn from its surfaces: areas to one scale, darker for more heat. Each part is a link to its field. */
export function RoomSketch({ label, parts, slabEdge, floorArea, height, tone, sun, children, goTo }: RoomSketchProps): ReactNode {
  const [frame, width] = useFigureWidth();
  const texts = useMemo(
    () => new Map<string, PartText>([...parts.map((part) => [part.id, part] as const), ...(slabEdge ? [[edgeId, slabEdge] as const] : [])]),
    [parts, slabEdge],
  );
  const { layout, labels } = useMemo(() => {
    const room: Room = { parts, floorArea, height, hasSlabEdge: slabEdge !== undefined };
    const laidOut = layOutRoom(room, width);
    return { layout: laidOut, labels: placeLabels(laidOut, (id) => texts.get(id)?.choices ?? []) };
  }, [parts, floorArea, height, slabEdge, width, texts]);
  const order = [...new Set(layout.parts.map(({ id }) => id))];
  const { onKeyDown, propsOf } = useValues(order.length);
  const marks = numberMarks(labels, order);
  const most = Math.max(0, ...parts.map(({ heat, area }) => (area > 0 ? heat / area : 0)));
  const bottom = Math.max(layout.height, ...labels.flatMap(({ outline }) => outline.map(({ y }) => y + 2)));
  const byId = new Map(parts.map((part) => [part.id, part]));

  return (
    <div ref={frame} className={styles.room} data-tone={tone}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the parts inside */}
      <svg viewBox={`0 0 ${width} ${bottom.toFixed(0)}`} width="100%" aria-label={label} onKeyDown={onKeyDown}>
        {layout.ghosts.map((ghost, index) => (
          <polygon key={index} className={styles.ghost} points={points(ghost)} />
        ))}
        {order.map((id, index) => {
          const text = texts.get(id)!;
          const part = byId.get(id);
          return (
            <g
              key={id}
              className={styles.part}
              {...propsOf(index, text.description, "button")}
              onClick={() => goTo(id)}
              onKeyDown={onPress(() => goTo(id))}
            >
              <title>{text.description}</title>
              {layout.parts
                .filter((drawn) => drawn.id === id)
                .map((drawn, piece) => (
                  <polygon
                    key={piece}
                    className={styles.face}
                    data-kind={drawn.kind}
                    data-tone={part ? toneOf(part, most) : tones}
                    points={points(drawn.outline)}
                  />
                ))}
            </g>
          );
        })}
        <g className={styles.labels} aria-hidden>
          {labels.map((each) => (
            // A label next to its part can be clicked like the part.
            <g key={each.id} role="presentation" className={each.leader && styles.beside} onClick={() => goTo(each.id)}>
              <Label label={each} mark={marks.get(each.id)} />
            </g>
          ))}
        </g>
      </svg>
      <div className={styles.legend}>
        {sun && <RoomCompass turn={layout.turn} sun={sun} />}
        <div>{children}</div>
      </div>
      {marks.size > 0 && (
        <ol className={styles.marks}>
          {[...marks].map(([id, mark]) => (
            <li key={id}>
              <button type="button" onClick={() => goTo(id)}>
                <span className={styles.listMark}>{mark}</span>
                {texts.get(id)!.description}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
