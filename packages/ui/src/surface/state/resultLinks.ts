import type { Path, ResultLink } from "@org/hvac-core/kernel";
import { createContext, type ReactNode } from "react";

/** How numbers of an input follow results of other files, in words. */
export interface LinkTexts {
  /** The result that a number follows: "Supply airflow of “Office”". */
  readonly nameOf: (link: ResultLink) => string;
  /** What is to be said of the link of the number at a path: that the result has changed since, or why it can no longer follow; nothing while both agree. */
  readonly remarkOn: (path: Path) => string | undefined;
}

/** How numbers of a page follow results of other files. */
export interface ResultLinks extends LinkTexts {
  /** Says beside the number at a path what it follows, with a way to open that and to take over what has changed. */
  readonly renderNote: (path: Path, link: ResultLink) => ReactNode;
  /** Asks which result the number at a path is to follow, or whether it no longer is to. */
  readonly choose: (path: Path) => void;
}

/** Those of the page around a component; `undefined` on a page that has no files beside it. */
export const ResultLinksContext = createContext<ResultLinks | undefined>(undefined);

/** A result of a file that the page knows nothing of. */
export const unknownResult = "a result of another file";
