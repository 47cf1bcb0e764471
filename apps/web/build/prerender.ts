import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import type { PrerenderedPage } from "../src/prerender.tsx";
import { policyFor, type PolicyEnvironment } from "./contentSecurityPolicy.ts";
import { texts } from "./texts.ts";

/** First page of a visit. */
const page = {
  file: "heat-load.html",
  /** The application, and the page in it. */
  modules: ["/index.html", "/src/routes/heat-load.tsx?tsr-split=component"],
  /** Parts that are prerendered and whose code loads later. */
  parts: "/src/calculators/heat-load/",
};

/** The page in both unit systems. */
interface Drawn extends Omit<PrerenderedPage, "markup"> {
  readonly imperial: string;
  readonly metric: string;
}

interface PageFiles {
  /** The application first. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Scripts and styles of the page. */
function filesOf(bundle: Rolldown.OutputBundle): PageFiles {
  const chunks = new Map(Object.values(bundle).flatMap((each) => (each.type === "chunk" ? [[each.fileName, each] as const] : [])));
  const collect = (name: string, into: Set<string>): void => {
    if (into.has(name)) return;
    into.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) collect(imported, into);
  };
  const scripts = new Set<string>();
  for (const module of page.modules) {
    const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!entry) throw new Error(`The build has no chunk of ${module}.`);
    collect(entry.fileName, scripts);
  }
  const drawn = new Set(scripts);
  for (const name of scripts)
    for (const part of chunks.get(name)?.dynamicImports ?? [])
      if (chunks.get(part)?.facadeModuleId?.includes(page.parts)) collect(part, drawn);
  const styles = new Set([...drawn].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]));
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * The script of the page, which runs before the first paint. The build draws the page of a first visit: in the units of the browser's region,
 * with numbers in English. A returning visitor may have a draft or a session: the application draws their page, and nothing is shown before.
 * On a first visit the scripts are requested after the first paint, which they would delay on a slow connection.
 */
const chooseMarkup = (scripts: readonly string[], { imperialLanguages, pointLanguages }: Drawn): string => `(function () {
  var root = document.getElementById("root"), metric = document.getElementById("metric");
  var language = navigator.language, stored = null, isNew = location.search === "";
  try {
    stored = localStorage.getItem("plenum.unitSystem");
    for (var storage of [localStorage, sessionStorage])
      for (var key of Object.keys(storage)) if (key.startsWith("plenum.") && key !== "plenum.unitSystem" && key !== "plenum.colorScheme") isNew = false;
  } catch (refused) {
    // A browser without storage has nothing from an earlier visit: the page is that of a first visit.
  }
  var imperial = stored === "Imperial" || (stored !== "Metric" && /${imperialLanguages}/.test(language));
  if (!imperial) root.replaceChildren(metric.content.cloneNode(true));
  if (!isNew) document.documentElement.dataset.hidden = "";
  root.dataset.prerendered = isNew && /${pointLanguages}/.test(language) ? "same" : "other";
  var pressed = [];
  function keep(event) {
    var button = event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    pressed.push(button);
  }
  if (root.dataset.prerendered === "same") {
    root.addEventListener("click", keep, true);
    window.earlyClicks = { buttons: pressed, stop: function () { root.removeEventListener("click", keep, true); } };
  }
  function start() {
    var files = ${JSON.stringify(scripts)};
    for (var file of files) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    }
    var script = document.createElement("script");
    script.type = "module";
    script.src = files[0];
    document.head.append(script);
  }
  if (isNew) requestAnimationFrame(function () { setTimeout(start); });
  else start();
})();`;

/** Picture of link previews, of the marketing site on the same origin. */
const picture = "/og/features/heat-load-calculations.png";

/** The head of index.html with the page's own title, description, address and picture. Addresses are absolute, with the origin `SITE_ORIGIN`. */
export function withPageHead(html: string, address: string, origin: string): string {
  const whole = new URL(address, origin).href;
  const tags = [
    `<link rel="canonical" href="${whole}" />`,
    ...Object.entries({
      type: "website",
      site_name: texts.siteName,
      title: texts.title,
      description: texts.description,
      url: whole,
      image: new URL(picture, origin).href,
    }).map(([name, content]) => `<meta property="og:${name}" content="${content}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  const named = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${texts.title}</title>\n    ${tags.join("\n    ")}`)
    .replace(/(<meta name="description" content=")[^"]*"/, (_, before: string) => `${before}${texts.description}"`);
  if (!named.includes(whole) || !named.includes(`content="${texts.description}" />\n    <link rel="icon"`))
    throw new Error("index.html lacks a title or a description.");
  return named;
}

/** Draws the page in a separate process, since the module sets globals of a browser. */
async function draw(server: string, unitSystem: "Imperial" | "Metric"): Promise<PrerenderedPage> {
  const module = pathToFileURL(path.join(server, "prerender.js")).href;
  const program = `import { prerenderPage } from "${module}";
    process.stdout.write(JSON.stringify(await prerenderPage("${unitSystem}")), () => process.exit());`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], { maxBuffer: 10_000_000 });
  return JSON.parse(stdout) as PrerenderedPage;
}

/** Draws the first page at build time, so that it can be read before any script has loaded. */
export function prerenderFirstPage(): Plugin {
  let config: ResolvedConfig;
  let environment: PolicyEnvironment = {};
  return {
    name: "prerender-first-page",
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
      environment = resolved.env;
    },
    async writeBundle({ dir }, bundle) {
      const directory = dir ?? config.build.outDir;
      const server = await mkdtemp(path.join(tmpdir(), "prerender-"));
      try {
        await build({
          configFile: config.configFile ?? false,
          root: config.root,
          mode: config.mode,
          logLevel: "warn",
          build: { ssr: "src/prerender.tsx", outDir: server, emptyOutDir: true, copyPublicDir: false, sourcemap: false, manifest: false },
        });
        const { markup: imperial, ...languages } = await draw(server, "Imperial");
        const { markup: metric } = await draw(server, "Metric");
        const drawn = { imperial, metric, ...languages };
        await writeFile(path.join(directory, page.file), await assemble(directory, filesOf(bundle), drawn, environment));
      } finally {
        await rm(server, { recursive: true });
      }
    },
  };
}

/** Styles of the first page, which are inlined instead of requested. */
async function stylesOf(directory: string, files: readonly string[]): Promise<string> {
  const contents = await Promise.all(files.map((file) => readFile(path.join(directory, file), "utf8")));
  return contents.join("\n");
}

/** Assembles the page: index.html with the markup, the inlined styles, and a script that requests the other scripts. */
async function assemble(directory: string, { scripts, styles }: PageFiles, drawn: Drawn, environment: PolicyEnvironment): Promise<string> {
  const index = await readFile(path.join(directory, "index.html"), "utf8");
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/.exec(index);
  if (!entry?.[1]) throw new Error("index.html lacks the script of the application.");
  const preloads = [...index.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g)];
  const linkedStyles = [...index.matchAll(/<link rel="stylesheet" crossorigin href="\/([^"]+)">\s*/g)];
  const isNamed = (file: string): boolean => index.includes(`/${file}"`);
  const further = styles.filter((file) => !isNamed(file));
  // The bundler's code requests the styles of each module unless a link names them; this link applies to nothing and blocks nothing.
  const inPlace = [...linkedStyles.map(([, href = ""]) => href), ...further];
  const links = inPlace.map((file) => `<link rel="stylesheet" href="/${file}" media="not all">`);
  const { imperial, metric } = drawn;
  const choice = chooseMarkup(
    scripts.map((file) => `/${file}`),
    drawn,
  );
  const css = await stylesOf(directory, inPlace);
  const bare = [entry, ...preloads, ...linkedStyles].reduce((html, [tag]) => html.replace(tag, ""), index);
  const html = withPageHead(bare, "/heat-load", process.env["SITE_ORIGIN"] ?? "https://plenum.example")
    .replace("</head>", () => `  <style>${css}</style>\n    ${links.join("\n    ")}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${imperial}</div>\n    <template id="metric">${metric}</template>\n    <script>${choice}</script>`,
    );
  if (html.length < bare.length + css.length + imperial.length + metric.length) throw new Error("index.html lacks the place of the page.");
  return html.replace(
    /(http-equiv="Content-Security-Policy" content=")[^"]*"/,
    (_, before: string) => `${before}${policyFor(html, environment)}"`,
  );
}
