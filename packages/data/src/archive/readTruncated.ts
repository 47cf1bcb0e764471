import { parseJson } from "@org/device/json";

/**
 * The readable part of a JSON text that was cut off: everything up to the last complete value. Objects and lists that are open at the cut are closed; a
 * value that was cut is left out.
 *
 * @returns `undefined` where nothing can be read, or the text is not cut JSON
 *
 * @example
 * readTruncated('{"files":[{"name":"A"},{"name":"B'); // { files: [{ name: "A" }, {}] }
 */
export function readTruncated(text: string): unknown {
  const open: string[] = [];
  let end = 0;
  let isInText = false;
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place]!;
    if (isInText) {
      if (character === "\\") place += 1;
      else if (character === '"') isInText = false;
      continue;
    }
    if (character === '"') isInText = true;
    else if (character === "{" || character === "[") {
      open.push(character === "{" ? "}" : "]");
      // An empty list or object is complete.
      end = place + 1;
    } else if (character === "}" || character === "]") {
      if (open.pop() !== character) return undefined;
      end = place + 1;
    } else if (character === ",") end = place;
  }
  // Objects and lists that were open at the last complete value are still open.
  return open.length === 0 ? undefined : parseJson(text.slice(0, end) + open.toReversed().join(""));
}
