import { readdir, readFile, readlink } from "node:fs/promises";

/** The ports on which a process and all that it started really listen, as Linux tells: what a configuration leaves unsaid is among them. */
export async function listeningPorts(root: number): Promise<readonly number[]> {
  const sockets = new Set((await Promise.all((await familyOf(root)).map(socketsOf))).flat());
  const tables = await Promise.all(["tcp", "tcp6"].map((table) => readFile(`/proc/net/${table}`, "utf8").catch(() => "")));
  const rows = tables.flatMap((table) => table.split("\n").slice(1)).map((row) => row.trim().split(/\s+/));
  const ports = rows
    .filter(([, , , state, , , , , , inode]) => state === "0A" && sockets.has(inode!))
    .map(([, local]) => Number.parseInt(local!.split(":")[1]!, 16));
  return [...new Set(ports)].toSorted((left, right) => left - right);
}

/** A process and its descendants. */
async function familyOf(root: number): Promise<readonly number[]> {
  const running = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    running.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/stat`, "latin1").catch(() => "");
      // The name before it, in brackets, may hold anything.
      return [Number(pid), Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[1])] as const;
    }),
  );
  const family = [root];
  for (const member of family) for (const [pid, parent] of parents) if (parent === member) family.push(pid);
  return family;
}

async function socketsOf(pid: number): Promise<readonly string[]> {
  const open = await readdir(`/proc/${pid}/fd`).catch(() => []);
  const targets = await Promise.all(open.map((descriptor) => readlink(`/proc/${pid}/fd/${descriptor}`).catch(() => "")));
  return targets.flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []);
}
