import { Button, commonTexts, lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import { useState, type ReactNode } from "react";
import styles from "./tariffTools.module.css";
import { texts } from "./texts.ts";

const ImportTariffDialog = lazyPart(async () => (await import("./ImportTariffDialog.tsx")).ImportTariffDialog);
const ExportTariffDialog = lazyPart(async () => (await import("./ExportTariffDialog.tsx")).ExportTariffDialog);

/** Reads a tariff of the rate database into the form, and writes that of the form as such a record. */
export function TariffTool({ state: { complete, change } }: { readonly state: CalculatorState }): ReactNode {
  const [open, setOpen] = useState<"import" | "export">();
  const close = (): void => setOpen(undefined);
  return (
    <div className={`${styles.tools} screen-only`}>
      <Button small onClick={() => setOpen("import")}>
        {texts.tariff.import}
      </Button>
      <Button small onClick={() => setOpen("export")}>
        {texts.tariff.export}
      </Button>
      {open === "import" && (
        <ImportTariffDialog
          complete={complete}
          onTake={(values, title) => {
            const edit = change({ type: "values", values });
            notify({
              key: "tariff",
              message: texts.tariff.imported(title),
              action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
            });
          }}
          onClose={close}
        />
      )}
      {open === "export" && <ExportTariffDialog complete={complete} onClose={close} />}
    </div>
  );
}
