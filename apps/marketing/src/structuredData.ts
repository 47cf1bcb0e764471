import { siteName, siteOrigin, absoluteAddress } from "./site.ts";

/** Structured data by schema.org, for search engines. A page gives a list of these to its layout. */
type Thing = { readonly "@type": string; readonly [property: string]: unknown };

const organization: Thing = {
  "@type": "Organization",
  "@id": `${siteOrigin}/#organization`,
  name: siteName,
  url: siteOrigin,
  logo: absoluteAddress("/icon.svg"),
};

/** One graph of the things that a page is about. */
export function graph(things: readonly Thing[]): object {
  return { "@context": "https://schema.org", "@graph": things };
}

/** The landing page: organisation, site and software. */
export function aboutTheSite(description: string): readonly Thing[] {
  return [
    organization,
    {
      "@type": "WebSite",
      "@id": `${siteOrigin}/#website`,
      name: siteName,
      url: siteOrigin,
      description,
      inLanguage: "en",
      publisher: { "@id": organization["@id"] },
    },
    application({ name: siteName, description, path: "/heat-load" }),
  ];
}

interface Application {
  readonly name: string;
  readonly description: string;
  /** Place of its use. */
  readonly path: string;
}

/** A calculator, or the application as a whole. */
export function application({ name, description, path }: Application): Thing {
  return {
    "@type": "SoftwareApplication",
    name,
    description,
    url: absoluteAddress(path),
    applicationCategory: "DesignApplication",
    operatingSystem: "Any with a current browser",
    offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
    publisher: { "@id": organization["@id"] },
  };
}

interface Article {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly image: string;
  readonly date: Date;
  readonly updated?: Date | undefined;
}

export function article({ title, description, path, image, date, updated }: Article): Thing {
  return {
    "@type": "BlogPosting",
    headline: title,
    description,
    image: absoluteAddress(image),
    datePublished: day(date),
    dateModified: day(updated ?? date),
    inLanguage: "en",
    mainEntityOfPage: absoluteAddress(path),
    author: organization,
    publisher: organization,
  };
}

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way from the start page to a page. */
export function breadcrumbs(crumbs: readonly Crumb[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: siteName, path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteAddress(path),
    })),
  };
}

/** A date as the day it is, in ISO 8601. */
export function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
