import { calculatorTitle, navigation } from "../page/navigationLinks.ts";

/** What needed an account: a page that the user opened, or a visitor's calculation to save. */
type Requested = { readonly kind: "page"; readonly name: string } | { readonly kind: "save" };

const within = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** The page or action behind a return path; `undefined` without a path, or if the path has no name. */
export function requestedPage(redirect: string | undefined): Requested | undefined {
  if (redirect === undefined) return undefined;
  const [path = ""] = redirect.split(/[?#]/);
  const [, first, id, kind, file] = path.split("/");
  // Open to everybody: visitors leave it only in order to save.
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
