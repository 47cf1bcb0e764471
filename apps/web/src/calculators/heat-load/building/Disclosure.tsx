import { useState, type ReactNode } from "react";

interface DisclosureProps {
  readonly summary: string;
  /** Renders what is hidden: hundreds of rooms have selects of sixty types. */
  readonly children: () => ReactNode;
}

/** Details that are rendered once they are open. */
export function Disclosure({ summary, children }: DisclosureProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
