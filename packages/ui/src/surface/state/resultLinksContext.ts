import type { Path, ResultLink } from "@org/hvac-core/kernel";
import { createContext, type ReactNode } from "react";
import type { LinkTexts } from "@org/form/state";

/** Links of the page's numbers to results of other files. */
export interface ResultLinks extends LinkTexts {
  /** Note next to a linked number: its source, a link that opens it, and a button that imports a changed value. */
  readonly renderNote: (path: Path, link: ResultLink) => ReactNode;
  /** Asks which result the number at a path is linked to, or whether to remove the link. */
  readonly choose: (path: Path) => void;
}

/** Links of the surrounding page; `undefined` on a page without files. */
export const ResultLinksContext = createContext<ResultLinks | undefined>(undefined);
