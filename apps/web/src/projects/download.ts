/** Gives the user a file. */
export function download(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, undefined, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileNameOf(name);
  link.click();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Letters, digits and few signs are safe in file names everywhere. */
function fileNameOf(name: string): string {
  const safe = name
    .replaceAll(/[^\p{L}\p{N}._ -]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return `${safe.slice(0, 80) || "plenum"}.json`;
}
