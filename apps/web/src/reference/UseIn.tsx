import { Button } from "@org/ui/elements";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { runAction } from "../page/runAction.ts";
import { openTarget, targetTitle, type UseTarget } from "./targets.ts";
import styles from "./reference.module.css";

interface UseInProps {
  readonly targets: readonly UseTarget[];
}

/** Buttons that open calculators with values of the reference. */
export function UseIn({ targets }: UseInProps): ReactNode {
  const router = useRouter();
  const usable = targets.flatMap((target) => {
    const title = targetTitle(target);
    return title === undefined ? [] : [{ target, title }];
  });
  if (usable.length === 0) return undefined;
  return (
    <div className={`${styles.targets} screen-only`}>
      {usable.map(({ target, title }) => (
        <Button key={title} small onClick={() => runAction(() => openTarget(router, target))}>
          {title}
        </Button>
      ))}
    </div>
  );
}
