import { parseJson } from "@org/device/json";

/**
 * What can be read of a JSON text that was cut off: everything before the last value that is whole. Objects and lists that were open at the cut are closed
 * behind it; a value that was cut is left out.
 *
 * @returns `undefined` where nothing can be read, or the text is no cut JSON
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
      // Nothing stands in it yet, and that much is whole.
      end = place + 1;
    } else if (character === "}" || character === "]") {
      if (open.pop() !== character) return undefined;
      end = place + 1;
    } else if (character === ",") end = place;
  }
  // What was open at the last whole value is open still: all that opens or closes is whole.
  return open.length === 0 ? undefined : parseJson(text.slice(0, end) + open.toReversed().join(""));
}
