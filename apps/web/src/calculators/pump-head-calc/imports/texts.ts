/** Texts of the import from a pipe file; those of its dialog load with the dialog. */
export const texts = { import: "Import flow and head from a pipe file…" };
