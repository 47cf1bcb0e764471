import { useEffect, useState } from "react";

const isModel = ({ name }: File): boolean => /\.(?:xml|gbxml|ifc|ifcxml|ifczip)$/i.test(name);

/** The file that is read: the first model, or else the first file, which is refused in words. */
export const modelOf = (files: readonly File[]): File | undefined => files.find(isModel) ?? files[0];

/**
 * Files that are dropped anywhere on the page, or on the dialog of the import, but not on what takes files itself. While another dialog is open none can be
 * dropped: a browser would leave the page for the file.
 *
 * @param onFiles always the same function
 * @param isImporting whether the dialog of the import is open
 * @returns whether files are over the page
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void, isImporting: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const isBlocked = (): boolean => !isImporting && document.querySelector("dialog[open]") !== null;
    const over = (event: DragEvent): void => {
      const { dataTransfer, defaultPrevented } = event;
      const hasFiles = dataTransfer?.types.includes("Files") === true && !defaultPrevented;
      setOver(hasFiles && !isBlocked());
      if (!hasFiles) return;
      event.preventDefault();
      dataTransfer.dropEffect = isBlocked() ? "none" : "copy";
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      if (!isBlocked()) onFiles(files);
    };
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("drop", drop, { signal });
    window.addEventListener(
      "dragleave",
      ({ relatedTarget }) => {
        if (relatedTarget === null) setOver(false);
      },
      { signal },
    );
    return () => controller.abort();
  }, [onFiles, isImporting]);
  return isOver;
}
