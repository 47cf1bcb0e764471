/** A tab of a device: `{ device: 0, tab: 1 }` is the second tab of the first device. */
export interface TabPlace {
  readonly device: number;
  readonly tab: number;
}

/** Actions of a user in a tab. Shares from 0 to 1 select among the elements on the page. */
export type Edit =
  | {
      readonly do: "type";
      readonly field: number;
      /** Whether the field is one of a row. */ readonly inRow: boolean;
      readonly number: number;
    }
  | { readonly do: "changeUnit"; readonly field: number; readonly unit: number }
  | { readonly do: "changeUnitSystem" }
  | { readonly do: "addRow" }
  | { readonly do: "duplicateRow"; readonly row: number }
  | { readonly do: "removeRow"; readonly row: number }
  | { readonly do: "moveRow"; readonly row: number; readonly down: boolean }
  | { readonly do: "undo" }
  | { readonly do: "rename"; readonly name: string }
  | { readonly do: "save" }
  | { readonly do: "answer"; readonly conflict: number; readonly mine: boolean };

/** Faults of a tab, a device or the server. */
export type Fault =
  | { readonly do: "offline" }
  | { readonly do: "unreachable" }
  | { readonly do: "slow" }
  | { readonly do: "loseAcknowledgement" }
  | { readonly do: "killServer" }
  | {
      readonly do: "killBrowser";
      /** Typed at the same moment: its draft is still being written. */ readonly typing?: Extract<Edit, { do: "type" }>;
    }
  | { readonly do: "crashTab" }
  | { readonly do: "closeTab" }
  | { readonly do: "reload" }
  | { readonly do: "freeze" }
  | { readonly do: "secondTab" }
  | { readonly do: "leave" }
  | { readonly do: "leaveWhileSaving" }
  | { readonly do: "otherFile"; readonly file: number }
  | { readonly do: "fillLocalStorage" }
  | { readonly do: "fillStorage" }
  | { readonly do: "skewClock" };

export type FaultKind = Fault["do"];

/** Steps that end a fault, or return a tab to a file. */
export type Recovery =
  | { readonly do: "online" }
  | { readonly do: "reachable" }
  | { readonly do: "fast" }
  | { readonly do: "startServer" }
  | { readonly do: "unfreeze" }
  | { readonly do: "freeStorage" }
  /** Waits until the page reports everything as saved: entries made without storage are safe only then. */
  | { readonly do: "untilSaved" }
  | { readonly do: "open"; readonly file: number };

export type Step = TabPlace & {
  readonly action: Edit | Fault | Recovery;
  /** Milliseconds that the person waits afterwards. */ readonly pause: number;
};

export interface DevicePlan {
  /** Hours by which its clock is wrong. */
  readonly clockSkew: number;
  /** A separate browser process with a profile on the disk, which can be killed. */
  readonly hasOwnBrowser: boolean;
}

export interface Plan {
  readonly seed: number;
  readonly template: "Small Office Fit-out" | "Residential Home";
  readonly devices: readonly DevicePlan[];
  readonly steps: readonly Step[];
}

const faultKinds: Readonly<Record<FaultKind, true>> = {
  offline: true,
  unreachable: true,
  slow: true,
  loseAcknowledgement: true,
  killServer: true,
  killBrowser: true,
  crashTab: true,
  closeTab: true,
  reload: true,
  freeze: true,
  secondTab: true,
  leave: true,
  leaveWhileSaving: true,
  otherFile: true,
  fillLocalStorage: true,
  fillStorage: true,
  skewClock: true,
};

export function isFault(action: Step["action"]): action is Fault {
  return Object.hasOwn(faultKinds, action.do);
}
