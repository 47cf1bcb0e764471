import { client, tokenOf, type Answer, type Transport } from "@tooling/testing/documents";
import type { Actor, Cell } from "./cells.ts";

const bearers: Readonly<Record<Actor, string | undefined>> = {
  owner: tokenOf("alice"),
  "another user": tokenOf("bob"),
  visitor: undefined,
};

/** Avoids documents of other tests: a profile has only one path per user. */
const isOnlyPlace = ({ path }: Cell): boolean => path.endsWith("/profile") || path.split("/").length <= 4;

/** Writes the documents that a cell needs into the database, as administrator. */
export async function prepare(server: string | Transport, project: string, cell: Cell): Promise<void> {
  const administrator = client(server, project, "owner");
  if (isOnlyPlace(cell)) await administrator.commit({ delete: cell.path });
  if (cell.before.length === 0) return;
  const { status, body } = await administrator.commit(...cell.before);
  if (status !== 200) throw new Error(`"${cell.title}" could not be prepared: ${JSON.stringify(body)}`);
}

/** Whether the rules grant a cell. */
export async function isGranted(server: string | Transport, project: string, cell: Cell): Promise<boolean> {
  const asking = client(server, project, bearers[cell.actor]);
  const { status, body } = await answer(asking, cell);
  const text = JSON.stringify(body);
  if (status === 200 && !text.includes("PERMISSION_DENIED")) return true;
  if (status === 403 || text.includes("PERMISSION_DENIED")) return false;
  throw new Error(`"${cell.title}" was answered ${status}: ${text}`);
}

function answer(asking: ReturnType<typeof client>, { operation, path, writes }: Cell): Promise<Answer> {
  if (operation === "get") return asking.get(path);
  if (operation === "list") return asking.list(path.slice(0, path.lastIndexOf("/")));
  return asking.commit(...writes);
}
