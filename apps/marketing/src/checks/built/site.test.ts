import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { faultText } from "../fault.ts";
import { checkBuilt } from "./site.ts";

const origin = "https://hvac.example";
const linkPictures = { "/about": { title: "About", description: "Who we are." } };
const expected = { origin, application: [/^\/heat-load$/, /^\/projects\/[^/]+$/], listed: ["/heat-load"], linkPictures };

function page(address: string, title: string, body: string, head = ""): string {
  return `<!doctype html>
<html lang="en"><head><title>${title}, a page of the site</title>
<meta name="description" content="What is on ${title}, in a sentence that search engines show as a whole.">
<link rel="canonical" href="${origin}${address}">
<meta property="og:image" content="${origin}/og/site.png">
<link rel="stylesheet" href="/site.css">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage"}</script>
${head}</head><body>
<h1>${title}</h1>
${body}
</body></html>
`;
}

const files: Readonly<Record<string, string>> = {
  "index.html": page(
    "/",
    "Start",
    '<p><a href="/about#who">About</a>, <a href="/blog/glycol">glycol</a>, <a href="/heat-load?v=1">heat load</a></p>\n<svg><title>A fan</title></svg>',
  ),
  "about.html": page(
    "/about",
    "About",
    '<h2 id="who">Who</h2>\n<p><a href="#who">Again</a> <a href="https://www.ashrae.org/nothing">ASHRAE</a> <a href="mailto:us@hvac.example">us</a></p>',
    '<meta property="og:title" content="About"><meta property="og:description" content="Who we are.">',
  ),
  "blog/glycol.html": page(
    "/blog/glycol",
    "Glycol",
    '<form data-island><input></form>\n<img src="/fan.svg" srcset="/fan.svg 1x, /fan-2.svg 2x" alt="A fan">\n<script type="module" src="/island.js"></script>',
  ),
  "404.html": page("/404", "Not found", '<p><a href="/">Start</a></p>', '<meta name="robots" content="noindex">'),
  "site.css": "",
  "island.js": "",
  "fan.svg": "<svg/>",
  "fan-2.svg": "<svg/>",
  "og/site.png": "png",
  "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`,
  "sitemap-index.xml": `<?xml version="1.0"?><sitemapindex><sitemap><loc>${origin}/sitemap-0.xml</loc></sitemap></sitemapindex>`,
  "sitemap-0.xml": `<?xml version="1.0"?><urlset>${["/", "/about", "/blog/glycol", "/heat-load"].map((address) => `<url><loc>${origin}${address}</loc></url>`).join("\n")}</urlset>`,
  "rss.xml": `<?xml version="1.0"?><rss version="2.0"><channel><title>Articles</title><link>${origin}/</link><description>News</description>
<item><title>Glycol</title><link>${origin}/blog/glycol</link><guid>${origin}/blog/glycol</guid><description>It crawls.</description><pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate></item>
</channel></rss>`,
};

let folder = "";
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "built-"));
  for (const [file, text] of Object.entries(files)) write(file, text);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const faults = (): readonly string[] => checkBuilt(folder, expected).faults.map(faultText);

test("a correct site has no findings, and every page is read", () => {
  expect(checkBuilt(folder, expected)).toEqual({ faults: [], pages: 4 });
});

const planted: ReadonlyArray<readonly [name: string, file: string, from: string | RegExp, to: string, faults: readonly string[]]> = [
  ["a link to no page", "about.html", '#who">Again', '/who">Again', ["about.html, line 11: /who leads nowhere"]],
  [
    "a link to no place on another page",
    "index.html",
    "/about#who",
    "/about#whom",
    ["index.html, line 10: /about#whom leads to no place on its page"],
  ],
  [
    "a link to no place on its own page",
    "about.html",
    'href="#who"',
    'href="#whom"',
    ["about.html, line 11: #whom leads to no place on its page"],
  ],
  [
    "a link to no route of the application",
    "index.html",
    "/heat-load?v=1",
    "/heatload?v=1",
    ["index.html, line 10: /heatload?v=1 leads nowhere"],
  ],
  [
    "a whole address of this site that is not there",
    "about.html",
    "https://www.ashrae.org/nothing",
    `${origin}/nothing`,
    [`about.html, line 11: ${origin}/nothing leads nowhere`],
  ],
  ["a picture that is not there", "blog/glycol.html", "/fan-2.svg", "/fan-3.svg", ["blog/glycol.html, line 11: /fan-3.svg leads nowhere"]],
  ["a style sheet that is not there", "about.html", "/site.css", "/style.css", ["about.html, line 6: /style.css leads nowhere"]],
  ["a script that is not there", "blog/glycol.html", "/island.js", "/islands.js", ["blog/glycol.html, line 12: /islands.js leads nowhere"]],
  [
    "a picture of links that is not there",
    "about.html",
    "/og/site.png",
    "/og/about.png",
    [`about.html, line 1: ${origin}/og/about.png leads nowhere`],
  ],
  [
    "a picture of links that shows another title",
    "about.html",
    'property="og:title" content="About"',
    'property="og:title" content="About us"',
    ['about.html: the picture of its links shows the title "About", not "About us": pnpm pictures --only /about'],
  ],
  ["a page without a picture of links", "about.html", /<meta property[^>]*>/, "", ["about.html: has no og:image"]],
  [
    "two headings of the first level",
    "about.html",
    '<h2 id="who">Who</h2>',
    '<h1 id="who">Who</h1>',
    ['about.html: has more than one h1: "About" and "Who"'],
  ],
  ["no heading of the first level", "about.html", "<h1>About</h1>", "<h2>About</h2>", ["about.html: has no h1"]],
  ["no title", "about.html", "<title>About, a page of the site</title>", "", ["about.html: has no title"]],
  [
    "a title that another page has",
    "about.html",
    "<title>About, a page of the site</title>",
    "<title>Start, a page of the site</title>",
    ['index.html: its title is that of about.html: "Start, a page of the site"'],
  ],
  [
    "a description that another page has",
    "about.html",
    "What is on About,",
    "What is on Start,",
    ['index.html: its description is that of about.html: "What is on Start, in a sentence that search engines show as a whole."'],
  ],
  [
    "a title that search engines cut",
    "about.html",
    "<title>About",
    `<title>${"About ".repeat(12)}`,
    [expect.stringMatching(/^about\.html: its title has \d+ characters, not 15 to 70/) as string],
  ],
  [
    "a description that says too little",
    "about.html",
    /content="What is on[^"]*"/,
    'content="About."',
    ['about.html: its description has 6 characters, not 50 to 160: "About."'],
  ],
  ...[
    ["an object as text", "Main, [object Object]"],
    ["a value that is missing", "It weighs NaN kg"],
    ["a value that is missing", "undefined fields"],
    ["a flag as the program has it", "120 L/s, true, office"],
    ["an amount without its currency", "Total 1660 ¤"],
    ["an announcement of what is not there", "The planned calculator"],
    ["an announcement of what is not there", "▸ Coming soon"],
    ["one thing in the plural", "1 more cases"],
    ["one thing in the plural", "The other 1 fields"],
    ["the rounding of machines as a tolerance", "± 1×10⁻¹² ft²"],
    ["the rounding of machines as a tolerance", "± 0.000001 W"],
    ["an id as text", "Branch by flexible_duct"],
    ["an id as text", "It faces northEast"],
  ].map(
    ([message, text]) =>
      [`${message!}, in “${text!}”,`, "about.html", ">Again<", `>${text!}<`, [`about.html, line 11: has ${message!}: "${text!}"`]] as const,
  ),
  ["no description", "about.html", /<meta name="description"[^>]*>/, "", ["about.html: has no description"]],
  [
    "a canonical address of another page",
    "about.html",
    `href="${origin}/about"`,
    `href="${origin}/about/"`,
    [`about.html: its canonical address is ${origin}/about/, not ${origin}/about`, `about.html, line 4: ${origin}/about/ leads nowhere`],
  ],
  ["structured data that are no JSON", "about.html", '"WebPage"}', '"WebPage"', ["about.html: its structured data are not JSON"]],
  [
    "a script without an island",
    "about.html",
    "</body>",
    '<script src="/island.js"></script></body>',
    ["about.html, line 12: has a script, and no island (data-island) that it is for"],
  ],
  [
    "an island without a script",
    "blog/glycol.html",
    /<script type="module".*/,
    "",
    ["blog/glycol.html: has an island (data-island), and no script for it"],
  ],
  [
    "a page that the sitemap leaves out",
    "sitemap-0.xml",
    `<url><loc>${origin}/about</loc></url>`,
    "",
    [`sitemap-index.xml: does not list ${origin}/about`],
  ],
  [
    "a page in the sitemap that is not to be found",
    "sitemap-0.xml",
    `${origin}/about`,
    `${origin}/404`,
    [`sitemap-index.xml: does not list ${origin}/about`, `sitemap-index.xml: lists ${origin}/404, which is no page for search engines`],
  ],
  [
    "a sitemap that is no XML",
    "sitemap-0.xml",
    "</urlset>",
    "",
    [
      expect.stringMatching(/^sitemap-0\.xml, line \d: is no XML/) as string,
      ...["/", "/about", "/blog/glycol", "/heat-load"].map((address) => `sitemap-index.xml: does not list ${origin}${address}`),
    ],
  ],
  ["a feed that is no XML", "rss.xml", "It crawls.", "It <crawls.", [expect.stringMatching(/^rss\.xml, line \d: is no XML/) as string]],
  [
    "a feed with an address that is not whole",
    "rss.xml",
    `<link>${origin}/blog/glycol</link>`,
    "<link>/blog/glycol</link>",
    ["rss.xml: item 1 links to /blog/glycol, which is the whole address of no page"],
  ],
  ["a feed without dates", "rss.xml", /<pubDate>.*<\/pubDate>/, "", ["rss.xml: item 1 has no pubDate"]],
  [
    "a feed with a date that is not one",
    "rss.xml",
    /<pubDate>.*<\/pubDate>/,
    "<pubDate>soon</pubDate>",
    ["rss.xml: item 1 has the date soon, which is not one"],
  ],
  [
    "robots kept from a page",
    "robots.txt",
    "Allow: /",
    "Disallow: /about",
    ['robots.txt, line 2: "Disallow: /about" keeps a public page from search engines'],
  ],
  [
    "robots with an address that they do not know",
    "robots.txt",
    "Allow: /",
    "Please: stay",
    ['robots.txt, line 2: "Please: stay" is no rule'],
  ],
  ["robots of another origin", "robots.txt", origin, "https://plenum.example", [`robots.txt: does not name ${origin}/sitemap-index.xml`]],
];

test.each(planted)("%s is named with its file", (_, file, from, to, wanted) => {
  const before = readFileSync(path.join(folder, file), "utf8");
  const after = before.replace(from, to);
  expect(after, "the fault must be planted").not.toBe(before);
  write(file, after);
  expect(faults()).toEqual(wanted);
});

test("code is not read as text, and words that resemble code are allowed", () => {
  const file = "about.html";
  const fine = "<code>undefined</code> <pre>heatLoad</pre> true north, 10 kPa and 5 mPa·s, 2 fields, network_yaml.yaml, McQuay, unplanned";
  write(file, readFileSync(path.join(folder, file), "utf8").replace("</body>", `<p>${fine}</p></body>`));
  expect(faults()).toEqual([]);
});

test.each(["sitemap-index.xml", "rss.xml", "robots.txt"])("%s must be there", (file) => {
  rmSync(path.join(folder, file));
  expect(faults()).toEqual([`${file}: is missing`]);
});
