import type { Plan, Step } from "./steps.ts";

const on = (action: Step["action"]): Step => ({ device: 0, tab: 0, action, pause: 0 });

/** A plan whose numbers a product without drafts loses: entered offline, then the tab crashes. */
export const plantedPlan: Plan = {
  seed: 0,
  template: "Small Office Fit-out",
  devices: [{ clockSkew: 0, hasOwnBrowser: false }],
  steps: [
    on({ do: "open", file: 0 }),
    on({ do: "offline" }),
    on({ do: "type", field: 0, inRow: false, number: 101 }),
    on({ do: "type", field: 0.5, inRow: false, number: 102 }),
    on({ do: "crashTab" }),
    on({ do: "online" }),
  ],
};

/** Runs in every page before its scripts: entries are not stored on the device. */
export function keepNoDrafts(): void {
  const storage = Object.getOwnPropertyDescriptor(Storage.prototype, "setItem")!.value as Storage["setItem"];
  Storage.prototype.setItem = function keepOthers(key, value) {
    if (!key.startsWith("plenum.fileDraft")) storage.call(this, key, value);
  };
  const database = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, "put")!.value as IDBObjectStore["put"];
  IDBObjectStore.prototype.put = function keepOthers(value, key) {
    return this.name === "drafts" ? this.get("nothing") : database.call(this, value, key);
  };
}
