import { headlineLoad } from "@org/hvac-core/exchange/project";
import type { FileSummary, Project } from "@org/data";
import { quantityText } from "@org/form/numbers";
import { preferredUnitSystem } from "@org/ui/surface";
import type { CSSProperties, ReactNode } from "react";
import { FileLink } from "../projects/FileLink.tsx";
import listStyles from "../projects/projects.module.css";
import { texts } from "./texts.ts";
import styles from "./dashboard.module.css";

interface RoomLoadsProps {
  readonly project: Project;
  /** Files of all projects. */
  readonly files: readonly FileSummary[];
}

const maxShown = 8;

/** Loads of a project's rooms: a bar for each, the largest first. Nothing for a single room. */
export function RoomLoads({ project, files }: RoomLoadsProps): ReactNode {
  const rooms = files.flatMap((file) => {
    const load = file.projectId === project.id && file.mode ? headlineLoad(file) : undefined;
    return load === undefined || load <= 0 ? [] : [{ file, load }];
  });
  if (rooms.length < 2) return undefined;
  const largestFirst = rooms.toSorted((left, right) => right.load - left.load);
  const [{ load: largest }] = largestFirst as [(typeof rooms)[number]];
  const hidden = largestFirst.length - maxShown;
  return (
    <section className={listStyles.group} aria-labelledby="loads">
      <h2 id="loads">{texts.loads(project.name)}</h2>
      <ul className={styles.rooms}>
        {largestFirst.slice(0, maxShown).map(({ file, load }) => (
          <li key={file.id}>
            <FileLink file={file} />
            <span className="numbers">
              <span className="sr-only">{file.mode} </span>
              {quantityText(load, "power", preferredUnitSystem()).text}
            </span>
            <span className={styles.bar} data-mode={file.mode} style={{ "--share": load / largest } as CSSProperties} aria-hidden />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={listStyles.none}>{texts.moreRooms(hidden)}</p>}
    </section>
  );
}
