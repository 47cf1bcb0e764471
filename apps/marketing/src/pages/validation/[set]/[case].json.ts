import type { APIRoute } from "astro";
import { getCollection } from "astro:content";
import type { ProvingCase, ProvingSet } from "../../../validation/provingSets.ts";

export async function getStaticPaths() {
  return (await getCollection("proving")).flatMap(({ id, data }) =>
    data.cases.map((each) => ({ params: { set: id, case: each.id }, props: { set: data, provingCase: each } })),
  );
}

/** A case as a file: description, inputs and results, with the source of its set. */
export const GET: APIRoute<{ readonly set: ProvingSet; readonly provingCase: ProvingCase }> = ({ props: { set, provingCase } }) =>
  new Response(JSON.stringify({ set: set.title, source: set.source, ...provingCase }));
