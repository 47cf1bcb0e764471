import type { ReactNode } from "react";

/** An element in one of its states. */
export interface Entry {
  /** Name in the address and of its picture: `buttons`. */
  readonly id: string;
  readonly title: string;
  /** Selector of an element to click first to reach the state. */
  readonly opens?: string;
  readonly render: () => ReactNode;
}

export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}
