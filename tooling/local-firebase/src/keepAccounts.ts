import { existsSync } from "node:fs";
import { mkdir, open, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { exportAccounts } from "./accounts.ts";
import { privateDirectory, privateFile } from "./privateFolder.ts";

const interval = 500;

/** Accounts that are written to a file while the emulator runs. */
export interface KeptAccounts {
  /** Writes them now. Rejects where that cannot be done. */
  readonly save: () => Promise<void>;
  /** Writes a last time. */
  readonly stop: () => Promise<void>;
}

/**
 * Writes the accounts to a file whenever they have changed, looked at twice a second besides when the emulator says so: its own export on exit does not
 * happen when it is killed. The file is replaced in one step, so that it is whole at any time.
 */
export function keepAccounts(authUrl: string, file: string, report: (message: string) => void): KeptAccounts {
  let kept = "";
  let complained = false;

  async function save(): Promise<void> {
    const accounts = await exportAccounts(authUrl);
    if (accounts === kept) return;
    await replace(file, accounts);
    kept = accounts;
  }

  /** One save at a time. */
  let saving = Promise.resolve();
  const timer = setInterval(() => {
    saving = saving.then(save).catch((error: unknown) => {
      if (!complained) report(`Accounts are not being kept: ${String(error)}`);
      complained = true;
    });
  }, interval);

  return {
    save: () => {
      const saved = saving.then(save);
      saving = saved.catch(() => undefined);
      return saved;
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

/** Writes what the emulators are to import: the accounts of the run before. @returns the folder to import, or `undefined` when there are none */
export async function writeImport(directory: string, dataDirectory: string): Promise<string | undefined> {
  const accounts = path.join(path.resolve(dataDirectory), "accounts");
  if (!existsSync(path.join(accounts, "accounts.json"))) return undefined;
  const folder = path.join(directory, "import");
  await mkdir(folder, { recursive: true, mode: privateDirectory });
  const metadata = { version: "1", auth: { version: "1", path: accounts } };
  await writeFile(path.join(folder, "firebase-export-metadata.json"), JSON.stringify(metadata), { mode: privateFile });
  return folder;
}
