import type { Page } from "@playwright/test";
import { limit } from "@tooling/testing/slowness";
import { expect, test } from "vitest";
import { restClient } from "../restClient.ts";
import { devicesOf } from "./devices.ts";
import { until, watch } from "./watching.ts";

const projectId = "demo-convergence";
const devices = devicesOf(projectId);

/** Writes at random, a part of it offline, and returns once everything has been acknowledged. */
async function writeRandomly(page: Page, seed: number): Promise<void> {
  await page.evaluate(async (start) => {
    const { sdk, db } = window.harness;
    let state = start;
    // A linear congruential generator (Numerical Recipes), so that a failure can be repeated.
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const some = () => sdk.doc(db, `open/converge/docs/${random(12)}`);
    const sent: Promise<unknown>[] = [];
    // An update of a document that somebody else has deleted is refused, which the client must handle too.
    const send = (promise: Promise<unknown>) => sent.push(promise.catch(() => undefined));
    for (let round = 0; round < 40; round += 1) {
      // One stretch offline: SDK 12.19 fails an assertion (ca9, its issue 9267) if the network is switched while a stream opens.
      if (round === 12) await sdk.disableNetwork(db);
      if (round === 26) await sdk.enableNetwork(db);
      const data = { n: random(20), k: random(2), by: start };
      switch (random(6)) {
        case 0:
          send(sdk.deleteDoc(some()));
          break;
        case 1:
          send(sdk.updateDoc(some(), { n: sdk.increment(1), at: sdk.serverTimestamp() }));
          break;
        case 2: {
          const batch = sdk.writeBatch(db);
          batch.set(some(), data, { merge: true }).delete(some());
          send(batch.commit());
          break;
        }
        default:
          send(sdk.setDoc(some(), data));
      }
      if (random(3) === 0) await new Promise((resolve) => setTimeout(resolve, random(30)));
    }
    await Promise.all(sent);
  }, seed);
}

test(
  "clients that write at random, also offline, all end with what the server has",
  async () => {
    const watching = [
      { collection: "open/converge/docs" },
      { collection: "open/converge/docs", where: ["k", "==", 1] },
      { collection: "open/converge/docs", limit: 4 },
      { collection: "open/converge/docs", where: ["n", ">", 5], limit: 3 },
    ] as const;
    const pages = await Promise.all(
      watching.map(async (given, index) => {
        const page = await devices.open({ isPersistent: index % 2 === 0 });
        await watch(page, given);
        return page;
      }),
    );
    await Promise.all(pages.map((page, index) => writeRandomly(page, 20_261_121 + index)));
    const owner = restClient(devices.server.url, "owner", projectId);
    const { body } = await owner.query({ from: [{ collectionId: "docs" }] }, owner.name("open/converge"));
    const stored = (body as readonly { document?: { name: string; fields: Record<string, { integerValue: string }> } }[])
      .flatMap(({ document }) => document ?? [])
      .map(({ name, fields }) => ({
        id: name.split("/").at(-1)!,
        n: Number(fields["n"]?.integerValue),
        k: fields["k"] === undefined ? undefined : Number(fields["k"].integerValue),
      }));
    expect(stored.length).toBeGreaterThan(0);
    const byN = stored.toSorted((left, right) => left.n - right.n || (left.id < right.id ? -1 : 1));
    const expected = [stored, stored.filter(({ k }) => k === 1), byN.slice(0, 4), byN.filter(({ n }) => n > 5).slice(0, 3)];
    for (const [index, page] of pages.entries()) {
      const ids = expected[index]!.map(({ id }) => id).sort();
      await expect
        .poll(
          async () => {
            const last = (await page.evaluate(() => window.seen)).at(-1)!;
            return last.isPending || last.isFromCache ? "unsettled" : Object.keys(last.documents).sort();
          },
          { timeout: limit(15) },
        )
        .toEqual(ids);
      const seen = await until(page, (all) => all.length > 0);
      for (const { id, n } of expected[index]!) expect((seen.at(-1)!.documents[id] as { n: number }).n).toBe(n);
    }
  },
  limit(90),
);
