import type { LimitedValue } from "@org/hvac-core/exchange/building";
import type { UnitSystem } from "@org/hvac-core/quantity";
import type { ReactNode } from "react";
import { FindingList } from "./FindingList.tsx";
import type { RoomFacts } from "./roomFacts.ts";
import { SurfaceTable, type Answering } from "./SurfaceTable.tsx";
import type { SurfaceLine } from "./surfaceLines.ts";
import styles from "./rooms.module.css";
import { texts } from "./texts.ts";
import type { Writer } from "./writer.ts";

interface RoomDetailsProps {
  readonly facts: RoomFacts;
  readonly lines: readonly SurfaceLine[];
  readonly limited: readonly LimitedValue[];
  readonly unitSystem: UnitSystem;
  readonly write: Writer;
  readonly constructionName: (id: string) => string;
  readonly answering: Answering;
}

/** The selected room: what differs, and what becomes of each of its surfaces and openings. */
export function RoomDetails({ facts, lines, limited, ...props }: RoomDetailsProps): ReactNode {
  const { space, findings, exposed } = facts;
  const { write } = props;
  const openings = lines.reduce((sum, line) => sum + line.openings.length, 0);
  const limits = limited.filter(({ spaceId }) => spaceId === space.id);
  const limitText = ({ field, value, entered }: LimitedValue): string => {
    const text = field === "floorArea" ? write.area : write.length;
    return texts.room.limited(field, text(value), text(entered));
  };
  return (
    <section className={styles.details} aria-label={texts.room.title(space.name)}>
      <h3 dir="auto">{texts.room.title(space.name)}</h3>
      <p className={styles.hint}>{texts.room.counts(lines.length, exposed.count, openings)}</p>
      {findings.length + limits.length === 0 ? (
        <p className={styles.hint}>{texts.room.noFindings}</p>
      ) : (
        <>
          {limits.length > 0 && (
            <ul className={styles.findings} aria-label={texts.room.findings}>
              {limits.map((limit) => (
                <li key={limit.field}>{limitText(limit)}</li>
              ))}
            </ul>
          )}
          <FindingList label={texts.room.findings} findings={findings} write={write} />
        </>
      )}
      {lines.length > 0 && <SurfaceTable key={space.id} label={texts.room.label(space.name)} spaceId={space.id} lines={lines} {...props} />}
    </section>
  );
}
