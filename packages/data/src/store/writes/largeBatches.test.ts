import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxRequestBytes } from "../../documents/index.ts";
import { bytesOf, inBatches, type Sized } from "./batches.ts";
import { commitInLargeBatches } from "./largeBatches.ts";
import { certainBudget, rulesCost, type RulesOperation } from "./rulesCost.ts";

interface Numbered extends Sized {
  readonly id: number;
  /** The piece without which the server refuses this one. */
  readonly parent: number | undefined;
}

const refusal = (): Error => Object.assign(new Error("Missing or insufficient permissions."), { code: "permission-denied" });
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const expressionsOf = (batch: readonly Sized[]): number =>
  sum(batch.flatMap(({ operations }) => operations.map((name) => rulesCost[name].expressions)));

interface Server {
  /** Expressions that one commit may evaluate; per write there are always enough. */
  readonly perCommit: number;
  /** Pieces that it refuses. */
  readonly refused: ReadonlySet<number>;
}

/** A server and its client: commits are judged in the order in which they were sent, each a moment later. */
function serve({ perCommit, refused }: Server) {
  const stored: number[] = [];
  let sending = 0;
  const seen = { commits: 0, sending: 0 };
  let queue: Promise<unknown> = Promise.resolve();
  const judge = (batch: readonly Numbered[]): void => {
    const after = new Set([...stored, ...batch.map(({ id }) => id)]);
    const isAllowed = ({ id, parent }: Numbered): boolean => !refused.has(id) && (parent === undefined || after.has(parent));
    if (expressionsOf(batch) > perCommit || !batch.every(isAllowed)) throw refusal();
    stored.push(...batch.map(({ id }) => id));
  };
  const judgeAfter = async (earlier: Promise<unknown>, batch: readonly Numbered[]): Promise<void> => {
    await earlier;
    sending -= bytesOf(batch);
    judge(batch);
  };
  const commit = (batch: readonly Numbered[]): Promise<void> => {
    seen.commits += 1;
    sending += bytesOf(batch);
    seen.sending = Math.max(seen.sending, sending);
    const judged = judgeAfter(queue, batch);
    queue = judged.catch(() => {});
    return judged;
  };
  return { stored, seen, commit };
}

/** A project, and beneath it files with revisions: every piece after what it needs. */
const piecesOf = (files: readonly { readonly revisions: number; readonly bytes: number }[]): readonly Numbered[] => {
  const pieces: Numbered[] = [{ id: 0, parent: undefined, operations: ["createProject"] }];
  for (const { revisions, bytes } of files) {
    const file = pieces.length;
    pieces.push({ id: file, parent: 0, operations: ["createFile", "writeSummary"], reads: "project", bytes });
    const operation: RulesOperation = "createRevision";
    for (let index = 0; index < revisions; index += 1)
      pieces.push({ id: pieces.length, parent: file, operations: [operation], reads: `file ${file}`, bytes });
  }
  return pieces;
};
const pieces = fc
  .array(fc.record({ revisions: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(3)), bytes: fc.nat(200_000) }), {
    maxLength: 300,
    size: "max",
  })
  .map(piecesOf);
/** Budgets of a commit: from too small for a single piece to enough for any. */
const perCommit = fc.constantFrom(certainBudget.expressions, 1000, 5000, Infinity);

describe("large batches", () => {
  test("store every piece once, however the server counts a commit, with few extra commits", async () => {
    await fc.assert(
      fc.asyncProperty(pieces, perCommit, async (all, limit) => {
        const { stored, seen, commit } = serve({ perCommit: limit, refused: new Set() });
        let reported = 0;
        await commitInLargeBatches({ pieces: all, commit, onStored: (count) => (reported += count) });
        expect(stored.toSorted((id, other) => id - other)).toEqual(all.map(({ id }) => id));
        expect(reported).toBe(all.length);
        expect(seen.sending).toBeLessThanOrEqual(maxRequestBytes);
        const [large, small] = [inBatches(all, { expressions: Infinity, reads: 20 }).length, inBatches(all).length];
        // A large batch that is refused for its size, then in small ones; those behind it may be refused for want of it.
        expect(seen.commits).toBeLessThanOrEqual(limit === Infinity ? large : 2 * large + small);
      }),
      { numRuns: runs(50) },
    );
  });

  test("leave out what is refused by itself with what needs it, and say so", async () => {
    await fc.assert(
      fc.asyncProperty(pieces, perCommit, fc.array(fc.nat(400), { maxLength: 3 }), async (all, limit, unwanted) => {
        const refused = new Set(unwanted.filter((id) => id > 0 && id < all.length));
        const { stored, seen, commit } = serve({ perCommit: limit, refused });
        const sent = commitInLargeBatches({ pieces: all, commit });
        if (refused.size > 0) await expect(sent).rejects.toThrow("permissions");
        else await sent;
        const wanted = all.filter(({ id, parent }) => !refused.has(id) && (parent === undefined || !refused.has(parent)));
        expect(stored.toSorted((id, other) => id - other)).toEqual(wanted.map(({ id }) => id));
        expect(seen.commits).toBeLessThanOrEqual(3 * all.length + 3);
      }),
      { numRuns: runs(50) },
    );
  });

  test("send nothing more after the first refusal of a piece where that ends all", async () => {
    const all = piecesOf(Array.from({ length: 1000 }, () => ({ revisions: 0, bytes: 100 })));
    const { seen, commit } = serve({ perCommit: Infinity, refused: new Set([0]) });
    await expect(commitInLargeBatches({ pieces: all, commit, stopsAtRefusal: true })).rejects.toThrow("permissions");
    // All large ones at once, and of the first its small ones, whose first is halved.
    expect(seen.commits).toBeLessThan(21 + 17 + 5);
  });

  test("send no parts of what failed for another reason, and nothing when it is over", async () => {
    const all = piecesOf(Array.from({ length: 300 }, () => ({ revisions: 0, bytes: 100 })));
    let commits = 0;
    const commit = (): Promise<void> => {
      commits += 1;
      return Promise.reject(Object.assign(new Error("The client is offline."), { code: "unavailable" }));
    };
    await expect(commitInLargeBatches({ pieces: all, commit })).rejects.toThrow("offline");
    expect(commits).toBe(7);
    await commitInLargeBatches({ pieces: all, commit, isOver: () => true });
    expect(commits).toBe(7);
  });
});
