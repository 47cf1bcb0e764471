import type { ResultLink } from "@org/hvac-core/kernel";
import { IconLink } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { NamedFile } from "./readFiles.ts";
import { SourceName } from "./SourceName.tsx";
import styles from "./chain.module.css";

interface FollowNoteProps {
  readonly link: ResultLink;
  readonly file: NamedFile | undefined;
  /** That the result has changed since, or why it can no longer be followed. */
  readonly remark: string | undefined;
  /** Takes the changed result over; absent where there is none to take. */
  readonly update?: { readonly label: string; readonly run: () => void } | undefined;
}

/** What is said beside a number of the result that it follows. */
export function FollowNote({ link, file, remark, update }: FollowNoteProps): ReactNode {
  return (
    <>
      <IconLink className={styles.mark} size={13} stroke={1.8} aria-hidden />
      Follows <SourceName link={link} file={file} />.{remark !== undefined && <span className={styles.remark}> {remark}</span>}
      {update && (
        <>
          {" "}
          <button type="button" className={styles.update} aria-label={update.label} onClick={update.run}>
            Update
          </button>
        </>
      )}
    </>
  );
}
