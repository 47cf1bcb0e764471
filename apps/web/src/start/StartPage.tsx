import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { calculatorGroups, type NavigationLink } from "../shell/navigationLinks.ts";
import styles from "../pageParts/page.module.css";
import { usePageTitle } from "../pageParts/usePageTitle.ts";

function noteOf({ planned, needsAccount }: NavigationLink): string {
  if (planned) return "Soon";
  return needsAccount ? "With an account" : "";
}

/** The table of contents of the product. */
export function StartPage(): ReactNode {
  usePageTitle(
    "Calculators for HVAC engineers",
    "Calculators for heating, ventilation and air conditioning that show every step and its source.",
  );
  return (
    <div className={styles.page}>
      <h1>Calculators for HVAC engineers</h1>
      <p className={styles.lead}>
        Type, and the result is there, in the units you think in. Every number can be traced: formula, values put in, source.
      </p>
      {calculatorGroups.map((group) => (
        <section key={group.title} className={styles.group}>
          <h2>{group.title}</h2>
          {group.links.map((link) => (
            <Link key={link.path} to={link.path} className={styles.entry} preload={link.needsAccount ? false : "intent"}>
              <strong>{link.label}</strong>
              <span>{link.summary}</span>
              <em>{noteOf(link)}</em>
            </Link>
          ))}
        </section>
      ))}
    </div>
  );
}
