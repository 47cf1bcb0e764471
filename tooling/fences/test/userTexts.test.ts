import { expect, test } from "vitest";
import { lintSample } from "./lintSample.ts";

const texts = (source: string, file = "Rooms.tsx"): readonly (string | undefined)[] =>
  lintSample("house.ts", { "house/user-text": "error" }, source, file).map(({ message }) => /“(.*)”/.exec(message)?.[1]);

test("texts of elements, of their readable attributes and of properties are found, through conditions", () => {
  expect(texts(`export const Room = () => <p title="Area">Rooms of {name}</p>;`)).toEqual(["Area", "Rooms of"]);
  expect(texts(`export const Room = () => <p aria-label={isOpen ? "Close" : "Open"}>{"None"}</p>;`)).toEqual(["Close", "Open", "None"]);
  expect(texts('export const table = { columns: ["Flow", name, "Head"], id: `${count} runs` };')).toEqual(["Flow", "Head"]);
  expect(texts(`export const action = { label: name ?? "Undo", run };`)).toEqual(["Undo"]);
});

test("sentences and their pieces are found wherever they are", () => {
  expect(texts(`say("The list holds too many rows.");`)).toEqual(["The list holds too many rows."]);
  expect(texts("say(`${count} rows`);")).toEqual(["… rows"]);
  expect(texts(`say("Typical value; verify before use.");`)).toEqual(["Typical value; verify before use."]);
  expect(texts("say(`${name} of ${project}`);")).toEqual(["… of …"]);
});

test("what users do not read is not found", () => {
  expect(
    texts(
      `export const Room = () => <p className="wide open" role="list" style={{ gridTemplate: "auto 1fr auto" }} data-place="first row">{name} m²</p>;`,
    ),
  ).toEqual([]);
  expect(texts(`throw new RangeError("a row needs an id of its own");`)).toEqual([]);
  expect(texts("move(`translate(${x}px, 0)`);")).toEqual([]);
  expect(texts(`paint("fill: none; stroke: currentColor; text-anchor: middle");`)).toEqual([]);
  expect(texts("fill(`color-mix(in srgb, ${color} 90%, var(--ink))`, 'Inter, system-ui, sans-serif');")).toEqual([]);
  expect(texts(`if (key === "Enter") log.warn("nothing was entered here");`)).toEqual([]);
  expect(texts(`report.error("A file could not be read.", error);`)).toEqual([]);
  expect(texts(`logEvent("listener", isCached ? "answered from the cache" : "answered by the server");`)).toEqual([]);
});

test("files of texts and tests may hold them", () => {
  const source = `say("The list holds too many rows.");`;
  for (const file of ["texts.ts", "importTexts.ts", "messages.ts", "Rooms.test.ts"]) expect(texts(source, file), file).toEqual([]);
});
