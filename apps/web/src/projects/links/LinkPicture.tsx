import { kindOfCollection } from "@org/data";
import type { ProjectLinks } from "@org/hvac-core/links";
import { Link } from "@tanstack/react-router";
import { useId, useMemo, type ReactNode } from "react";
import { box, layOutPicture } from "./pictureLayout.ts";
import type { NamedFile } from "./readFiles.ts";
import { texts } from "./dialogTexts.tsx";
import styles from "./links.module.css";

interface LinkPictureProps {
  readonly links: ProjectLinks;
  readonly files: ReadonlyMap<string, NamedFile>;
}

/** Maximum number of letters in a box. */
const maxLetters = 24;
const shortened = (text: string): string => (text.length > maxLetters ? `${text.slice(0, maxLetters - 1)}…` : text);

/** The linked files of a project, from left to right; the table below has the same links in words. */
export function LinkPicture({ links, files }: LinkPictureProps): ReactNode {
  const picture = useMemo(() => layOutPicture(links), [links]);
  const arrow = useId();
  return (
    <div className={styles.scroll}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        width={picture.width}
        height={picture.height}
        aria-label={texts.project.picture}
      >
        <defs>
          {(["current", "changed", "broken"] as const).map((state) => (
            <marker
              key={state}
              id={`${arrow}-${state}`}
              viewBox="0 0 8 8"
              refX="1"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0,0L8,4L0,8Z" className={styles.head} data-state={state} />
            </marker>
          ))}
        </defs>
        <g aria-hidden>
          {picture.edges.map(({ from, to, path, state }) => (
            <path key={`${from} ${to}`} className={styles.edge} data-state={state} d={path} markerEnd={`url(#${arrow}-${state})`} />
          ))}
        </g>
        {picture.files.map(({ id, x, y }) => {
          const { name, ref, calculator } = files.get(id)!;
          return (
            <Link
              key={id}
              to="/projects/$projectId/$kind/$fileId"
              params={{ projectId: ref.projectId, kind: kindOfCollection(ref.collection).route, fileId: id }}
              preload={false}
            >
              <rect x={x} y={y} width={box.width} height={box.height} rx={6} />
              <text>
                <tspan x={x + 12} y={y + 19}>
                  {shortened(name)}
                </tspan>{" "}
                <tspan x={x + 12} y={y + 35} className={styles.kind}>
                  {calculator.title}
                </tspan>
              </text>
            </Link>
          );
        })}
      </svg>
    </div>
  );
}
