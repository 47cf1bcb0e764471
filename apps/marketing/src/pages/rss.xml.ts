import rss from "@astrojs/rss";
import type { APIRoute } from "astro";
import { getCollection } from "astro:content";
import { siteName, siteOrigin } from "../site.ts";

/** The feed of the articles, newest first. */
export const GET: APIRoute = async () => {
  const posts = await getCollection("posts");
  return rss({
    title: `${siteName}: articles`,
    description: "What we learned while building an engine for HVAC.",
    site: siteOrigin,
    trailingSlash: false,
    items: posts
      .toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime())
      .map(({ id, data }) => ({ title: data.title, description: data.description, pubDate: data.date, link: `/blog/${id}` })),
  });
};
