import { expect, test, type Locator, type Page } from "@playwright/test";

/** What a person does in a stage of a job. */
interface Stage {
  readonly name: string;
  clicks: number;
  keys: number;
  dialogs: number;
  readonly started: number;
  ended: number;
}

/**
 * Seconds of a click and of a key for somebody who types at average speed: keystroke-level model, Card, Moran and Newell, Communications of the ACM 23
 * (1980) 396. A click is a decision (1.35 s), a movement of the mouse (1.1 s), and a button pressed and released (0.2 s).
 */
const secondsOf = { click: 1.35 + 1.1 + 0.2, key: 0.28 };

/** A person at work: clicks, keys and dialogs are counted by stage. A key with Ctrl or Alt counts once. */
export interface Person {
  readonly page: Page;
  readonly begin: (stage: string) => void;
  readonly click: (target: Locator) => Promise<void>;
  /** Selects an option of a list: a click that opens the list, and one on the option. */
  readonly choose: (list: Locator, label: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  /** Replaces the text of a field. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Types where the focus is. */
  readonly write: (text: string) => Promise<void>;
  /** Copies a block in a spreadsheet and pastes it where the focus is. */
  readonly paste: (block: readonly (readonly string[])[]) => Promise<void>;
  /** A dialog that has opened. */
  readonly dialog: (name: RegExp | string) => Promise<Locator>;
  /** Attaches the counts to the result of the test. */
  readonly report: () => Promise<void>;
}

function table(stages: readonly Stage[]): string {
  const rows = stages.map(({ name, clicks, keys, dialogs, started, ended }) => ({
    name,
    clicks,
    keys,
    dialogs,
    waited: (ended - started) / 1000,
  }));
  const sum = (key: "clicks" | "keys" | "dialogs" | "waited"): number => rows.reduce((total, row) => total + row[key], 0);
  const all = { name: "All", clicks: sum("clicks"), keys: sum("keys"), dialogs: sum("dialogs"), waited: sum("waited") };
  const minutes = ({ clicks, keys }: Pick<Stage, "clicks" | "keys">): string =>
    ((clicks * secondsOf.click + keys * secondsOf.key) / 60).toFixed(1);
  const lines = [...rows, all].map((row) =>
    [
      row.name.padEnd(24),
      ...[row.clicks, row.keys, row.dialogs, minutes(row), row.waited.toFixed(1)].map((cell) => String(cell).padStart(8)),
    ].join(""),
  );
  const head = ["Stage".padEnd(24), ...["clicks", "keys", "dialogs", "min", "run s"].map((cell) => cell.padStart(8))].join("");
  return [head, ...lines].join("\n");
}

export function personAt(page: Page): Person {
  const stages: Stage[] = [];
  const end = (): void => {
    const last = stages.at(-1);
    if (last) last.ended = Date.now();
  };
  const stage = (): Stage => stages.at(-1)!;
  const click = async (target: Locator): Promise<void> => {
    stage().clicks += 1;
    await target.click();
  };
  const press = async (key: string): Promise<void> => {
    stage().keys += 1;
    await page.keyboard.press(key);
  };
  const write = async (text: string): Promise<void> => {
    stage().keys += text.length;
    await page.keyboard.type(text);
  };
  return {
    page,
    begin: (name) => {
      end();
      stages.push({ name, clicks: 0, keys: 0, dialogs: 0, started: Date.now(), ended: Date.now() });
    },
    click,
    choose: async (list, label) => {
      stage().clicks += 2;
      await list.selectOption({ label });
    },
    press,
    write,
    type: async (field, text) => {
      await click(field);
      await press("Control+a");
      await write(text);
    },
    paste: async (block) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), block.map((row) => row.join("\t")).join("\n"));
      // Ctrl C in the spreadsheet.
      stage().keys += 1;
      await press("Control+v");
    },
    dialog: async (name) => {
      stage().dialogs += 1;
      const dialog = page.getByRole("dialog", { name });
      await expect(dialog).toBeVisible();
      return dialog;
    },
    report: async () => {
      end();
      const body = table(stages);
      test.info().annotations.push({ type: "effort", description: body });
      await test.info().attach("effort", { body, contentType: "text/plain" });
    },
  };
}
