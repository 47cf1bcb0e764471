import type { Logger } from "@org/device/log";
import type { FirebaseApp } from "firebase/app";
import type { AiSettings } from "../configuration.ts";
import { failureOf, type SuggestionOutcome } from "./outcomes.ts";
import type { BillSubject, SuggestionRequest } from "./request.ts";

/** An AI service that proposes items of bills. */
export interface SuggestionService {
  /** Name of the model that answers. */
  readonly model: string;
  /** Sends a request and checks the answer against the bill; never throws. */
  readonly suggest: (
    request: SuggestionRequest,
    subject: BillSubject,
    options: { readonly signal: AbortSignal },
  ) => Promise<SuggestionOutcome>;
}

/** The service that is configured. Its SDK is loaded with the first request. */
export function suggestionService(app: FirebaseApp, settings: AiSettings, report: Logger): SuggestionService {
  return {
    model: settings.model,
    suggest: async (request, subject, { signal }) => {
      try {
        const { askModel } = await import("./askModel.ts");
        return await askModel(app, settings, request, subject, { signal, report });
      } catch (error) {
        report.warn("The AI service could not be loaded.", error);
        return failureOf(signal.aborted ? "cancelled" : "offline");
      }
    },
  };
}
