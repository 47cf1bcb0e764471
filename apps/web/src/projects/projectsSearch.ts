/** The orders of the list of projects; newest first by default. */
export const projectOrders = ["newest", "changed", "oldest", "name"] as const;

export type ProjectOrder = (typeof projectOrders)[number];

/** Search parameters of the list, so that the Back button restores it. */
export interface ProjectsSearch {
  readonly q?: string | undefined;
  readonly sort?: ProjectOrder | undefined;
  /** The open modal: a link may lead to a new project. */
  readonly create?: "project" | "template" | undefined;
  /** The bin is open. */
  readonly show?: "bin" | undefined;
}

export function projectsSearch({ q, sort, create, show }: Record<string, unknown>): ProjectsSearch {
  const order = projectOrders.find((each) => each === sort);
  return {
    q: typeof q === "string" && q !== "" ? q : undefined,
    sort: order === "newest" ? undefined : order,
    create: create === "project" || create === "template" ? create : undefined,
    show: show === "bin" ? show : undefined,
  };
}
