import type { ResultLink } from "@org/hvac-core/kernel";
import { IconLink } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { NamedFile } from "./readFiles.ts";
import { ResultName } from "./ResultName.tsx";
import { texts } from "./texts.tsx";
import styles from "./links.module.css";

interface LinkNoteProps {
  readonly link: ResultLink;
  readonly file: NamedFile | undefined;
  /** Says that the result has changed, or why the link no longer works. */
  readonly remark: string | undefined;
  /** Updates the number to the changed result; absent if there is no new value. */
  readonly update?: { readonly label: string; readonly run: () => void } | undefined;
}

/** Note below a linked number: its result and whether it is current. */
export function LinkNote({ link, file, remark, update }: LinkNoteProps): ReactNode {
  return (
    <>
      <IconLink className={styles.mark} size={13} stroke={1.8} aria-hidden />
      {texts.linkedTo(<ResultName link={link} file={file} />)}
      {remark !== undefined && <span className={styles.remark}> {remark}</span>}
      {update && (
        <>
          {" "}
          <button type="button" className={styles.update} aria-label={update.label} onClick={update.run}>
            {texts.update}
          </button>
        </>
      )}
    </>
  );
}
