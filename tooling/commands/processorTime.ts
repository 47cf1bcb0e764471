import { readdirSync, readFileSync } from "node:fs";

/** A process in /proc: its processor time in seconds, with that of its children that have ended. */
interface Sample {
  readonly parent: number;
  /** Start of the process: tells two processes with the same id apart. */
  readonly start: string;
  readonly seconds: number;
}

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

function readProcess(id: number): Sample | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, "utf8");
    // The name of the program, in parentheses, may contain anything.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), start: fields[19]!, seconds: ticks / ticksPerSecond };
  } catch {
    return undefined;
  }
}

function readProcesses(): ReadonlyMap<number, Sample> {
  const processes = new Map<number, Sample>();
  for (const name of readdirSync("/proc")) {
    const id = Number(name);
    const sample = Number.isInteger(id) ? readProcess(id) : undefined;
    if (sample) processes.set(id, sample);
  }
  return processes;
}

const sampleMs = 500;

/**
 * Counts the processor time of a process and of all it starts, also of those that outlive their parents.
 *
 * A process that ends passes its time on to a parent that waits for it. If no parent waits, the sum drops, and the difference is added again.
 *
 * @param root id of the process
 * @returns a function that ends counting and gives seconds, or `undefined` where the system has no /proc
 */
export function countProcessorTime(root: number): () => number | undefined {
  const known = new Map<number, string>();
  let sum = 0;
  let lost = 0;
  let isReadable = true;

  function sample(): void {
    let processes: ReadonlyMap<number, Sample>;
    try {
      processes = readProcesses();
    } catch {
      isReadable = false;
      return;
    }
    for (const [id, start] of known) if (processes.get(id)?.start !== start) known.delete(id);
    const isNew = (id: number, { parent }: Sample): boolean => !known.has(id) && (id === root || known.has(parent));
    // Children may come before their parents.
    for (let hasNew = true; hasNew;) {
      hasNew = false;
      for (const [id, process] of processes)
        if (isNew(id, process)) {
          known.set(id, process.start);
          hasNew = true;
        }
    }
    const now = [...known.keys()].reduce((total, id) => total + processes.get(id)!.seconds, 0);
    lost += Math.max(0, sum - now);
    sum = now;
  }

  sample();
  const timer = setInterval(sample, sampleMs);
  return () => {
    clearInterval(timer);
    sample();
    return isReadable ? sum + lost : undefined;
  };
}
