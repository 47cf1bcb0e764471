import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { Fault } from "./fault.ts";
import type { Picture } from "./prose.ts";

/** A picture of a page, as it comes from a camera or a screen, is far below this. */
const maxBytes = 1_000_000;
const kinds = [".avif", ".jpeg", ".jpg", ".png", ".svg", ".webp"];

/** Pictures of a text, whose files are in `folder` of the site. */
export function checkPictures(site: string, file: string, pictures: readonly Picture[]): readonly Fault[] {
  return pictures.flatMap((picture) =>
    [alternativeFault(picture), fileFault(site, file, picture.source)]
      .filter((message) => message !== undefined)
      .map((message) => ({ file, line: picture.line, message })),
  );
}

function alternativeFault({ source, alternative }: Picture): string | undefined {
  const wanted = `say in words what the picture shows, for those who do not see it: ![words](${source})`;
  if (alternative === undefined || alternative.trim() === "") return `the picture ${source} has no alternative text; ${wanted}`;
  const isFileName = alternative === path.basename(source) || alternative === path.parse(source).name;
  return isFileName ? `the alternative text of ${source} is the name of its file; ${wanted}` : undefined;
}

function fileFault(site: string, file: string, source: string): string | undefined {
  // Astro computes these, and stops its build where there is nothing.
  if (source.startsWith("{")) return undefined;
  if (source === "") return "a picture has no file";
  if (/^(?:[a-z]+:)?\/\//i.test(source)) return `the picture ${source} is on another site; put it into content/images`;
  if (!kinds.includes(path.extname(source).toLowerCase())) return `the picture ${source} must be one of ${kinds.join(", ")}`;
  const place = source.startsWith("/") ? path.join(site, "public", source) : path.join(site, path.dirname(file), decodeURI(source));
  if (!existsSync(place)) return `there is no picture ${path.relative(site, place)}`;
  const bytes = statSync(place).size;
  return bytes > maxBytes
    ? `the picture ${source} has ${(bytes / 1e6).toFixed(1)} MB; at most ${(maxBytes / 1e6).toFixed(0)} MB: make it smaller or save it as .webp`
    : undefined;
}
