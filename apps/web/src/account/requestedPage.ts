import { calculatorTitle, navigation } from "../pageParts/navigationLinks.ts";

/** What somebody was about to do when signing in was asked for: open a page, or save what a visitor calculated. */
type Requested = { readonly kind: "page"; readonly name: string } | { readonly kind: "save" };

const within = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** What stands behind a way back, in words; `undefined` where there is none, or where it says nothing. */
export function requestedPage(redirect: string | undefined): Requested | undefined {
  if (redirect === undefined) return undefined;
  const [path = ""] = redirect.split(/[?#]/);
  const [, first, id, kind, file] = path.split("/");
  // Open to everybody: it is left only in order to save.
  if (path === "/heat-load") return { kind: "save" };
  const link = navigation.flatMap(({ links }) => links).find((each) => each.path === path);
  if (first === "calculators") {
    const title = link?.label ?? calculatorTitle(id ?? "");
    return title === undefined ? undefined : { kind: "page", name: within(title) };
  }
  if (first === "projects" && id !== undefined)
    return { kind: "page", name: kind !== undefined && file !== undefined ? "this file" : "this project" };
  if (!link) return undefined;
  return { kind: "page", name: path === "/reference" ? "the reference" : `your ${within(link.label)}` };
}
