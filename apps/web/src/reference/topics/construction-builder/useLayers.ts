import { useRef, useState } from "react";
import { useReferencePlace, type AddressChanges } from "../../topicState.ts";
import { writeLayers, type BuilderLayer } from "./builderState.ts";

/** Parameters that undo restores. */
const undoable = ["layers", "name", "element", "rse", "rsi"] as const;

export interface LayerEditing {
  readonly change: (layers: readonly BuilderLayer[], merge?: string) => void;
  /** Replaces the construction by another. */
  readonly replace: (changes: AddressChanges) => void;
  readonly undo: (() => void) | undefined;
}

/** Changes of the construction with undo; all typing in one field is one step. */
export function useLayers(): LayerEditing {
  const { params, change } = useReferencePlace();
  const past = useRef<AddressChanges[]>([]);
  const merging = useRef<string>(undefined);
  const [count, setCount] = useState(0);
  const keep = (merge: string | undefined): void => {
    if (merge === undefined || merge !== merging.current) {
      past.current = [...past.current.slice(-99), Object.fromEntries(undoable.map((name) => [name, params[name]]))];
      setCount(past.current.length);
    }
    merging.current = merge;
  };
  return {
    change: (layers, merge) => {
      keep(merge);
      // An empty list differs from a missing one, which means the default layers.
      change({ layers: layers.length === 0 ? "~" : writeLayers(layers) });
    },
    replace: (changes) => {
      keep(undefined);
      change(changes);
    },
    undo:
      count === 0
        ? undefined
        : () => {
            const last = past.current.at(-1);
            past.current = past.current.slice(0, -1);
            merging.current = undefined;
            setCount(past.current.length);
            if (last) change(last);
          },
  };
}
