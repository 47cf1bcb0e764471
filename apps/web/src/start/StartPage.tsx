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
      <p className={styles.lead}>Results as you type, in your units. Every number can be traced to its formula, inputs and source.</p>
      {calculatorGroups.map((group) => (
        <section key={group.title} className={styles.group}>
          <h2>{group.title}</h2>
          {group.links.map((link) => (
            <Link key={link.path} to={link.path} className={styles.entry} preload={link.needsAccount ? false : "intent"}>
              <strong>{link.label}</strong>
              <span>{link.summary}</span>
              <em>{link.needsAccount ? "Account required" : ""}</em>
            </Link>
          ))}
        </section>
      ))}
      <section className={styles.group}>
        <h2>Coming soon</h2>
        <p className={styles.coming}>{plannedLinks.map(({ label }) => label).join(" · ")}</p>
      </section>
    </div>
  );
}
