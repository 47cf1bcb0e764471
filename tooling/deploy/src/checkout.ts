import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Repository } from "./commit.ts";

/**
 * Checks a commit out into a separate folder, so that no untracked, ignored or earlier built file is deployed, and removes the folder
 * when the work is done.
 */
export async function inCleanCheckout<Result>(
  repository: Repository,
  commit: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const parent = await mkdtemp(path.join(tmpdir(), "deploy-"));
  const folder = path.join(parent, "checkout");
  await repository.git("worktree", "add", "--detach", folder, commit);
  try {
    return await work(folder);
  } finally {
    await repository.git("worktree", "remove", "--force", folder);
    await rm(parent, { recursive: true, force: true });
  }
}
