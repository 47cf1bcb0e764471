import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "../src/styles/index.ts";
import { ColorSchemeToggle } from "../src/elements/index.ts";
import type { Entry } from "./entry.ts";
import { groups } from "./groups.ts";

/** `?entry=` shows one entry alone; without it the page lists all of them. */
const chosen = new URLSearchParams(location.search).get("entry");
const scheme = new URLSearchParams(location.search).get("scheme");
if (scheme !== null) {
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
  document.documentElement.classList.toggle("dark", scheme === "dark");
}

function Alone({ entry }: { readonly entry: Entry }): ReactNode {
  return (
    <main data-entry={entry.id} style={{ padding: 16 }}>
      {entry.render()}
    </main>
  );
}

function Contents(): ReactNode {
  return (
    <main style={{ padding: 16 }}>
      <h1>
        Gallery <ColorSchemeToggle />
      </h1>
      {groups.map(({ title, entries }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <a href={`?entry=${entry.id}`}>{entry.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

const entries = groups.flatMap((group) => group.entries);
/** For the comparison, which takes a picture of each. */
Object.assign(window, { galleryEntries: entries.map(({ id, opens }) => ({ id, opens })) });
const entry = entries.find(({ id }) => id === chosen);
createRoot(document.getElementById("root")!).render(<StrictMode>{entry ? <Alone entry={entry} /> : <Contents />}</StrictMode>);
