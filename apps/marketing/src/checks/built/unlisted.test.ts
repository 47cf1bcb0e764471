import { cards, type Card } from "@org/hvac-core/cards";
import { expect, test } from "vitest";
import { publicRoutes } from "../../site.ts";
import { checkUnlisted, readHosting, unlisted } from "./unlisted.ts";

const hosting = readHosting(new URL("../../../../../firebase.json", import.meta.url).pathname);
const messages = (...args: Parameters<typeof checkUnlisted>): readonly string[] => checkUnlisted(...args).map(({ message }) => message);

test("every page of the application is in the sitemap, or left out with a reason and kept from search engines", () => {
  expect(messages("firebase.json", hosting, publicRoutes)).toEqual([]);
  for (const part of Object.keys(unlisted))
    expect(
      hosting.rewrites.some(({ source }) => source.split("/")[1] === part),
      part,
    ).toBe(true);
});

test("calculators that are open to everybody are open to search engines", () => {
  const open = (cards as readonly Card[]).flatMap((card) => (card.public && card.route !== null ? [card.route] : []));
  expect(publicRoutes).toEqual(open);
});

test("pages in neither list and pages in both lists are named", () => {
  expect(messages("firebase.json", { ...hosting, rewrites: [{ source: "/tools" }] }, [])).toEqual([
    "/tools is neither in the sitemap nor left out for a reason (src/checks/built/unlisted.ts)",
    "/tools is not in the sitemap, and no header keeps search engines out",
  ]);
  expect(messages("firebase.json", hosting, [...publicRoutes, "/login"])).toEqual([
    "/login is in the sitemap, and its header keeps search engines out",
  ]);
});
