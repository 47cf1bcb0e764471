import type { APIRoute } from "astro";
import { allReference } from "../../docs/reference.ts";
import { searchEntry } from "../../docs/searchEntries.ts";

/** Data of the library search, loaded at the first focus of its field. */
export const GET: APIRoute = async () => new Response(JSON.stringify((await allReference()).map(searchEntry)));
