import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage } from "../../dashboard/DashboardPage.tsx";

export const Route = createFileRoute("/_protected/dashboard")({ component: DashboardPage });
