import type { APIRoute } from "astro";
import { allReference } from "../../docs/reference.ts";
import { searchEntry } from "../../docs/searchEntries.ts";

/** What the search of the library reads, once its field is touched. */
export const GET: APIRoute = async () => new Response(JSON.stringify((await allReference()).map(searchEntry)));
