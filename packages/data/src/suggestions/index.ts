export { failureOf, type SuggestedRate, type Suggestion, type SuggestionFailure, type SuggestionOutcome } from "./outcomes.ts";
export { requestFor, sentParts, type BillSubject, type SentItem, type SentPart, type SuggestionRequest } from "./request.ts";
