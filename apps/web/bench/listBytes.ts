import type { Browser } from "@playwright/test";
import { makeLongProject, signedIn } from "./longListData.ts";
import type { Row } from "./report.ts";

const files = 200;
/** Text in each large input, in bytes. */
const largeInput = 20_000;
/** Time for messages after the complete list, such as acknowledgements, ms. */
const aftermathMs = 2000;

/** Bytes that Firestore's listeners bring, decoded, until a project's list is whole on a device that does not know it. */
async function listenBytes(browser: Browser, baseURL: string, project: Awaited<ReturnType<typeof makeLongProject>>): Promise<number> {
  const context = await signedIn(browser, baseURL, project);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const listening = new Set<string>();
  let bytes = 0;
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.includes("/Listen/channel")) listening.add(requestId);
  });
  session.on("Network.dataReceived", ({ requestId, dataLength }) => {
    if (listening.has(requestId)) bytes += dataLength;
  });
  await session.send("Network.enable");
  await page.goto(project.path);
  await page.locator(`section li[aria-setsize="${files}"]`).first().waitFor();
  await page.waitForTimeout(aftermathMs);
  await context.close();
  return bytes;
}

/** Bytes read when a project opens, with small and with large inputs in its files. */
export async function listBytesRows(browser: Browser, baseURL: string, rounds: number): Promise<Row[]> {
  const [small, large] = [await makeLongProject(browser, baseURL, files), await makeLongProject(browser, baseURL, files, largeInput)];
  const read = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    read.small.push(await listenBytes(browser, baseURL, small));
    read.large.push(await listenBytes(browser, baseURL, large));
  }
  // The newest are asked for apart where the rest takes long: then they come twice.
  const kB = (bytes: readonly number[]): string =>
    `${Math.round(Math.min(...bytes) / 1000)} to ${Math.round(Math.max(...bytes) / 1000)} kB`;
  return [
    {
      what: `read to open a project of ${files} files, new to the device`,
      measured: `${kB(read.small)} with small inputs, ${kB(read.large)} with ${largeInput / 1000} kB more in each`,
      mainThread: "",
      target: "the same",
    },
  ];
}
