import type { Owner } from "../../paths.ts";

/** The files that the tabs of a user show: each tab announces its own to the others. */
export interface ShownFiles {
  readonly announce: (path: string) => void;
  readonly stop: () => void;
}

/** @param onShown called with the path of a file that another tab shows */
export function openShownFiles({ appId, uid }: Owner, onShown: (path: string) => void): ShownFiles {
  if (typeof BroadcastChannel === "undefined") return { announce: () => {}, stop: () => {} };
  const channel = new BroadcastChannel(`plenum.shown:${appId}:${uid}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => onShown(String(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows; a channel has its own origin only
    announce: (path) => channel.postMessage(path),
    stop: () => channel.close(),
  };
}
