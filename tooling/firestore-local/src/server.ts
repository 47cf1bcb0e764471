import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { RulesSource } from "./access/rulesBook.ts";
import { openRules } from "./access/rulesBook.ts";
import type { Door } from "./http/origin.ts";
import { allowOrigin, answerPreflight, isLoopbackHost, refusalReason } from "./http/origin.ts";
import { parseJsonObject, readBody, sendError, sendJson } from "./http/request.ts";
import { administer } from "./rest/administration.ts";
import type { RestRequest } from "./rest/router.ts";
import { answerRest } from "./rest/router.ts";
import type { AllowTally } from "./rules/coverage.ts";
import { coverageOf } from "./rules/coverage.ts";
import type { Service } from "./service.ts";
import { StatusError, asStatus, invalidArgument, permissionDenied } from "./status.ts";
import type { Json } from "./values/json.ts";
import { openStore, type Store } from "./store/store.ts";
import { trackTransactions } from "./store/transactions.ts";
import { openListenStream } from "./streams/listenStream.ts";
import { openUsageLedger, type Usage } from "./usage.ts";
import { openWriteStream } from "./streams/writeStream.ts";
import type { Channels, OpenStream } from "./webchannel/channel.ts";
import { openChannels } from "./webchannel/channel.ts";

export type FirestoreOptions = {
  /** 0 takes any free port. */
  readonly port?: number;
  /** 127.0.0.1 by default; a host beyond loopback is refused without `allowAnyoneOnThisNetwork`. */
  readonly host?: string;
  /** Lets everybody who can reach `host` read and change all documents: a request with `Bearer owner` is above the rules. */
  readonly allowAnyoneOnThisNetwork?: boolean;
  /** Security rules: a file, which is watched, or their text. Without rules only `Bearer owner` gets in. */
  readonly rules?: RulesSource;
  /** File in which the documents outlive the server; without it they are in memory only. */
  readonly dataFile?: string;
  /** The only project to serve; any project if left out. */
  readonly project?: string;
  /** Receives messages about reloaded rules. */
  readonly report?: (message: string) => void;
};

export type RunningFirestore = {
  readonly url: string;
  readonly host: string;
  readonly port: number;
  /** How often each allow statement of the rules has granted and refused a request since they were loaded, and what it counted at most. */
  readonly coverage: (project?: string) => readonly AllowTally[];
  /** Use of the project's database since the server started. */
  readonly usage: (project?: string) => Usage;
  /** Answers a REST request of this process without the network: status and body are those that the network would carry. */
  readonly answer: (request: Omit<RestRequest, "parameters">) => { readonly status: number; readonly body: Json };
  readonly close: () => Promise<void>;
};

/** Starts a server. @throws RulesSyntaxError, or an Error that says why the host, the data file or the port cannot be had. */
export async function startFirestore(options: FirestoreOptions = {}): Promise<RunningFirestore> {
  const { port = 0, host = "127.0.0.1", rules: source, dataFile, project, report = console.error } = options;
  const door = openDoor(host, options.allowAnyoneOnThisNetwork === true, report);
  const rules = openRules(source, report);
  let store: Store;
  try {
    store = openStore(dataFile, report);
  } catch (error) {
    rules.close();
    throw error;
  }
  const service: Service = { store, rules, transactions: trackTransactions(), usage: openUsageLedger(), project };
  const channels = openChannels();
  const server = createServer((request, response) => {
    respond(service, channels, request, response, door).catch((error: unknown) => sendError(response, error));
  });
  // Back channels stay open for as long as the client likes.
  server.requestTimeout = 0;
  // Clients reuse their connections; one that is closed under a request makes the client believe it is offline.
  server.keepAliveTimeout = 120_000;
  server.headersTimeout = 130_000;
  const release = (): void => {
    rules.close();
    store.close();
  };
  const taken = await listen(server, port, host).catch((error: unknown) => {
    release();
    throw error;
  });
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`,
    host,
    port: taken,
    coverage: (projectId = project ?? "") => coverageOf(rules.rulesOf(`projects/${projectId}/databases/(default)`)),
    usage: (projectId = project ?? "") => service.usage.usageOf(`projects/${projectId}/databases/(default)`),
    answer: (request) => {
      try {
        return { status: 200, body: answerRest(service, { ...request, parameters: new URLSearchParams() }) };
      } catch (error) {
        const { http, status, message } = asStatus(error);
        return { status: http, body: { error: { code: http, status, message } } };
      }
    },
    close: async () => {
      channels.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      release();
    },
  };
}

/** @throws {Error} when the host is beyond loopback and nobody has said that this is meant */
function openDoor(host: string, isMeant: boolean, report: (message: string) => void): Door {
  if (isLoopbackHost(host)) return {};
  if (!isMeant) {
    throw new Error(
      `${host} is beyond this machine: everybody on its network could read, change and delete all documents, past all rules. Leave --host out, or add --allow-anyone-on-this-network if that is meant.`,
    );
  }
  report(
    `Everybody who can reach ${host} can now read, change and delete all documents of this server, past all rules. Web pages from elsewhere are still refused.`,
  );
  return { isOpenToNetwork: true };
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Readonly<Record<string, string>> = {
        EADDRINUSE: `Port ${port} on ${host} is in use. Stop the program that holds it, or choose another with --port.`,
        EACCES: `Port ${port} on ${host} may not be used by this user. Choose another with --port.`,
      };
      const reason = reasons[error.code ?? ""];
      reject(reason === undefined ? error : new Error(reason, { cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

async function respond(
  service: Service,
  channels: Channels,
  request: IncomingMessage,
  response: ServerResponse,
  door: Door,
): Promise<void> {
  const refusal = refusalReason(request, door);
  if (refusal !== undefined) throw permissionDenied(refusal);
  allowOrigin(request, response);
  if (request.method === "OPTIONS") return answerPreflight(request, response);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://local");
  const stream = streamOf(service, pathname);
  if (stream !== undefined) return channels.handle(request, response, searchParams, stream);
  const method = request.method ?? "GET";
  if (pathname === "/" && method === "GET") return sendJson(response, 200, { status: "Ok" });
  const body = parseJsonObject(await readBody(request));
  const rest = below("/v1/", pathname);
  if (rest !== undefined) {
    const { authorization } = request.headers;
    return sendJson(response, 200, answerRest(service, { method, path: rest, parameters: searchParams, authorization, body }));
  }
  const administration = below("/emulator/v1/", pathname);
  if (administration !== undefined) return sendJson(response, 200, administer(service, method, administration, body));
  throw new StatusError("NOT_FOUND", `${method} ${pathname} is not spoken here.`);
}

function streamOf(service: Service, pathname: string): OpenStream | undefined {
  switch (pathname) {
    case "/google.firestore.v1.Firestore/Listen/channel":
      return (push, authorization) => openListenStream(service, push, authorization);
    case "/google.firestore.v1.Firestore/Write/channel":
      return (push, authorization) => openWriteStream(service, push, authorization);
    default:
      return undefined;
  }
}

function below(prefix: string, pathname: string): string | undefined {
  if (!pathname.startsWith(prefix)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(prefix.length));
  } catch (error) {
    if (error instanceof URIError) throw invalidArgument("The path is not well encoded.");
    throw error;
  }
}
