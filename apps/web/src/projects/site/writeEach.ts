interface Written<Change> {
  readonly written: Change[];
  readonly failed: { readonly change: Change; readonly error: unknown }[];
}

/** Writes changes one after another, because each file is opened for it. A file that fails does not stop the others. */
export async function writeEach<Change>(changes: readonly Change[], write: (change: Change) => Promise<void>): Promise<Written<Change>> {
  const result: Written<Change> = { written: [], failed: [] };
  for (const change of changes)
    try {
      // oxlint-disable-next-line no-await-in-loop
      await write(change);
      result.written.push(change);
    } catch (error) {
      result.failed.push({ change, error });
    }
  return result;
}
