import { kindOfCollection } from "@org/data";
import type { WaitingFile } from "@org/data/store";
import { ConfirmationModal } from "@org/ui/kit";
import { createRoot } from "react-dom/client";
import { texts } from "./texts.tsx";
import styles from "./account.module.css";

/** A file without a name is shown by the title of its kind. */
const nameOf = ({ name, file }: WaitingFile): string => (name === "" ? kindOfCollection(file.collection).title : name);

/**
 * Asks whether to sign out although changes will be lost, and names the files that have changes.
 *
 * @returns whether the user confirms
 */
export function confirmSignOut(why: string, files: readonly WaitingFile[]): Promise<boolean> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise((resolve) => {
    let isConfirmed = false;
    root.render(
      <ConfirmationModal
        title={texts.signOut.loseTitle}
        message={
          <>
            <p>{texts.signOut.loseMessage(why)}</p>
            {files.length > 0 && (
              <ul className={styles.unsentFiles} aria-label={texts.signOut.loseFiles}>
                {files.map((waiting) => (
                  <li key={`${waiting.file.projectId}/${waiting.file.fileId}`} dir="auto">
                    {nameOf(waiting)}
                  </li>
                ))}
              </ul>
            )}
          </>
        }
        action={texts.signOut.lose}
        processing={texts.signOut.running}
        onConfirm={() => {
          isConfirmed = true;
        }}
        onClose={() => {
          root.unmount();
          place.remove();
          resolve(isConfirmed);
        }}
      />,
    );
  });
}
