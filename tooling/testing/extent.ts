/** Extent of a test run: `usual` in `pnpm test`, `all` in `pnpm test:all`, `night` in the nightly run. */
export type Extent = "usual" | "all" | "night";

const extents: readonly Extent[] = ["usual", "all", "night"];

/** The extent of this run, from the environment variable `TEST_EXTENT`. */
export function readExtent(value = process.env["TEST_EXTENT"]): Extent {
  const known = extents.find((extent) => extent === (value ?? "usual"));
  if (known === undefined) throw new Error(`TEST_EXTENT is "${value}", not one of ${extents.join(", ")}.`);
  return known;
}

export const extent: Extent = readExtent();

/** Whether tests run that only `pnpm test:all` and the nightly run have: `test.runIf(isAll)("…", …)`. */
export const isAll = extent !== "usual";

const timesOfRuns: Record<Extent, number> = { usual: 1, all: 2, night: 20 };

/** Number of random inputs of a law: `usual` in `pnpm test`, twice as many in `pnpm test:all`, twenty times as many at night. */
export const runs = (usual: number): number => usual * timesOfRuns[extent];
