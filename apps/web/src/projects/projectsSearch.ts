/** The orders that the list of projects can have; newest first unless chosen otherwise. */
export const projectOrders = { newest: "Newest first", oldest: "Oldest first", name: "By name" } as const;

export type ProjectOrder = keyof typeof projectOrders;

/** What the address of the list holds, so that going back finds it as it was. */
export interface ProjectsSearch {
  readonly q?: string | undefined;
  readonly sort?: ProjectOrder | undefined;
  /** A modal that is open: a link may lead to a new project. */
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
