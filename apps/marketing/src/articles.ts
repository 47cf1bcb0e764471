import { getCollection } from "astro:content";

/** The articles, newest first. Those of one day stand by title. */
export async function allArticles() {
  const posts = await getCollection("posts");
  return posts
    .toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime() || a.data.title.localeCompare(b.data.title))
    .map((post) => ({ post, path: `/blog/${post.id}`, title: post.data.title, description: post.data.description, date: post.data.date }));
}
