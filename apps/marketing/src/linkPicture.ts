import { existsSync } from "node:fs";
import path from "node:path";

/** The picture that stands beside links to a page: its own, where one was made, or the site's. */
export function linkPicture(address: string): string {
  const own = `/og${address}.png`;
  return existsSync(path.join("public", own)) ? own : "/og/plenum.png";
}
