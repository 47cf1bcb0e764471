import { createFileRoute } from "@tanstack/react-router";
import { returnSearch, type ReturnSearch } from "../account/returnPath.ts";
import { LoginPage } from "../account/LoginPage.tsx";

interface LoginSearch extends ReturnSearch {
  /** Opens with the form for a new account. */
  readonly create?: "yes" | undefined;
}

export const Route = createFileRoute("/login")({
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    ...returnSearch(search),
    create: search["create"] === "yes" ? "yes" : undefined,
  }),
  component: LoginPage,
});
