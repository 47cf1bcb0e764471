import { startFirestore } from "@tooling/firestore-local";
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { documentsOfPerson, removePerson, restorePerson, type Place, type StoredDocument } from "../src/person.ts";

const text = (stringValue: string): StoredDocument["fields"] => ({ name: { stringValue } });

/** Documents of a user in each kind of place, and of a file whose project is gone. */
function documentsOf(uid: string): readonly StoredDocument[] {
  const user = `artifacts/plenum/users/${uid}`;
  return [
    `${user}/projects/office`,
    `${user}/projects/office/calculations/room`,
    `${user}/projects/office/calculations/room/revisions/first`,
    `${user}/projects/office/calculations/room/versions/list`,
    `${user}/projects/gone/equipmentSchedules/left`,
    `${user}/fileSummaries/room`,
    `${user}/removals/gone`,
    `${user}/companyDetails/profile`,
  ].map((path) => ({ path, fields: text(path) }));
}

async function server(): Promise<Place> {
  const running = await startFirestore({});
  onTestFinished(() => running.close());
  return { origin: `http://127.0.0.1:${running.port}`, project: "firm", database: "(default)", token: "owner" };
}

const paths = (documents: readonly StoredDocument[]): readonly string[] => documents.map(({ path }) => path).toSorted();

test("everything beneath a user is found, and nothing of another", async () => {
  const place = await server();
  await restorePerson([...documentsOf("ann"), ...documentsOf("anna")], place);
  const documents = await documentsOfPerson(place, "plenum", "ann");
  expect(paths(documents)).toEqual(paths(documentsOf("ann")));
  expect(documents.find(({ path }) => path.endsWith("/profile"))?.fields).toEqual(
    text("artifacts/plenum/users/ann/companyDetails/profile"),
  );
});

test("no collection that the rules know beneath a user is forgotten", async () => {
  const rules = readFileSync(new URL("../../../firestore.rules", import.meta.url), "utf8");
  const named = [...rules.matchAll(/match \/(\w+)\/(?:\{\w+\}|\w+) \{/g)].map(([, name]) => name!);
  const files = /collection\.matches\('\(([^)]+)\)'\)/.exec(rules)![1]!.split("|");
  expect(named).toEqual(expect.arrayContaining(["projects", "revisions", "companyDetails"]));
  const documents = [...named, ...files]
    .map((name) => `artifacts/plenum/users/ann/${name}/one`)
    .map((path) => ({ path, fields: text(path) }));
  const place = await server();
  await restorePerson(documents, place);
  expect(paths(await documentsOfPerson(place, "plenum", "ann"))).toEqual(paths(documents));
});

test("more documents than one answer holds are found, and removed", async () => {
  const place = await server();
  const many = Array.from({ length: 650 }, (_, index) => ({
    path: `artifacts/plenum/users/ann/projects/office/calculations/room${index}`,
    fields: text("Room"),
  }));
  await restorePerson(many, place);
  expect(await documentsOfPerson(place, "plenum", "ann")).toHaveLength(650);
  expect(await removePerson(place, "plenum", "ann")).toBe(650);
});

test("a person is removed, and nobody else", async () => {
  const place = await server();
  await restorePerson([...documentsOf("ann"), ...documentsOf("ben")], place);
  expect(await removePerson(place, "plenum", "ann")).toBe(documentsOf("ann").length);
  expect(await documentsOfPerson(place, "plenum", "ann")).toEqual([]);
  expect(await documentsOfPerson(place, "plenum", "ben")).toHaveLength(documentsOf("ben").length);
});

test("a restore brings back what is gone and leaves what is there", async () => {
  const place = await server();
  const [project, ...others] = documentsOf("ann");
  await restorePerson([{ path: project!.path, fields: text("Renamed since") }], place);
  expect(await restorePerson([project!, ...others], place)).toEqual({ restored: others.length, unchanged: 1 });
  const now = await documentsOfPerson(place, "plenum", "ann");
  expect(now.find(({ path }) => path === project!.path)?.fields).toEqual(text("Renamed since"));
});

test("a text that is not a user id sends no request", async () => {
  for (const uid of ["", "ann/projects", "..", "a b"])
    await expect(
      removePerson({ origin: "http://127.0.0.1:1", project: "firm", database: "(default)", token: "" }, "plenum", uid),
    ).rejects.toThrow("is not a user id");
});
