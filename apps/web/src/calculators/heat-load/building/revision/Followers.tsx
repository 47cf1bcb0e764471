import type { RoomFollower } from "@org/hvac-core/exchange/building";
import type { ReactNode } from "react";
import styles from "./revision.module.css";
import { texts } from "./texts.ts";
import type { RoomFollowers } from "./useFollowers.tsx";
import type { NamedFile } from "./useProjectFiles.ts";

const textOf = ({ changed, removed, isOfTotals, isIndirect }: RoomFollower<NamedFile>): string =>
  [
    ...(changed.length > 0 ? [texts.followers.changed(changed.length)] : []),
    ...(removed.length > 0 ? [texts.followers.removed(removed.length)] : []),
    ...(isOfTotals ? [texts.followers.totals] : []),
    ...(isIndirect ? [texts.followers.indirect] : []),
  ].join(", ");

/** Files of the project that follow rooms which an import changes or removes. */
export function Followers({ files, unreadCount, isReading }: RoomFollowers): ReactNode {
  const { followers: words } = texts;
  if (isReading) return <output className={styles.hint}>{words.reading}</output>;
  if (files.length === 0 && unreadCount === 0) return null;
  return (
    <section className={styles.followers} aria-label={words.title(files.length)}>
      {files.length > 0 && (
        <>
          <h3>{words.title(files.length)}</h3>
          <p className={styles.hint}>{words.lead}</p>
          <ul>
            {files.map((follower) => (
              <li key={follower.file.id} dir="auto">
                {follower.file.name} <small className={styles.hint}>{textOf(follower)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {unreadCount > 0 && <p className={styles.hint}>{words.unread(unreadCount)}</p>}
    </section>
  );
}
