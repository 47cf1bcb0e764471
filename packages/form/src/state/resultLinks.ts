import type { Path, ResultLink } from "@org/hvac-core/kernel";

/** How numbers of an input follow results of other files, in words. */
export interface LinkTexts {
  /** The result that a number follows: "Supply airflow of “Office”". */
  readonly nameOf: (link: ResultLink) => string;
  /** What is to be said of the link of the number at a path: that the result has changed since, or why it can no longer follow; nothing while both agree. */
  readonly remarkOn: (path: Path) => string | undefined;
}

/** A result of a file that the page knows nothing of. */
export const unknownResult = "a result of another file";
