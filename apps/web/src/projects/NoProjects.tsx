import { Button } from "@org/ui/kit";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { TemplateList } from "./TemplateList.tsx";
import { texts } from "./texts.ts";
import styles from "./projects.module.css";

interface NoProjectsProps {
  readonly onCreate: () => void;
  /** Below, so that it appears together with the rest. */
  readonly children?: ReactNode;
}

/** Replaces an empty list of projects: explains projects, and how to begin. */
export function NoProjects({ onCreate, children }: NoProjectsProps): ReactNode {
  return (
    <>
      <div className={styles.empty}>
        <h2>{texts.empty.title}</h2>
        <p>{texts.empty.lead}</p>
        <TemplateList />
        <div className={styles.buttons}>
          <Button variant="default" leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={onCreate}>
            {texts.empty.create}
          </Button>
        </div>
      </div>
      {children}
    </>
  );
}
