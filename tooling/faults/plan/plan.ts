import { randomFrom, type Random } from "./random.ts";
import type { DevicePlan, Edit, Fault, FaultKind, Plan, Recovery, Step, TabPlace } from "./steps.ts";

export interface PlanOptions {
  /** Number of faults in an episode, with clock skews. */
  readonly faults: number;
  /** Whether browsers may be killed, each of which is then a separate process. */
  readonly browserKills: boolean;
  /** Whether Firestore is never killed: Google's emulator keeps nothing. */
  readonly keepsServer?: boolean;
}

/** Both initial templates have two edited files; the second has rows. */
const files = 2;
const fileWithRows = 1;

/** A tab as the plan knows it: on a file, or elsewhere in the application. */
interface PlannedTab {
  file: number;
  isOnFile: boolean;
  isFrozen: boolean;
}

interface PlannedDevice {
  readonly plan: DevicePlan;
  tabs: PlannedTab[];
  network: "fine" | "offline" | "unreachable" | "slow";
  isStorageFull: boolean;
}

/** Draws a plan. The same seed and options give the same plan; durations depend on the machine. */
export function drawPlan(seed: number, options: PlanOptions): Plan {
  return new Planner(seed, options).plan();
}

class Planner {
  readonly #random: Random;
  readonly #seed: number;
  readonly #options: PlanOptions;
  readonly #devices: PlannedDevice[];
  readonly #steps: Step[] = [];
  #isServerUp = true;
  #faults = 0;
  #number = 100;

  constructor(seed: number, options: PlanOptions) {
    this.#seed = seed;
    this.#options = options;
    this.#random = randomFrom(seed);
    const count = this.#random.weighted({ one: 2, two: 5, three: 3 });
    this.#devices = Array.from({ length: { one: 1, two: 2, three: 3 }[count] }, (_, index) => this.#device(index));
  }

  #device(index: number): PlannedDevice {
    const plan = {
      clockSkew: this.#random.chance(0.25) ? this.#random.pick([-30, -3, 2, 26]) : 0,
      hasOwnBrowser: this.#options.browserKills && index === 0 && this.#random.chance(0.6),
    };
    return { plan, tabs: [{ file: this.#random.below(files), isOnFile: true, isFrozen: false }], network: "fine", isStorageFull: false };
  }

  plan(): Plan {
    const template = this.#random.pick(["Small Office Fit-out", "Residential Home"] as const);
    this.#devices.forEach(({ plan, tabs }, device) => {
      const place = { device, tab: 0 };
      if (plan.clockSkew !== 0) this.#fault(place, { do: "skewClock" });
      this.#add(place, { do: "open", file: tabs[0]!.file });
    });
    while (this.#faults < this.#options.faults) {
      if (this.#random.chance(0.3)) this.recover();
      const place = this.#somewhere();
      if (!place) {
        this.recover();
        continue;
      }
      this.#return(place);
      const edits = 2 + this.#random.below(5);
      for (let index = 0; index < edits; index++) this.#add(place, this.#edit(this.#devices[place.device]!.tabs[place.tab]!.file));
      if (this.#random.chance(0.75)) this.#drawFault(place);
    }
    return { seed: this.#seed, template, devices: this.#devices.map(({ plan }) => plan), steps: this.#steps };
  }

  #add(place: TabPlace, action: Edit | Fault | Recovery): void {
    this.#steps.push({ ...place, action, pause: this.#random.pick([0, 0, 60, 400, 1200]) });
  }

  #fault(place: TabPlace, fault: Fault): void {
    this.#faults += 1;
    this.#add(place, fault);
  }

  /** A tab that can be edited. */
  #somewhere(): TabPlace | undefined {
    const places = this.#devices.flatMap(({ tabs }, device) => tabs.flatMap(({ isFrozen }, tab) => (isFrozen ? [] : [{ device, tab }])));
    return places.length === 0 ? undefined : this.#random.pick(places);
  }

  #return({ device, tab }: TabPlace): void {
    const planned = this.#devices[device]!.tabs[tab]!;
    if (planned.isOnFile) return;
    planned.isOnFile = true;
    this.#add({ device, tab }, { do: "open", file: planned.file });
  }

  #edit(file: number): Edit {
    const { share, chance, weighted } = this.#random;
    const rows = file === fileWithRows ? 1 : 0;
    const kind = weighted({
      type: 60,
      answer: 6,
      undo: 6,
      changeUnitSystem: 4,
      changeUnit: 5,
      addRow: 5 * rows,
      moveRow: 5 * rows,
      duplicateRow: 3 * rows,
      removeRow: 2 * rows,
      rename: 2,
      save: 4,
    });
    switch (kind) {
      case "type":
        return this.#typing();
      case "changeUnit":
        return { do: "changeUnit", field: share(), unit: share() };
      case "moveRow":
        return { do: "moveRow", row: share(), down: chance(0.5) };
      case "duplicateRow":
      case "removeRow":
        return { do: kind, row: share() };
      case "answer":
        return { do: "answer", conflict: share(), mine: chance(0.5) };
      case "rename":
        return { do: "rename", name: `Room ${this.#nextNumber()}` };
      default:
        return { do: kind };
    }
  }

  #typing(): Extract<Edit, { do: "type" }> {
    return { do: "type", field: this.#random.share(), inRow: this.#random.chance(0.4), number: this.#nextNumber() };
  }

  /** Each number is entered once in an episode, so that it identifies its author. */
  #nextNumber(): number {
    this.#number += 1;
    return this.#number;
  }

  /** Ends one of the lasting faults. */
  recover(): void {
    const reliefs = this.#devices.flatMap((device, index) => this.#reliefsOf(device, index));
    if (!this.#isServerUp) reliefs.push(() => this.#startServer());
    if (reliefs.length > 0) this.#random.pick(reliefs)();
  }

  #reliefsOf(device: PlannedDevice, index: number): (() => void)[] {
    const end = { offline: "online", unreachable: "reachable", slow: "fast" } as const;
    const { network } = device;
    const frozen = device.tabs.flatMap((tab, place) => (tab.isFrozen ? [{ tab, place }] : []));
    return [
      ...(network === "fine"
        ? []
        : [
            () => {
              device.network = "fine";
              this.#add({ device: index, tab: 0 }, { do: end[network] });
            },
          ]),
      ...frozen.map(({ tab, place }) => () => {
        tab.isFrozen = false;
        this.#add({ device: index, tab: place }, { do: "unfreeze" });
      }),
      ...(device.isStorageFull
        ? [
            () => {
              device.isStorageFull = false;
              this.#add({ device: index, tab: 0 }, { do: "freeStorage" });
            },
          ]
        : []),
    ];
  }

  #startServer(): void {
    this.#isServerUp = true;
    this.#add({ device: 0, tab: 0 }, { do: "startServer" });
  }

  #drawFault(place: TabPlace): void {
    const device = this.#devices[place.device]!;
    const kind = this.#random.weighted(this.#weights(device));
    const tab = device.tabs[place.tab]!;
    switch (kind) {
      case "offline":
      case "unreachable":
      case "slow":
        device.network = kind;
        break;
      case "killServer":
        this.#isServerUp = false;
        break;
      case "killBrowser":
        device.tabs = [{ ...tab, isOnFile: false, isFrozen: false }];
        return this.#fault(place, { do: kind, ...(this.#random.chance(0.5) && { typing: this.#typing() }) });
      case "crashTab":
      case "closeTab":
      case "leave":
      case "leaveWhileSaving":
        tab.isOnFile = false;
        break;
      case "freeze":
        tab.isFrozen = true;
        break;
      case "secondTab":
        device.tabs.push({ file: tab.file, isOnFile: true, isFrozen: false });
        break;
      case "otherFile":
        tab.file = (tab.file + 1) % files;
        return this.#fault(place, { do: "otherFile", file: tab.file });
      case "fillLocalStorage":
        device.isStorageFull = true;
        break;
      case "fillStorage":
        return this.#fullStorage(place);
      default:
    }
    this.#fault(place, { do: kind });
  }

  #weights(device: PlannedDevice): Record<Exclude<FaultKind, "skewClock">, number> {
    const isConnected = device.network === "fine" && this.#isServerUp;
    const network = device.network === "fine" ? 1 : 0;
    return {
      offline: 12 * network,
      unreachable: 5 * network,
      slow: 4 * network,
      loseAcknowledgement: isConnected ? 8 : 0,
      killServer: this.#isServerUp && this.#options.keepsServer !== true ? 5 : 0,
      killBrowser: device.plan.hasOwnBrowser ? 12 : 0,
      crashTab: 12,
      closeTab: 8,
      reload: 10,
      freeze: 4,
      secondTab: device.tabs.length === 1 ? 6 : 0,
      leave: 8,
      leaveWhileSaving: 5,
      otherFile: 6,
      fillLocalStorage: device.isStorageFull ? 0 : 4,
      fillStorage: isConnected && !device.isStorageFull ? 4 : 0,
    };
  }

  /** While nothing can be stored, entered values are only in the page: they have to reach the server, so the tab stays and the network too. */
  #fullStorage(place: TabPlace): void {
    this.#fault(place, { do: "fillStorage" });
    const edits = 1 + this.#random.below(3);
    for (let index = 0; index < edits; index++) this.#add(place, this.#typing());
    this.#add(place, { do: "freeStorage" });
    this.#add(place, { do: "untilSaved" });
  }
}
