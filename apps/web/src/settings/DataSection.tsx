import { Button } from "@org/ui/kit";
import { useState, type ReactNode } from "react";
import { TaskState } from "../forms/FormFailure.tsx";
import { useSignedIn } from "../account/signedIn.ts";
import { useTask } from "../forms/useTask.ts";
import { runAction } from "../page/runAction.ts";
import { download } from "../projects/download.ts";
import { DeleteAccountModal } from "./DeleteAccountModal.tsx";
import { Row } from "./Row.tsx";
import { texts } from "./texts.ts";

/** Export of all data, diagnostics for support, and deletion of the account. */
export function DataSection(): ReactNode {
  const { workspace } = useSignedIn();
  const task = useTask();
  const [isDeleting, setDeleting] = useState(false);
  const exportAll = async (): Promise<void> => {
    await task.run(async () => {
      const result = await workspace.archives.exportAll();
      if (result.ok) download(texts.data.exportedFile(new Date().toISOString().slice(0, 10)), result.archive);
      return result;
    });
  };
  return (
    <>
      <Row title={texts.data.export} description={texts.data.exportLead}>
        <Button variant="default" disabled={task.isBusy} onClick={() => runAction(exportAll)}>
          {task.isBusy ? texts.data.exporting : texts.data.exportAction}
        </Button>
      </Row>
      <TaskState task={task} />
      <Row title={texts.data.diagnostics} description={texts.data.diagnosticsLead}>
        <Button variant="default" onClick={() => runAction(async () => (await import("../device/copyDiagnostics.ts")).copyDiagnostics())}>
          {texts.data.copyDiagnostics}
        </Button>
      </Row>
      <Row title={texts.data.delete} description={texts.data.deleteLead}>
        <Button variant="outline" color="red" onClick={() => setDeleting(true)}>
          {texts.data.delete}
        </Button>
      </Row>
      {isDeleting && <DeleteAccountModal onClose={() => setDeleting(false)} />}
    </>
  );
}
