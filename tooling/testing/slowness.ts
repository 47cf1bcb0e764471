/** Milliseconds that the work below takes on an idle machine of 2025. Much shorter work would be done before other processes get their turn. */
const idleMs = 500;

/** Milliseconds of a fixed piece of work: objects, text and arithmetic. */
function measure(): number {
  const started = performance.now();
  let length = 0;
  for (let index = 0; index < 1_700_000; index++) length += JSON.stringify({ index, root: [Math.sqrt(index)] }).length;
  if (length === 0) throw new Error("The work was not done.");
  return performance.now() - started;
}

/**
 * Slowness of this machine now, as a multiple of an idle one, 1 or more. Measured once for a command: its processes inherit `TEST_SLOWNESS`.
 * Only this decides how long a test may wait.
 */
export function readSlowness(): number {
  process.env["TEST_SLOWNESS"] ??= String(Math.max(1, Math.round((measure() / idleMs) * 10) / 10));
  return Number(process.env["TEST_SLOWNESS"]);
}

/** Tests themselves keep a machine busy: several run on each processor. A limit ends what hangs, and decides nothing else. */
const headroom = 2.5;

/** The limit of a wait in milliseconds: what an idle machine may take in seconds, with headroom, times the slowness. */
export const limit = (idleSeconds: number): number => Math.round(idleSeconds * headroom * readSlowness() * 1000);
