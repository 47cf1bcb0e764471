import { runProgram } from "./runProgram.ts";

/** A repository, through git. */
export class Repository {
  readonly folder: string;
  readonly #environment: Readonly<Record<string, string | undefined>>;

  constructor(folder: string, environment: Readonly<Record<string, string | undefined>>) {
    this.folder = folder;
    this.#environment = environment;
  }

  async git(...words: readonly string[]): Promise<string> {
    return (await runProgram(["git", ...words], { folder: this.folder, environment: this.#environment, quiet: true })).trimEnd();
  }

  /** The commit that is checked out. */
  head(): Promise<string> {
    return this.git("rev-parse", "HEAD");
  }

  /** Reasons why the checked-out commit does not equal the deployment, or could not be found again. */
  async problems(): Promise<readonly string[]> {
    const changed = await this.git("status", "--porcelain", "--untracked-files=normal");
    const remotes = await this.git("remote");
    const published = remotes === "" ? "" : await this.git("branch", "--remotes", "--contains", "HEAD");
    return [
      ...(changed === "" ? [] : [`The working tree is not clean; commit or remove:\n${changed}`]),
      ...(remotes !== "" && published === "" ? ["No remote has this commit; push it first, so that what is live can be found again."] : []),
    ];
  }

  /** Whether a commit is in this clone. */
  async has(commit: string): Promise<boolean> {
    return this.git("cat-file", "-e", `${commit}^{commit}`).then(
      () => true,
      () => false,
    );
  }

  /** Number of commits that lead from one to the other. */
  async distance(from: string, to: string): Promise<number> {
    return Number(await this.git("rev-list", "--count", `${from}..${to}`));
  }
}
