import { parseArgs } from "node:util";
import { PortTakenError, requireFree, requireOfficialFirestore, type LocalFirebase, type LocalMail } from "@tooling/local-firebase";
import { readCommandLine, wholeNumber } from "@tooling/testing/commandLine";

/** Ports that a command listens on, by server. */
export interface Ports {
  /** The page that is opened in a browser: the product, with `pnpm dev` the application alone. */
  readonly page: number;
  readonly auth: number;
  readonly firestore: number;
  /** The marketing site, which has a separate server with `pnpm dev`. */
  readonly marketing?: number;
}

interface LocalOptions {
  readonly ports: Ports & { readonly marketing: number };
  /** Google's Firestore emulator instead of ours. */
  readonly official: boolean;
}

const highestPort = 65_532;

/** Reads the command line: `--port` sets the page's port and with it the three after it. */
export function readLocalOptions(command: "start" | "dev", defaultPort: number): LocalOptions {
  return readCommandLine(`Usage: pnpm ${command} [--port ${defaultPort}] [--official]`, () => {
    const { values } = parseArgs({
      options: { port: { type: "string", default: String(defaultPort) }, official: { type: "boolean", default: false } },
    });
    const page = wholeNumber("port", values.port, 1024, highestPort);
    return { ports: { page, auth: page + 1, firestore: page + 2, marketing: page + 3 }, official: values.official };
  });
}

/** Throws what would stop the start later, before anything is built. */
export async function requirePossible({ page, auth, firestore, marketing }: Ports, official: boolean): Promise<void> {
  await requireFree(page, "the page");
  await requireFree(auth, "Auth");
  await requireFree(firestore, "Firestore");
  if (marketing !== undefined) await requireFree(marketing, "the marketing site");
  if (official) await requireOfficialFirestore();
}

/** The reason why a command ends, and for a taken port what to do. */
export function describeFailure(error: unknown, command: "start" | "dev"): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof PortTakenError)) return error.message;
  const other = error.port + (error.port < 65_000 ? 100 : -100);
  return `${error.message}\nStop that program (lsof -i :${error.port} names it), or take other ports: pnpm ${command} --port ${other}   (uses ${other} to ${other + (command === "dev" ? 3 : 2)})`;
}

/** The servers with their addresses, and the account to sign in with. */
export function describeRun({ demo, authUrl, firestoreUrl }: LocalFirebase, official: boolean): string {
  const account =
    demo === undefined ? "none" : `${demo.email}   password: ${demo.state === "password changed" ? "as you changed it" : demo.password}`;
  return `
  Demo account   ${account}
  Auth           ${authUrl}
  Firestore      ${firestoreUrl}   (${official ? "Google's emulator: any web page that is open here can ask it" : "tooling/firestore-local"})
  Data           .firebase-local, kept between runs; delete the folder to start afresh
  E-mails        are not sent; their links appear here
`;
}

/** Prints the link of an e-mail that production would send, leading to the application's own page for it. */
export function reportMail(port: number): (mail: LocalMail) => void {
  return ({ to, mode, code }) => console.log(`E-mail to ${to}: http://127.0.0.1:${port}/action-confirmation?mode=${mode}&oobCode=${code}`);
}
