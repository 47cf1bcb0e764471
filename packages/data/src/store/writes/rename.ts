import { doc, serverTimestamp } from "firebase/firestore";
import * as z from "zod/mini";
import { checkContent, fileContent } from "../../documents/index.ts";
import { summaryPath, type FileRef } from "../../paths.ts";
import type { Piece } from "./batches.ts";
import type { Session } from "../session.ts";
import { fileDocument } from "./fileWrites.ts";

const namePart = z.pick(fileContent, { name: true });

/** The writes that give a file another name, in its own document and in what lists show of it. */
export function renamed(session: Session, file: FileRef, to: string): Piece {
  const change = { ...checkContent(namePart, { name: to.trim() }), updatedAt: serverTimestamp() };
  return {
    operations: ["updateFile", "writeSummary"],
    apply: (batch) => {
      batch.update(fileDocument(session, file), change);
      batch.update(doc(session.database, summaryPath(session.owner, file.fileId)), change);
    },
  };
}
