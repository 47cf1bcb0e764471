import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import { exportAccounts } from "./accounts.ts";
import { privateDirectory, privateFile } from "./privateFolder.ts";

const interval = 500;

/** Accounts that are written to a file while the emulator runs. */
export interface StoredAccounts {
  /** Writes them now. Rejects when that fails. */
  readonly save: () => Promise<void>;
  /** Writes a last time. */
  readonly stop: () => Promise<void>;
}

/**
 * Writes the accounts to a file when they have changed: at each call of `save`, and twice a second. The file is replaced in one step, so that it is
 * complete at any time.
 */
export function storeAccounts(authUrl: string, file: string, report: (message: string) => void): StoredAccounts {
  let saved = "";
  let isReported = false;

  async function save(): Promise<void> {
    const accounts = await exportAccounts(authUrl);
    if (accounts === saved) return;
    await replace(file, accounts);
    saved = accounts;
  }

  /** One save at a time. */
  let saving = Promise.resolve();
  const timer = setInterval(() => {
    saving = saving.then(save).catch((error: unknown) => {
      if (!isReported) report(`Accounts are not being kept: ${String(error)}`);
      isReported = true;
    });
  }, interval);

  return {
    save: () => {
      const written = saving.then(save);
      saving = written.catch(() => undefined);
      return written;
    },
    stop: async () => {
      clearInterval(timer);
      await saving;
      await save();
    },
  };
}

async function replace(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: privateDirectory });
  const draft = `${file}.new`;
  const handle = await open(draft, "w", privateFile);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  // The name is on the disk with its folder, which Windows writes by itself.
  if (process.platform === "win32") return;
  const folder = await open(path.dirname(file), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
