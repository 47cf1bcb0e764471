/** Name of the product; the title of an application that shows no page yet (index.html). */
const product = "Plenum";

/** Texts of pages in general: their titles, links, and what replaces a page that cannot be shown. They are in the entry script. */
export const texts = {
  product,
  title: (page: string): string => `${page} · ${product}`,
  calculator: "Calculator",
  allCalculators: "All calculators",

  navigation: {
    userPages: "Your work",
    dashboard: "Dashboard",
    projects: "Projects",
    reference: "Reference",
    referenceSummary: "Design values, properties and converters, each value with its source.",
    settings: "Settings",
    about: "About",
    blog: "Blog",
    privacy: "Privacy",
    terms: "Terms",
  },

  error: {
    unexpected: "Something went wrong in Plenum. What you typed is kept. Try again, or reload the page.",
    notLoaded: "A part of Plenum could not be loaded. Reload the page, then try again.",
    offline: "This needs an internet connection. Try again when you are connected.",
  },

  failed: {
    title: "This page could not be shown",
    lead: "Something in Plenum went wrong, not in your input. What you entered is kept in this browser. Try again; if that does not help, start from the defaults.",
    defaults: "Start from the defaults",
    copyDiagnostics: "Copy diagnostics",
  },

  notFound: { title: "Page not found", lead: "There is no page at this address. Check that it is complete and spelled correctly." },

  notLoaded: {
    offline: {
      title: "This page needs an internet connection",
      lead: "You are offline, and this page has not been opened on this device before. What you entered elsewhere is kept. The page opens as soon as you are connected.",
    },
    newer: {
      title: "There is a new version of Plenum",
      lead: "It was published after you opened this tab. Load it to open this page; what you entered is kept in this browser.",
      load: "Load the new version",
    },
    unreachable: {
      title: "This page could not be loaded",
      lead: "The server did not respond, or the response was incomplete. What you entered is kept in this browser.",
    },
    trying: "Trying",
    back: "Back",
  },

  notAvailable: {
    lead: "This part of Plenum is not available yet.",
    file: "This part of Plenum is not available yet. The file is kept unchanged and will open when it is.",
    toProject: "Back to the project",
  },
  unreadableCase: "This case could not be opened: it does not exist, or the server did not answer.",
} as const;
