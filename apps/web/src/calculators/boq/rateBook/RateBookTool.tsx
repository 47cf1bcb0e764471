import { descriptionOf, importRate, isUnpriced, type ItemRow, type UsedRate } from "@org/hvac-core/exchange/bills";
import { Button, commonTexts, lazyPart, notify } from "@org/ui/elements";
import { newRowId, type CalculatorState } from "@org/form/state";
import { useState, type ReactNode } from "react";
import { loadBackend } from "../../../account/loadBackend.ts";
import { useOpenFile } from "../../../page/openFile.ts";
import styles from "./rateBook.module.css";
import { texts } from "../texts.ts";

/** With accounts, which a calculator's own page does without. */
const RateBookDialog = lazyPart(async () => (await Promise.all([import("./RateBookDialog.tsx"), loadBackend()]))[0].RateBookDialog);
const RateOffer = lazyPart(async () => (await import("./RateOffer.tsx")).RateOffer);

const rowsOf = (rows: unknown): readonly ItemRow[] => (Array.isArray(rows) ? (rows as readonly ItemRow[]) : []);

/** Prices items by earlier rates: in a dialog, and next to an item with the same description. */
export function RateBookTool({ state: { definition, input, complete, change } }: { readonly state: CalculatorState }): ReactNode {
  const file = useOpenFile();
  const [isOpen, setOpen] = useState(false);
  const items: readonly ItemRow[] = rowsOf(complete["items"]);
  const currency = definition.currencyFormat(complete)?.sign ?? "";
  // Bills are read only when there is something to price, and in a file alone: its page has accounts loaded.
  const isPricing = file !== undefined && items.some((item) => isUnpriced(item) && descriptionOf(item) !== "");
  const take = (rate: UsedRate, into: string | undefined): void => {
    const rows = importRate(rowsOf(input["items"]), rate, { standard: String(complete["standard"]), item: into, newId: newRowId() });
    const edit = change({ type: "rows", path: "items", rows });
    notify({
      key: "rate-book",
      message: texts.tools.rateImported(rate.description),
      action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
    });
  };
  return (
    <div className={`${styles.tool} screen-only`}>
      <Button small onClick={() => setOpen(true)}>
        {texts.tools.rateBook}
      </Button>
      {isPricing && <RateOffer file={file} currency={currency} items={items} onTake={take} />}
      {isOpen && <RateBookDialog file={file} currency={currency} items={items} onTake={take} onClose={() => setOpen(false)} />}
    </div>
  );
}
