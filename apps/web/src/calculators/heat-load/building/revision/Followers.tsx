import { roomFollowers, type RevisedRooms, type RoomFollower } from "@org/hvac-core/exchange/building";
import type { FileRef } from "@org/data";
import { useEffect, useMemo, type ReactNode } from "react";
import { useOpenFile } from "../../../../page/openFile.ts";
import styles from "./revision.module.css";
import { texts } from "./texts.ts";
import { useProjectFiles, type NamedFile } from "./useProjectFiles.ts";

interface FollowersProps {
  readonly rooms: RevisedRooms;
  /** Called with the names of the files. */
  readonly onChange: (names: readonly string[]) => void;
}

/** Files of the project that follow rooms which an import changes or removes. Nothing for a heat load that is not in a project. */
export function Followers(props: FollowersProps): ReactNode {
  const file = useOpenFile();
  return file && <ProjectFollowers {...props} file={file} />;
}

const textOf = ({ changed, removed, isOfTotals, isIndirect }: RoomFollower<NamedFile>): string =>
  [
    ...(changed.length > 0 ? [texts.followers.changed(changed.length)] : []),
    ...(removed.length > 0 ? [texts.followers.removed(removed.length)] : []),
    ...(isOfTotals ? [texts.followers.totals] : []),
    ...(isIndirect ? [texts.followers.indirect] : []),
  ].join(", ");

function ProjectFollowers({ file, rooms, onChange }: FollowersProps & { readonly file: FileRef }): ReactNode {
  const project = useProjectFiles(file.projectId);
  const followers = useMemo(() => roomFollowers(project?.files ?? [], file.fileId, rooms), [project, file, rooms]);
  const names = followers.flatMap(({ file: { name }, isIndirect }) => (isIndirect ? [] : [name])).join("\n");
  // Each step reads the files again: until then those of the step before are known.
  const isRead = project !== undefined;
  useEffect(() => {
    if (isRead) onChange(names === "" ? [] : names.split("\n"));
  }, [isRead, names, onChange]);
  if (!project && rooms.changed.size + rooms.removed.size > 0) return <p className={styles.hint}>{texts.followers.reading}</p>;
  if (!project || (followers.length === 0 && project.unreadCount === 0)) return null;
  const { followers: words } = texts;
  return (
    <section className={styles.followers} aria-label={words.title(followers.length)}>
      {followers.length > 0 && (
        <>
          <h3>{words.title(followers.length)}</h3>
          <p className={styles.hint}>{words.lead}</p>
          <ul>
            {followers.map((follower) => (
              <li key={follower.file.id} dir="auto">
                {follower.file.name} <small className={styles.hint}>{textOf(follower)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {project.unreadCount > 0 && <p className={styles.hint}>{words.unread(project.unreadCount)}</p>}
    </section>
  );
}
