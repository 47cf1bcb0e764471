import { asStatus } from "../status.ts";
import type { Json } from "../values/json.ts";
import type { StreamHandler } from "../webchannel/session.ts";

/** Tells the client of an error in its last message and takes no more: the error ends the stream. */
export function endingOnError(push: (message: Json) => void, handler: StreamHandler): StreamHandler {
  let isEnded = false;
  return {
    receive: (message) => {
      if (isEnded) return;
      try {
        handler.receive(message);
      } catch (thrown) {
        isEnded = true;
        const { http, status, message: text } = asStatus(thrown);
        push([{ error: { code: http, status, message: text } }]);
        handler.close();
      }
    },
    close: handler.close,
  };
}
