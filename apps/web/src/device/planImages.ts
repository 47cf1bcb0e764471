import { openDeviceDatabase, type BrowserDatabase } from "@org/device/database";
import { isRecord } from "@org/device/storage";
import { ownedBy, type Owner } from "./storedItems.ts";

/** Images of traced plans, which stay on the device. */
interface StoredImage {
  readonly key: string;
  /** Prefix of the owner's items. */
  readonly owner: string;
  readonly blob: Blob;
}

const isStoredImage = (value: unknown): value is StoredImage =>
  isRecord(value) && typeof value["key"] === "string" && typeof value["owner"] === "string" && value["blob"] instanceof Blob;

let opened: BrowserDatabase<"images"> | undefined;
const database = (): BrowserDatabase<"images"> => (opened ??= openDeviceDatabase("plenum.plans", { images: "key" }));

/** Whether a browser that lists its databases has none of plans: signing out need not create one. */
async function hasNone(): Promise<boolean> {
  if (opened || typeof indexedDB === "undefined") return opened === undefined;
  const all = await indexedDB.databases?.();
  return all?.every(({ name }) => name !== "plenum.plans") ?? false;
}

async function imagesOf(owner: Owner): Promise<readonly StoredImage[]> {
  if (await hasNone()) return [];
  const all = await database().all("images");
  return all.filter(isStoredImage).filter((image) => image.owner === ownedBy(owner));
}

/** Stores an image on this device. @returns `false` where the browser cannot store it */
export const storePlanImage = (owner: Owner, key: string, blob: Blob): Promise<boolean> =>
  database().put("images", { key, owner: ownedBy(owner), blob } satisfies StoredImage);

/** The image of a key, if it is this owner's and on this device. */
export async function planImage(owner: Owner, key: string): Promise<Blob | undefined> {
  const image = await database().get("images", key);
  return isStoredImage(image) && image.owner === ownedBy(owner) ? image.blob : undefined;
}

/** Removes images that no storey of an owner has. */
export const removePlanImage = (key: string): Promise<void> => database().remove("images", key);

/** Removes all images of an owner. */
export async function removePlanImagesOf(owner: Owner): Promise<void> {
  for (const { key } of await imagesOf(owner)) await database().remove("images", key);
}

/** Gives the images of an owner to another. */
export async function movePlanImages(from: Owner, to: Owner): Promise<void> {
  for (const image of await imagesOf(from)) await database().put("images", { ...image, owner: ownedBy(to) } satisfies StoredImage);
}
