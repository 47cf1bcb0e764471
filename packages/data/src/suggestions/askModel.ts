import { log, type Logger } from "@org/device/log";
import { AIError, getAI, getGenerativeModel, GoogleAIBackend } from "firebase/ai";
import type { FirebaseApp } from "firebase/app";
import type { AiSettings } from "../configuration.ts";
import { failureOf, type SuggestionOutcome } from "./outcomes.ts";
import { readAnswer } from "./readAnswer.ts";
import type { BillSubject, SuggestionRequest } from "./request.ts";

/** Ends a request early. */
export interface AskOptions {
  readonly signal: AbortSignal;
  /** Maximum time from the request to the last byte of the answer, in milliseconds. */
  readonly timeoutMs?: number;
  readonly report?: Pick<Logger, "warn">;
}

const aMinute = 60_000;
/** Forty items of usual length take a quarter of it; the rest is for models that reason first. */
const maxOutputTokens = 16_384;

/** The reason of a refusal of the service. */
function failureFor(error: unknown): SuggestionOutcome {
  // An answer outside the protocol makes the SDK throw other errors.
  if (!(error instanceof AIError)) return failureOf("malformed");
  const status = error.customErrorData?.status;
  if (status === 429) return failureOf("quota");
  if (status !== undefined) return failureOf(status >= 500 ? "unavailable" : "refused");
  // The codes of the SDK, whose constant has nothing else.
  if (error.code === "response-error") return failureOf("blocked");
  if (error.code === "error") return failureOf("offline");
  return failureOf("refused");
}

/**
 * Asks Gemini through Firebase AI Logic, with tokens of App Check and of the session where the app has them.
 *
 * @param app the app whose project pays
 * @param request everything that is sent
 * @param subject the bill that the answer is checked against; parts outside the request are not sent
 */
export async function askModel(
  app: FirebaseApp,
  { model, address }: AiSettings,
  request: SuggestionRequest,
  subject: BillSubject,
  { signal, timeoutMs = aMinute, report = log }: AskOptions,
): Promise<SuggestionOutcome> {
  // The SDK's timeout ends with the head of the answer; a missing body would be waited for.
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const generative = getGenerativeModel(
      getAI(app, { backend: new GoogleAIBackend() }),
      {
        model,
        systemInstruction: request.instruction,
        generationConfig: { responseMimeType: "application/json", responseSchema: request.schema, temperature: 0, maxOutputTokens },
      },
      address === undefined ? {} : { baseUrl: address },
    );
    const { response } = await generative.generateContent(request.data, { signal: AbortSignal.any([signal, timeout]) });
    // A blocked question has neither a candidate nor an error.
    if (response.candidates === undefined || response.candidates.length === 0) return failureOf("blocked");
    return readAnswer(response.text(), subject);
  } catch (error) {
    if (signal.aborted) return failureOf("cancelled");
    if (timeout.aborted) return failureOf("timedOut");
    report.warn("The AI service gave no suggestions.", error);
    return failureFor(error);
  }
}
