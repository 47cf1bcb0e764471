import type { Page } from "playwright";
import type { Work } from "./work.ts";

/** A picture of a page of the product. */
export interface Screen {
  readonly name: string;
  /** What is seen, for the record. */
  readonly shows: string;
  /** Where it is; of signed-in people's work, once that has been made. */
  readonly path: string | ((work: Work) => string);
  /** CSS pixels; the picture has twice as many each way. */
  readonly width: number;
  readonly height: number;
  readonly isSignedIn?: boolean;
  readonly isPhone?: boolean;
  /** Figures of the page that are made as files of their own, by their headings. */
  readonly figures?: Readonly<Record<string, string>>;
  /** Brings the page to what is to be seen. */
  readonly prepare: (page: Page) => Promise<void>;
}

const wide = { width: 1280, height: 800 };

/**
 * Loads a typical example. Once the address holds it, the page opened anew shows it without the notice of the click.
 *
 * @param name of the calculation in the example
 */
async function openExample(page: Page, title: string, name = title): Promise<void> {
  await page.getByRole("region", { name: "Examples" }).getByRole("button", { name: title }).click();
  await page.waitForURL((url) => [...url.searchParams.values()].some((value) => value.includes(name)));
  await page.reload();
  await page.locator("[data-result]").first().waitFor({ state: "attached" });
  await drawn(page);
}

/** Waits for what comes behind a page: its figures. */
async function drawn(page: Page): Promise<void> {
  // Parts behind the page are loaded at the first sign of a person.
  await page.mouse.move(700, 60);
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

/** Screens of the product, the first page of each calculator with a typical example. */
export const screens: readonly Screen[] = [
  {
    name: "heat-load",
    shows: "the heat load of a corner office",
    path: "/heat-load?u=Metric",
    ...wide,
    figures: { "figure-room": "The room" },
    prepare: (page) => openExample(page, "Corner office"),
  },
  {
    name: "heat-load-phone",
    shows: "the heat load of a corner office on a phone",
    path: "/heat-load?u=Metric",
    width: 390,
    height: 780,
    isPhone: true,
    prepare: (page) => openExample(page, "Corner office"),
  },
  {
    name: "heat-load-sheet",
    shows: "how the heat load of the corner office was calculated",
    path: "/heat-load?u=Metric",
    ...wide,
    prepare: async (page) => {
      await openExample(page, "Corner office");
      await openSheet(page);
    },
  },
  {
    name: "duct-sizer",
    shows: "a supply main sized on the friction chart",
    path: "/calculators/duct-sizer?u=Metric",
    ...wide,
    isSignedIn: true,
    figures: { "figure-duct-friction": "Friction chart", "figure-duct-section": "Section" },
    prepare: (page) => openExample(page, "Supply main"),
  },
  {
    name: "pipe-sizer",
    shows: "a chilled water main sized on the friction chart",
    path: "/calculators/pipe-sizer?u=Metric",
    ...wide,
    isSignedIn: true,
    figures: { "figure-pipe-friction": "Friction chart" },
    prepare: (page) => openExample(page, "Chilled water main"),
  },
  {
    name: "ventilation-calc",
    shows: "the outdoor air of an open-plan office",
    path: "/calculators/ventilation-calc?u=Metric",
    ...wide,
    isSignedIn: true,
    figures: { "figure-ventilation-demands": "Which one governs", "figure-carbon-dioxide": "CO₂ after the people come in" },
    prepare: (page) => openExample(page, "Open-plan office"),
  },
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
