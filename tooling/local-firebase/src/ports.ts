import { createServer } from "node:net";
import { host } from "./project.ts";

/** A port that a service was told to use is held by another program. */
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
    if (code === "EACCES") throw new Error(`Port ${port}, on which ${service} is to listen, may not be used by this user. Ports from 1024 on may.`, { cause: error });
    throw error;
  }
}

/** As many ports as asked for, all different, that nobody listens on. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const held = await Promise.all(Array.from({ length: count }, () => hold(0)));
  await Promise.all(held.map(({ release }) => release()));
  return held.map(({ port }) => port);
}
