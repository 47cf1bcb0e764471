import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { PortTakenError, repository, requireOfficialFirestore, startLocalFirebase } from "../src/index.ts";
import { freePorts } from "../src/ports.ts";
import { removeLater, temporaryFolder } from "./firebase.ts";

async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return address.port;
}

test.for(["auth", "firestore", "hosting"] as const)("a port for %s that is taken is named", async (service) => {
  const port = await takenPort();
  const start = startLocalFirebase({ ports: { [service]: port }, hosting: {} });
  await expect(start).rejects.toBeInstanceOf(PortTakenError);
  await expect(start).rejects.toThrow(new RegExp(`Port ${port}, on which ${service} is to listen, is in use`, "i"));
});

test.for(["start", "dev"])("pnpm %s says at once which port is taken and what to do", async (command) => {
  const port = await takenPort();
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(repository, `tooling/commands/${command}.ts`), "--port", String(port)],
    { encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${port}`);
  expect(stderr).toContain(`pnpm ${command} --port`);
});

test("a folder without a build is named", async () => {
  const folder = await temporaryFolder();
  removeLater(folder);
  await expect(startLocalFirebase({ hosting: { directory: path.join(folder, "dist") } })).rejects.toThrow(
    /There is no build in .+dist\. Run pnpm build/,
  );
});

test("Google's Firestore is refused where it is not, with what to do without it", async () => {
  vi.stubEnv("FIRESTORE_EMULATOR_JAR", "/nowhere/emulator.jar");
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(requireOfficialFirestore()).rejects.toThrow(/nowhere.+FIRESTORE_EMULATOR_JAR.+leave out --official/s);
  await expect(startLocalFirebase({ official: true })).rejects.toThrow(/nowhere/);
});

test("free ports are all different, free, and none that the system gives to an outgoing connection meanwhile", async () => {
  const [first] = await freePorts(1);
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(first! + 1, "127.0.0.1", resolve));
  onTestFinished(() => void taken.close());
  const ports = (await Promise.all([freePorts(3), freePorts(3)])).flat();
  expect(new Set(ports).size).toBe(6);
  expect(ports).not.toContain(first! + 1);
  expect(ports.filter((port) => port < 10_100 || port > 32_000)).toEqual([]);
});
