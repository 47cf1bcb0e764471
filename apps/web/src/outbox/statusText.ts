import type { WaitingFile } from "@org/data/store";

/** What a file waits for, in words. */
export function statusText({ status, message = "" }: WaitingFile): string {
  switch (status) {
    case "saving":
      return "Being sent.";
    case "offline":
      return "Waiting for the server; sent automatically.";
    case "elsewhere":
      return "Open in another tab, which sends it.";
    case "conflict":
      return "Changed elsewhere too. Open it and choose what to keep.";
    case "missing":
      return "The file was deleted. What you typed is still here.";
    case "newer":
      return "Made by a later version of Plenum. Reload the page to get that version.";
    case "failed":
      return `Not saved. ${message}`.trim();
  }
}

/** Whether it is sent without anybody doing something about it. */
export function isSentAutomatically({ status }: Pick<WaitingFile, "status">): boolean {
  return status === "saving" || status === "offline" || status === "elsewhere";
}

/** What the files need, the most urgent first: for one, and for several. */
const needs: readonly (readonly [statuses: readonly WaitingFile["status"][], one: string, several: string])[] = [
  [["conflict", "missing"], "needs your answer", "need your answer"],
  [["failed"], "could not be saved", "could not be saved"],
  [["newer"], "needs a reload", "need a reload"],
  [["saving", "offline", "elsewhere"], "waits to be sent", "wait to be sent"],
];

/** How many files need what: "1 file needs your answer, 3 wait to be sent". */
export function countText(files: readonly Pick<WaitingFile, "status">[]): string {
  const counts = needs
    .map(([statuses, one, several]) => ({ count: files.filter(({ status }) => statuses.includes(status)).length, one, several }))
    .filter(({ count }) => count > 0);
  return counts
    .map(({ count, one, several }, index) => {
      const noun = index > 0 ? "" : count === 1 ? " file" : " files";
      return `${count}${noun} ${count === 1 ? one : several}`;
    })
    .join(", ");
}
