import { useId, type ReactNode } from "react";
import { wallsByLook, type LegendEntry, type PlanColouring, type RoomColours, type WallLook } from "./planColours.ts";
import type { PlanMark, PlanStorey } from "./planLayout.ts";
import { Hatch, signPath } from "./PlanMarks.tsx";
import { texts } from "./texts.ts";
import styles from "./plan.module.css";

const order: readonly WallLook[] = [
  ...Array.from({ length: 8 }, (_, sector) => `compass-${sector}` as const),
  "outdoors",
  "ground",
  "space",
  "air",
  "inside",
  "unknown",
];

const lookText = (look: WallLook): string =>
  look.startsWith("compass-") ? texts.compass[Number(look.slice(8))]! : texts.looks[look as keyof typeof texts.looks];

interface LegendProps {
  readonly storey: PlanStorey;
  readonly colouring: PlanColouring;
  readonly colours: RoomColours;
  readonly hasFindings: boolean;
  readonly hasExcluded: boolean;
}

interface Item {
  readonly text: string;
  readonly sample: ReactNode;
}

const line = "M1,7H25";
const box = { x: 3, y: 1, width: 20, height: 12 };

const colourItem = ({ text, category, shade }: LegendEntry): Item => ({
  text,
  sample: <rect className={styles.floor} data-category={category} data-shade={shade} {...box} />,
});

const wallItem = (look: WallLook): Item => ({ text: lookText(look), sample: <path className={styles.wall} data-look={look} d={line} /> });

const marks: Readonly<Record<PlanMark["kind"], Item>> = {
  window: {
    text: texts.window,
    sample: (
      <>
        <path className={styles.frame} d={line} />
        <path className={styles.glass} d={line} />
        <path className={styles.pane} d={line} />
      </>
    ),
  },
  door: { text: texts.door, sample: <path className={styles.door} d="M3,7H23M3,2V12M23,2V12" /> },
  air: { text: texts.airOpening, sample: <path className={styles.hole} d={line} /> },
};
const skylight: Item = { text: texts.skylight, sample: <rect className={styles.skylight} {...box} /> };
const shade: Item = { text: texts.shade, sample: <rect className={styles.shade} {...box} /> };
const sign: Item = { text: texts.findings, sample: <path className={styles.sign} transform="translate(13 7)" d={signPath} /> };

function ExcludedSample(): ReactNode {
  const hatch = useId();
  return (
    <>
      <Hatch id={hatch} scale={1} />
      <rect className={styles.floor} {...box} />
      <rect fill={`url(#${hatch})`} {...box} />
    </>
  );
}
const excluded: Item = { text: texts.excluded, sample: <ExcludedSample /> };

/** Everything that the storey has in the plan. */
export function PlanLegend({ storey, colouring, colours, hasFindings, hasExcluded }: LegendProps): ReactNode {
  const looks = wallsByLook(storey.walls, colouring);
  const categories = new Set(storey.rooms.map(({ space }) => colours.colourOf(space).text));
  const kinds = new Set(storey.marks.map(({ kind }) => kind));
  const items = [
    ...colours.legend.filter((entry) => entry.shade !== undefined || categories.has(entry.text)).map(colourItem),
    ...order.filter((look) => looks.has(look)).map(wallItem),
    ...(["window", "door", "air"] as const).filter((kind) => kinds.has(kind)).map((kind) => marks[kind]),
    ...(storey.skylights.length > 0 ? [skylight] : []),
    ...(storey.shades.length > 0 ? [shade] : []),
    ...(hasFindings ? [sign] : []),
    ...(hasExcluded ? [excluded] : []),
  ];
  return (
    <ul className={styles.legend} aria-label={texts.legend}>
      {items.map(({ text, sample }) => (
        <li key={text}>
          <svg width="26" height="14" aria-hidden>
            {sample}
          </svg>
          <span dir="auto">{text}</span>
        </li>
      ))}
    </ul>
  );
}
