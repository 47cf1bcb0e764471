import { kindOfCollection } from "@org/data";
import type { WaitingFile } from "@org/data/store";
import { ConfirmationModal } from "@org/ui/kit";
import { createRoot } from "react-dom/client";
import styles from "./account.module.css";

/** A file without a name is called what its kind is called. */
const nameOf = ({ name, file }: WaitingFile): string => (name === "" ? kindOfCollection(file.collection).title : name);

/**
 * Asks whether to sign out although that loses changes, and names the files that have some.
 *
 * @returns whether the user wants it
 */
export function confirmSignOut(why: string, files: readonly WaitingFile[]): Promise<boolean> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise((resolve) => {
    let isWanted = false;
    root.render(
      <ConfirmationModal
        title="Sign out and lose changes?"
        message={
          <>
            <p>{why} If you sign out now, they are lost. Stay signed in, connect to the internet, and they are sent by themselves.</p>
            {files.length > 0 && (
              <ul className={styles.unsentFiles} aria-label="Files with changes that are not sent">
                {files.map((waiting) => (
                  <li key={`${waiting.file.projectId}/${waiting.file.fileId}`} dir="auto">
                    {nameOf(waiting)}
                  </li>
                ))}
              </ul>
            )}
          </>
        }
        action="Sign out and lose them"
        processing="Signing out"
        onConfirm={() => {
          isWanted = true;
        }}
        onClose={() => {
          root.unmount();
          place.remove();
          resolve(isWanted);
        }}
      />,
    );
  });
}
