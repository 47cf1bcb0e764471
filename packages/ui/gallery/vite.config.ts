import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The gallery: `pnpm gallery` serves it, and its comparison builds it. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react()],
  resolve: { conditions: ["source", "module", "browser", "production"] },
  build: { target: "es2023", emptyOutDir: true, chunkSizeWarningLimit: 5000 },
});
