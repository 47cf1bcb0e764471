import type { Path, ResultLink } from "@org/hvac-core/kernel";
import { createContext } from "react";

/** How numbers of a page follow results of other files. */
export interface ResultLinks {
  /** The result that a number follows, in words: "Supply airflow of Office". */
  readonly nameOf: (link: ResultLink) => string;
  /** Asks which result the number at a path is to follow, or whether it no longer is to. */
  readonly choose: (path: Path) => void;
}

/** Those of the page around a component; `undefined` on a page that has no files beside it. */
export const ResultLinksContext = createContext<ResultLinks | undefined>(undefined);
