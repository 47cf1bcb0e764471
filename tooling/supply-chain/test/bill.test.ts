import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliveredPackages } from "../packages.ts";

interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly unknown[];
  readonly externalReferences?: readonly { readonly type: string; readonly hashes?: readonly unknown[] }[];
}

interface Bill {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}

let out: string;
const bill = (file: string): Bill => JSON.parse(readFileSync(path.join(out, file), "utf8")) as Bill;
const nameOf = ({ group, name }: Component): string => (group === undefined ? name : `${group}/${name}`);

beforeAll(() => {
  out = mkdtempSync(path.join(tmpdir(), "bill-"));
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, "../bill.ts"), "--out", out], {
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
});
afterAll(() => rmSync(out, { recursive: true }));

test("the application's bill names all packages that go out with it, with license, origin and checksum", () => {
  const { bomFormat, specVersion, metadata, components } = bill("web.cdx.json");
  expect([bomFormat, specVersion, nameOf(metadata.component)]).toEqual(["CycloneDX", "1.6", "@org/web"]);
  const outside = components.filter((component) => !nameOf(component).startsWith("@org/"));
  const names = new Set(outside.map(nameOf));
  for (const { name } of deliveredPackages()) expect(names, name).toContain(name);
  for (const name of ["vitest", "firebase-tools", "@playwright/test"]) expect(names, name).not.toContain(name);
  for (const component of outside) {
    expect(component.purl, nameOf(component)).toMatch(/^pkg:npm\/.+@\d/);
    expect(component.licenses?.length, nameOf(component)).toBeGreaterThan(0);
    expect(
      component.externalReferences?.some(({ type, hashes }) => type === "distribution" && hashes !== undefined && hashes.length > 0),
      nameOf(component),
    ).toBe(true);
  }
});

test("the library's bill names its one dependency", () => {
  const { metadata, components } = bill("hvac-core.cdx.json");
  expect([nameOf(metadata.component), components.map(nameOf)]).toEqual(["@org/hvac-core", ["zod"]]);
});
