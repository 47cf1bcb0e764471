import { createServer } from "node:net";
import { host } from "./project.ts";

/** The port for a service is used by another program. */
export class PortTakenError extends Error {
  override readonly name = "PortTakenError";
  readonly port: number;

  constructor(port: number, service: string) {
    super(`Port ${port}, on which ${service} is to listen, is in use by another program.`);
    this.port = port;
  }
}

/** Listens on a port for a moment, 0 being any; returns the port and what gives it back. */
function hold(port: number): Promise<{ port: number; release: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once("error", reject)
      .once("listening", () => {
        const address = server.address();
        if (address === null || typeof address === "string") return reject(new Error("A port was asked for and a pipe was given."));
        resolve({ port: address.port, release: () => new Promise((released) => server.close(() => released())) });
      })
      .listen(port, host);
  });
}

/** @throws {PortTakenError} when a port is in use or may not be used. */
export async function requireFree(port: number, service: string): Promise<void> {
  try {
    await (await hold(port)).release();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") throw new PortTakenError(port, service);
    if (code === "EACCES")
      throw new Error(`Port ${port}, on which ${service} is to listen, may not be used by this user. Ports from 1024 on may.`, {
        cause: error,
      });
    throw error;
  }
}

/**
 * Ports that systems do not hand out for outgoing connections (Linux does from 32768 on, others from 49152): one that is free when it is looked
 * for is still free when the emulator listens some seconds later. Each process begins with another one, because several may run at the same time.
 */
const [firstPort, lastPort, portsOfProcess] = [10_100, 32_000, 10] as const;
let next = firstPort + ((process.pid * portsOfProcess) % (lastPort - firstPort));

/** As many ports as asked for, all different, that nobody listens on. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const held: Awaited<ReturnType<typeof hold>>[] = [];
  for (let tries = 0; held.length < count; tries += 1) {
    const port = next;
    next = next < lastPort ? next + 1 : firstPort;
    try {
      held.push(await hold(port));
    } catch (error) {
      if (tries > 1000) throw error;
    }
  }
  await Promise.all(held.map(({ release }) => release()));
  return held.map(({ port }) => port);
}
