import { existsSync } from "node:fs";
import path from "node:path";

/** The picture shown with links to a page: its own, where one was made, or the site's. */
export function linkPicture(address: string): string {
  const file = `/og${address}.png`;
  return existsSync(path.join("public", file)) ? file : "/og/plenum.png";
}
