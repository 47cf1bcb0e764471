import { createFileRoute } from "@tanstack/react-router";
import { returnSearch } from "../account/returnPath.ts";
import { VerifyEmailPage } from "../account/VerifyEmailPage.tsx";

export const Route = createFileRoute("/verify-email")({ validateSearch: returnSearch, component: VerifyEmailPage });
