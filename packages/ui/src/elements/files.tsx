import { useRef, useState, type HTMLAttributes, type ReactNode } from "react";

interface FilePickerOptions {
  /** File types, as the attribute of the input. */
  readonly accept: string;
  /** Accessible name of the input. */
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** The browser's dialog for a file. @returns what opens it, and its input, which is hidden */
export function useFilePicker({ accept, label, onFile }: FilePickerOptions): { readonly pick: () => void; readonly input: ReactNode } {
  const input = useRef<HTMLInputElement>(null);
  return {
    pick: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Lets the user select the same file again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    ),
  };
}

/** Attributes of an element that files can be dropped on; `data-over` while a file is over it. */
export function useFileDrop(
  onFile: (file: File) => void,
): Pick<HTMLAttributes<HTMLElement>, "onDragOver" | "onDragLeave" | "onDrop"> & { readonly "data-over": true | undefined } {
  const [isOver, setOver] = useState(false);
  return {
    "data-over": isOver || undefined,
    onDragOver: (event) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event) => {
      const [file] = event.dataTransfer.files;
      setOver(false);
      if (!file) return;
      event.preventDefault();
      onFile(file);
    },
  };
}
