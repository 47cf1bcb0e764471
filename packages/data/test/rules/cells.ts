import { fileCollections } from "../../src/collections.ts";
import { limits } from "../../src/documents/limits.ts";
import { issueId } from "../../src/documents/issue.ts";
import { addressOf, now, type Fields, type Write } from "@tooling/testing/documents";

export const actors = ["owner", "another user", "visitor"] as const;
export type Actor = (typeof actors)[number];
export type Operation = "get" | "list" | "create" | "update" | "delete";

/** One cell of the table: actor, operation and path, and whether the rules grant it. `before` exists already. */
export interface Cell {
  readonly title: string;
  readonly actor: Actor;
  readonly operation: Operation;
  readonly path: string;
  readonly granted: boolean;
  readonly before: readonly Write[];
  /** Commits; a read when empty. */
  readonly writes: readonly Write[];
}

/** The user path of the owner. */
export const home = "artifacts/plenum/users/alice";
const long = (length: number): string => "x".repeat(length);
const past = new Date("2020-01-01T00:00:00Z");

export const project: Fields = { name: "Office", description: "", createdAt: now };
const content: Fields = {
  calculatorVersion: 1,
  engineVersion: "0.1.0",
  data: { input: { wallArea: 20 }, results: { totalLoad: { value: 1, quantity: "power" } } },
};
export const file: Fields = { name: "Room 1", createdAt: now, updatedAt: now, ...content };
const revision: Fields = { note: "", createdAt: now, ...content };
const issue: Fields = {
  file: "Room 1",
  project: "Office",
  company: "Firm",
  location: "Town",
  projectNumber: "41",
  revision: "B",
  preparedBy: "A. Smith",
  checkedBy: "",
  issuedBy: addressOf("alice"),
  issuedAt: "2026-11-25T16:50:53.000Z",
  hash: "0123456789abcdef".repeat(4),
};
const linked: Fields = { collection: "calculations", fileId: "f", result: "supplyAirflow", file: "Office", name: "Supply airflow" };
const issued: Fields = { ...revision, note: "For construction", issue };
const imported: Fields = { ...issued, createdAt: past, importedAt: now };
const summary: Fields = {
  projectId: "p",
  collection: "boqs",
  name: "Room 1",
  createdAt: past,
  updatedAt: now,
  unitSystem: "Metric",
  results: { totalLoad: { value: 1, quantity: "power" } },
};
const version: Fields = { savedAt: past, ...content };
const versionList: Fields = { keptAt: now, entries: [{ slot: 0, savedAt: past, bytes: 100 }] };
const removalOfProject: Fields = { projectId: "p", requestedAt: now };
const removalOfFile: Fields = { ...removalOfProject, collection: "boqs", fileId: "f" };
const site: Fields = { version: 1, input: { altitude: { value: 1655, unit: "m" } } };
const profile: Fields = { name: "Firm", location: "Town", logo: null };

/** The parents of a document; the rules require a file's project and a revision's file to exist. */
export function above(path: string, fileThere: Fields = dated(file)): readonly Write[] {
  const segments = path.slice(home.length + 1).split("/");
  const parents: Write[] = [];
  if (path.startsWith(`${home}/projects/`) && segments.length > 2)
    parents.push({ create: `${home}/${segments.slice(0, 2).join("/")}`, fields: project });
  if (path.startsWith(`${home}/projects/`) && segments.length > 4)
    // With a known time, which the ids of issued reports contain.
    parents.push({ create: `${home}/${segments.slice(0, 4).join("/")}`, fields: fileThere });
  return parents;
}

/** The id of an issued report of a file that came to its project at a time. */
const idOfIssue = (projectId: string, since: Date = past): string =>
  issueId(projectId, { seconds: since.getTime() / 1000, nanoseconds: 0 }, issue["hash"] as string);

/**
 * Every path: its document, then the permissions of owner, another user and visitor, as get, list, create, update, delete; `-` is denied.
 * ID is replaced by an id of the test, ISSUE by the one that an issued report gets there.
 */
const places: readonly (readonly [path: string, fields: Fields, owner: string, another: string, visitor: string])[] = [
  [`${home}/projects/ID`, project, "glcud", "-----", "-----"],
  [`${home}/projects/ID/site/details`, site, "glcud", "-----", "-----"],
  [`${home}/projects/ID/site/ID`, site, "gl-ud", "-----", "-----"],
  [`${home}/projects/ID/site/details/deeper/ID`, site, "-----", "-----", "-----"],
  ...fileCollections.map((name) => [`${home}/projects/ID/${name}/ID`, file, "glcud", "-----", "-----"] as const),
  ...fileCollections.map((name) => [`${home}/projects/ID/${name}/ID/revisions/ID`, revision, "glc-d", "-----", "-----"] as const),
  [`${home}/projects/ID/boqs/ID/revisions/ISSUE`, issued, "glc--", "-----", "-----"],
  [`${home}/projects/ID/boqs/ID/revisions/ID`, imported, "glc--", "-----", "-----"],
  ...fileCollections.map((name) => [`${home}/projects/ID/${name}/ID/versions/7`, version, "glcud", "-----", "-----"] as const),
  [`${home}/projects/ID/boqs/ID/versions/39`, version, "glcud", "-----", "-----"],
  [`${home}/projects/ID/boqs/ID/versions/list`, versionList, "glcud", "-----", "-----"],
  [`${home}/projects/ID/boqs/ID/versions/40`, version, "gl--d", "-----", "-----"],
  [`${home}/projects/ID/boqs/ID/versions/ID`, versionList, "gl--d", "-----", "-----"],
  [`${home}/projects/ID/unknown/ID/versions/7`, version, "-----", "-----", "-----"],
  [`${home}/fileSummaries/ID`, summary, "glcud", "-----", "-----"],
  [`${home}/fileSummaries/ID/deeper/ID`, summary, "-----", "-----", "-----"],
  [`${home}/removals/ID`, removalOfProject, "glcud", "-----", "-----"],
  [`${home}/removals/ID`, removalOfFile, "glcud", "-----", "-----"],
  [`${home}/companyDetails/profile`, profile, "g-cud", "-----", "-----"],
  [`${home}/companyDetails/ID`, profile, "-----", "-----", "-----"],
  [`${home}/projects/ID/unknown/ID`, file, "-----", "-----", "-----"],
  [`${home}/projects/ID/revisions/ID`, revision, "-----", "-----", "-----"],
  [`${home}/projects/ID/unknown/ID/revisions/ID`, revision, "-----", "-----", "-----"],
  [`${home}/projects/ID/boqs/ID/unknown/ID`, file, "-----", "-----", "-----"],
  [`${home}/projects/ID/boqs/ID/revisions/ID/deeper/ID`, revision, "-----", "-----", "-----"],
  [`${home}/unknown/ID`, project, "-----", "-----", "-----"],
  [home, profile, "-----", "-----", "-----"],
  [`artifacts/plenum`, profile, "-----", "-----", "-----"],
  [`users/alice`, profile, "-----", "-----", "-----"],
  [`unknown/ID`, profile, "-----", "-----", "-----"],
];

const letters: Readonly<Record<Operation, string>> = { get: "g", list: "l", create: "c", update: "u", delete: "d" };
const operations = Object.keys(letters) as readonly Operation[];

/** Writes of a valid document at a path: one commit for each operation, and the documents that must exist before. */
function attempt(operation: Operation, path: string, fields: Fields): Pick<Cell, "before" | "writes"> {
  const standing: Write = { create: path, fields };
  switch (operation) {
    case "get":
    case "list":
      return { before: [...above(path), standing], writes: [] };
    case "create":
      return { before: above(path), writes: [standing] };
    case "update": {
      // The update leaves the time of creation unchanged by not mentioning it.
      return { before: [...above(path), standing], writes: [{ update: path, fields }] };
    }
    case "delete":
      return { before: [...above(path), standing], writes: [{ delete: path }] };
  }
}

let counter = 0;
/** Each cell has a separate path, so that cells do not affect each other. */
function uniquePath(place: string): string {
  const unique = place.replaceAll("ID", `x${(counter += 1)}`);
  return unique.replace("ISSUE", idOfIssue(unique.slice(home.length + 1).split("/")[1] ?? ""));
}

/** Times of creation of documents that are updated: written as a fixed time, because an update repeats it. */
function dated(fields: Fields): Fields {
  return "createdAt" in fields ? { ...fields, createdAt: past } : fields;
}

const placeCells: readonly Cell[] = places.flatMap(([place, fields, ...rights]) =>
  actors.flatMap((actor, index) =>
    operations.map((operation) => {
      const path = uniquePath(place);
      const granted = rights[index]!.includes(letters[operation]);
      const title = `${actor}: ${operation} ${place.replace(home, "~")}`;
      return { title, actor, operation, path, granted, ...attempt(operation, path, operation === "update" ? dated(fields) : fields) };
    }),
  ),
);

/** Shapes of one document: changes of a valid one (`undefined` removes a field), and whether it may be created and updated. */
type Shape = readonly [title: string, over: Fields, create: boolean, update: boolean];

const data = (input: unknown, results: unknown, more: object = {}): Fields => ({ data: { input, results, ...more } });
const dataInColumns = (fields: unknown, lists: unknown): Fields => ({ data: { fields, lists, results: {} } });
const manyFields = (count: number): Fields => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]));

const nameShapes: readonly Shape[] = [
  ["a name of the maximum length", { name: long(limits.nameLength) }, true, true],
  ["a name too long", { name: long(limits.nameLength + 1) }, false, false],
  ["a name of blanks", { name: "  " }, false, false],
  ["an empty name", { name: "" }, false, false],
  ["a name that is a number", { name: 5 }, false, false],
  ["a name that is a list", { name: ["a"] }, false, false],
  ["no name", { name: undefined }, false, false],
];
const contentShapes: readonly Shape[] = [
  ["version 0", { calculatorVersion: 0 }, false, false],
  ["a version between versions", { calculatorVersion: 1.5 }, false, false],
  ["no version", { calculatorVersion: undefined }, false, false],
  ["an engine version of the maximum length", { engineVersion: long(limits.versionLength) }, true, true],
  ["an engine version too long", { engineVersion: long(limits.versionLength + 1) }, false, false],
  ["no engine version", { engineVersion: undefined }, false, false],
  ["no data", { data: undefined }, false, false],
  ["data that is text", { data: "{}" }, false, false],
  ["data without results", { data: { input: {} } }, false, false],
  ["data with more than input, lists and results", data({}, {}, { more: 1 }), false, false],
  ["an input that is a list", data([1], {}), false, false],
  ["results that are text", data({}, "5 kW"), false, false],
  ["as many input fields as allowed", data(manyFields(limits.inputFields), {}), true, true],
  ["more input fields than allowed", data(manyFields(limits.inputFields + 1), {}), false, false],
  ["an input with lists in columns", dataInColumns({ a: 1 }, { rows: { ids: ["a"], columns: {} } }), true, true],
  ["lists in columns without the other fields", { data: { lists: {}, results: {} } }, false, false],
  ["fields next to lists that are a list", dataInColumns([1], {}), false, false],
  ["lists that are a list", dataInColumns({}, [1]), false, false],
  ["as many fields next to lists as allowed", dataInColumns(manyFields(limits.inputFields), {}), true, true],
  ["more fields next to lists than allowed", dataInColumns(manyFields(limits.inputFields + 1), {}), false, false],
  ["as many lists as allowed", dataInColumns({}, manyFields(limits.inputFields)), true, true],
  ["more lists than allowed", dataInColumns({}, manyFields(limits.inputFields + 1)), false, false],
  ["as many results as allowed", data({}, manyFields(limits.resultFields)), true, true],
  ["more results than allowed", data({}, manyFields(limits.resultFields + 1)), false, false],
];
const unknownField: Shape = ["a field that is not known", { colour: "red" }, false, false];

/** A changed copy of a valid issue. */
const issueWith = (over: Fields): Fields => ({ issue: shaped(issue, over) });
/** Values of a line in an issue's title block: the longest allowed, too long, two lines, another type, missing. */
const lineShapes = (name: string, most: number): readonly Shape[] => [
  [`${name} of the maximum length`, issueWith({ [name]: long(most) }), true, false],
  [`${name} too long`, issueWith({ [name]: long(most + 1) }), false, false],
  [`${name} of two lines`, issueWith({ [name]: "a\nb" }), false, false],
  [`${name} that is a number`, issueWith({ [name]: 5 }), false, false],
  [`${name} left out`, issueWith({ [name]: undefined }), false, false],
];
const issueShapes: readonly Shape[] = [
  ["an issue that is text", { issue: "B" }, false, false],
  ["an issue that is nothing", { issue: null }, false, false],
  ["an empty issue", { issue: {} }, false, false],
  ["an issue with a field that is not known", issueWith({ colour: "red" }), false, false],
  ...lineShapes("file", limits.nameLength),
  ...lineShapes("project", limits.nameLength),
  ...lineShapes("company", limits.nameLength),
  ...lineShapes("location", limits.locationLength),
  ...lineShapes("projectNumber", limits.titleBlockLength),
  ...lineShapes("revision", limits.titleBlockLength),
  ["an issue without a revision", issueWith({ revision: "" }), false, false],
  ...lineShapes("preparedBy", limits.titleBlockLength),
  ...lineShapes("checkedBy", limits.titleBlockLength),
  ...lineShapes("issuedBy", limits.addressLength),
  ["an issue by somebody else", issueWith({ issuedBy: "boss@example.com" }), true, false],
  ["an issue at a time without its zone", issueWith({ issuedAt: "2026-11-25T16:50:53.000" }), false, false],
  ["an issue at a time that is a timestamp", issueWith({ issuedAt: past }), false, false],
  ["an issue without its time", issueWith({ issuedAt: undefined }), false, false],
  [
    "as many names of linked results as allowed",
    issueWith({ links: Array.from({ length: limits.linkedResults }, () => linked) }),
    true,
    false,
  ],
  [
    "more names of linked results than allowed",
    issueWith({ links: Array.from({ length: limits.linkedResults + 1 }, () => linked) }),
    false,
    false,
  ],
  ["names of linked results that are a map", issueWith({ links: linked }), false, false],
  ["names of linked results that are text", issueWith({ links: "Office" }), false, false],
  ["names of linked results that are nothing", issueWith({ links: null }), false, false],
  ["a hash that is too short", issueWith({ hash: "0".repeat(63) }), false, false],
  ["a hash that is too long", issueWith({ hash: "0".repeat(65) }), false, false],
  ["a hash in capitals", issueWith({ hash: "A".repeat(64) }), false, false],
  ["an issue without its hash", issueWith({ hash: undefined }), false, false],
];

const png = "data:image/png;base64,";
const shapes: readonly (readonly [path: string, valid: Fields, shapes: readonly Shape[]])[] = [
  [
    `${home}/projects/ID`,
    project,
    [
      ...nameShapes,
      unknownField,
      ["a description of the maximum length", { description: long(limits.descriptionLength) }, true, true],
      ["a description too long", { description: long(limits.descriptionLength + 1) }, false, false],
      ["a description that is a list", { description: [] }, false, false],
      ["no description", { description: undefined }, false, false],
      ["a creation time by the client", { createdAt: new Date("2021-06-01T00:00:00Z") }, false, false],
      ["a creation time of now", { createdAt: now }, true, false],
      ["no creation time", { createdAt: undefined }, false, false],
    ],
  ],
  [
    `${home}/projects/ID/calculations/ID`,
    file,
    [
      ...nameShapes,
      ...contentShapes,
      unknownField,
      ["a creation time by the client", { createdAt: new Date("2021-06-01T00:00:00Z") }, false, false],
      ["a creation time of now", { createdAt: now }, true, false],
      ["no creation time", { createdAt: undefined }, false, false],
      ["a time of change by the client", { updatedAt: past }, false, false],
      ["no time of change", { updatedAt: undefined }, false, false],
      ["a former project out of thin air", { movedFrom: "elsewhere" }, false, false],
      ["a former project that is a number", { movedFrom: 1 }, false, false],
      ["a move that never was", { movedAt: now }, false, false],
    ],
  ],
  [
    `${home}/projects/ID/boqs/ID/revisions/ISSUE`,
    issued,
    [
      ["as it stands", {}, true, false],
      ["a time before now", { createdAt: past }, false, false],
      ["the mark of an import", { importedAt: now }, false, false],
      ["the mark of an import in the past", { importedAt: past }, false, false],
      ["the issuer of another account", issueWith({ issuedBy: "boss@example.com" }), false, false],
      ["a hash that is not that of its id", issueWith({ hash: "f".repeat(64) }), false, false],
      ["a former project out of thin air", { movedFrom: "elsewhere" }, false, false],
    ],
  ],
  [
    `${home}/projects/ID/boqs/ID/revisions/ID`,
    revision,
    [
      ["as it stands", {}, true, false],
      ["the mark of an import", { importedAt: now }, false, false],
      ["an issue under an id of another form", { issue }, false, false],
      ["a former project", { movedFrom: "elsewhere" }, false, false],
    ],
  ],
  [
    `${home}/projects/ID/boqs/ID/revisions/ID`,
    imported,
    [
      ...contentShapes.map(([title, over, create]): Shape => [title, over, create, false]),
      ["as it stands", {}, true, false],
      ["a field that is not known", { colour: "red" }, false, false],
      ["a note of the maximum length", { note: long(limits.noteLength) }, true, false],
      ["a note too long", { note: long(limits.noteLength + 1) }, false, false],
      ["no note", { note: undefined }, false, false],
      ["a time before now", { createdAt: past }, true, false],
      ["a time to come", { createdAt: new Date("2200-01-01T00:00:00Z") }, false, false],
      ["a time that is text", { createdAt: "yesterday" }, false, false],
      ["no time", { createdAt: undefined }, false, false],
      ["no issue", { issue: undefined }, false, false],
      ["no time of its import", { importedAt: undefined }, false, false],
      ["another time of its import", { importedAt: past }, false, false],
      ...issueShapes,
    ],
  ],
  [
    `${home}/projects/ID/boqs/ID/versions/7`,
    version,
    [
      ...contentShapes,
      unknownField,
      ["the note of a revision", { note: "" }, false, false],
      ["an issue", { issue }, false, false],
      ["a time to come", { savedAt: new Date("2200-01-01T00:00:00Z") }, false, false],
      ["no time", { savedAt: undefined }, false, false],
      [
        "the content of the list",
        { ...versionList, savedAt: undefined, calculatorVersion: undefined, engineVersion: undefined, data: undefined },
        false,
        false,
      ],
    ],
  ],
  [
    `${home}/projects/ID/boqs/ID/versions/list`,
    versionList,
    [
      unknownField,
      ["a time to come", { keptAt: new Date("2200-01-01T00:00:00Z") }, false, false],
      ["a time before now", { keptAt: past }, true, true],
      ["no time", { keptAt: undefined }, false, false],
      ["no entries", { entries: undefined }, false, false],
      ["entries that are text", { entries: "none" }, false, false],
      ["as many entries as allowed", { entries: Array.from({ length: limits.versions }, () => 1) }, true, true],
      ["more entries than allowed", { entries: Array.from({ length: limits.versions + 1 }, () => 1) }, false, false],
      ["the content of a version", { ...version, keptAt: undefined, entries: undefined }, false, false],
    ],
  ],
  [
    `${home}/fileSummaries/ID`,
    summary,
    [
      ...nameShapes,
      unknownField,
      ["a collection that is not known", { collection: "unknown" }, false, false],
      ["no collection", { collection: undefined }, false, false],
      ["no project", { projectId: undefined }, false, false],
      ["a project that is a number", { projectId: 1 }, false, false],
      ["a project of the maximum length", { projectId: long(1500) }, true, true],
      ["a project longer than a document's name", { projectId: long(1501) }, false, false],
      ["no creation time", { createdAt: undefined }, false, false],
      ["a creation time that is text", { createdAt: "yesterday" }, false, false],
      ["a creation time to come", { createdAt: new Date("2200-01-01T00:00:00Z") }, false, false],
      ["a time of change before now", { updatedAt: past }, true, true],
      ["a time of change to come", { updatedAt: new Date("2200-01-01T00:00:00Z") }, false, false],
      ["no time of change", { updatedAt: undefined }, false, false],
      ["an empty unit system", { unitSystem: "" }, true, true],
      ["Imperial units", { unitSystem: "Imperial" }, true, true],
      ["a unit system that is not known", { unitSystem: "Roman" }, false, false],
      ["no unit system field", { unitSystem: undefined }, false, false],
      ["no results", { results: undefined }, false, false],
      ["empty results", { results: {} }, true, true],
      ["results that are text", { results: "5 kW" }, false, false],
      ["as many results as allowed", { results: manyFields(limits.summaryResults) }, true, true],
      ["more results than allowed", { results: manyFields(limits.summaryResults + 1) }, false, false],
      ["a cooling load with a limit", { mode: "Cooling", remark: "limit" }, true, true],
      ["a heating load with a caution", { mode: "Heating", remark: "caution" }, true, true],
      ["neither mode nor remark", { mode: "", remark: "" }, true, true],
      ["a mode that is not known", { mode: "Drying" }, false, false],
      ["a mode that is a number", { mode: 1 }, false, false],
      ["a remark that is not known", { remark: "info" }, false, false],
      ["a remark that is a flag", { remark: true }, false, false],
    ],
  ],
  [
    `${home}/projects/ID/site/details`,
    site,
    [
      unknownField,
      ["an empty input", { input: {} }, true, true],
      ["no input", { input: undefined }, false, false],
      ["an input that is text", { input: "{}" }, false, false],
      ["an input that is a list", { input: [1] }, false, false],
      ["as many fields as allowed", { input: manyFields(limits.siteFields) }, true, true],
      ["more fields than allowed", { input: manyFields(limits.siteFields + 1) }, false, false],
      ["version 0", { version: 0 }, false, false],
      ["a version between versions", { version: 1.5 }, false, false],
      ["no version", { version: undefined }, false, false],
    ],
  ],
  [
    `${home}/removals/ID`,
    removalOfFile,
    [
      ["a field that is not known", { colour: "red" }, false, false],
      ["no project", { projectId: undefined }, false, false],
      ["a project that is a number", { projectId: 1 }, false, false],
      ["a project of the maximum length", { projectId: long(1500) }, true, true],
      ["a project longer than a document's name", { projectId: long(1501) }, false, false],
      ["a time by the client", { requestedAt: past }, false, false],
      ["no time", { requestedAt: undefined }, false, false],
      ["the end that a user asks for", { final: "requested" }, true, true],
      ["the end of its time, at once", { final: "expired" }, false, false],
      ["an end that is not known", { final: "never" }, false, false],
      ["an end that is a flag", { final: true }, false, false],
      ["a file of no collection", { collection: undefined }, false, false],
      ["a collection without a file", { fileId: undefined }, false, false],
      ["neither collection nor file", { collection: undefined, fileId: undefined }, true, true],
      ["a collection that is not known", { collection: "unknown" }, false, false],
      ["a file that is a number", { fileId: 1 }, false, false],
      ["a file of the maximum length", { fileId: long(1500) }, true, true],
      ["a file longer than a document's name", { fileId: long(1501) }, false, false],
    ],
  ],
  [
    `${home}/companyDetails/profile`,
    profile,
    [
      ["empty texts", { name: "", location: "" }, true, true],
      ["a name of the maximum length", { name: long(limits.nameLength) }, true, true],
      ["a name too long", { name: long(limits.nameLength + 1) }, false, false],
      ["a location of the maximum length", { location: long(limits.locationLength) }, true, true],
      ["a location too long", { location: long(limits.locationLength + 1) }, false, false],
      ["no location", { location: undefined }, false, false],
      ["a logo", { logo: `${png}iVBORw0KGgo=` }, true, true],
      ["a logo of the maximum size", { logo: png + long(limits.logoLength - png.length) }, true, true],
      ["a logo too large", { logo: png + long(limits.logoLength - png.length + 1) }, false, false],
      ["a logo from another site", { logo: "https://example.com/logo.png" }, false, false],
      ["a logo that could hold a script", { logo: "data:image/svg+xml;base64,PHN2Zz4=" }, false, false],
      ["a logo with a second address behind it", { logo: `${png}AAAA" onerror="x` }, false, false],
      ["no logo field", { logo: undefined }, false, false],
      unknownField,
    ],
  ],
];

function shaped(valid: Fields, over: Fields): Fields {
  return Object.fromEntries(Object.entries({ ...valid, ...over }).filter(([, value]) => value !== undefined));
}

const shapeCells: readonly Cell[] = shapes.flatMap(([place, valid, rows]) =>
  rows.flatMap(([title, over, create, update]) => {
    const [created, updated] = [uniquePath(place), uniquePath(place)];
    const name = place.replace(home, "~");
    return [
      {
        title: `owner: create ${name} with ${title}`,
        actor: "owner",
        operation: "create",
        path: created,
        granted: create,
        before: above(created),
        writes: [{ create: created, fields: shaped(valid, over) }],
      },
      {
        title: `owner: update ${name} with ${title}`,
        actor: "owner",
        operation: "update",
        path: updated,
        granted: update,
        before: [...above(updated), { create: updated, fields: dated(valid) }],
        writes: [{ update: updated, fields: shaped(dated(valid), over) }],
      },
    ] satisfies Cell[];
  }),
);

/** A file on its way from one project to another. */
function move(
  title: string,
  granted: boolean,
  change: (places: { from: string; to: string; project: string }) => Partial<Pick<Cell, "before" | "writes">>,
): Cell {
  const [from, to] = [uniquePath("ID"), uniquePath("ID")];
  const places = { from: `${home}/projects/${from}/boqs/${from}`, to: `${home}/projects/${to}/boqs/${from}`, project: from };
  return {
    title: `owner: move a file ${title}`,
    actor: "owner",
    operation: "create",
    path: places.to,
    granted,
    before: [...above(places.from), { create: places.from, fields: dated(file) }, ...above(places.to)],
    writes: [{ delete: places.from }, { create: places.to, fields: { ...dated(file), movedFrom: places.project, movedAt: now } }],
    ...change(places),
  };
}

const moveCells: readonly Cell[] = [
  move("with the time of its creation", true, () => ({})),
  move("and leave it where it was", false, ({ to, project }) => ({
    writes: [{ create: to, fields: { ...dated(file), movedFrom: project, movedAt: now } }],
  })),
  move("with another time of creation", false, ({ from, to, project }) => ({
    writes: [{ delete: from }, { create: to, fields: { ...file, createdAt: new Date("2019-01-01"), movedFrom: project, movedAt: now } }],
  })),
  move("with a time of moving by the client", false, ({ from, to, project }) => ({
    writes: [{ delete: from }, { create: to, fields: { ...dated(file), movedFrom: project, movedAt: past } }],
  })),
  move("without saying where from", false, ({ from, to }) => ({
    writes: [{ delete: from }, { create: to, fields: { ...dated(file), movedAt: now } }],
  })),
  move("that was not there", false, ({ from, to, project }) => ({
    before: [...above(from), ...above(to)],
    writes: [{ create: to, fields: { ...dated(file), movedFrom: project, movedAt: now } }],
  })),
  move("into a project that is not there", false, ({ from }) => ({ before: [...above(from), { create: from, fields: dated(file) }] })),
  move("and change where it says it came from", false, ({ to, project }) => ({
    before: [...above(to), { create: to, fields: { ...dated(file), movedFrom: project, movedAt: past } }],
    writes: [{ update: to, fields: { ...dated(file), movedFrom: "elsewhere", movedAt: past } }],
  })),
  move("and change since when it stands there", false, ({ to, project }) => ({
    before: [...above(to), { create: to, fields: { ...dated(file), movedFrom: project, movedAt: past } }],
    writes: [{ update: to, fields: { ...dated(file), movedFrom: project, movedAt: now } }],
  })),
  move("and change its content afterwards", true, ({ to, project }) => ({
    before: [...above(to), { create: to, fields: { ...dated(file), movedFrom: project, movedAt: past } }],
    writes: [{ update: to, fields: { ...dated(file), name: "Room 2", movedFrom: project, movedAt: past } }],
  })),
];

/** Below a document that does not exist. */
function orphan(title: string, granted: boolean, place: string, fields: Fields, inOneCommit: boolean): Cell {
  const path = uniquePath(place);
  // Documents of one commit have the same time.
  const parents = above(path, inOneCommit ? file : undefined);
  return {
    title: `owner: create ${title}`,
    actor: "owner",
    operation: "create",
    path,
    granted,
    before: inOneCommit ? [] : parents.slice(0, -1),
    writes: [...(inOneCommit ? parents : []), { create: path, fields }],
  };
}

const orphanCells: readonly Cell[] = [
  orphan("a file without a project", false, `${home}/projects/ID/boqs/ID`, file, false),
  orphan("a file together with its project", true, `${home}/projects/ID/boqs/ID`, file, true),
  orphan("a site without a project", false, `${home}/projects/ID/site/details`, site, false),
  orphan("a site together with its project", true, `${home}/projects/ID/site/details`, site, true),
  orphan("a revision without a file", false, `${home}/projects/ID/boqs/ID/revisions/ID`, revision, false),
  orphan("a version without a file", false, `${home}/projects/ID/boqs/ID/versions/7`, version, false),
  orphan("a revision together with its file and project", true, `${home}/projects/ID/boqs/ID/revisions/ID`, revision, true),
];

/** An issued report, its file, and the project to which both may move. */
interface IssuePlaces {
  readonly file: string;
  readonly issue: string;
  readonly project: string;
  readonly movedFile: string;
  readonly movedIssue: string;
  /** The parents of the new place, without the file. */
  readonly target: readonly Write[];
}

function issueCell(
  title: string,
  operation: "create" | "delete",
  granted: boolean,
  change: (places: IssuePlaces) => Pick<Cell, "before" | "writes">,
): Cell {
  const [from, to] = [uniquePath("ID"), uniquePath("ID")];
  const fileAt = `${home}/projects/${from}/boqs/${from}`;
  const movedFile = `${home}/projects/${to}/boqs/${from}`;
  const id = idOfIssue(from);
  const places: IssuePlaces = {
    file: fileAt,
    issue: `${fileAt}/revisions/${id}`,
    project: from,
    movedFile,
    movedIssue: `${movedFile}/revisions/${id}`,
    target: above(movedFile),
  };
  const { before, writes } = change(places);
  return {
    title: `owner: ${operation} an issued report ${title}`,
    actor: "owner",
    operation,
    path: operation === "create" ? places.movedIssue : places.issue,
    granted,
    before,
    writes,
  };
}

const standing: Fields = { ...issued, createdAt: past };
const movedAt = new Date("2021-06-01T00:00:00Z");
const movedFields = (from: string): Fields => ({ ...dated(file), movedFrom: from, movedAt });

/** The file has moved, its issued report has not. */
const halfMoved = ({ file: filePath, issue: issueAt, project: from, movedFile, target }: IssuePlaces): readonly Write[] => [
  ...above(filePath),
  { create: issueAt, fields: standing },
  ...target,
  { create: movedFile, fields: movedFields(from) },
];

function movedIssue(title: string, granted: boolean, over: Fields, without: "" | "its leaving" | "its source" | "its file" = ""): Cell {
  return issueCell(`that moves ${title}`, "create", granted, (places) => ({
    before: halfMoved(places).filter(
      (write) =>
        "create" in write &&
        !(without === "its source" && write.create === places.issue) &&
        !(without === "its file" && write.create === places.movedFile),
    ),
    writes: [
      ...(without === "its leaving" ? [] : [{ delete: places.issue }]),
      { create: places.movedIssue, fields: shaped({ ...standing, movedFrom: places.project }, over) },
    ],
  }));
}

const issueCells: readonly Cell[] = [
  movedIssue("with its file", true, {}),
  movedIssue("and is another afterwards", false, { note: "For approval" }),
  movedIssue("with another time", false, { createdAt: movedAt }),
  movedIssue("without saying where from", false, { movedFrom: undefined }),
  movedIssue("from where it never was", false, {}, "its source"),
  movedIssue("and stays where it was", false, {}, "its leaving"),
  movedIssue("to where its file is not", false, {}, "its file"),
  ...(
    [
      ["since when it stands there", true, movedAt],
      ["since when it was created", false, past],
    ] as const
  ).map(([title, granted, since]) =>
    issueCell(`of a moved file under an id that states ${title}`, "create", granted, (places) => {
      const projectId = places.movedFile.slice(home.length + 1).split("/")[1]!;
      return {
        before: [...places.target, { create: places.movedFile, fields: movedFields(places.project) }],
        writes: [{ create: `${places.movedFile}/revisions/${idOfIssue(projectId, since)}`, fields: issued }],
      };
    }),
  ),
  issueCell("under an id that states another project", "create", false, (places) => ({
    before: [...places.target, { create: places.movedFile, fields: dated(file) }],
    writes: [{ create: places.movedIssue, fields: issued }],
  })),
  issueCell("that a file states under an id that others get", "create", false, (places) => ({
    before: [...places.target, { create: places.movedFile, fields: dated(file) }],
    writes: [{ create: places.movedIssue, fields: imported }],
  })),
  issueCell("and create another under its id", "delete", false, ({ file: filePath, issue: issueAt }) => ({
    before: [...above(filePath), { create: filePath, fields: dated(file) }, { create: issueAt, fields: standing }],
    writes: [{ delete: issueAt }, { create: issueAt, fields: { ...issued, note: "Another" } }],
  })),
  issueCell("with its file", "delete", true, ({ file: filePath, issue: issueAt }) => ({
    before: [...above(filePath), { create: filePath, fields: dated(file) }, { create: issueAt, fields: standing }],
    writes: [{ delete: issueAt }, { delete: filePath }],
  })),
  issueCell("with its file, which is there again", "delete", false, ({ file: filePath, issue: issueAt }) => ({
    before: [...above(filePath), { create: filePath, fields: dated(file) }, { create: issueAt, fields: standing }],
    writes: [{ delete: issueAt }, { delete: filePath }, { create: filePath, fields: file }],
  })),
  issueCell("whose file is gone", "delete", true, ({ file: filePath, issue: issueAt }) => ({
    before: [...above(filePath), { create: issueAt, fields: standing }],
    writes: [{ delete: issueAt }],
  })),
  issueCell("that is gone already", "delete", true, ({ file: filePath, issue: issueAt }) => ({
    before: [...above(filePath), { create: filePath, fields: dated(file) }],
    writes: [{ delete: issueAt }],
  })),
];

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

/** The end of the time in the bin of a file that was deleted at a time. The documents before are written without rules. */
function expiry(title: string, granted: boolean, requestedAt: Date, over: Fields = {}): Cell {
  const path = uniquePath(`${home}/removals/ID`);
  const standing = { ...removalOfFile, requestedAt };
  return {
    title: `owner: end the time in the bin ${title}`,
    actor: "owner",
    operation: "update",
    path,
    granted,
    before: [{ create: path, fields: standing }],
    writes: [{ update: path, fields: { ...standing, final: "expired", ...over } }],
  };
}

const expiryCells: readonly Cell[] = [
  expiry("after thirty days", true, daysAgo(30.01)),
  expiry("before thirty days are over", false, daysAgo(29.99)),
  expiry("of a file that would have been deleted earlier", false, daysAgo(29), { requestedAt: daysAgo(31) }),
  expiry("with a time of now", false, daysAgo(31), { requestedAt: now }),
  expiry("with an end that is not known", false, daysAgo(31), { final: "over" }),
];

/** A request for a target that has one already. */
function requestAgain(title: string, granted: boolean, standing: Fields, fields: Fields): Cell {
  const path = uniquePath(`${home}/removals/ID`);
  return {
    title: `owner: request again ${title}`,
    actor: "owner",
    operation: "update",
    path,
    granted,
    before: [{ create: path, fields: { ...removalOfFile, requestedAt: daysAgo(1), ...standing } }],
    writes: [{ update: path, fields: { ...removalOfFile, ...fields } }],
  };
}

const requestCells: readonly Cell[] = [
  requestAgain("what is in the bin", true, {}, {}),
  requestAgain("to delete for good what is in the bin", true, {}, { final: "requested" }),
  requestAgain("to delete for good what is being deleted", true, { final: "requested" }, { final: "requested" }),
  requestAgain("to delete for good what is being deleted after its time", true, { final: "expired" }, { final: "requested" }),
  requestAgain("what a user deletes for good", false, { final: "requested" }, {}),
  requestAgain("what is deleted for good after its time", false, { final: "expired" }, {}),
];

/** The whole table. */
export const cells: readonly Cell[] = [
  ...placeCells,
  ...shapeCells,
  ...moveCells,
  ...orphanCells,
  ...issueCells,
  ...expiryCells,
  ...requestCells,
];
