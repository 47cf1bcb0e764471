import { PortTakenError, requireFree, requireOfficialFirestore, type LocalFirebase, type LocalMail } from "@tooling/local-firebase";

/** Ports that a command listens on, by what listens. */
export interface Ports {
  /** What is opened in a browser: the product, with `pnpm dev` the application alone. */
  readonly page: number;
  readonly auth: number;
  readonly firestore: number;
  /** With `pnpm dev` the marketing site, which has a server of its own there. */
  readonly marketing?: number;
}

const highestPort = 65_532;

/** The page's port and those after it: one option moves all of them. */
export function portsFrom(given: string): Ports & { readonly marketing: number } {
  const page = Number(given);
  if (!Number.isInteger(page) || page < 1024 || page > highestPort)
    throw new Error(`--port ${given} cannot be used: give a whole number from 1024 to ${highestPort}.`);
  return { page, auth: page + 1, firestore: page + 2, marketing: page + 3 };
}

/** What would stop the start later is said at once, before anything is built. */
export async function requirePossible({ page, auth, firestore, marketing }: Ports, official: boolean): Promise<void> {
  await requireFree(page, "the page");
  await requireFree(auth, "Auth");
  await requireFree(firestore, "Firestore");
  if (marketing !== undefined) await requireFree(marketing, "the marketing site");
  if (official) await requireOfficialFirestore();
}

/** Why a command ends, and for a port that is taken what to do. */
export function describeFailure(error: unknown, command: "start" | "dev"): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof PortTakenError)) return error.message;
  const other = error.port + (error.port < 65_000 ? 100 : -100);
  return `${error.message}\nStop that program (lsof -i :${error.port} names it), or take other ports: pnpm ${command} --port ${other}   (uses ${other} to ${other + (command === "dev" ? 3 : 2)})`;
}

/** What is running where, and the account to sign in with. */
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
