import type { WaitingFile } from "@org/data/store";
import { texts } from "./texts.ts";

/** Text of a file's status. */
export function statusText({ status, message = "" }: WaitingFile): string {
  return status === "failed" ? `${texts.status.failed} ${message}`.trim() : texts.status[status];
}

/** Whether the file is sent without the user's help. */
export function isSentAutomatically({ status }: Pick<WaitingFile, "status">): boolean {
  return status === "saving" || status === "offline" || status === "elsewhere";
}

/** Needs of the files, the most urgent first. */
const needs: readonly (readonly [statuses: readonly WaitingFile["status"][], text: (count: number, isFirst: boolean) => string])[] = [
  [["conflict", "missing"], texts.needs.answer],
  [["failed"], texts.needs.failed],
  [["newer"], texts.needs.reload],
  [["saving", "offline", "elsewhere"], texts.needs.waits],
];

/** Number of files by what they need: "1 file needs your answer, 3 wait to be sent". */
export function countText(files: readonly Pick<WaitingFile, "status">[]): string {
  const counts = needs
    .map(([statuses, text]) => ({ count: files.filter(({ status }) => statuses.includes(status)).length, text }))
    .filter(({ count }) => count > 0);
  return counts.map(({ count, text }, index) => text(count, index === 0)).join(", ");
}
