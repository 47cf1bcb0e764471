export { GridDialog } from "./GridDialog.tsx";
export { ListEditor, type ListEditorProps } from "./ListEditor.tsx";
export { useCells } from "./useCells.ts";
