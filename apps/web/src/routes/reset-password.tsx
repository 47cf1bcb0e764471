import { createFileRoute } from "@tanstack/react-router";
import { codeSearch } from "../account/codeSearch.ts";
import { ResetPasswordPage } from "../account/ResetPasswordPage.tsx";

export const Route = createFileRoute("/reset-password")({ validateSearch: codeSearch, component: ResetPasswordPage });
