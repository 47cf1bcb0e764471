/**
 * Who may import whom, folder by folder. Everything not allowed here is an error, so a new folder is fenced from birth:
 * until this file names it, it may import nothing and no folder may import it.
 *
 *   refusals ← trees ← physics, calculators
 *   refusals, constants ← quantity ← formulas ← physics ← calculators ← catalogue, loading, cards  (in hvac-core)
 *   formulas ← kernel ← calculators
 *   kernel ← merging ← links
 *   kernel, physics ← site ← calculators (its shared fields)
 *   units of bills ← links
 *   kernel, costing, tags of equipment ← take-off
 *   refusals, constants, quantity ← building
 *   calculators, physics, kernel, quantity, links, take-off, building ← exchange
 *   hvac-core ← form ← documents ← ui ← apps;  device ← data, ui;  hvac-core ← data ← apps     (between packages)
 */
const core = "packages/hvac-core/src";
const physics =
  "zones|pumps|costing|equipment|ventilation|comfort|psychrometrics|fluids|flow|refrigerants|refrigerant-lines|solar|loads|acoustics|energy|envelope|weather|reference";
/** How a room of physics is entered: its published functions, those for other rooms, its publications, and its functions on sheets. */
const doors = "((index|internal|sources|sheetFunctions)|[^/]+/index)\\.ts$";
const libraries = ["node_modules", "^[a-z_]+$", "^[a-z]+/promises$", "^astro:"];
/** Tests, benchmarks, generators and tool configurations. */
const outsideOfSources = [
  "^((?:packages|apps)/[^/]+)/(?:test|bench|scripts|build|size|gallery)/",
  "^((?:packages|apps)/[^/]+)/.+[.](?:test|bench|spec)[.]tsx?$",
  "^((?:packages|apps)/[^/]+)/[^/]+[.]config[.]ts$",
];

/** Folders of the web application: each may import those that it names, and its own files. Routes and the entry compose them all. */
const web = "apps/web/src";
const webFolders = {
  loading: ["device"],
  page: ["device", "loading"],
  forms: ["page"],
  account: ["device", "forms", "loading", "page"],
  calculators: ["account", "device", "export", "forms", "loading", "page", "reports"],
  device: [],
  export: [],
  outbox: ["account", "projects", "loading", "page"],
  reference: ["account", "calculators", "export", "loading", "page"],
  search: ["account", "calculators", "projects", "reference", "loading", "page"],
  projects: ["account", "calculators", "export", "forms", "loading", "page", "reports"],
  reports: ["account", "device", "export", "loading", "page"],
  settings: ["account", "device", "projects", "forms", "loading", "page"],
  shell: ["account", "outbox", "search", "loading", "page"],
  dashboard: ["account", "calculators", "outbox", "projects", "loading", "page"],
  routes: [".*"],
  worker: ["loading"],
};

/** Folders of the shared components, one door each: what a page imports decides what it loads. */
const uiFolders = {
  styles: [],
  elements: [],
  surface: ["elements"],
  figures: ["elements", "surface"],
  grid: ["elements", "surface"],
  kit: ["elements"],
};

/** Within one folder anything may import anything; between folders only what is named. */
const sameFolder = (folder) => ({ from: { path: `^${folder}/` }, to: { path: `^${folder}/` } });

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Of values or of types: code that two files share moves into a third below them.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "rooms-are-entered-by-their-doors",
      comment: "What a room does not publish and another uses goes through its internal.ts.",
      severity: "error",
      from: { path: `^${core}/(calculators/[^/]+|[^/]+)/`, pathNot: "[.]test[.]ts$" },
      to: { path: `^${core}/(${physics})/`, pathNot: [`^${core}/$1/`, `^${core}/[^/]+/${doors}`] },
    },
    {
      name: "only-ui-draws",
      comment: "Every package but ui, a new one too, is usable where there is no page.",
      severity: "error",
      from: { path: "^packages/(?!ui/)[^/]+/src/" },
      to: { path: "(^|node_modules/)(react|react-dom|@mantine|@tabler|@types/react)(/|$)|^packages/ui/" },
    },
    { name: "unresolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^astro:" } },
    {
      name: "calculators-stay-apart",
      comment: "What two calculators need moves down into physics.",
      severity: "error",
      from: { path: `^${core}/calculators/([^/]+)/` },
      to: { path: `^${core}/calculators/`, pathNot: `^${core}/calculators/$1/` },
    },
  ],
  allowedSeverity: "error",
  allowed: [
    // They may look anywhere within their own package, at sources of other packages, at tooling and at libraries.
    ...outsideOfSources.map((path) => ({
      from: { path },
      to: { path: ["^$1/", "^packages/[^/]+/src/", "^packages/(device|form|data)/test/", "^tooling/", ...libraries] },
    })),

    // hvac-core: the engine. Its ground floor: how anything refuses, then units and plain numbers, then the grammar of formulas.
    sameFolder(`${core}/refusals`),
    sameFolder(`${core}/constants`),
    { from: { path: `^${core}/constants/` }, to: { path: `^${core}/sources/index\\.ts$` } },
    sameFolder(`${core}/sources`),
    sameFolder(`${core}/quantity`),
    { from: { path: `^${core}/quantity/` }, to: { path: [`^${core}/refusals/`, `^${core}/sources/`] } },
    sameFolder(`${core}/trees`),
    { from: { path: `^${core}/trees/` }, to: { path: `^${core}/refusals/` } },
    sameFolder(`${core}/formulas`),
    { from: { path: `^${core}/formulas/` }, to: { path: `^${core}/(quantity|sources)/index\\.ts$` } },
    sameFolder(`${core}/kernel`),
    {
      from: { path: `^${core}/kernel/` },
      to: {
        path: [
          `^${core}/(refusals|formulas)/`,
          `^${core}/(quantity|sources)/index\\.ts$`,
          `^${core}/quantity/(day|format|sums|tolerance)\\.ts$`,
        ],
      },
    },
    sameFolder(`${core}/merging`),
    { from: { path: `^${core}/merging/` }, to: { path: `^${core}/(kernel|quantity)/index\\.ts$` } },
    // What links files of a project: it is given their calculators.
    sameFolder(`${core}/links`),
    {
      from: { path: `^${core}/links/` },
      to: { path: [`^${core}/(kernel|quantity|merging|costing)/index\\.ts$`, `^${core}/quantity/tolerance\\.ts$`] },
    },
    // The site of a project has fields that calculators have too; it is given the calculators whose inputs it compares.
    sameFolder(`${core}/site`),
    {
      from: { path: `^${core}/site/` },
      to: {
        path: [
          `^${core}/(kernel|quantity|sources|costing|equipment|psychrometrics|refrigerant-lines)/index\\.ts$`,
          `^${core}/psychrometrics/sheetFunctions\\.ts$`,
        ],
      },
    },
    // zod is imported only here, so that a calculator on a page does not bring it.
    sameFolder(`${core}/schemas`),
    // The stored form of drawings.
    { from: { path: `^${core}/schemas/drawing/` }, to: { path: `^${core}/building/drawing/index\\.ts$` } },
    {
      from: { path: `^${core}/schemas/` },
      to: { path: [`^${core}/(kernel|quantity)/index\\.ts$`, `^${core}/quantity/day\\.ts$`, "node_modules/zod/"] },
    },
    {
      from: { path: `^${core}/(${physics})/` },
      to: {
        path: [
          `^${core}/(refusals|constants|formulas|sources|trees)/`,
          `^${core}/quantity/(day|months|tolerance)\\.ts$`,
          `^${core}/(${physics})/`,
        ],
      },
    },
    // Warnings that several calculators give are written in the units of the reader.
    { from: { path: `^${core}/(${physics})/[a-z]\\w*Warnings\\.ts$` }, to: { path: `^${core}/quantity/index\\.ts$` } },
    {
      from: { path: `^${core}/calculators/([^/]+)/` },
      to: {
        path: [
          `^${core}/calculators/$1/`,
          `^${core}/(kernel|quantity|sources)/index\\.ts$`,
          `^${core}/kernel/(card|internal)\\.ts$`,
          `^${core}/site/internal\\.ts$`,
          `^${core}/(refusals|constants|trees)/`,
          `^${core}/quantity/tolerance\\.ts$`,
          `^${core}/(${physics})/`,
        ],
      },
    },
    {
      from: { path: `^${core}/(catalogue|loading/index)\\.ts$` },
      to: { path: [`^${core}/calculators/[^/]+/index\\.ts$`, `^${core}/kernel/index\\.ts$`] },
    },
    { from: { path: `^${core}/loading/index\\.ts$` }, to: { path: `^${core}/version\\.ts$` } },
    { from: { path: `^${core}/calculators/index\\.ts$` }, to: { path: `^${core}/calculators/[^/]+/index\\.ts$` } },
    // It reads what calculators measure, as the kernel states it, and knows none of them.
    sameFolder(`${core}/take-off`),
    {
      from: { path: `^${core}/take-off/` },
      to: { path: [`^${core}/(kernel|quantity|costing)/index\\.ts$`, `^${core}/equipment/(index|internal)\\.ts$`] },
    },
    // Models of other programs as buildings: it knows no calculator, and only the exchange imports it.
    sameFolder(`${core}/building`),
    { from: { path: `^${core}/building/` }, to: { path: [`^${core}/(refusals|constants|sources)/`, `^${core}/quantity/index\\.ts$`] } },
    // What one calculator imports from the files of another. Nothing in the engine imports it, and its folders do not import each other; `project` compares the rows of all.
    {
      from: { path: `^${core}/exchange/[^/]+$` },
      to: { path: [`^${core}/exchange/[^/]+$`, `^${core}/(kernel|quantity|links)/index\\.ts$`, `^${core}/quantity/tolerance\\.ts$`] },
    },
    {
      from: { path: `^${core}/exchange/([^/]+)/` },
      to: {
        path: [
          `^${core}/exchange/($1/|(index|internal)\\.ts$)`,
          `^${core}/quantity/tolerance\\.ts$`,
          `^${core}/calculators/[^/]+/index\\.ts$`,
          `^${core}/(kernel|quantity|sources)/index\\.ts$`,
          `^${core}/kernel/internal\\.ts$`,
          `^${core}/(building|links|site|take-off)/index\\.ts$`,
          `^${core}/refusals/`,
          `^${core}/(${physics})/`,
        ],
      },
    },
    // What is out of date in a project is also what the imports of rows would change.
    { from: { path: `^${core}/exchange/project/` }, to: { path: [`^${core}/exchange/(rooms|sound|pumps)/index\\.ts$`] } },
    // The application's own entry, which the published package does not have: nothing in the engine imports it.
    {
      from: { path: `^${core}/internal/` },
      to: { path: [`^${core}/(kernel|trees)/`, `^${core}/quantity/(day|format)\\.ts$`, `^${core}/energy/internal\\.ts$`] },
    },
    // What lists calculators without bringing them.
    { from: { path: `^${core}/cards/` }, to: { path: [`^${core}/calculators/[^/]+/card\\.ts$`, `^${core}/kernel/card\\.ts$`] } },
    {
      from: { path: `^${core}/index\\.ts$` },
      to: { path: [`^${core}/(calculators|kernel)/index\\.ts$`, `^${core}/(catalogue|version)\\.ts$`] },
    },

    // device: the browser's storages, observable values and the log. Neither React nor Firebase.
    { from: { path: "^packages/device/src/" }, to: { path: ["^packages/device/src/", "node_modules/idb/"] } },

    // data: Firebase only here, never React.
    {
      from: { path: "^packages/data/src/" },
      to: { path: ["^packages/data/src/", "^packages/device/src/", `^${core}/`, "node_modules/(@?firebase|zod|@zxcvbn-ts)/"] },
    },

    // form, documents: what has no JSX needs no React.
    { from: { path: "^packages/form/src/" }, to: { path: ["^packages/form/src/", `^${core}/`] } },
    { from: { path: "^packages/documents/src/" }, to: { path: ["^packages/(documents|form)/src/", `^${core}/`] } },
    { from: { path: "^packages/documents/src/spreadsheet/" }, to: { path: "node_modules/(hucre|fflate)/" } },
    { from: { path: "^packages/documents/src/pdf/" }, to: { path: "node_modules/pdfmake/" } },

    // ui: React and Mantine, never data or Firebase.
    {
      from: { path: "^packages/ui/src/" },
      to: {
        path: [
          `^${core}/`,
          "^packages/(device|form|documents)/src/",
          "node_modules/(react|react-dom|@tabler|@fontsource-variable|@types/react)/",
        ],
      },
    },
    { from: { path: "^packages/ui/src/kit/" }, to: { path: "node_modules/@mantine/" } },
    ...Object.entries(uiFolders).map(([folder, below]) => ({
      from: { path: `^packages/ui/src/${folder}/` },
      to: { path: `^packages/ui/src/(${[folder, ...below].join("|")})/` },
    })),
    // A list of the form loads its rows' editor once it has rows: pages without any load none of it.
    { from: { path: "^packages/ui/src/surface/fields/ListInput\\.tsx$" }, to: { path: "^packages/ui/src/grid/index\\.ts$" } },
    // The page of a table draws the grid, which draws fields of the surface: it is loaded after both, through a second door.
    { from: { path: "^packages/ui/src/surface/table/" }, to: { path: "^packages/ui/src/grid/page\\.ts$" } },
    // What draws notifications comes with the first of them.
    { from: { path: "^packages/ui/src/elements/notifications/" }, to: { path: "^packages/ui/src/kit/Notifications\\.tsx$" } },

    // apps: everything above; nobody imports an app.
    { from: { path: "^apps/([^/]+)/src/" }, to: { path: ["^packages/[^/]+/src/", ...libraries] } },
    // The site draws the pages of the library's reference, which are read by what writes the reference itself.
    { from: { path: "^apps/marketing/src/docs/" }, to: { path: "^tooling/api-docs/" } },
    { from: { path: "^apps/([^/]+)/src/", pathNot: `^${web}/` }, to: { path: "^apps/$1/src/" } },
    ...Object.entries(webFolders).map(([folder, below]) => ({
      from: { path: `^${web}/${folder}/` },
      to: { path: `^${web}/(${[folder, ...below].join("|")})/` },
    })),
    {
      from: { path: `^${web}/(main\\.tsx|application\\.tsx|hydrate\\.ts|preloadPage\\.ts|prerender\\.tsx|routeTree\\.gen\\.ts)$` },
      to: { path: `^${web}/` },
    },
  ],
  options: {
    // The tooling that packages' tests look into is judged by its own package's types and lint.
    doNotFollow: { path: "node_modules|^tooling/" },
    exclude: { path: "(^|/)(dist|[.]astro|test-results|playwright-report)/|\\.css$|\\.md$" },
    tsConfig: { fileName: "tooling/tsconfig.base.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["source", "import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".json"],
    },
  },
};
