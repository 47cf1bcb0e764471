import rss from "@astrojs/rss";
import type { APIRoute } from "astro";
import { allArticles } from "../articles.ts";
import { feed, siteOrigin, absoluteAddress } from "../site.ts";

/** The feed of the articles, newest first. */
export const GET: APIRoute = async () => {
  const articles = await allArticles();
  const dates = articles.flatMap(({ post }) => [post.data.date, ...(post.data.updated ? [post.data.updated] : [])]);
  const newest = new Date(Math.max(...dates.map(Number)));
  return rss({
    title: feed.title,
    description: "What we learned while building an engine for HVAC.",
    site: siteOrigin,
    trailingSlash: false,
    xmlns: { atom: "http://www.w3.org/2005/Atom" },
    customData: [
      "<language>en</language>",
      `<atom:link href="${absoluteAddress(feed.path)}" rel="self" type="application/rss+xml"/>`,
      ...(dates.length > 0 ? [`<lastBuildDate>${newest.toUTCString()}</lastBuildDate>`] : []),
    ].join(""),
    items: articles.map(({ path, title, description, date }) => ({ title, description, pubDate: date, link: path })),
  });
};
