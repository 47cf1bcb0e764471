/** Gives the user a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Letters, digits and few signs are safe in file names everywhere. */
export function fileNameOf(name: string, ending: string): string {
  const safe = name
    .replaceAll(/[^\p{L}\p{N}._ -]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return `${safe.slice(0, 80) || "plenum"}.${ending}`;
}
