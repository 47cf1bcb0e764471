import type { Caller } from "../access/caller.ts";
import { callerOf } from "../access/caller.ts";
import { authorizeGet, authorizeQuery } from "../access/authorize.ts";
import { parseJsonObject } from "../http/request.ts";
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

/** The Listen stream: targets come and go, and every commit brings all of them to one consistent time. */
export function openListenStream(service: Service, push: (message: Json) => void, authorization: string | undefined): StreamHandler {
  const { store, rules } = service;
  const targets = new Map<number, Target>();
  let opened: { readonly database: string; readonly caller: Caller } | undefined;

  const open = (database: string): NonNullable<typeof opened> => ({ database, caller: callerOf(authorization, database) });

  const token = (time: Micros): string => encodeResumeToken(store.identity, time);

  /** The target's documents as they are now. @throws PERMISSION_DENIED */
  const results = ({ subject }: Target, time: Micros): ReadonlyMap<string, StoredDocument> => {
    const { database, caller } = opened!;
    const access = accessContext(service, database, caller, time);
    const surroundings = { database, before: store, after: store };
    if (subject.kind === "documents") {
      for (const name of subject.names) authorizeGet(access, name, surroundings);
      return new Map(subject.names.flatMap((name) => store.get(name) ?? []).map((document) => [document.name, document]));
    }
    const documents = runQuery(store, subject.query);
    authorizeQuery(access, subject.query, documents, surroundings);
    return new Map(documents.map((document) => [document.name, document]));
  };

  const drop = (target: Target, thrown: unknown): void => {
    targets.delete(target.id);
    push(targetRemoved(target.id, asStatus(thrown)));
  };

  const pushDocument = ({ id, sent }: Target, document: StoredDocument): void => {
    if (sent.get(document.name) === document.updateTime) return;
    sent.set(document.name, document.updateTime);
    service.usage.add(opened!.database, { reads: 1 });
    push(documentChanged(id, document));
  };

  const pushGone = ({ id, sent }: Target, name: string, time: Micros): void => {
    sent.delete(name);
    push(store.get(name) === undefined ? documentDeleted(id, name, time) : documentRemoved(id, name, time));
  };

  /** Sends what separates the client's documents from today's. */
  const update = (target: Target, current: ReadonlyMap<string, StoredDocument>, time: Micros): void => {
    for (const name of target.sent.keys()) if (!current.has(name)) pushGone(target, name, time);
    for (const document of current.values()) pushDocument(target, document);
  };

  /** Sends what has changed since the client's token, if that is known; otherwise makes the client forget what it has. */
  const resume = (target: Target, json: JsonObject, current: ReadonlyMap<string, StoredDocument>, time: Micros): void => {
    const { subject, id, sent } = target;
    const isResuming = typeof json["resumeToken"] === "string" && json["resumeToken"] !== "";
    if (subject.kind === "documents" || (!isResuming && json["readTime"] === undefined)) return;
    const since = decodeResumeToken(json["resumeToken"], store.identity);
    const changed = since === undefined ? undefined : store.changedSince(since);
    const touched = [...(changed ?? [])].filter((name) => isInScope(name, subject.query));
    // A limit or offset lets documents leave that have not changed themselves.
    const isLimited = subject.query.limit !== undefined || subject.query.offset > 0;
    if (changed === undefined || (isLimited && touched.length > 0)) {
      push(targetReset(id));
      return;
    }
    for (const document of current.values()) if (!changed.has(document.name)) sent.set(document.name, document.updateTime);
    for (const name of touched) if (!current.has(name)) pushGone(target, name, time);
  };

  const add = (json: JsonObject): void => {
    const id = targetId(json);
    const target: Target = { id, subject: decodeSubject(json, opened!.database), sent: new Map() };
    const time = store.readTime();
    push(targetAdded(id));
    try {
      const current = results(target, time);
      resume(target, json, current, time);
      // A query that finds nothing is billed as one read, and so is a document that is not there.
      if (current.size === 0) service.usage.add(opened!.database, { reads: 1 });
      update(target, current, time);
      if (target.subject.kind === "documents") {
        for (const name of target.subject.names) if (!current.has(name)) push(documentDeleted(id, name, time));
      } else if (json["resumeToken"] !== undefined) push(existenceFilter(id, current.size));
      targets.set(id, target);
      push(targetCurrent(id, time, token(time)));
      push(snapshot(time, token(time)));
    } catch (thrown) {
      drop(target, thrown);
    }
  };

  /** Only documents that changed can come or go, unless the query has a limit: then it is asked anew. */
  const follow = (
    target: Target,
    changes: readonly { readonly name: string; readonly after: StoredDocument | undefined }[],
    time: Micros,
  ): void => {
    const { subject, sent } = target;
    const names = new Set(subject.kind === "documents" ? subject.names : []);
    const concerned = changes.filter(({ name }) => (subject.kind === "query" ? isInScope(name, subject.query) : names.has(name)));
    if (concerned.length === 0) return;
    if (subject.kind === "documents" || subject.query.limit !== undefined || subject.query.offset > 0) {
      update(target, results(target, time), time);
      return;
    }
    const { database, caller } = opened!;
    const { query } = subject;
    const matching = concerned.flatMap(({ after }) => (after !== undefined && matchesQuery(after, query) ? [after] : []));
    authorizeQuery(accessContext(service, database, caller, time), query, matching, { database, before: store, after: store });
    const staying = new Set(matching.map(({ name }) => name));
    for (const { name } of concerned) if (!staying.has(name) && sent.has(name)) pushGone(target, name, time);
    for (const document of matching) pushDocument(target, document);
  };

  const forEachTarget = (time: Micros, bring: (target: Target) => void): void => {
    if (targets.size === 0) return;
    for (const target of targets.values()) {
      try {
        bring(target);
      } catch (thrown) {
        drop(target, thrown);
      }
    }
    push(snapshot(time, token(time)));
  };

  const stopFollowing = store.onCommit((changes, time) => forEachTarget(time, (target) => follow(target, changes, time)));
  const stopJudging = rules.onChange(() => {
    const time = store.readTime();
    forEachTarget(time, (target) => update(target, results(target, time), time));
  });

  return endingOnError(push, {
    receive: (text) => {
      const message = parseJsonObject(text);
      opened ??= open(requireDatabase(service, message["database"]));
      const { addTarget, removeTarget } = message;
      if (isObject(addTarget)) add(addTarget);
      else if (typeof removeTarget === "number") {
        if (targets.delete(removeTarget)) push(targetRemoved(removeTarget));
      }
    },
    close: () => {
      stopFollowing();
      stopJudging();
      targets.clear();
    },
  });
}
