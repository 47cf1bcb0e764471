import { renameSync, rmSync, writeFileSync, appendFileSync } from "node:fs";
import { privateFile } from "./privateFolder.ts";

/** Largest file of a log, in bytes; what was before is kept once more beside it. */
const maxBytes = 2_000_000;

/** A log on the disk that does not grow without end, and in which no code of a link can be read. */
export interface BoundedLog {
  readonly write: (line: string) => void;
}

/** Begins a log in the place of an earlier one. */
export function openBoundedLog(file: string, most = maxBytes): BoundedLog {
  const begin = (): void => writeFileSync(file, "", { mode: privateFile });
  let bytes = 0;
  rmSync(`${file}.1`, { force: true });
  begin();
  return {
    write: (line) => {
      const text = `${withoutCodes(line)}\n`;
      bytes += Buffer.byteLength(text);
      if (bytes > most) {
        renameSync(file, `${file}.1`);
        begin();
        bytes = Buffer.byteLength(text);
      }
      appendFileSync(file, text);
    },
  };
}

/** The line with whatever lets its reader act for somebody else taken out. */
export function withoutCodes(line: string): string {
  return line.replaceAll(/((?:oobCode|code|idToken|refresh_?token|password)["']?\s*[=:]\s*["']?)[^&\s"',}]+/gi, "$1…");
}
