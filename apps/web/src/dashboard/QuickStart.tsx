import { fileKinds, type Project } from "@org/data";
import { Button } from "@org/ui/kit";
import { IconPlus } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { hasView } from "../calculators/views.ts";
import { calculatorGroups } from "../page/navigationLinks.ts";
import { runAction } from "../page/runAction.ts";
import { createFile } from "../projects/newFile.ts";
import listStyles from "../projects/projects.module.css";
import { texts } from "./texts.ts";
import styles from "./dashboard.module.css";

const creatable = fileKinds.filter(({ route }) => hasView(route));
const calculators = calculatorGroups.flatMap(({ links }) => links);

/** Ways to begin: a file in the project that was changed last, or a calculation without a project. */
export function QuickStart({ project }: { readonly project: Project | undefined }): ReactNode {
  const { workspace } = useSignedIn();
  const router = useRouter();
  return (
    <>
      {project && (
        <section className={listStyles.group} aria-labelledby="newFile">
          <h2 id="newFile" className={styles.cut} title={project.name}>
            {texts.newFile(project.name)}
          </h2>
          <div className={styles.quick}>
            {creatable.map((kind) => (
              <Button
                key={kind.collection}
                variant="default"
                leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
                onClick={() => runAction(() => createFile({ workspace, router, projectId: project.id, kind }))}
              >
                {kind.title}
              </Button>
            ))}
          </div>
        </section>
      )}
      <section className={listStyles.group} aria-labelledby="calculators">
        <h2 id="calculators">{texts.calculators}</h2>
        <ul className={styles.calculators}>
          {calculators.map(({ path, label, summary }) => (
            <li key={path}>
              <Link to={path}>
                <strong>{label}</strong>
                <span>{summary}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
