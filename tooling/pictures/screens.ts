import type { CardId } from "@org/hvac-core/cards";
import type { Page } from "playwright";
import { cardOf, exampleOf, type Example } from "./facts.ts";
import type { Work } from "./work.ts";

/** A picture of a page of the product. */
export interface Screen {
  readonly name: string;
  /** Its content, for the record. */
  readonly shows: string;
  /** Its path; a function where the path depends on the work that has been made. */
  readonly path: string | ((work: Work) => string);
  /** CSS pixels; the picture has twice as many each way. */
  readonly width: number;
  readonly height: number;
  readonly isSignedIn?: boolean;
  readonly isPhone?: boolean;
  /** The example that is seen. */
  readonly example?: Example;
  /** Figures of the page that are made as separate files, by their headings. */
  readonly figures?: Readonly<Record<string, string>>;
  /** Brings the page to what is to be seen. */
  readonly prepare: (page: Page) => Promise<void>;
}

const wide = { width: 1280, height: 800 };

/** How long the address and the draft take to follow the page, in milliseconds. */
const followMs = 1500;

/** Loads a typical example. Opened again, from its address or from the draft, the page shows it without the notice of the click. */
async function openExample(page: Page, { calculator, title }: Example): Promise<void> {
  await page.getByRole("region", { name: "Examples" }).getByRole("button", { name: title, exact: true }).click();
  await page.getByText(`Loaded “${title}”.`).waitFor();
  await page.waitForTimeout(followMs);
  await page.reload();
  await page.locator("[data-result]").first().waitFor({ state: "attached" });
  if (calculator !== "schedules") await drawn(page);
}

/** Waits for what comes behind a page: its figures. */
async function drawn(page: Page): Promise<void> {
  // Parts behind the page are loaded at the first sign of a person.
  await page.mouse.move(700, 60);
  // Next to a table they are behind a tab.
  const tab = page.getByRole("complementary", { name: "Panel" }).getByRole("tab", { name: "Figures" });
  if (await tab.isVisible()) await tab.click();
  await page.locator("main figure svg").first().waitFor({ state: "attached" });
  await page.mouse.move(0, 0);
}

async function openSheet(page: Page): Promise<void> {
  const head = page.getByRole("button", { name: "How this was calculated" });
  await head.click();
  await page.locator("main math").first().waitFor();
  await head.evaluate((each) => each.scrollIntoView({ block: "start" }));
  await page.evaluate(() => window.scrollBy(0, -64));
}

/** A calculator's page with an example. */
function calculatorScreen(calculator: CardId, exampleId: string, shows: string, figures?: Screen["figures"]): Screen {
  const example = exampleOf(calculator, exampleId);
  const { route, public: isPublic } = cardOf(calculator);
  return {
    name: calculator,
    shows,
    path: `${route}?u=Metric`,
    ...wide,
    example,
    ...(!isPublic && { isSignedIn: true }),
    ...(figures && { figures }),
    prepare: (page) => openExample(page, example),
  };
}

const office = exampleOf("heat-load", "corner-office");

/** Screens of the product: the page of each calculator with a typical example, a project and the dashboard. */
export const screens: readonly Screen[] = [
  calculatorScreen("heat-load", "corner-office", "the heat load of a corner office", { "figure-room": "The room" }),
  {
    name: "heat-load-phone",
    shows: "the heat load of a corner office on a phone",
    path: "/heat-load?u=Metric",
    width: 390,
    height: 780,
    isPhone: true,
    example: office,
    prepare: (page) => openExample(page, office),
  },
  {
    name: "heat-load-sheet",
    shows: "how the heat load of the corner office was calculated",
    path: "/heat-load?u=Metric",
    ...wide,
    example: office,
    prepare: async (page) => {
      await openExample(page, office);
      await openSheet(page);
    },
  },
  calculatorScreen("psychrometric-chart", "summer-air-handler", "an air handling unit in summer on the psychrometric chart"),
  calculatorScreen("ventilation-calc", "open-plan-office", "the outdoor air of an open-plan office", {
    "figure-ventilation-demands": "Which one governs",
    "figure-carbon-dioxide": "CO₂ after the people come in",
  }),
  calculatorScreen("duct-sizer", "supply-main", "a supply main sized on the friction chart", {
    "figure-duct-friction": "Friction chart",
    "figure-duct-section": "Section",
  }),
  calculatorScreen("pipe-sizer", "chilled-water-main", "a chilled water main sized on the friction chart", {
    "figure-pipe-friction": "Friction chart",
  }),
  calculatorScreen("pump-head-calc", "chilled-water", "two pumps of a chilled water circuit at their operating point"),
  calculatorScreen("refrigerant-pipe-sizer", "double-riser", "the double riser of a cold room"),
  calculatorScreen("acoustic-calculator", "terminal-unit", "the noise of a terminal unit in the office below it"),
  calculatorScreen("boq", "office", "the bill of quantities of an office fit-out"),
  calculatorScreen("energy-analysis", "insulation", "an insulated office compared with one with another boiler, in energy and money"),
  calculatorScreen("schedules", "office", "the equipment schedules of an office with chilled water"),
  {
    name: "project",
    shows: "a project with its files and their results",
    path: ({ projectPath }) => projectPath,
    ...wide,
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole("region", { name: "Totals" }).waitFor();
      await page.getByRole("link", { name: "Chilled water main" }).waitFor();
    },
  },
  {
    name: "dashboard",
    shows: "recent files and the loads of the latest project",
    path: "/dashboard",
    ...wide,
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole("region", { name: /^Heat loads in/ }).waitFor();
    },
  },
];

/** Screens that the README shows as well. */
export const readmeScreens: readonly string[] = ["heat-load"];
