import type { FileRef, Revision } from "@org/data";
import type { KeptVersion } from "@org/data/store";
import { Spinner, useObservable } from "@org/ui/elements";
import { useEffect, useId, useMemo, useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { errorText } from "../../page/runAction.ts";
import { texts } from "./texts.ts";
import styles from "./file.module.css";

/** With seconds: a page that is opened again keeps another version within the minute. */
const instant = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

interface VersionsProps {
  readonly file: FileRef;
  readonly chosen: KeptVersion | undefined;
  readonly onChoose: (version: KeptVersion) => void;
}

/** The states of a file that were kept automatically, newest first. The list reads no content. */
export function Versions({ file, chosen, onChoose }: VersionsProps): ReactNode {
  const { workspace } = useSignedIn();
  const { status, versions } = useObservable(useMemo(() => workspace.files.versions(file), [workspace, file]));
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.versions}>
      <h3 id={id}>{texts.history.versions}</h3>
      <p className={styles.dim}>{texts.history.versionsHint}</p>
      {versions.length === 0 && <p className={styles.dim}>{texts.history.withoutVersions[status]}</p>}
      <ul aria-labelledby={id}>
        {versions.map((version) => (
          <li key={version.slot}>
            <button type="button" aria-pressed={version.savedAt === chosen?.savedAt} onClick={() => onChoose(version)}>
              <time className="numbers" dateTime={new Date(version.savedAt).toISOString()}>
                {instant.format(version.savedAt)}
              </time>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface VersionContentProps {
  readonly file: FileRef;
  readonly version: KeptVersion;
  readonly children: (revision: Revision) => ReactNode;
}

/** Reads a version and shows it. */
export function VersionContent({ file, version, children }: VersionContentProps): ReactNode {
  const { workspace } = useSignedIn();
  const [read, setRead] = useState<{ readonly revision: Revision } | { readonly message: string }>();
  useEffect(() => {
    let isWanted = true;
    workspace.files.readVersion(file, version).then(
      (result) => isWanted && setRead(result.ok ? { revision: result.revision } : { message: result.message }),
      (error: unknown) => isWanted && setRead({ message: errorText(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [workspace, file, version]);
  if (!read) return <Spinner label={texts.history.loadingVersion} />;
  return "revision" in read ? children(read.revision) : <p role="alert">{read.message}</p>;
}
