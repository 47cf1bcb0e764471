import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { calculatorGroups, type Way } from "../shell/navigation.ts";
import styles from "../pageParts/page.module.css";
import { usePageTitle } from "../pageParts/usePageTitle.ts";

function noteOf({ planned, needsAccount }: Way): string {
  if (planned) return "Soon";
  return needsAccount ? "With an account" : "";
}

/** The table of contents of the product. */
export function StartPage(): ReactNode {
  usePageTitle("Calculators for HVAC engineers", "Calculators for heating, ventilation and air conditioning that show every step and its source.");
  return (
    <div className={styles.page}>
      <h1>Calculators for HVAC engineers</h1>
      <p className={styles.lead}>Type, and the result is there, in the units you think in. Every number can be traced: formula, values put in, source.</p>
      {calculatorGroups.map((group) => (
        <section key={group.title} className={styles.group}>
          <h2>{group.title}</h2>
          {group.ways.map((way) => (
            <Link key={way.path} to={way.path} className={styles.entry} preload={way.needsAccount ? false : "intent"}>
              <strong>{way.label}</strong>
              <span>{way.summary}</span>
              <em>{noteOf(way)}</em>
            </Link>
          ))}
        </section>
      ))}
    </div>
  );
}
