import type { Path, ResultLink } from "@org/hvac-core/kernel";

/** Texts about links from numbers of an input to results of other files. */
export interface LinkTexts {
  /** Result to which a number is linked: "Supply airflow of “Office”". */
  readonly nameOf: (link: ResultLink) => string;
  /** Message about the link of the number at a path: the result has changed, or the link is broken; `undefined` if both are equal. */
  readonly remarkOn: (path: Path) => string | undefined;
}
