import { expect, test } from "vitest";
import { lintSample } from "./lintSample.ts";

const texts = (source: string, file = "Rooms.tsx"): readonly (string | undefined)[] =>
  lintSample("house.ts", { "house/user-text": "error" }, source, file).map(({ message }) => /“(.*)”/.exec(message)?.[1]);

test("texts of elements, of their readable attributes and of properties are found, through conditions", () => {
  expect(texts(`export const Room = () => <p title="Area">Rooms of {name}</p>;`)).toEqual(["Area", "Rooms of"]);
  expect(texts(`export const Room = () => <p aria-label={isOpen ? "Close" : "Open"}>{"None"}</p>;`)).toEqual(["Close", "Open", "None"]);
  expect(texts('export const table = { columns: ["Flow", name, "Head"], id: `${count} runs` };')).toEqual(["Flow", "Head"]);
  expect(texts(`export const action = { label: name ?? "Undo", run };`)).toEqual(["Undo"]);
  expect(texts('export const State = () => <p title={"Files" satisfies string}>{isSaved ? "Saved" : "Open"}</p>;')).toEqual([
    "Files",
    "Saved",
    "Open",
  ]);
  expect(texts("export const State = () => <>{isSaved && 'Saved'}{`Saved ${time}`}{count + ' rows'}</>;")).toEqual([
    "Saved",
    "Saved …",
    "rows",
  ]);
  expect(texts('export const table = { title: count + " rows", label: (isSaved ? "Saved" : "") + name };')).toEqual(["rows", "Saved"]);
});

test("default values are found by the name of their parameter", () => {
  expect(texts(`export const Badge = ({ label = "Saved", id = "saved" }) => <b id={id}>{label}</b>;`)).toEqual(["Saved"]);
  expect(texts(`export function show(title = "Saved", kind = "badge") {}`)).toEqual(["Saved"]);
});

test("single words of workbooks and groups are found", () => {
  expect(texts(`row(headCells(["Input", "Value"]), textCell("Sum", { isBold: true }), sheetNames(["Summary", ...names]));`)).toEqual([
    "Input",
    "Value",
    "Sum",
    "Summary",
  ]);
  expect(texts(`export const entries = [{ group: "Topics", id: "topic" }, { group: "topics" }, { word: "Note" }];`)).toEqual([
    "Topics",
    "Note",
  ]);
});

test("errors whose messages users read are found", () => {
  expect(texts(`throw new UnreadableFileError("The file is empty.");`)).toEqual(["The file is empty."]);
  expect(texts("throw new LogoError(`The picture has more than ${count} pixels.`);")).toEqual(["The picture has more than … pixels."]);
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
  for (const name of ["Error", "RangeError", "TypeError", "SyntaxError", "ConfigurationError", "OutOfRangeError"])
    expect(texts(`throw new ${name}("a row needs an id " + "of this list");`), name).toEqual([]);
  expect(texts(`export const Room = () => <p className={"wide " + (isOpen ? "Open" : "Closed")}>{kind === "Saved" && <b />}</p>;`)).toEqual(
    [],
  );
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
