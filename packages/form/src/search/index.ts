export { foldText, hasAllWords, matching, searchWords } from "./words.ts";
