/** A task for a machine with some slots, as many as it has processors. */
export interface Task {
  readonly name: string;
  /** Uses every processor and runs alone. Others take one slot each. */
  readonly wide?: boolean | undefined;
  /** Name of the task that must have ended before this one starts; ignored if there is no such task. */
  readonly after?: string | undefined;
}

/**
 * Runs tasks, each as soon as it has a slot: the first in the list that fits starts first.
 *
 * @param work runs a task; must not throw
 * @returns the results in the order of the tasks
 */
export async function runInSlots<T extends Task, Result>(
  tasks: readonly T[],
  slots: number,
  work: (task: T) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<T, Result>();
  const running = new Map<T, Promise<void>>();
  const waiting = new Set(tasks);
  const slotsOf = ({ wide }: Task): number => (wide ? slots : 1);
  const isOver = (name: string | undefined): boolean =>
    ![...waiting, ...running.keys()].some((task) => name !== undefined && task.name === name);
  const start = async (task: T): Promise<void> => {
    results.set(task, await work(task));
    running.delete(task);
  };
  while (waiting.size + running.size > 0) {
    const used = [...running.keys()].reduce((sum, task) => sum + slotsOf(task), 0);
    const next = [...waiting].find((task) => used + slotsOf(task) <= slots && isOver(task.after));
    if (next === undefined) {
      if (running.size === 0) throw new Error(`These tasks wait for each other: ${[...waiting].map(({ name }) => name).join(", ")}`);
      await Promise.race(running.values());
      continue;
    }
    waiting.delete(next);
    running.set(next, start(next));
  }
  return tasks.map((task) => results.get(task)!);
}
