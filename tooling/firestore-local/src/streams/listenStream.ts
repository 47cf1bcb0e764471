import type { Caller } from "../access/caller.ts";
import { callerOf } from "../access/caller.ts";
import { authorizeGet, authorizeQuery } from "../access/authorize.ts";
import { parseJsonObject } from "../http/request.ts";
import type { Query } from "../query/query.ts";
import { isInScope, matchesQuery, runQuery } from "../query/run.ts";
import type { Service } from "../service.ts";
import { accessContext, requireDatabase } from "../service.ts";
import { asStatus } from "../status.ts";
import type { StoredDocument } from "../store/document.ts";
import type { Json, JsonObject } from "../values/json.ts";
import { isObject } from "../values/json.ts";
import type { Micros } from "../values/value.ts";
import type { StreamHandler } from "../webchannel/session.ts";
import {
  documentChanged,
  documentDeleted,
  documentRemoved,
  existenceFilter,
  snapshot,
  targetAdded,
  targetCurrent,
  targetRemoved,
  targetReset,
} from "./listenMessages.ts";
import { endingOnError } from "./streamError.ts";
import type { Target } from "./target.ts";
import { decodeResumeToken, decodeSubject, encodeResumeToken, targetId } from "./target.ts";

type Documents = ReadonlyMap<string, StoredDocument>;
type Changes = readonly { readonly name: string; readonly after: StoredDocument | undefined }[];

/** Opens the Listen stream of a client. */
export function openListenStream(service: Service, push: (message: Json) => void, authorization: string | undefined): StreamHandler {
  const stream = new ListenStream(service, push, authorization);
  return endingOnError(push, { receive: (text) => stream.receive(parseJsonObject(text)), close: () => stream.close() });
}

/** The targets of a client: they come and go, and every commit brings all of them to one consistent time. */
class ListenStream {
  readonly #service: Service;
  readonly #push: (message: Json) => void;
  readonly #authorization: string | undefined;
  readonly #targets = new Map<number, Target>();
  readonly #unsubscribe: readonly (() => void)[];
  #opened: { readonly database: string; readonly caller: Caller } | undefined;

  constructor(service: Service, push: (message: Json) => void, authorization: string | undefined) {
    this.#service = service;
    this.#push = push;
    this.#authorization = authorization;
    this.#unsubscribe = [
      service.store.onCommit((changes, time) => this.#forEachTarget(time, (target) => this.#follow(target, changes, time))),
      service.rules.onChange(() => {
        const time = service.store.readTime();
        this.#forEachTarget(time, (target) => this.#update(target, this.#results(target, time), time));
      }),
    ];
  }

  receive(message: JsonObject): void {
    if (this.#opened === undefined) {
      const database = requireDatabase(this.#service, message["database"]);
      this.#opened = { database, caller: callerOf(this.#authorization, database) };
    }
    const { addTarget, removeTarget } = message;
    if (isObject(addTarget)) this.#add(addTarget);
    else if (typeof removeTarget === "number" && this.#targets.delete(removeTarget)) this.#push(targetRemoved(removeTarget));
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#targets.clear();
  }

  #token(time: Micros): string {
    return encodeResumeToken(this.#service.store.identity, time);
  }

  /** The documents of the target at present. @throws PERMISSION_DENIED */
  #results({ subject }: Target, time: Micros): Documents {
    const { store } = this.#service;
    const { database, caller } = this.#opened!;
    const access = accessContext(this.#service, database, caller, time);
    const surroundings = { database, before: store, after: store };
    if (subject.kind === "documents") {
      for (const name of subject.names) authorizeGet(access, name, surroundings);
      return new Map(subject.names.flatMap((name) => store.get(name) ?? []).map((document) => [document.name, document]));
    }
    const documents = runQuery(store, subject.query);
    authorizeQuery(access, subject.query, documents, surroundings);
    return new Map(documents.map((document) => [document.name, document]));
  }

  #drop(target: Target, thrown: unknown): void {
    this.#targets.delete(target.id);
    this.#push(targetRemoved(target.id, asStatus(thrown)));
  }

  #countRead(): void {
    this.#service.usage.add(this.#opened!.database, { reads: 1 });
  }

  #pushDocument({ id, sent }: Target, document: StoredDocument): void {
    if (sent.get(document.name) === document.updateTime) return;
    sent.set(document.name, document.updateTime);
    this.#countRead();
    this.#push(documentChanged(id, document));
  }

  #pushGone({ id, sent }: Target, name: string, time: Micros): void {
    sent.delete(name);
    const isDeleted = this.#service.store.get(name) === undefined;
    this.#push(isDeleted ? documentDeleted(id, name, time) : documentRemoved(id, name, time));
  }

  /** Sends the differences between the client's documents and the present ones. */
  #update(target: Target, current: Documents, time: Micros): void {
    for (const name of target.sent.keys()) if (!current.has(name)) this.#pushGone(target, name, time);
    for (const document of current.values()) this.#pushDocument(target, document);
  }

  /** Sends the changes since the client's token, if that is known; otherwise makes the client forget its documents. */
  #resume(target: Target, json: JsonObject, current: Documents, time: Micros): void {
    const { store } = this.#service;
    const { subject, id, sent } = target;
    const isResuming = typeof json["resumeToken"] === "string" && json["resumeToken"] !== "";
    if (subject.kind === "documents" || (!isResuming && json["readTime"] === undefined)) return;
    const since = decodeResumeToken(json["resumeToken"], store.identity);
    const changed = since === undefined ? undefined : store.changedSince(since);
    const touched = [...(changed ?? [])].filter((name) => isInScope(name, subject.query));
    // A limit or offset lets documents leave that have not changed themselves.
    if (changed === undefined || (isLimited(subject.query) && touched.length > 0)) {
      this.#push(targetReset(id));
      return;
    }
    for (const document of current.values()) if (!changed.has(document.name)) sent.set(document.name, document.updateTime);
    for (const name of touched) if (!current.has(name)) this.#pushGone(target, name, time);
  }

  #add(json: JsonObject): void {
    const id = targetId(json);
    const target: Target = { id, subject: decodeSubject(json, this.#opened!.database), sent: new Map() };
    const time = this.#service.store.readTime();
    this.#push(targetAdded(id));
    try {
      const current = this.#results(target, time);
      this.#resume(target, json, current, time);
      // A query without results is billed as one read, and so is a missing document.
      if (current.size === 0) this.#countRead();
      this.#update(target, current, time);
      if (target.subject.kind === "documents") {
        for (const name of target.subject.names) if (!current.has(name)) this.#push(documentDeleted(id, name, time));
      } else if (json["resumeToken"] !== undefined) this.#push(existenceFilter(id, current.size));
      this.#targets.set(id, target);
      this.#push(targetCurrent(id, time, this.#token(time)));
      this.#push(snapshot(time, this.#token(time)));
    } catch (thrown) {
      this.#drop(target, thrown);
    }
  }

  /** Sends what a commit changes. Only changed documents can come or go, unless the query has a limit: then it runs again. */
  #follow(target: Target, changes: Changes, time: Micros): void {
    const { subject, sent } = target;
    const names = new Set(subject.kind === "documents" ? subject.names : []);
    const concerned = changes.filter(({ name }) => (subject.kind === "query" ? isInScope(name, subject.query) : names.has(name)));
    if (concerned.length === 0) return;
    if (subject.kind === "documents" || isLimited(subject.query)) {
      this.#update(target, this.#results(target, time), time);
      return;
    }
    const { store } = this.#service;
    const { database, caller } = this.#opened!;
    const { query } = subject;
    const matching = concerned.flatMap(({ after }) => (after !== undefined && matchesQuery(after, query) ? [after] : []));
    authorizeQuery(accessContext(this.#service, database, caller, time), query, matching, { database, before: store, after: store });
    const staying = new Set(matching.map(({ name }) => name));
    for (const { name } of concerned) if (!staying.has(name) && sent.has(name)) this.#pushGone(target, name, time);
    for (const document of matching) this.#pushDocument(target, document);
  }

  #forEachTarget(time: Micros, bring: (target: Target) => void): void {
    if (this.#targets.size === 0) return;
    for (const target of this.#targets.values()) {
      try {
        bring(target);
      } catch (thrown) {
        this.#drop(target, thrown);
      }
    }
    this.#push(snapshot(time, this.#token(time)));
  }
}

function isLimited({ limit, offset }: Query): boolean {
  return limit !== undefined || offset > 0;
}
