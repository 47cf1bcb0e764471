import { readdirSync, readFileSync } from "node:fs";
import { storedItems } from "@org/data/storedItems";
import { debugItem } from "@org/device/events";
import { deviceStorage, type AnyStoredItem } from "@org/device/storage";
import { stored as storedByInterface } from "@org/ui/elements";
import { expect, test } from "vitest";
import { stored as storedByApplication } from "./storedItems.ts";

const items: readonly (readonly [string, AnyStoredItem])[] = [
  ["debug", debugItem],
  ...Object.entries(storedByInterface),
  ...Object.entries(storedByApplication),
  ...Object.entries<AnyStoredItem>({ ...storedItems(deviceStorage) }),
];

test("no key begins with the key of another item", () => {
  for (const [name, { key, storage }] of items)
    for (const [other, { key: otherKey, storage: otherStorage }] of items)
      if (name !== other && storage === otherStorage) expect(otherKey.startsWith(key), `${name} and ${other}`).toBe(false);
});

test("no other file touches the browser's storages", () => {
  const root = new URL("../../../../", import.meta.url);
  const files = ["packages/ui/src", "packages/data/src", "packages/device/src", "apps/web/src"].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
  expect(files.length).toBeGreaterThan(100);
  const touching = files.filter((path) => /\b(?:local|session)Storage\b/.test(readFileSync(new URL(path, root), "utf8")));
  // The page that the build draws has no browser, and gets storages that store nothing.
  expect(touching.filter((path) => !path.startsWith("packages/device/src/storage/"))).toEqual(["apps/web/src/prerender.tsx"]);
});
