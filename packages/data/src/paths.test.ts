import { catalogue } from "@org/hvac-core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadRules } from "@tooling/firestore-local/rules";
import { indexesText, rulesText } from "../test/server.ts";
import { fileCollections, fileKinds, isFileCollection, kindOfCollection, kindOfRoute } from "./collections.ts";
import * as paths from "./paths.ts";

const owner = { appId: "plenum", uid: "alice" };
const file = { projectId: "p", collection: "boqs", fileId: "f" } as const;

describe("paths of stored data", () => {
  test("are those of the specification", () => {
    expect(paths.projectsPath(owner)).toBe("artifacts/plenum/users/alice/projects");
    expect(paths.companyProfilePath(owner)).toBe("artifacts/plenum/users/alice/companyDetails/profile");
    expect(paths.filesPath(owner, "p", "calculations")).toBe("artifacts/plenum/users/alice/projects/p/calculations");
    expect(paths.filePath(owner, file)).toBe("artifacts/plenum/users/alice/projects/p/boqs/f");
    expect(paths.revisionPath(owner, file, "r")).toBe("artifacts/plenum/users/alice/projects/p/boqs/f/revisions/r");
  });

  test("below projects and files are those of the security rules: what deletes and moves goes through all of them", () => {
    const patterns = loadRules(rulesText).statements.map(({ pattern }) =>
      pattern.map((segment) => (segment.kind === "literal" ? segment.text : "*")).join("/"),
    );
    const below = (place: string): readonly string[] => {
      const names = patterns.flatMap((pattern) => pattern.split(`/users/*/${place}/`)[1]?.split("/")[0] ?? []);
      return [...new Set(names)].filter((name) => name !== "*").toSorted();
    };
    expect(below("projects/*/*/*")).toEqual(paths.fileParts.toSorted());
    expect(below("projects/*")).toEqual(paths.projectParts.toSorted());
  });

  test("never leave the user's data, with any text as an id", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (projectId, fileId) => {
        const made = (): string => paths.filePath(owner, { projectId, collection: "boqs", fileId });
        if (!paths.isDocumentId(projectId) || !paths.isDocumentId(fileId)) {
          expect(made).toThrow(RangeError);
          return;
        }
        const segments = made().split("/");
        expect(segments).toHaveLength(8);
        expect(segments.slice(0, 4).join("/")).toBe("artifacts/plenum/users/alice");
      }),
    );
    for (const id of ["", ".", "..", "a/b", "__x__", "x".repeat(1501)]) expect(paths.isDocumentId(id), id).toBe(false);
  });

  test("documents have an even number of segments, collections an odd one", () => {
    const inFile = [paths.filePath(owner, file), paths.revisionPath(owner, file, "r")];
    const documents = [
      paths.projectPath(owner, "p"),
      paths.companyProfilePath(owner),
      ...inFile,
      paths.summaryPath(owner, "f"),
      paths.removalPath(owner, "f"),
    ];
    const collections = [
      paths.projectsPath(owner),
      paths.filesPath(owner, "p", "boqs"),
      paths.revisionsPath(owner, file),
      paths.summariesPath(owner),
      paths.removalsPath(owner),
    ];
    for (const path of documents) expect(path.split("/").length % 2, path).toBe(0);
    for (const path of collections) expect(path.split("/").length % 2, path).toBe(1);
  });
});

describe("kinds of files", () => {
  test("have the eleven of the specification under their names, which databases contain", () => {
    const specified = {
      "heat-load": "calculations",
      "duct-sizer": "ductCalculations",
      "pipe-sizer": "pipeCalculations",
      "ventilation-calc": "ventilationCalculations",
      boq: "boqs",
      "pump-head-calc": "pumpHeadCalculations",
      "refrigerant-pipe-sizer": "refrigerantCalculations",
      "acoustic-calculator": "acousticCalculations",
      "energy-analysis": "energyCalculations",
      "psychrometric-chart": "psychrometricCharts",
      schedules: "equipmentSchedules",
    };
    for (const [route, collection] of Object.entries(specified)) expect(kindOfRoute(route)?.collection).toBe(collection);
  });

  test("are each known by collection and by route", () => {
    for (const key of ["route", "collection", "title"] as const)
      expect(new Set(fileKinds.map((kind) => kind[key])).size).toBe(fileKinds.length);
    for (const kind of fileKinds) {
      expect(kindOfRoute(kind.route)).toBe(kind);
      expect(kindOfCollection(kind.collection)).toBe(kind);
      expect(isFileCollection(kind.collection)).toBe(true);
    }
    expect([kindOfRoute("unknown"), isFileCollection("revisions")]).toEqual([undefined, false]);
  });

  test.each(catalogue.map(({ id, collection }) => [id, collection] as const))(
    "%s stores its files where the engine says",
    (id, collection) => {
      expect(kindOfRoute(id)?.collection).toBe(collection);
    },
  );

  test("no content is indexed: nothing asks for it, and an index entry costs with every write", () => {
    const { fieldOverrides } = JSON.parse(indexesText) as {
      fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
    };
    for (const { indexes } of fieldOverrides) expect(indexes).toEqual([]);
    const exempt = fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`).sort();
    expect(exempt).toEqual(
      [...[...fileCollections, ...paths.fileParts].map((name) => `${name}.data`), "fileSummaries.results", "companyDetails.logo"].sort(),
    );
  });
});
