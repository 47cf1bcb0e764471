import type { Caller } from "../access/caller.ts";
import { callerOf } from "../access/caller.ts";
import { parseJsonObject } from "../http/request.ts";
import { encodeWriteResult } from "../rest/writes.ts";
import type { Service } from "../service.ts";
import { commitWrites, requireDatabase } from "../service.ts";
import { decodeWrites } from "../store/write.ts";
import type { Json } from "../values/json.ts";
import { formatTimestamp } from "../values/timestamps.ts";
import type { StreamHandler } from "../webchannel/session.ts";
import { endingOnError } from "./streamError.ts";

/** The Write stream: the first message opens it, every further one is a commit. */
export function openWriteStream(service: Service, push: (message: Json) => void, authorization: string | undefined): StreamHandler {
  let opened: { readonly database: string; readonly caller: Caller } | undefined;
  let tokens = 0;
  const streamToken = (): string => {
    tokens += 1;
    return Buffer.from(String(tokens)).toString("base64");
  };

  return endingOnError(push, {
    receive: (text) => {
      const message = parseJsonObject(text);
      if (opened === undefined) {
        const database = requireDatabase(service, message["database"]);
        opened = { database, caller: callerOf(authorization, database) };
        push({ streamId: "0", streamToken: streamToken() });
        return;
      }
      const { database, caller } = opened;
      const { time, results } = commitWrites(service, database, caller, decodeWrites(message["writes"], database));
      push({ streamToken: streamToken(), writeResults: results.map(encodeWriteResult), commitTime: formatTimestamp(time) });
    },
    close: () => {},
  });
}
