import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { deploy, type DeploymentContext } from "../src/deploy.ts";
import type { Deployment } from "../src/deployment.ts";

/** A minimal repository that can be deployed: sources, rules, indexes, and a build. */
const sources: Readonly<Record<string, string>> = {
  "firebase.json": JSON.stringify({ hosting: { public: "site", ignore: ["**/.*", "**/*.map"] } }),
  "firestore.rules": "rules_version = '2'; // /artifacts/plenum/users/\n",
  "firestore.indexes.json": '{ "indexes": [] }\n',
  ".gitignore": "site/\n.env.production\n",
  "content/about.txt": "About us\n",
  "app.txt": "app 1\n",
  "build.mjs": `
    import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
    const { VITE_FIREBASE_API_KEY: key, VITE_FIREBASE_PROJECT_ID: project, SITE_ORIGIN: origin } = process.env;
    mkdirSync("site/assets", { recursive: true });
    writeFileSync("site/about.html", readFileSync("content/about.txt", "utf8"));
    writeFileSync("site/index.html", \`<link rel="canonical" href="\${origin}/">\`);
    writeFileSync("site/404.html", "not here");
    writeFileSync("site/assets/app.js", JSON.stringify({ key, project, text: readFileSync("app.txt", "utf8"), local: existsSync(".env.production") }));
    writeFileSync("site/assets/app.js.map", "{}");
    writeFileSync("site/release.json", JSON.stringify({ application: "/assets/app.js" }));
  `,
};

/** Settings of a project for its builds; a test may replace any of them. */
export const settings = {
  VITE_FIREBASE_API_KEY: `AIza${"k".repeat(35)}`,
  VITE_FIREBASE_PROJECT_ID: "firm-production",
  VITE_FIREBASE_AUTH_DOMAIN: "firm-production.firebaseapp.com",
  VITE_FIREBASE_APP_ID: "1:123456:web:abcdef",
};

/** Substitute for firebase-tools: records its calls, and publishes a folder like Hosting. */
const standIn = `
  import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
  const words = process.argv.slice(3);
  const bench = process.argv[2];
  appendFileSync(bench + "/calls", words.join(" ") + "\\n");
  if (words[0] === "firestore:indexes") {
    const states = readFileSync(bench + "/states", "utf8").split("\\n");
    console.log("Compound Indexes");
    console.log(states[0] + " (fileSummaries) -- (projectId,ASCENDING) (createdAt,DESCENDING)");
    if (states.length > 1) writeFileSync(bench + "/states", states.slice(1).join("\\n"));
  }
  if (words.join(" ").startsWith("deploy --only " + (existsSync(bench + "/fails") ? readFileSync(bench + "/fails", "utf8") : "?"))) {
    console.error("HTTP Error: 403");
    process.exit(1);
  }
  if (words.join(" ").startsWith("deploy --only hosting")) {
    const folder = JSON.parse(readFileSync("firebase.json", "utf8")).hosting.public;
    rmSync(bench + "/live", { recursive: true, force: true });
    cpSync(folder, bench + "/live", { recursive: true });
  }
`;

export interface Bench {
  readonly root: string;
  readonly origin: string;
  /** Folder of the live site's files. */
  readonly live: string;
  /** Everything that deployments have printed. */
  output(): string;
  write(file: string, text: string): void;
  commit(subject: string): string;
  git(...words: readonly string[]): string;
  /** Arguments of the calls of firebase-tools. */
  calls(): readonly string[];
  /** States of the index, one for each question; the last one stays. */
  indexStates(...states: readonly string[]): void;
  /** The command of firebase-tools that fails. */
  failAt(target: string): void;
  run(
    deployment: Deployment,
    changes?: Partial<DeploymentContext> & { readonly settings?: Readonly<Record<string, string>> },
  ): Promise<void>;
}

/** A repository, a substitute for Firebase, and a live site, for one test. */
export async function makeBench(): Promise<Bench> {
  const folder = mkdtempSync(path.join(tmpdir(), "deploy-test-"));
  const [root, live] = [path.join(folder, "repository"), path.join(folder, "live")];
  const git = (...words: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.org", ...words], { cwd: root, encoding: "utf8" }).trim();
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const commit = (subject: string): string => {
    git("add", "--all");
    git("commit", "--quiet", "--message", subject);
    return git("rev-parse", "HEAD");
  };
  mkdirSync(root);
  git("init", "--quiet", "--template=");
  for (const [file, text] of Object.entries(sources)) write(file, text);
  commit("first");
  const program = path.join(folder, "firebase.mjs");
  writeFileSync(program, standIn);
  chmodSync(program, 0o755);
  writeFileSync(path.join(folder, "states"), "[READY]");

  const server = createServer((request, response) => {
    const requested = path.join(live, decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname));
    const file = [requested, `${requested}.html`, path.join(requested, "index.html")].find(
      (name) => existsSync(name) && !name.endsWith("/"),
    );
    try {
      response.end(readFileSync(file ?? ""));
    } catch {
      response.writeHead(404).end("not here");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = "https://plenum.firm.test";
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => realFetch(new Request(input).url.replace(origin, local), init);
  onTestFinished(() => {
    globalThis.fetch = realFetch;
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const lines: string[] = [];
  return {
    root,
    origin,
    live,
    output: () => lines.join("\n"),
    write,
    commit,
    git,
    calls: () => (existsSync(path.join(folder, "calls")) ? readFileSync(path.join(folder, "calls"), "utf8").trim().split("\n") : []),
    indexStates: (...states) => writeFileSync(path.join(folder, "states"), states.join("\n")),
    failAt: (target) => writeFileSync(path.join(folder, "fails"), target),
    run: (deployment, { settings: changed = {}, ...changes } = {}) =>
      deploy(deployment, {
        root,
        environment: { PATH: process.env["PATH"], HOME: folder, ...settings, SITE_ORIGIN: origin, ...changed },
        firebase: [process.execPath, program, folder],
        build: [["node", "build.mjs"]],
        say: (line) => lines.push(line),
        ask: undefined,
        indexes: { everyMs: 1, attempts: 5 },
        askLiveEveryMs: 1,
        ...changes,
      }),
  };
}
