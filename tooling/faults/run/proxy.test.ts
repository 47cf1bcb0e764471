import { Agent, createServer, request as requestOf, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openNetwork, type Network } from "./proxy.ts";

let server: Server | undefined;
let network: Network | undefined;
let agent: Agent;

beforeEach(() => {
  agent = new Agent({ keepAlive: true });
});

afterEach(async () => {
  agent.destroy();
  await network?.close();
  server?.closeAllConnections();
  server?.close();
});

/** A server that answers once on each connection and then closes it when it is used again. @returns its port, and the requests */
async function openForgetful(): Promise<{ readonly port: number; readonly requests: string[] }> {
  const requests: string[] = [];
  const used = new WeakSet<Socket>();
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    request.resume().on("end", () => response.end("here"));
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, requests };
}

/** The response through the device's network; nothing if the connection breaks. */
function ask(port: number, method: string, path: string): Promise<string | undefined> {
  const { hostname, port: proxyPort } = new URL(network!.url);
  return new Promise((resolve) => {
    const asking = requestOf({ host: hostname, port: proxyPort, method, path: `http://127.0.0.1:${port}${path}`, agent }, (from) => {
      let text = "";
      from.on("data", (chunk: Buffer) => (text += chunk.toString()));
      from.on("end", () => resolve(text));
    });
    asking.on("error", () => resolve(undefined));
    asking.end(method === "POST" ? "written" : undefined);
  });
}

test("a file comes also when the server closes a kept connection as it is used again; a write is not sent twice", async () => {
  const { port, requests } = await openForgetful();
  network = await openNetwork((each) => each);
  expect(await ask(port, "GET", "/first")).toBe("here");
  expect(await ask(port, "GET", "/second")).toBe("here");
  expect(requests).toEqual(["GET /first", "GET /second", "GET /second"]);
  expect(await ask(port, "POST", "/write")).toBeUndefined();
  expect(requests.filter((each) => each === "POST /write")).toHaveLength(1);
});

test("a server that is gone is not asked for ever", async () => {
  const { port } = await openForgetful();
  network = await openNetwork((each) => each);
  expect(await ask(port, "GET", "/first")).toBe("here");
  server!.closeAllConnections();
  await new Promise((resolve) => server!.close(resolve));
  expect(await ask(port, "GET", "/second")).toBeUndefined();
});
