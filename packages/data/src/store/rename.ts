import { serverTimestamp } from "firebase/firestore";
import { checkContent, fileContent } from "../documents/index.ts";
import type { FileRef } from "../paths.ts";
import type { Piece } from "./batches.ts";
import { fileDocument, pointerTo } from "./fileWrites.ts";
import type { Session } from "./session.ts";
import * as z from "zod/mini";

const namePart = z.pick(fileContent, { name: true });

/** The writes that give a file another name. */
export function renamed(session: Session, file: FileRef, name: string): Piece {
  const checked = checkContent(namePart, { name: name.trim() });
  const [pointer, pointed] = pointerTo(session, file, checked.name);
  return {
    operations: ["updateFile", "writeRecentFile"],
    apply: (batch) => {
      batch.update(fileDocument(session, file), { ...checked, updatedAt: serverTimestamp() });
      batch.set(pointer, pointed);
    },
  };
}
