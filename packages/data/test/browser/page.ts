import { log } from "@org/device/log";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { initializeApp } from "firebase/app";
import type { PlainRecord } from "../../src/documents/index.ts";
import type { Readable } from "@org/device/observable";
import * as store from "../../src/store/index.ts";

export interface Connection {
  readonly port: number;
  readonly projectId: string;
  readonly uid: string;
  /** Time to wait for an expectation, ms. */
  readonly timeoutMs: number;
}

/** Interface of the test page: the package as pages use it. */
export interface Harness {
  readonly store: typeof store;
  readonly workspace: store.Workspace;
  readonly heatLoad: store.FileCalculator;
  /** A complete Metric input of a heat load. */
  readonly input: (over?: PlainRecord) => PlainRecord;
  /** Waits until a value of an observable meets a condition. */
  readonly until: <T>(observable: Readable<T>, fits: (value: T) => boolean) => Promise<T>;
  /** Waits for an open file to be loaded. */
  readonly ready: (file: store.OpenFile, fits?: (state: store.ReadyFile) => boolean) => Promise<store.ReadyFile>;
  /** A project with one heat load file in it. */
  readonly oneFile: () => Promise<{ projectId: string; collection: "calculations"; fileId: string }>;
  /** Time to wait for an expectation, ms. */
  readonly timeoutMs: number;
  /** Kept from one evaluation to the next. */
  file?: store.OpenFile;
}

declare global {
  interface Window {
    connect: (connection: Connection) => void;
    harness: Harness;
  }
}

function until<T>(observable: Readable<T>, fits: (value: T) => boolean, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      leave();
      reject(new Error(`It stayed at ${JSON.stringify({ value: observable.getSnapshot() }).slice(0, 2000)}`));
    }, timeoutMs);
    const look = (): void => {
      const value = observable.getSnapshot();
      if (!fits(value)) return;
      clearTimeout(timer);
      queueMicrotask(() => leave());
      resolve(value);
    };
    const leave = observable.subscribe(look);
    look();
  });
}

const metric: store.FileCalculator = heatLoad;
const input = (over: PlainRecord = {}): PlainRecord => ({
  ...(heatLoad.complete({ ...heatLoad.start("Metric"), wallArea: 20 }) as PlainRecord),
  ...over,
});

window.connect = ({ port, projectId, uid, timeoutMs }) => {
  const app = initializeApp({ projectId, apiKey: "none" });
  const workspace = store.openWorkspace({
    app,
    configuration: { appId: "plenum", firebase: {}, firestoreEmulator: { host: "127.0.0.1", port } },
    uid,
    report: log,
    mockUserToken: { sub: uid, email: `${uid}@example.com` },
  });
  const untilInTime: Harness["until"] = (observable, fits) => until(observable, fits, timeoutMs);
  window.harness = {
    store,
    workspace,
    heatLoad: metric,
    input,
    timeoutMs,
    until: untilInTime,
    ready: (file, fits = () => true) => untilInTime(file, (state) => state.status === "ready" && fits(state)) as Promise<store.ReadyFile>,
    oneFile: async () => {
      const project = await workspace.projects.create({ name: "Office" });
      if (!project.ok) throw new Error(project.message);
      const created = await workspace.files.create(project.id, "calculations", { name: "Room 1", ...store.contentFor(metric, input()) });
      if (!created.ok) throw new Error(created.message);
      return created.file as { projectId: string; collection: "calculations"; fileId: string };
    },
  };
};
