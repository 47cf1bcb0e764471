import type { WaitingFile } from "@org/data/store";
import { texts } from "./texts.ts";

/** What a file waits for, in words. */
export function statusText({ status, message = "" }: WaitingFile): string {
  return status === "failed" ? `${texts.status.failed} ${message}`.trim() : texts.status[status];
}

/** Whether it is sent without the user doing anything. */
export function isSentAutomatically({ status }: Pick<WaitingFile, "status">): boolean {
  return status === "saving" || status === "offline" || status === "elsewhere";
}

/** What the files need, the most urgent first. */
const needs: readonly (readonly [statuses: readonly WaitingFile["status"][], text: readonly [one: string, several: string]])[] = [
  [["conflict", "missing"], texts.needs.answer],
  [["failed"], texts.needs.failed],
  [["newer"], texts.needs.reload],
  [["saving", "offline", "elsewhere"], texts.needs.waits],
];

/** How many files need what: "1 file needs your answer, 3 wait to be sent". */
export function countText(files: readonly Pick<WaitingFile, "status">[]): string {
  const counts = needs
    .map(([statuses, [one, several]]) => ({ count: files.filter(({ status }) => statuses.includes(status)).length, one, several }))
    .filter(({ count }) => count > 0);
  return counts
    .map(({ count, one, several }, index) => {
      const noun = index > 0 ? "" : count === 1 ? " file" : " files";
      return `${count}${noun} ${count === 1 ? one : several}`;
    })
    .join(", ");
}
