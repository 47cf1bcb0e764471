/** The orders of the list of projects; newest first by default. */
export const projectOrders = { newest: "Newest first", oldest: "Oldest first", name: "By name" } as const;

export type ProjectOrder = keyof typeof projectOrders;

/** Search parameters of the list, so that the Back button restores it. */
export interface ProjectsSearch {
  readonly q?: string | undefined;
  readonly sort?: ProjectOrder | undefined;
  /** The open modal: a link may lead to a new project. */
  readonly create?: "project" | "template" | undefined;
}

export function projectsSearch({ q, sort, create }: Record<string, unknown>): ProjectsSearch {
  const isOrder = typeof sort === "string" && Object.hasOwn(projectOrders, sort) && sort !== "newest";
  return {
    q: typeof q === "string" && q !== "" ? q : undefined,
    sort: isOrder ? (sort as ProjectOrder) : undefined,
    create: create === "project" || create === "template" ? create : undefined,
  };
}
