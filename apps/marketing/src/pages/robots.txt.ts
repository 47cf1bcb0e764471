import type { APIRoute } from "astro";
import { absoluteAddress } from "../site.ts";

/** Nothing is kept from robots here: the application's own pages say in their headers that they are not to be found (firebase.json), which must be read. */
export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress("/sitemap-index.xml")}\n`);
