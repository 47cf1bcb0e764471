import { joinPath } from "@org/hvac-core/kernel";
import { isFiltered, namesOfLists } from "@org/form/rows";
import { useState, type ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { MenuItem } from "../elements/Popup.tsx";
import { notify } from "../elements/notifications/notify.ts";
import { commonTexts } from "../elements/texts.ts";
import { GridDialog } from "./GridDialog.tsx";
import { rememberedViews, rememberViews, type SavedViews } from "./remembered.ts";
import type { Grid } from "./useGrid.ts";
import { texts } from "./texts.ts";
import dialog from "./dialog.module.css";
import styles from "./list.module.css";

interface NameDialogProps {
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a view. */
function NameDialog({ onSave, onClose }: NameDialogProps): ReactNode {
  const [name, setName] = useState("");
  return (
    <GridDialog title={texts.view.save} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "") onSave(name.trim());
        }}
      >
        <div className={dialog.content}>
          <p>{texts.view.saveLead}</p>
          <label className={dialog.choice}>
            <span>{texts.view.name}</span>
            <input data-begin maxLength={60} value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
          </label>
        </div>
        <div className={dialog.buttons}>
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button type="submit" look="primary" disabled={name.trim() === ""}>
            {commonTexts.save}
          </Button>
        </div>
      </form>
    </GridDialog>
  );
}

/** Views of a list that the user saved on this device: columns, grouping, order and filter, by name. */
export function useViews({ source, layout, filter, show, announce }: Grid) {
  const { definition } = source.state;
  // The lists within all rows have the same views.
  const path = joinPath(...namesOfLists(source.path, source.list));
  const [views, setViews] = useState(() => rememberedViews(definition.id, path));
  const [isNaming, setNaming] = useState(false);
  const remember = (next: SavedViews): void => {
    setViews(next);
    rememberViews(definition.id, path, next);
  };
  /** Says that a view is gone, or another has its name, with the way back. */
  const withUndo = (message: string, name: string): void => {
    const before = views[name]!;
    const run = (): void => remember({ ...rememberedViews(definition.id, path), [name]: before });
    notify({ message, action: { label: commonTexts.undo, run }, key: "view" });
  };
  const names = Object.keys(views);
  return {
    items: (close: () => void): ReactNode => (
      <>
        <p className={styles.menuTitle}>{texts.view.views}</p>
        {names.map((name) => (
          <MenuItem
            key={name}
            onSelect={() => {
              close();
              show(views[name]!);
              announce(texts.view.shown(name));
            }}
          >
            {name}
          </MenuItem>
        ))}
        {(isFiltered(filter) || layout.sort) && (
          <MenuItem
            onSelect={() => {
              close();
              show({ layout: { ...layout, sort: undefined }, terms: { text: "", byColumn: {} } });
            }}
          >
            {texts.view.all}
          </MenuItem>
        )}
        <MenuItem
          onSelect={() => {
            close();
            setNaming(true);
          }}
        >
          {texts.view.saveAs}
        </MenuItem>
        {names.map((name) => (
          <MenuItem
            key={name}
            onSelect={() => {
              close();
              const { [name]: _, ...others } = views;
              remember(others);
              withUndo(texts.view.removed(name), name);
            }}
          >
            {texts.view.remove(name)}
          </MenuItem>
        ))}
      </>
    ),
    dialog: isNaming && (
      <NameDialog
        onSave={(name) => {
          remember({ ...views, [name]: { layout, terms: { text: filter.text, byColumn: filter.byColumn } } });
          setNaming(false);
          if (Object.hasOwn(views, name)) withUndo(texts.view.replaced(name), name);
          else announce(texts.view.saved(name));
        }}
        onClose={() => setNaming(false)}
      />
    ),
  };
}
