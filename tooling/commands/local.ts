import { PortTakenError, requireFree, requireOfficialFirestore, type LocalFirebase, type LocalMail } from "@tooling/local-firebase";

/** The page's port and the two after it, for Auth and Firestore: one option moves all of them. */
export function portsFrom(given: string): readonly [page: number, auth: number, firestore: number] {
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1024 || port > 65533)
    throw new Error(`--port ${given} cannot be used: give a whole number from 1024 to 65533.`);
  return [port, port + 1, port + 2];
}

/** What would stop the start later is said at once, before anything is built. */
export async function requirePossible(ports: ReturnType<typeof portsFrom>, official: boolean): Promise<void> {
  const services = ["the page", "Auth", "Firestore"] as const;
  for (const [index, service] of services.entries()) await requireFree(ports[index]!, service);
  if (official) await requireOfficialFirestore();
}

/** Why a command ends, and for a port that is taken what to do. */
export function describeFailure(error: unknown, command: "start" | "dev"): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof PortTakenError)) return error.message;
  const other = error.port + (error.port < 65_000 ? 100 : -100);
  return `${error.message}\nStop that program (lsof -i :${error.port} names it), or take other ports: pnpm ${command} --port ${other}   (uses ${other} to ${other + 2})`;
}

/** What is running where, and the account to sign in with. */
export function describeRun({ demo, authUrl, firestoreUrl }: LocalFirebase, official: boolean): string {
  const account =
    demo === undefined ? "none" : `${demo.email}   password: ${demo.state === "password changed" ? "as you changed it" : demo.password}`;
  return `
  Demo account   ${account}
  Auth           ${authUrl}
  Firestore      ${firestoreUrl}   (${official ? "the official emulator: any web page that is open here can ask it" : "tooling/firestore-local"})
  Data           .firebase-local, kept between runs; delete the folder to start afresh
  E-mails        are not sent; their links appear here
`;
}

/** Prints the link of an e-mail that production would send, leading to the application's own page for it. */
export function reportMail(port: number): (mail: LocalMail) => void {
  return ({ to, mode, code }) => console.log(`E-mail to ${to}: http://127.0.0.1:${port}/action-confirmation?mode=${mode}&oobCode=${code}`);
}
