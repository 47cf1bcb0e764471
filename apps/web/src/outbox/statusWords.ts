import type { WaitingFile } from "@org/data/store";

/** What a file waits for, in words. */
export function statusWords({ status, message = "" }: WaitingFile): string {
  switch (status) {
    case "saving":
      return "On its way to the server.";
    case "offline":
      return "Waits for the server, and is sent by itself.";
    case "elsewhere":
      return "Open in another tab of this browser, which sends it.";
    case "conflict":
      return "Changed elsewhere in the same places. Open it and choose what stays.";
    case "missing":
      return "The file was deleted. What you typed is still here.";
    case "newer":
      return "Made by a later version of Plenum. Reload the page to get that version.";
    case "failed":
      return `Not saved. ${message}`.trim();
  }
}

/** Whether it is sent without anybody doing something about it. */
export function isSentByItself({ status }: Pick<WaitingFile, "status">): boolean {
  return status === "saving" || status === "offline" || status === "elsewhere";
}
