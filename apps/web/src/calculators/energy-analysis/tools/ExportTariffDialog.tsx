import { tariffJson } from "@org/hvac-core/exchange/tariffs";
import type { CompleteInput } from "@org/hvac-core/kernel";
import { Button, notify } from "@org/ui/elements";
import { GridDialog } from "@org/ui/grid";
import { useId, useMemo, type ReactNode } from "react";
import { fileNameOf, saveFile } from "../../../export/saveFile.ts";
import { runAction } from "../../../page/runAction.ts";
import layout from "../../imports/imports.module.css";
import styles from "./tariffTools.module.css";
import { texts } from "./dialogTexts.ts";

interface ExportTariffDialogProps {
  readonly complete: CompleteInput;
  readonly onClose: () => void;
}

/** The tariff of the form as a record of the rate database, to be copied or kept as a file. */
export function ExportTariffDialog({ complete, onClose }: ExportTariffDialogProps): ReactNode {
  const written = useMemo(() => tariffJson(complete), [complete]);
  const id = useId();
  const name = complete["tariffName"];
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    notify({ key: "tariff", message: texts.tariffExport.copied });
  };
  return (
    <GridDialog title={texts.tariffExport.title} wide onClose={onClose}>
      <div className={styles.content}>
        {"problem" in written ? (
          <p role="alert" className={styles.problem}>
            {texts.tariffExport.problem(written.problem)}
          </p>
        ) : (
          <>
            <label className={styles.label} htmlFor={id}>
              {texts.tariffJson}
            </label>
            <textarea id={id} data-begin readOnly rows={14} value={written.text} />
            <p className={layout.hint}>{texts.tariffExport.hint}</p>
            <div className={layout.buttons}>
              <Button onClick={() => runAction(() => copy(written.text))}>{texts.tariffExport.copy}</Button>
              <Button
                look="primary"
                onClick={() =>
                  saveFile(
                    fileNameOf(typeof name === "string" && name !== "" ? name : texts.tariffExport.fileName, "json"),
                    new Blob([written.text], { type: "application/json" }),
                  )
                }
              >
                {texts.tariffExport.download}
              </Button>
            </div>
          </>
        )}
      </div>
    </GridDialog>
  );
}
