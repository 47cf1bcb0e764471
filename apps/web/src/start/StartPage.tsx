import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { calculatorGroups, plannedLinks } from "../pageParts/navigationLinks.ts";
import styles from "../pageParts/page.module.css";
import { usePageTitle } from "../pageParts/usePageTitle.ts";

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
              <em>{link.needsAccount ? "With an account" : ""}</em>
            </Link>
          ))}
        </section>
      ))}
      <section className={styles.group}>
        <h2>Coming</h2>
        <p className={styles.coming}>{plannedLinks.map(({ label }) => label).join(" · ")}</p>
      </section>
    </div>
  );
}
