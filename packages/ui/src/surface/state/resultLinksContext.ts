import type { Path, ResultLink } from "@org/hvac-core/kernel";
import { createContext, type ReactNode } from "react";
import type { LinkTexts } from "@org/form/state";

/** How numbers of a page follow results of other files. */
export interface ResultLinks extends LinkTexts {
  /** Says beside the number at a path what it follows, with a way to open that and to take over what has changed. */
  readonly renderNote: (path: Path, link: ResultLink) => ReactNode;
  /** Asks which result the number at a path is to follow, or whether it no longer is to. */
  readonly choose: (path: Path) => void;
}

/** Those of the page around a component; `undefined` on a page that has no files beside it. */
export const ResultLinksContext = createContext<ResultLinks | undefined>(undefined);
