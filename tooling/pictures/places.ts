import path from "node:path";
import { repository } from "@tooling/local-firebase";

/** Every picture of a screen and every figure is made twice, so that a page shows the one that goes with it. */
export const looks = ["light", "dark"] as const;
export type Look = (typeof looks)[number];

const site = path.join(repository, "apps/marketing");

/** Pictures of the site, published as they are. */
export const pictureFolder: string = path.join(site, "public/pictures");
/** Pictures of links, by the path of the page. */
export const linkPictureFolder: string = path.join(site, "public/og");
/** The site as it was built. */
export const builtSite: string = path.join(site, "dist");
/** Origin and sizes of the pictures, which pages read. */
export const recordFile: string = path.join(site, "src/pictures.json");
/** Texts of the link pictures by the address of their page, for the check of the built site. */
export const linkRecordFile: string = path.join(site, "src/linkPictures.json");
/** Pictures of the README. */
export const readmePictures: string = path.join(repository, "docs/images");

/** Name of the file of a look: the dark one says so. */
export function fileName(name: string, look: Look, extension: string): string {
  return `${name}${look === "dark" ? "-dark" : ""}.${extension}`;
}
