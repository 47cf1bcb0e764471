import path from "node:path";
import type { Page } from "@playwright/test";
import { limit } from "@tooling/testing/slowness";
import { describe, expect, test } from "vitest";
import { startFirestore } from "../../src/index.ts";
import { startProcess } from "../serverProcess.ts";
import { temporaryDirectory } from "../temporary.ts";
import { devicesOf } from "./devices.ts";
import { isOfficial, rules } from "./server.ts";
import { until, watch, write } from "./watching.ts";

const devices = devicesOf("demo-tabs", "demo-many-tabs");

describe("interruptions", () => {
  test.skipIf(isOfficial)(
    "what is written while the server is away arrives when it is back, and other clients see it",
    async () => {
      const dataFile = path.join(temporaryDirectory(), "data");
      const first = await startFirestore({ rules, dataFile });
      const [writer, reader] = await Promise.all([devices.open({ port: first.port }), devices.open({ port: first.port })]);
      await write(writer, { "open/offline/docs/before": { n: 1 } });
      await Promise.all([watch(writer, { collection: "open/offline/docs" }), watch(reader, { collection: "open/offline/docs" })]);
      await first.close();
      await writer.evaluate(() => {
        const { sdk, db } = window.harness;
        void sdk.setDoc(sdk.doc(db, "open/offline/docs/during"), { n: 2, at: sdk.serverTimestamp() });
        void sdk.updateDoc(sdk.doc(db, "open/offline/docs/before"), { n: sdk.increment(41) });
      });
      const local = await until(writer, (all) => "during" in all.at(-1)!.documents);
      expect(local.at(-1)!.isPending).toBe(true);
      const second = await startFirestore({ rules, dataFile, port: first.port });
      try {
        await until(writer, (all) => !all.at(-1)!.isPending && !all.at(-1)!.isFromCache);
        const seen = await until(
          reader,
          (all) => "during" in all.at(-1)!.documents && (all.at(-1)!.documents["before"] as { n: number }).n === 42,
        );
        expect(seen.at(-1)!.documents).toMatchObject({ before: { n: 42 }, during: { n: 2 } });
      } finally {
        await Promise.all([writer.context().close(), reader.context().close()]);
        await second.close();
      }
    },
    limit(60),
  );

  test.skipIf(isOfficial)(
    "a killed server that comes back is found again, with everything that it had acknowledged",
    async () => {
      const options = ["--rules", rules.file, "--data", path.join(temporaryDirectory(), "data")];
      const first = await startProcess("--port", "0", ...options);
      const client = await devices.open({ port: first.port });
      await watch(client, { collection: "open/killed/docs" });
      await write(client, { "open/killed/docs/acknowledged": { n: 1 } });
      await first.kill();
      await client.evaluate(() => {
        const { sdk, db } = window.harness;
        void sdk.setDoc(sdk.doc(db, "open/killed/docs/pending"), { n: 2 });
      });
      const second = await startProcess("--port", String(first.port), ...options);
      try {
        // The SDK's channel tries again by itself for up to 15 seconds before it learns that its session is gone.
        const seen = await until(
          client,
          (all) => "pending" in all.at(-1)!.documents && !all.at(-1)!.isPending && !all.at(-1)!.isFromCache,
          limit(40),
        );
        expect(seen.at(-1)!.documents).toEqual({ acknowledged: { n: 1 }, pending: { n: 2 } });
      } finally {
        await client.context().close();
        await second.stop();
      }
    },
    limit(60),
  );

  test(
    "two tabs share a cache: each sees the other's writes, also those made offline",
    async () => {
      const context = await devices.newContext();
      const left = await devices.openTab(context, { isPersistent: true });
      const right = await devices.openTab(context, { isPersistent: true });
      await watch(left, { collection: "open/tabs/docs" });
      await watch(right, { collection: "open/tabs/docs" });
      await write(left, { "open/tabs/docs/left": { n: 1 } });
      await until(right, (all) => "left" in all.at(-1)!.documents);
      await write(right, { "open/tabs/docs/right": { n: 2 } });
      await until(left, (all) => "right" in all.at(-1)!.documents);
      await context.setOffline(true);
      await right.evaluate(() => {
        const { sdk, db } = window.harness;
        void sdk.setDoc(sdk.doc(db, "open/tabs/docs/offline"), { n: 3 });
      });
      await until(left, (all) => "offline" in all.at(-1)!.documents && all.at(-1)!.isPending);
      await context.setOffline(false);
      const seen = await until(left, (all) => "offline" in all.at(-1)!.documents && !all.at(-1)!.isPending && !all.at(-1)!.isFromCache);
      expect(Object.keys(seen.at(-1)!.documents)).toEqual(["left", "offline", "right"]);
      await context.close();
    },
    limit(60),
  );

  test.skipIf(isOfficial)(
    "six tabs of one browser, with more streams than it opens connections, all get through",
    async () => {
      const context = await devices.newContext();
      const tabs: Page[] = [];
      for (let n = 0; n < 6; n += 1) {
        const tab = await devices.openTab(context, { projectId: "demo-many-tabs" });
        await watch(tab, { collection: "open/crowd/docs" });
        await write(tab, { [`open/crowd/docs/${n}`]: { n } });
        tabs.push(tab);
      }
      for (const tab of tabs) await until(tab, (all) => Object.keys(all.at(-1)!.documents).length === 6);
      await context.close();
    },
    limit(60),
  );

  test.skipIf(isOfficial)(
    "a persistent cache that knows documents of a wiped server forgets them",
    async () => {
      const wiped = await startFirestore({ rules });
      const context = await devices.newContext();
      const connection = { port: wiped.port, projectId: "demo-wiped", isPersistent: true };
      const before = await devices.openTab(context, connection);
      await write(before, { "open/wiped/docs/a": { n: 1 } });
      await watch(before, { collection: "open/wiped/docs" });
      await before.close();
      await wiped.close();
      const empty = await startFirestore({ rules, port: wiped.port });
      try {
        const after = await devices.openTab(context, connection);
        await watch(after, { collection: "open/wiped/docs" });
        const seen = await until(after, (all) => !all.at(-1)!.isFromCache);
        expect(seen.at(-1)!.documents).toEqual({});
      } finally {
        await context.close();
        await empty.close();
      }
    },
    limit(60),
  );
});
