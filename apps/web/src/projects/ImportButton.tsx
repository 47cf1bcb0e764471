import { commonTexts, notify, useFilePicker } from "@org/ui/elements";
import { Button, Modal, ModalActions } from "@org/ui/kit";
import { IconFileImport } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { runAction } from "../page/runAction.ts";
import { texts } from "./texts.ts";

/** Creates projects from an exported file. */
export function ImportButton(): ReactNode {
  const { workspace } = useSignedIn();
  const [isBusy, setBusy] = useState(false);
  /** Parts of the last file that could not be read; shown until the user closes the message. */
  const [notes, setNotes] = useState<readonly string[]>([]);
  const key = useId();
  const read = async (file: File): Promise<void> => {
    setBusy(true);
    notify({ key, message: texts.list.importing, tone: "loading" });
    try {
      const result = await workspace.archives.importProjects(file);
      if (!result.ok) return notify({ key, message: result.message, tone: "error" });
      notify({ key, message: texts.list.imported(result.ids.length), tone: "success" });
      if (result.notes.length > 0) setNotes(result.notes);
    } finally {
      setBusy(false);
    }
  };
  const { pick, input } = useFilePicker({
    accept: ".json,application/json",
    label: texts.list.importedFile,
    onFile: (file) => runAction(() => read(file)),
  });
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={16} stroke={1.6} aria-hidden />} disabled={isBusy} onClick={pick}>
        {isBusy ? texts.list.importing : texts.list.import}
      </Button>
      {input}
      {notes.length > 0 && (
        <Modal title={texts.list.importedPartly} onClose={() => setNotes([])}>
          <ul>
            {notes.map((note, index) => (
              <li key={index} dir="auto">
                {note}
              </li>
            ))}
          </ul>
          <ModalActions>
            <Button onClick={() => setNotes([])}>{commonTexts.close}</Button>
          </ModalActions>
        </Modal>
      )}
    </>
  );
}
