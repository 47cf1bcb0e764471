import { createFileRoute } from "@tanstack/react-router";
import { StartPage } from "../start/StartPage.tsx";

export const Route = createFileRoute("/")({ component: StartPage });
