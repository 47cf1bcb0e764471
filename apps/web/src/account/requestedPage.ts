import { calculatorTitle, navigation } from "../page/navigationLinks.ts";
import { texts } from "./texts.tsx";

/** Reason for the sign-in: a page that the user opened, or a visitor's calculation to save. */
type Requested = { readonly kind: "page"; readonly name: string } | { readonly kind: "save" };

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
    return title === undefined ? undefined : { kind: "page", name: texts.requested.calculator(title) };
  }
  if (first === "projects" && id !== undefined)
    return { kind: "page", name: kind !== undefined && file !== undefined ? texts.requested.file : texts.requested.project };
  if (!link) return undefined;
  return { kind: "page", name: path === "/reference" ? texts.requested.reference : texts.requested.userPage(link.label) };
}
