import { Button } from "@org/ui/elements";
import type { ReactNode } from "react";
import styles from "./projects.module.css";

/** What a project is, and the two ways to begin: where a list of projects is empty. */
export function NoProjects({ onCreate, onTemplate }: { readonly onCreate: () => void; readonly onTemplate: () => void }): ReactNode {
  return (
    <div className={styles.empty}>
      <h2>No projects yet</h2>
      <p>
        A project holds the calculations of one building: loads, ducts, pipes, ventilation. Start with an empty one, or with a template
        whose files are filled in and calculate.
      </p>
      <div className={styles.buttons}>
        <Button look="primary" onClick={onTemplate}>
          Start from a template
        </Button>
        <Button onClick={onCreate}>Create an empty project</Button>
      </div>
    </div>
  );
}
