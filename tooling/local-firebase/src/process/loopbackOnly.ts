import { Socket } from "node:net";

/**
 * Loaded into a child before its own program (`--import`): connections to other machines are refused and reported, so that
 * neither usage statistics nor update checks nor look-ups of the signed-in developer's projects leave a local run.
 */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;
const connect = Reflect.get(Socket.prototype, "connect") as (this: Socket, ...given: readonly unknown[]) => Socket;

/** Where a call of `connect` goes; `undefined` is this machine. It takes options, or port and host, or a path, or `net.connect`'s pair of options and callback. */
function destination(given: readonly unknown[]): string | undefined {
  const first: unknown = Array.isArray(given[0]) ? given[0][0] : given[0];
  if (typeof first === "object" && first !== null) {
    const { host, path } = first as { host?: unknown; path?: unknown };
    return typeof path === "string" || typeof host !== "string" ? undefined : host;
  }
  return typeof first === "number" && typeof given[1] === "string" ? given[1] : undefined;
}

Socket.prototype.connect = function (this: Socket, ...given: unknown[]): Socket {
  const to = destination(given);
  if (to === undefined || loopback.test(to)) return Reflect.apply(connect, this, given);
  const refusal = `Refused to connect to ${to}: a local run stays on this machine.`;
  console.error(refusal);
  process.nextTick(() => this.destroy(new Error(refusal)));
  return this;
};
