import { createFileRoute } from "@tanstack/react-router";
import { codeSearch } from "../account/codeSearch.ts";
import { ActionConfirmationPage } from "../account/ActionConfirmationPage.tsx";

export const Route = createFileRoute("/action-confirmation")({ validateSearch: codeSearch, component: ActionConfirmationPage });
