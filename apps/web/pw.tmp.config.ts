import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
export default defineConfig({ ...base, globalSetup: undefined, workers: 1, use: { ...base.use, baseURL: "http://127.0.0.1:5305" } } as never);
