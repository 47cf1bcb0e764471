import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { applicationFile } from "@tooling/local-firebase/addresses";
import { otherSite } from "@tooling/local-firebase/development";
import { defineConfig } from "astro/config";
import { lastChanges } from "./build/lastChanges.ts";
import { scrolling } from "./build/scrolling.ts";
import { unitSpaces } from "./build/unitSpaces.ts";
import { publicRoutes, siteOrigin } from "./src/site.ts";

/** Packages of the workspace are read from their sources, so that a page shows what the engine computes today. */
const conditions = ["source", "module", "import", "default"];
const noExternal = [/^@org\//];

// The site is in English: its numbers do not follow the language of the machine that builds it.
Object.defineProperty(navigator, "language", { value: "en" });

const changes = lastChanges("content");

export default defineConfig({
  site: siteOrigin,
  trailingSlash: "never",
  // One file for each address, without a folder: Hosting serves /about from about.html. Styles are in the page, allowed by their hash:
  // as files they would hold up the first paint for another round trip.
  build: { format: "file", assets: "site-assets", inlineStylesheets: "always" },
  integrations: [
    react(),
    mdx(),
    sitemap({
      // Drawn by the application's build, and open to everybody.
      customPages: publicRoutes.map((route) => `${siteOrigin}${route}`),
      serialize: (item) => {
        const changed = changes.get(new URL(item.url).pathname);
        return changed ? { ...item, lastmod: changed.toISOString() } : item;
      },
    }),
  ],
  // Written into each page, with the hashes of its scripts and styles. What no page needs is not allowed to any; who needs more, such as a search that
  // loads its index, adds it on its own page (`Astro.csp`).
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
    },
  },
  markdown: { syntaxHighlight: "prism", processor: satteri({ hastPlugins: [scrolling, unitSpaces] }) },
  devToolbar: { enabled: false },
  vite: {
    // Where `pnpm dev` runs the application.
    plugins: [otherSite(process.env["APPLICATION_DEV_ORIGIN"], (path) => applicationFile(path) !== undefined)],
    resolve: { conditions },
    ssr: { noExternal, resolve: { conditions } },
    environments: { prerender: { resolve: { conditions, noExternal } } },
  },
});
