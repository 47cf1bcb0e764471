import { createFileRoute } from "@tanstack/react-router";
import { StartPage } from "../pages/StartPage.tsx";

export const Route = createFileRoute("/")({ component: StartPage });
