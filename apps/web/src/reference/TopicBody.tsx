import { log } from "@org/device/log";
import { Button } from "@org/ui/elements";
import { Skeleton } from "@org/ui/kit";
import { Component, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useOnline } from "../loading/network.ts";
import styles from "./reference.module.css";
import { texts } from "./texts.ts";
import type { Topic } from "./topic.ts";

/** Loaded topics, which open again without a delay. */
const loaded = new Map<string, ComponentType>();

/** Page of a topic, loaded when it is opened. An error in it does not affect the rest of the reference. */
export function TopicBody({ topic }: { readonly topic: Topic }): ReactNode {
  const [Shown, setShown] = useState(() => loaded.get(topic.id));
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (Shown || hasFailed) return;
    let isOpen = true;
    const load = async (): Promise<void> => {
      const component = await topic.load();
      loaded.set(topic.id, component);
      if (isOpen) setShown(() => component);
    };
    load().catch((error: unknown) => {
      log.warn("A topic could not be loaded.", error);
      if (isOpen) setFailed(true);
    });
    return () => {
      isOpen = false;
    };
  }, [Shown, hasFailed, topic]);
  if (hasFailed) return <Failed onRetry={() => setFailed(false)} />;
  if (!Shown) return <TopicSkeleton />;
  return (
    <TopicBoundary>
      <Shown />
    </TopicBoundary>
  );
}

function TopicSkeleton(): ReactNode {
  return (
    <output className={styles.skeleton} aria-label={texts.loading}>
      <Skeleton height={32} width="60%" />
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} height={16} />
      ))}
    </output>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const isOnline = useOnline();
  return (
    <div className={styles.start} role="alert">
      <p>{isOnline ? texts.failed.lead : texts.failed.offline}</p>
      <Button onClick={onRetry}>{texts.failed.retry}</Button>
    </div>
  );
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

/** Error boundary of a topic: shows an error in place of the topic. */
class TopicBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    log.warn("A topic failed.", error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failed onRetry={() => this.setState({ hasFailed: false })} /> : this.props.children;
  }
}
